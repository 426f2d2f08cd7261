/** Problems as sentences. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { problemText } from "../src/common/problem.ts";
import { RequestError } from "../src/net/rest.ts";
import { sentences } from "../src/pages/problems.ts";
import type { Problem } from "../src/protocol/index.ts";

const text = (problem: Partial<Problem>) => problemText(problem, async () => sentences);

test("a code with arguments is a sentence of the page's language, not the message", async () => {
  const problem = { code: "blocked", args: { by: "a2", to: "a9" }, message: "no way" };
  assert.equal(await text(problem), "The way to a9 is blocked on a2; no piece jumps.");
  const taken = new RequestError({ code: "seat_taken", message: "taken" });
  assert.match(await text(taken), /^This seat is taken\. /);
});

test("numbers and lists are written as the language writes them", async () => {
  const wait = { code: "too_many", args: { kind: "games", seconds: 1200 } };
  assert.equal(await text(wait), "Too many new games at once. Try again in 1,200 seconds.");
  const board = { code: "unknown_board", args: { text: "go", known: ["hex3", "hex6", "duel2"] } };
  assert.match(await text(board), /hex3, hex6,? and duel2/);
});

test("a problem within a problem is a sentence within the sentence", async () => {
  const inner = { code: "end_expected", args: { column: 5 } };
  const move = { code: "not_a_move", args: { text: "a3a5a7", problem: inner } };
  const record = await text({ code: "in_record", args: { line: 2, column: 7, problem: move } });
  assert.match(record, /^Line 2, column 7: “a3a5a7” is not a move\. .*5/);
});

test("an unknown code is its message, also within a known one", async () => {
  const inner = { code: "from_the_future", args: {} };
  assert.equal(await text({ ...inner, message: "Not yet." }), "Not yet.");
  const args = { line: 2, column: 7, problem: inner };
  assert.equal(await text({ code: "in_record", args, message: "Line 2: not yet." }), "Line 2: not yet.");
  assert.equal(await text({ code: "constructor", message: "No." }), "No.");
});

test("an error without a code is its message, and nothing at all a general sentence", async () => {
  assert.equal(await text(new Error("The engine broke down.")), "The engine broke down.");
  for (const nothing of [{}, { code: "from_the_future" }, { code: "x", message: "x" }, { message: "" }]) {
    assert.equal(await text(nothing), "That didn’t work.");
  }
});

test("without the sentences, as without a connection, the message is shown", async () => {
  assert.equal(
    await problemText({ code: "stale", message: "The game has gone on." }),
    "The game has gone on.",
  );
});
