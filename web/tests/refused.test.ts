/** Every kind of refusal by the rules, as the page says it in each of its languages. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";
import { problemText } from "../src/common/problem.ts";
import type { Problem } from "../src/protocol/index.ts";
import * as en from "../src/text/problems.en.ts";
import * as es from "../src/text/problems.es.ts";
import * as fr from "../src/text/problems.fr.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

/** Yellow's chief is in the maze, and a corpse lies on b8. */
const IN_POWER = "8bC/1x7/9/9/1rN2yC1bM2/2bM4yA1/rM1rM6/7rA1/rC3rD1rR1gC rbyg r r 0 31";
/** The same with an empty maze. */
const EMPTY_MAZE = "8bC/1x7/9/9/1rN5yC1/2bM4yA1/rM1rM6/7rA1/rC3rD1rR1gC rbyg r r 0 31";
/** Green's army has no player any more. */
const ORPHANS = "gM7yC/9/9/9/9/2gM6/2rA6/9/rC7bC rby- r r 0 9";
/** Red's chief is between corpses. */
const WALLED = "xx7/rCx6yC/xx7/9/9/9/9/9/9 r-y- r r 0 9";

type Options = Readonly<Record<string, string>>;

/** A turn, or a square of which the user picks up what stands there, for each kind of refusal. */
const REFUSED: readonly (readonly [code: string, turn: string, start?: string, options?: Options])[] = [
  ["over", "a1", "8yC/9/9/9/9/9/9/9/rC8 r-h- r r 0 9"],
  ["must_pass", "a8", WALLED],
  ["cannot_pass", "pass"],
  ["no_piece", "a4a1"],
  ["corpse_moves", "b8", IN_POWER],
  ["not_yours", "a7"],
  ["commanded_by_other", "c4", "8yC/9/9/9/9/2bM6/9/9/rC8 ryy- r r 0 9"],
  ["idle_piece", "a9", ORPHANS],
  ["hemmed_in", "a1"],
  ["standstill", "a1a1"],
  ["not_in_line", "a1b3"],
  ["too_far", "a3a6"],
  ["blocked", "a1a3"],
  ["maze_closed", "c3e5"],
  ["militant_in_maze", "c3e5", IN_POWER],
  ["no_effect_on_corpse", "e9f9", "4rCxxxx/9/9/9/9/9/9/9/yC8 r-y- r r 0 9"],
  ["no_effect_on_piece", "a2a1"],
  ["own_victim", "a1a2"],
  ["orphan_victim", "c3c4", ORPHANS],
  ["no_choice_of_victim", "c1d1xa7"],
  ["victim_not_beside", "g1a7xa7", IN_POWER],
  ["no_victim", "g1c5xd5", IN_POWER],
  ["must_report", "g1c5", IN_POWER, { reporter: "must" }],
  ["placement_missing", "b5b8", IN_POWER],
  ["nothing_to_place", "c1d1@a7"],
  ["placement_occupied", "c3c4@b8", IN_POWER],
  ["placement_in_maze", "c3c4@e5", EMPTY_MAZE],
  ["corpse_in_maze", "c3c4@e5", EMPTY_MAZE, { maze_corpse: "chief" }],
  ["return_to_maze", "e1e5>e9@e5", IN_POWER, { maze_corpse: "chief" }],
  ["exit_missing", "e1e5", IN_POWER],
  ["no_exit", "c1d1>a7"],
  ["exit_occupied", "e1e5>h2", IN_POWER],
  ["exit_on_start", "h2e5>h2", IN_POWER],
  ["exit_too_far", "c3e5>e9", IN_POWER, { maze_militant: "kill" }],
  ["exit_out_of_reach", "e1e5>a7", IN_POWER],
];

/** What the rules say of a turn, or of a square. */
function refusal(turn: string, start = "start", options: Options = {}, board = "square9"): Problem {
  const game = new DjambiGame("classic", options, start, board);
  try {
    return game[turn.length === 2 ? "explainStill" : "explain"](turn) as Problem;
  } finally {
    game.free();
  }
}

/** Expects that a refusal is a sentence of its own in each language, with the squares that it is about. */
async function expectSentences(problem: Problem): Promise<void> {
  const said = await Promise.all([en, es, fr].map((words) => problemText(problem, async () => words)));
  assert.equal(
    new Set(said).size,
    3,
    `${problem.code} has the same words in two languages: ${said.join(" | ")}`,
  );
  for (const words of said) {
    assert.match(words, /^\p{Lu}.*[^.]\.$/u, problem.code);
    assert.doesNotMatch(words, /undefined|null|\{|\}|_/, problem.code);
    const { from, to, by, square } = problem.args as Record<string, string>;
    const isTold = (name: string | undefined) => name === undefined || words.includes(name);
    assert.ok([from, to, by, square].every(isTold), `${problem.code}: ${words}`);
  }
}

for (const [code, turn, start, options] of REFUSED) {
  test(`the page says in each language that it is refused: ${code}`, async () => {
    const problem = refusal(turn, start, options);
    assert.equal(problem.code, code);
    await expectSentences(problem);
  });
}

test("the page says in each language that several ways are closed", async () => {
  const problem = refusal("a34c43", "start", {}, "ngon3");
  assert.equal(problem.code, "barred");
  await expectSentences(problem);
});
