import assert from "node:assert/strict";
import { test } from "node:test";
import { moveSquares } from "../src/common/board/move_squares.ts";
import { endingReason } from "../src/common/ending/ending_reason.ts";
import { endingHeadline, sharers } from "../src/common/ending/endings.ts";
import type { PositionView } from "../src/core/types.ts";
import { ownEndingReason } from "../src/game/ending/fall_reasons.ts";
import { gameLine } from "../src/home/game_line.ts";

const last = { quiet_turns: 200 } as PositionView;
const win = { kind: "win", shares: { red: 1, blue: 0 } } as const;
const killed = { kind: "kill", square: "e5", corpse: "e5", army: "blue", role: "chief" } as const;
const encircled = { kind: "encircled", seat: "blue", square: "a1" } as const;
const resigned = { kind: "resigned", seat: "blue", square: "a1" } as const;

test("a win has a headline and a reason", () => {
  assert.equal(endingHeadline(win), "Red wins");
  const militant = { ...killed, role: "militant" } as const;
  assert.equal(endingReason(win, [killed, militant], last), "Blue, the last rival, lost the chief on e5.");
  assert.equal(endingReason(win, [encircled], last), "Blue, the last rival, lost the chief on a1.");
  assert.equal(endingReason(win, [resigned], last), "Blue, the last rival, resigned.");
});

test("the last rival is told how they lost, anybody else how the rival did", () => {
  assert.equal(ownEndingReason(win, [killed], last, ["blue"]), "You lost: your chief was killed on e5.");
  assert.equal(
    ownEndingReason(win, [encircled], last, ["blue"]),
    "You lost: your chief was walled in on a1.",
  );
  assert.equal(ownEndingReason(win, [resigned], last, ["blue"]), "You lost: you resigned.");
  for (const held of [["red"], ["red", "blue"], []] as const)
    assert.match(ownEndingReason(win, [killed], last, held), /^Blue, the last rival/);
});

test("the seats that share a result are told in the order of play, on six seats too", () => {
  const shares = { red: 0, blue: 1 / 3, yellow: 0, green: 1 / 3, purple: 0, orange: 1 / 3 };
  assert.deepEqual(sharers({ kind: "agreement", shares }), ["blue", "green", "orange"]);
  assert.equal(endingHeadline({ kind: "agreement", shares }), "A draw between Blue, Green, and Orange");
});

test("a draw has a headline and a reason", () => {
  const shares = { red: 0.5, yellow: 0.5, blue: 0 };
  assert.equal(endingHeadline({ kind: "repetition", shares }), "A draw between Red and Yellow");
  assert.match(endingReason({ kind: "quiet_limit", shares }, [], last), /^200 turns/);
});

test("a known game has a line about the user's part and its turn or outcome", () => {
  const game = { id: "g", at: 0 };
  assert.equal(gameLine(game), "", "it was never visited");
  assert.equal(gameLine({ ...game, held: ["red"], turn: 7, outcome: null }), "You as Red: turn 7");
  assert.equal(gameLine({ ...game, held: [], turn: 7, outcome: null }), "Watching: turn 7");
  assert.equal(
    gameLine({ ...game, held: ["red", "blue"], turn: 9, outcome: win }),
    "You as Red and Blue: Red wins",
  );
  assert.equal(gameLine({ ...game, held: [], turn: 9, outcome: win }), "Watched: Red wins");
});

test("a move names squares", () => {
  assert.deepEqual(moveSquares("b2e5>e9@a5"), ["b2", "e5", "e9", "a5"]);
  assert.deepEqual(moveSquares("pass"), []);
});
