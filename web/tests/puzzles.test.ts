/** The puzzles as the page runs them: grading, lines on the bridge, ratings, and the choice of the next. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { begin, choose, movable, type Staging } from "../board/src/staging.ts";
import { DjambiGame, initSync } from "../generated/djambi_puzzles.js";
import bridge from "../generated/djambi_puzzles_bg.wasm";
import { PUZZLES } from "../generated/puzzles.ts";
import { dayNumber, nextPuzzle, puzzleOfTheDay, risingPuzzle } from "../src/puzzles/choice.ts";
import type { PuzzleCoreFactory } from "../src/puzzles/core.ts";
import { grade, mainTurn } from "../src/puzzles/grading.ts";
import { NOTHING, withOutcome } from "../src/puzzles/progress.ts";
import { parsePuzzles, THEMES } from "../src/puzzles/puzzle.ts";
import { PuzzleRun } from "../src/puzzles/puzzle_run.ts";
import { newPuzzle, rated } from "../src/puzzles/rating.ts";
import { modeAt, Session, STORM_MS } from "../src/puzzles/session.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });
const createCore: PuzzleCoreFactory = (rules, options, start) => new DjambiGame(rules, options, start);
const puzzles = parsePuzzles(PUZZLES);
const half = () => 0.5;

/** The state of the board after clicks on the squares of a turn, as far as they are asked for. */
function clicked(run: PuzzleRun, move: string): Staging {
  const squares = move.match(/[a-z]\d/g) ?? [];
  return squares.reduce((staging, square) => {
    return staging.turn === null ? choose(staging, square) : staging;
  }, begin(run.families()));
}

/** A turn of the solver, by clicks on options of the board that a number chooses. */
function anyTurn(run: PuzzleRun, lot: number): string {
  let staging = begin(run.families());
  const pieces = [...movable(run.families())];
  staging = choose(staging, pieces[lot % pieces.length] ?? "");
  while (staging.turn === null) {
    const options = [...staging.options.keys()];
    staging = choose(staging, options[lot % options.length] ?? "");
  }
  return staging.turn;
}

test("the line of every puzzle is entered by clicks, graded as right, and ends the puzzle", () => {
  assert.ok(puzzles.length >= 600);
  for (const puzzle of puzzles) {
    const run = new PuzzleRun(puzzle, createCore);
    let tries = 0;
    while (!run.isOver) {
      const move = mainTurn(puzzle.line[run.played.length] ?? "");
      assert.equal(run.hint, move.slice(0, 2), puzzle.id);
      assert.equal(clicked(run, move).turn, move, `${puzzle.id}: clicks enter ${move}`);
      const { grade, isReplaced } = run.try(move);
      assert.deepEqual([grade, isReplaced], ["right", false], `${puzzle.id}: ${move}`);
      tries++;
    }
    assert.equal(tries, puzzle.turns, puzzle.id);
    assert.equal(run.turnsLeft, 0);
    if (puzzle.goal === "win" || puzzle.goal === "duel") assert.deepEqual(run.view.alive, [run.solver]);
    else assert.ok(run.view.alive.includes(run.solver), puzzle.id);
    run.free();
  }
});

