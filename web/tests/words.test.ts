import assert from "node:assert/strict";
import { test } from "node:test";
import type { PositionView } from "../src/core/types.ts";
import { squares } from "../src/game/showing.ts";
import { endingHeadline, endingReason, seatNames } from "../src/game/words.ts";

const last = { quiet_turns: 200 } as PositionView;

test("seats as a phrase", () => {
  assert.equal(seatNames([]), "nobody");
  assert.equal(seatNames(["red"]), "Red");
  assert.equal(seatNames(["red", "blue", "green"]), "Red, Blue and Green");
});

test("who won, and how", () => {
  const win = { kind: "win", shares: { red: 1, blue: 0 } } as const;
  assert.equal(endingHeadline(win), "Red wins");
  const killed = { kind: "kill", square: "e5", corpse: "e5", army: "blue", role: "chief" } as const;
  assert.equal(endingReason(win, [killed], last), "The last rival, Blue’s chief, was killed on e5.");
  const walled = { kind: "encircled", seat: "blue", square: "a1" } as const;
  assert.equal(endingReason(win, [walled], last), "The last rival, Blue’s chief, was encircled on a1.");
  const left = { kind: "resigned", seat: "blue", square: "a1" } as const;
  assert.equal(endingReason(win, [left], last), "The last rival, Blue, left the table.");
});

test("who shares a draw, and why", () => {
  const shares = { red: 0.5, yellow: 0.5, blue: 0 };
  assert.equal(endingHeadline({ kind: "repetition", shares }), "A draw between Red and Yellow");
  assert.match(endingReason({ kind: "quiet_limit", shares }, [], last), /^200 turns/);
});

test("the squares that a turn names", () => {
  assert.deepEqual(squares("b2e5>e9@a5"), ["b2", "e5", "e9", "a5"]);
  assert.deepEqual(squares("pass"), []);
});
