import assert from "node:assert/strict";
import { test } from "node:test";
import { back, begin, cancel, choose, decline, dragSources, type Staging } from "../board/src/staging.ts";
import type { Family } from "../board/src/types.ts";

function family(from: string, act: Family["act"], to: string[], rest: Partial<Family> = {}): Family {
  const base = { exit: null, victims: [], declinable: false, placements: [], victim: null, goes_to: null };
  return { from, act, to, ...base, ...rest };
}

function enter(families: Family[], ...squares: string[]): Staging {
  return squares.reduce(choose, begin(families));
}

const WALK = family("c2", "walk", ["c3", "c4", "d3"]);
const KILL = family("c2", "kill", ["d2"], { placements: ["a5", "b5", "c2"] });

test("nothing can be chosen without families", () => {
  const state = enter([], "c2", "c3");
  assert.equal(state.stage, "idle");
  assert.equal(state.options.size, 0);
});

test("a walk is two choices", () => {
  const state = enter([WALK, KILL], "c2");
  assert.equal(state.stage, "target");
  assert.deepEqual([...state.options].sort(), ["c3", "c4", "d2", "d3"]);
  assert.equal(choose(state, "d3").turn, "c2d3");
});

test("a kill asks where the corpse is placed", () => {
  const state = enter([WALK, KILL], "c2", "d2");
  assert.equal(state.stage, "placement");
  assert.equal(state.turn, null);
  assert.equal(choose(state, "h9"), state, "a square that cannot be chosen changes nothing");
  assert.equal(choose(state, "c2").turn, "c2d2@c2");
});

test("pieces are dragged before they have moved, then what waits beside the mover", () => {
  const sources = (...squares: string[]) => [...dragSources(enter([WALK, KILL], ...squares))];
  assert.deepEqual(sources(), ["c2"]);
  assert.deepEqual(sources("c2"), ["c2"]);
  assert.deepEqual(sources("c2", "d2"), ["d2"]);
  assert.deepEqual(sources("c2", "d2", "a5"), []);
});

test("a single placement, exit or victim is chosen automatically", () => {
  assert.equal(enter([family("c2", "kill", ["d2"], { placements: ["a5"] })], "c2", "d2").turn, "c2d2@a5");
  assert.equal(enter([family("b2", "kill", ["e5"], { exit: "e9" })], "b2", "e5").turn, "b2e5>e9");
  assert.equal(enter([family("a2", "report", ["c4"], { victims: ["c5"] })], "a2", "c4").turn, "a2c4xc5");
});

test("choices are made again in another position as far as they are legal", () => {
  const chosen = enter([WALK, KILL], "c2", "d2");
  assert.equal(begin([WALK, KILL], chosen).stage, "placement");
  assert.equal(begin([WALK], chosen).stage, "target", "the piece stands where it stood, its victim is gone");
  assert.equal(begin([family("a1", "walk", ["a2"])], chosen).stage, "idle");
  assert.equal(begin([], chosen).stage, "idle");
});

test("a turn that was not complete is not completed by another position", () => {
  const fewer = { ...KILL, placements: ["a5"] };
  const state = begin([fewer], enter([WALK, KILL], "c2", "d2"));
  assert.equal(state.stage, "target");
  assert.equal(state.turn, null);
});

test("a turn that waits for its confirmation is entered again", () => {
  const state = begin([WALK], enter([WALK, KILL], "c2", "d3"));
  assert.equal(state.turn, "c2d3");
});

test("the piece and its target are never chosen automatically", () => {
  const only = [family("a1", "walk", ["a2"])];
  assert.equal(begin(only).stage, "idle");
  assert.equal(enter(only, "a1").stage, "target");
});

test("the exit from the maze is chosen before the placement", () => {
  const exits = ["e9", "a5"].map((exit) =>
    family("b2", "relocate", ["e5"], { exit, placements: exit === "e9" ? ["a5", "b2"] : ["b2", "e9"] }),
  );
  const state = enter(exits, "b2", "e5");
  assert.equal(state.stage, "exit");
  const placing = choose(state, "e9");
  assert.equal(placing.stage, "placement");
  assert.deepEqual([...placing.options].sort(), ["a5", "b2"]);
  assert.equal(choose(placing, "a5").turn, "b2e5>e9@a5");
});

test("a reporter may kill no one, by a click on its square or by declining", () => {
  const families = [family("a2", "report", ["c4"], { victims: ["c5", "b4"], declinable: true })];
  const state = enter(families, "a2", "c4");
  assert.equal(state.stage, "victim");
  assert.equal(state.declinable, true);
  assert.equal(choose(state, "c4").turn, "a2c4");
  assert.equal(decline(state).turn, "a2c4");
  assert.equal(choose(state, "b4").turn, "a2c4xb4");
});

test("one victim that may be spared is still a choice", () => {
  const state = enter([family("a2", "report", ["c4"], { victims: ["c5"], declinable: true })], "a2", "c4");
  assert.equal(state.stage, "victim");
});

test("declining may also be a family of its own", () => {
  const state = enter(
    [family("a2", "report", ["c4", "c5"]), family("a2", "report", ["c4"], { victims: ["b4"] })],
    "a2",
    "c4",
  );
  assert.equal(state.stage, "victim");
  assert.equal(decline(state).turn, "a2c4");
  assert.equal(choose(state, "b4").turn, "a2c4xb4");
});

test("a reporter that must kill cannot decline", () => {
  const state = enter([family("a2", "report", ["c4"], { victims: ["c5", "b4"] })], "a2", "c4");
  assert.equal(state.declinable, false);
  assert.equal(choose(state, "c4"), state);
  assert.equal(decline(state), state);
});

test("a reporter that kills all its neighbours has nothing to choose", () => {
  const state = enter([family("a2", "report_all", ["c4"], { victims: ["c5", "b4"] })], "a2", "c4");
  assert.equal(state.turn, "a2c4");
});

test("another piece can be chosen instead, and the same one deselected", () => {
  const state = enter([WALK, family("a1", "walk", ["a2"])], "c2");
  assert.equal(choose(state, "a1").draft.from, "a1");
  assert.equal(choose(state, "c2").stage, "idle");
  assert.equal(choose(state, "h8").stage, "idle");
});

test("going back undoes one choice of the player and the forced ones after it", () => {
  const exits = [
    family("b2", "kill", ["e5"], { exit: "e9", placements: ["a5", "b2"] }),
    family("b2", "walk", ["b3"]),
  ];
  const placing = enter(exits, "b2", "e5");
  assert.equal(placing.stage, "placement", "the only exit was taken by force");
  const target = back(placing);
  assert.equal(target.stage, "target");
  assert.equal(target.draft.exit, undefined);
  const idle = back(target);
  assert.equal(idle.stage, "idle");
  assert.equal(back(idle), idle);
  assert.equal(cancel(placing).stage, "idle");
});

test("a complete turn can be taken back while it waits", () => {
  const state = back(enter([WALK], "c2", "c3"));
  assert.equal(state.stage, "target");
  assert.equal(state.turn, null);
});

test("a forced pass only has to be confirmed", () => {
  const state = begin([family("", "pass", [])]);
  assert.equal(state.stage, "confirm");
  assert.equal(state.turn, "pass");
});