test("patterns name squares, exclude squares or take any, and nothing else is right", () => {
  const right: [string, string][] = [
    ["e3d4@d1", "e3d4@d1"],
    ["e3d4@d1|e3d4@!c2i7", "e3d4@a1"],
    ["c8c3@g1|c8c3@g1i3", "c8c3@i3"],
    ["b7a6@b1|b7a6@*", "b7a6@i9"],
    ["a8b7xa7", "a8b7xa7"],
    ["h4e5>f7@a1|h4e5>f7@*", "h4e5>f7@c2"],
    ["a2i2|a2b2", "a2b2"],
  ];
  for (const [step, move] of right) assert.equal(grade(step, move), "right", `${step} ${move}`);
  const misplaced: [string, string][] = [
    ["e3d4@d1", "e3d4@d2"],
    ["e3d4@d1|e3d4@!c2i7", "e3d4@i7"],
    ["c8c3@g1|c8c3@g1i3", "c8c3@h1"],
  ];
  for (const [step, move] of misplaced) assert.equal(grade(step, move), "misplaced", `${step} ${move}`);
  const wrong: [string, string][] = [
    ["b7a6@b1|b7a6@*", "b7a6"],
    ["a8b7xa7", "a8b7"],
    ["a8b7xa7", "a8b7xc7"],
    ["h4e5>f7@*", "h4e5>f8@c2"],
    ["a2i2|a2b2", "a2c2"],
    ["a2b2", "pass"],
  ];
  for (const [step, move] of wrong.slice(1)) assert.equal(grade(step, move), "wrong", `${step} ${move}`);
  assert.notEqual(grade(...(wrong[0] as [string, string])), "right");
});

test("a wrong try changes nothing, and another right turn is answered by the line", () => {
  const puzzle = puzzles.find(({ line }) => line.length > 1 && line[0]?.endsWith("@*"));
  assert.ok(puzzle);
  const run = new PuzzleRun(puzzle, createCore);
  const [main, kind = ""] = [mainTurn(puzzle.line[0] ?? ""), (puzzle.line[0] ?? "").split("@")[0]];
  const wrong = run.families().find(({ from }) => from !== main.slice(0, 2));
  assert.equal(run.try(`${wrong?.from}${wrong?.to[0]}`).grade, "wrong");
  assert.equal(run.view, run.start);
  const other = run
    .families()
    .find(({ from, to }) => kind.startsWith(from) && to.some((at) => kind.includes(at)));
  const place = other?.placements.find((square) => `${kind}@${square}` !== main);
  const answer = run.try(`${kind}@${place}`);
  assert.deepEqual([answer.grade, answer.isReplaced], ["right", true]);
  assert.equal(answer.turns[0]?.move, main);
  assert.equal(run.view.turn, run.solver);
  run.solve();
  assert.ok(run.isOver);
  run.free();
});

test("a wrong first turn of any puzzle is refuted by turns of the others, or fails by itself", () => {
  const reasons = new Set<string>();
  for (const [i, puzzle] of puzzles.entries()) {
    const run = new PuzzleRun(puzzle, createCore);
    const move = anyTurn(run, i * 7);
    if (grade(puzzle.line[0] ?? "", move) !== "right") {
      const { reason, own, replies } = run.failure(move);
      const what = `${puzzle.id} ${move}: ${reason}`;
      assert.notEqual(reason, "unknown", what);
      assert.equal(own.move, move);
      assert.ok(
        replies.every(({ seat }) => seat !== run.solver),
        what,
      );
      const { alive } = (replies.at(-1) ?? own).after;
      assert.equal(alive.includes(run.solver), reason !== "out" && reason !== "own_end", what);
      assert.equal(run.view, run.start, "the puzzle itself goes on as before");
      reasons.add(reason);
    }
    run.free();
  }
  assert.deepEqual([...reasons].sort(), ["late", "no_chief", "no_walls", "out"]);
});

test("ratings follow the example of Glickman’s paper", () => {
  const games = [
    { opponent: { rating: 1400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1700, deviation: 300 }, score: 0 },
  ];
  const { rating, deviation } = rated({ rating: 1500, deviation: 200 }, games);
  assert.equal(Math.round(rating), 1464);
  assert.equal(Math.round(deviation * 10) / 10, 151.4);
});

