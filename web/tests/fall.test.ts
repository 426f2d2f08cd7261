import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat } from "../src/core/types.ts";
import { fallPly } from "../src/game/ending/fall.ts";
import { fallReason } from "../src/game/ending/fall_reasons.ts";

/** A game of ten plies in which each of these seats is alive before a ply. */
function view(deaths: Partial<Record<Seat, number>>) {
  const seats: Seat[] = ["red", "blue", "yellow", "green"];
  return (ply: number) => ({ alive: seats.filter((seat) => ply < (deaths[seat] ?? 99)) });
}

test("the fall is the first ply after which no own seat is alive", () => {
  for (let ply = 1; ply <= 10; ply++) assert.equal(fallPly(["red"], 10, view({ red: ply })), ply);
  assert.equal(fallPly(["red", "blue"], 10, view({ red: 3, blue: 7 })), 7);
  assert.equal(fallPly(["red", "blue"], 10, view({ red: 3 })), null);
  assert.equal(fallPly(["red"], 10, view({ red: 0 })), null, "the seat never had a player");
  assert.equal(fallPly([], 10, view({})), null);
});

test("the reason names whose turn it was, and the chief that fell, among other steps", () => {
  const move = { kind: "move", from: "g1", to: "a1", army: "blue", role: "assassin" } as const;
  const kill = { kind: "kill", square: "a1", corpse: "g1", army: "red", role: "chief" } as const;
  const taken = { kind: "army_taken", army: "red", by: "blue" } as const;
  assert.equal(fallReason([move, kill, taken], ["red"], "blue"), "Blue killed your chief on a1.");
  assert.equal(fallReason([move, kill], ["red", "green"], "blue"), "Blue killed Red’s chief on a1.");
  const encircled = { kind: "encircled", seat: "red", square: "a1" } as const;
  const other = { kind: "encircled", seat: "yellow", square: "i9" } as const;
  assert.equal(fallReason([move, encircled, other], ["red"], "blue"), "Blue walled in your chief on a1.");
  assert.equal(fallReason([encircled], ["red", "green"], "blue"), "Blue walled in Red’s chief on a1.");
  assert.equal(fallReason([encircled], ["red"], "red"), "You walled in your own chief on a1.");
  const resigned = { kind: "resigned", seat: "red", square: "a1" } as const;
  assert.equal(fallReason([resigned], ["red"], "red"), "You resigned.");
  assert.equal(fallReason([resigned], ["red", "green"], "red"), "Red resigned.");
});
