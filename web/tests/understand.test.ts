/** Explanations of turns: the round, the refusals, the questions. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { begin, choose, isRefused, refusal } from "../board/src/staging.ts";
import type { Family, Seat, StoryStep } from "../board/src/types.ts";
import type { Ply } from "../src/common/game_log.ts";
import { rulesAddress } from "../src/common/rules/rules_address.ts";
import type { PositionView } from "../src/core/types.ts";
import { pliesSince } from "../src/game/turns/round.ts";
import { roundText } from "../src/game/turns/round_text.ts";

function turns(...seats: Seat[]): Ply[] {
  return seats.map((seat) => ({ seat, kind: "turn", move: "a1a2", seq: 0 }));
}

test("a round begins after one's last turn", () => {
  const plies = turns("red", "blue", "yellow", "green", "red", "blue");
  assert.deepEqual(pliesSince(plies, 6, "red", 4), [6]);
  assert.deepEqual(pliesSince(plies, 4, "red", 4), [2, 3, 4]);
  assert.deepEqual(pliesSince(plies, 5, "red", 4), [], "one’s own turn is the last");
  assert.deepEqual(pliesSince(plies, 3, "green", 4), [1, 2, 3], "before the first own turn");
  assert.deepEqual(pliesSince(plies, 6, null, 4), [3, 4, 5, 6], "a watcher sees a whole round");
  assert.deepEqual(pliesSince(plies, 2, null, 4), [1, 2]);
  const long = turns("red", ...Array.from({ length: 30 }, (): Seat => "blue"));
  assert.equal(pliesSince(long, 31, "red", 4).length, 10);
});

const CONTROLLERS = { red: "red", blue: "blue", yellow: "yellow", green: "red" };

function told(viewer: Seat | null, ...steps: StoryStep[]): string {
  const before = { controllers: CONTROLLERS } as Partial<PositionView> as PositionView;
  return roundText({ seat: "blue", steps, before }, viewer);
}

test("a turn is told in a few words, by the person who reads it", () => {
  const move: StoryStep = { kind: "move", from: "a1", to: "c9", army: "blue", role: "diplomat" };
  const relocate = { kind: "relocate", from: "c9", to: "d4" } as const;
  const kill = { kind: "kill", square: "c9", corpse: "d4", army: "green", role: "reporter" } as const;
  assert.equal(told("red", move), "Blue moved the diplomat to c9.");
  assert.equal(told("red", move, relocate), "Blue put a corpse on d4.");
  const led = { ...relocate, army: "yellow", role: "militant" } as const;
  assert.equal(told("red", move, led), "Blue led Yellow’s militant to d4.");
  assert.equal(told("yellow", move, led), "Blue led your militant to d4.");
  assert.equal(told("red", move, kill), "Blue killed your reporter.", "red commands the green army");
  assert.equal(told(null, move, kill), "Blue killed Green’s reporter.");
  const taken = { kind: "army_taken", army: "green", by: "blue" } as const;
  assert.equal(
    told("yellow", move, { ...kill, role: "chief" }, taken),
    "Blue killed Green’s chief. Blue takes over the green army.",
  );
  assert.equal(told("red", { kind: "pass", seat: "blue" }), "Blue passes.");
});

test("sections of the rules have headings on their page", () => {
  assert.equal(rulesAddress("§3"), "/rules#pieces");
  assert.equal(rulesAddress("§99"), "/rules");
});

test("a choice that means nothing is refused, with the turn as it would be", () => {
  const family: Family = {
    ...{ from: "c3", role: "militant", act: "kill", to: ["d4"], exit: null, victims: [] },
    ...{ declinable: false, placements: ["c3", "f6"], victim: "corpse", goes_to: "placement" },
  };
  const idle = begin([family, { ...family, from: "a1", to: ["a2"] }]);
  assert.ok(isRefused(idle, "d4") && !isRefused(idle, "c3"));
  assert.deepEqual(refusal(idle, "d4"), { stage: "idle", square: "d4", move: null });
  assert.deepEqual(refusal(null, "d4"), { stage: "idle", square: "d4", move: null });
  const target = choose(idle, "c3");
  assert.ok(isRefused(target, "e5") && !isRefused(target, "d4"));
  assert.ok(!isRefused(target, "c3"), "the piece is put down");
  assert.ok(!isRefused(target, "a1"), "another piece is picked up");
  assert.deepEqual(refusal(target, "e5"), { stage: "target", square: "e5", move: "c3e5" });
  assert.equal(refusal(target, null).move, null, "beside the board");
  const placement = choose(target, "d4");
  assert.ok(isRefused(placement, "a1"));
  assert.equal(refusal(placement, "a1").move, "c3d4@a1");
  const complete = choose(placement, "f6");
  assert.ok(!isRefused(complete, "a1"), "the turn waits for its confirmation");
  assert.ok(isRefused(begin([{ ...family, from: "", act: "pass" }]), "a1"), "nothing can be chosen");
});