test("an outcome is rated both ways, once, and remembered", () => {
  const [puzzle] = puzzles;
  assert.ok(puzzle);
  const won = withOutcome(NOTHING, puzzle, "clean");
  const start = newPuzzle(puzzle.level).rating;
  assert.ok(won.player.rating > NOTHING.player.rating);
  assert.ok((won.puzzles[puzzle.id]?.rating ?? 0) < start);
  assert.deepEqual([won.solved, won.seen], [[puzzle.id], [puzzle.id]]);
  const again = withOutcome(won, puzzle, "failed");
  assert.deepEqual([again.player, again.solved], [won.player, won.solved], "tried lately");
  const lost = withOutcome(NOTHING, puzzle, "failed");
  assert.ok(lost.player.rating < NOTHING.player.rating);
  assert.deepEqual(lost.solved, []);
  const hinted = withOutcome(NOTHING, puzzle, "hinted");
  assert.ok(hinted.player.rating > lost.player.rating && hinted.player.rating < won.player.rating);
});

test("the next puzzle is near the user's rating and was not tried lately", () => {
  const expert = { ...NOTHING, player: { rating: 2100, deviation: 60 } };
  assert.equal(nextPuzzle(puzzles, expert, half)?.level, 9);
  assert.equal(nextPuzzle(puzzles, { ...NOTHING, player: { rating: 700, deviation: 60 } }, half)?.level, 1);
  const [a, b, c] = puzzles;
  assert.ok(a && b && c);
  assert.equal(nextPuzzle([a, b, c], { ...NOTHING, seen: [a.id, c.id] }, half), b);
  assert.equal(nextPuzzle([a, b, c], { ...NOTHING, seen: [c.id, a.id, b.id] }, half), c, "the longest ago");
  assert.equal(nextPuzzle([], NOTHING, half), null);
});

test("a streak grows harder and repeats nothing", () => {
  const used = new Set<string>();
  const levels: number[] = [];
  for (let i = 0; i < 40; i++) {
    const puzzle = risingPuzzle(puzzles, used, NOTHING, half);
    assert.ok(puzzle && !used.has(puzzle.id));
    used.add(puzzle.id);
    levels.push(puzzle.level);
  }
  assert.deepEqual([levels[0], levels.at(-1)], [1, 9]);
  assert.deepEqual(levels, [...levels].sort());
});

test("the puzzle of the day is the same all day, and another one the next day", () => {
  const day = dayNumber(Date.UTC(2026, 10, 23, 0, 0, 0));
  assert.equal(dayNumber(Date.UTC(2026, 10, 23, 23, 59, 59)), day);
  assert.equal(dayNumber(Date.UTC(2026, 10, 24)), day + 1);
  const year = puzzles.map((_, i) => puzzleOfTheDay(puzzles, day + i)?.id);
  assert.equal(new Set(year).size, puzzles.length);
});

test("addresses name themes, contests and puzzles", () => {
  for (const theme of THEMES) assert.deepEqual(modeAt(`#theme-${theme}`), { kind: "theme", theme });
  assert.deepEqual(modeAt("#streak"), { kind: "streak" });
  assert.deepEqual(modeAt("#puzzle-23twg5"), { kind: "single", id: "23twg5" });
  for (const hash of ["", "#all", "#theme-none", "#puzzle-", "#main"]) assert.equal(modeAt(hash), null, hash);
});

test("a streak ends at the first mistake, a storm at the end of its time", () => {
  const env = { random: half, now: () => 1000 };
  const streak = new Session({ kind: "streak" }, puzzles, env);
  const first = streak.puzzle.value;
  streak.record("clean");
  streak.next();
  assert.notEqual(streak.puzzle.value, first);
  streak.record("failed");
  streak.record("clean");
  assert.deepEqual([streak.solved.value, streak.isOver.value], [1, true]);
  let now = 0;
  const storm = new Session({ kind: "storm" }, puzzles, { random: half, now: () => now });
  assert.equal(storm.timeLeft(), STORM_MS);
  storm.begin();
  now = 100_000;
  assert.equal(storm.timeLeft(), 80_000);
  now = 200_000;
  assert.equal(storm.timeLeft(), 0);
  storm.end();
  storm.record("clean");
  assert.equal(storm.solved.value, 0, "too late");
});
