import assert from "node:assert/strict";
import { test } from "node:test";
import type { PositionView } from "../src/core/types.ts";
import { moveSquares } from "../src/game/playback.ts";
import { endingHeadline, endingReason, seatNames, sharers } from "../src/game/text.ts";

const last = { quiet_turns: 200 } as PositionView;

test("seats are joined to a phrase", () => {
  assert.equal(seatNames([]), "nobody");
  assert.equal(seatNames(["red"]), "Red");
  assert.equal(seatNames(["red", "blue", "green"]), "Red, Blue and Green");
});

test("a win has a headline and a reason", () => {
  const win = { kind: "win", shares: { red: 1, blue: 0 } } as const;
  assert.equal(endingHeadline(win), "Red wins");
  const killed = { kind: "kill", square: "e5", corpse: "e5", army: "blue", role: "chief" } as const;
  assert.equal(endingReason(win, [killed], last), "The last rival, Blue’s chief, was killed on e5.");
  const encircled = { kind: "encircled", seat: "blue", square: "a1" } as const;
  assert.equal(endingReason(win, [encircled], last), "The last rival, Blue’s chief, was encircled on a1.");
  const resigned = { kind: "resigned", seat: "blue", square: "a1" } as const;
  assert.equal(endingReason(win, [resigned], last), "The last rival, Blue, left the table.");
});

test("the seats that share a result are told in the order of play, on six seats too", () => {
  const shares = { red: 0, blue: 1 / 3, yellow: 0, green: 1 / 3, purple: 0, orange: 1 / 3 };
  assert.deepEqual(sharers({ kind: "agreement", shares }), ["blue", "green", "orange"]);
  assert.equal(endingHeadline({ kind: "agreement", shares }), "A draw between Blue, Green and Orange");
});

test("a draw has a headline and a reason", () => {
  const shares = { red: 0.5, yellow: 0.5, blue: 0 };
  assert.equal(endingHeadline({ kind: "repetition", shares }), "A draw between Red and Yellow");
  assert.match(endingReason({ kind: "quiet_limit", shares }, [], last), /^200 turns/);
});

test("a move names squares", () => {
  assert.deepEqual(moveSquares("b2e5>e9@a5"), ["b2", "e5", "e9", "a5"]);
  assert.deepEqual(moveSquares("pass"), []);
});
