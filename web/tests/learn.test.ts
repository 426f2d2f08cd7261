/** The lessons, as the page runs them: on the bridge, by clicks that the board offers. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { begin, choose, type Staging } from "../board/src/staging.ts";
import { DjambiGame, initSync } from "../generated/djambi.js";
import bridge from "../generated/djambi_bg.wasm";
import { LESSONS } from "../generated/lessons.ts";
import { SQUARE9 } from "../generated/square9.ts";
import { nextNumber, withStars } from "../src/common/lesson_progress.ts";
import type { CoreFactory, Family, PositionView } from "../src/core/types.ts";
import { learnCall } from "../src/home/learn_call.ts";
import { holds } from "../src/learn/condition.ts";
import type { Condition, Lesson } from "../src/learn/lesson.ts";
import { chapters, lessonAt, numberOf, ORDER } from "../src/learn/lesson_list.ts";
import { LessonRun, type Verdict } from "../src/learn/lesson_run.ts";
import { familiesWithin, partOf } from "../src/learn/part.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });
const createCore: CoreFactory = (rules, options, start) => new DjambiGame(rules, options, start);

/**
 * The state of the board after clicks on the squares of a turn, as far as they are asked for. A reporter
 * spares all beside it by a second click on its square.
 */
function clicked(run: LessonRun, move: string): Staging {
  const squares = move.match(/[a-z]\d/g) ?? [];
  return [...squares, ...squares.slice(-1)].reduce((staging, square) => {
    return staging.turn === null ? choose(staging, square) : staging;
  }, begin(run.families()));
}

/** Plays turns of the learner as the board enters them, and returns the verdict. */
function played(lesson: Lesson, moves: readonly string[]): Verdict {
  const run = new LessonRun(lesson, createCore);
  let verdict: Verdict = { kind: "open" };
  for (const move of moves) {
    assert.equal(verdict.kind, "open", `${lesson.name}: ${move} comes too late`);
    assert.equal(clicked(run, move).turn, move, `${lesson.name}: clicks enter ${move}`);
    verdict = run.play(move).verdict;
  }
  run.free();
  return verdict;
}

test("the best solution of each lesson earns three stars", () => {
  for (const lesson of LESSONS) {
    assert.deepEqual(played(lesson, lesson.solution), { kind: "done", stars: 3 }, lesson.name);
  }
});

test("each example of a mistake fails by it, and nothing can be played after it", () => {
  for (const lesson of LESSONS) {
    for (const { name, example } of lesson.mistakes) {
      assert.deepEqual(played(lesson, example), { kind: "failed", mistake: name }, lesson.name);
    }
  }
});

test("a turn of a lesson tells of no army that is not there", () => {
  for (const lesson of LESSONS) {
    for (const moves of [lesson.solution, ...lesson.mistakes.map(({ example }) => example)]) {
      const run = new LessonRun(lesson, createCore);
      const armies = new Set(
        new DjambiGame("classic", {}, lesson.position).view(0).pieces.map(({ army }) => army),
      );
      const steps = moves.flatMap((move) => run.play(move).turns.flatMap(({ steps }) => steps));
      for (const step of steps)
        if (step.kind === "army_taken") assert.ok(armies.has(step.army), `${lesson.name}: ${step.army}`);
      run.free();
    }
  }
});

test("a choice that a lesson does not offer is refused with a reason", () => {
  const lesson = lessonAt("#assassin_body");
  assert.ok(lesson);
  const run = new LessonRun(lesson, createCore);
  const refusal = (square: string) => run.refusal({ stage: "idle", square, move: null });
  assert.equal(typeof refusal("a1"), "string", "the chief has no part in this lesson");
  assert.equal((refusal("b4") as { code: string }).code, "not_yours");
  assert.equal(refusal("c3"), "Choose one of your pieces first.");
  run.play("d2b4@c1");
  assert.equal(refusal("c3"), null, "the lesson is over");
  run.free();
});

test("a square that is clicked before a piece is answered with the piece to choose", () => {
  const lesson = lessonAt("#militant_walk");
  assert.ok(lesson);
  const run = new LessonRun(lesson, createCore);
  assert.equal(
    run.refusal({ stage: "idle", square: "d3", move: null }),
    "Choose your militant first.",
    "the chief is beyond the part",
  );
  run.free();
});

test("a slower way earns fewer stars", () => {
  const lesson = lessonAt("#militant_walk");
  assert.ok(lesson);
  assert.deepEqual(played(lesson, ["a1b2", "b2c3", "c3d3"]), { kind: "done", stars: 2 });
  assert.deepEqual(played(lesson, ["a1b2", "b2c2", "c2c3", "c3d3"]), { kind: "done", stars: 1 });
  const slow = played(lesson, ["a1b2", "b2b1", "b1b2", "b2b1"]);
  assert.deepEqual(slow, { kind: "failed", mistake: "too_many_turns" });
});

test("a reply on squares that are not drawn is not shown", () => {
  const lesson = lessonAt("#chief_kill");
  assert.ok(lesson);
  const run = new LessonRun(lesson, createCore);
  assert.equal(run.view.pieces.length, 4, "the blue chief is beyond the part");
  const { turns } = run.play("a1d1@b2");
  assert.deepEqual(
    turns.map((turn) => [turn.seat, run.isDrawn(turn)]),
    [
      ["red", true],
      ["blue", true],
    ],
  );
  run.free();
  const quiet = new LessonRun(lesson, createCore);
  const [, reply] = quiet.play("a1a4@b2").turns;
  assert.ok(reply && !quiet.isDrawn(reply));
  quiet.free();
});

test("every lesson file is in the bundle, with a number and a chapter", () => {
  const files = readdirSync(new URL("../../../corpus/lessons", import.meta.url)).sort();
  assert.deepEqual(
    LESSONS.map(
      (lesson) => `${String(numberOf(lesson)).padStart(2, "0")}-${lesson.name.replaceAll("_", "-")}.json`,
    ),
    files,
  );
  assert.equal(chapters().flatMap(({ lessons }) => lessons).length, LESSONS.length);
  assert.equal(lessonAt("#nothing"), null);
});

test("each condition holds when it should, and only then", () => {
  const steps = [
    { kind: "kill", square: "b2", army: "blue", role: "militant", corpse: "c3" },
    { kind: "encircled", seat: "yellow", square: "i9" },
  ] as const;
  const view = {
    pieces: [{ square: "a1", army: "red", role: "chief" }, { square: "c3" }],
    controllers: { red: "red", blue: "red", yellow: "orphan" },
    alive: ["red", "green"],
    in_power: "red",
  } as unknown as PositionView;
  const cases: [Condition, Condition][] = [
    [
      { is: "killed", army: "blue", role: "militant" },
      { is: "killed", army: "blue", role: "chief" },
    ],
    [
      { is: "at", square: "a1", army: "red", role: "chief" },
      { is: "at", square: "c3", army: "red", role: "chief" },
    ],
    [
      { is: "corpse", square: "c3" },
      { is: "corpse", square: "a1" },
    ],
    [
      { is: "alive", seat: "green" },
      { is: "alive", seat: "blue" },
    ],
    [
      { is: "out", seat: "blue" },
      { is: "out", seat: "red" },
    ],
    [
      { is: "encircled", seat: "yellow" },
      { is: "encircled", seat: "blue" },
    ],
    [
      { is: "in_power", seat: "red" },
      { is: "in_power", seat: "green" },
    ],
    [
      { is: "not_in_power", seat: "green" },
      { is: "not_in_power", seat: "red" },
    ],
    [
      { is: "commands", seat: "red", army: "blue" },
      { is: "commands", seat: "red", army: "yellow" },
    ],
  ];
  for (const [yes, no] of cases) {
    assert.ok(holds(yes, { view, steps }), JSON.stringify(yes));
    assert.ok(!holds(no, { view, steps }), JSON.stringify(no));
  }
  const wins: Condition = { is: "wins", seat: "red" };
  assert.ok(!holds(wins, { view, steps }));
  assert.ok(holds(wins, { view: { ...view, alive: ["red"] }, steps }));
});

test("a part of the board has its squares, lines, steps and names", () => {
  const part = partOf(SQUARE9, ["c3", "f6"], "d4");
  assert.equal(part.squares.length, 16);
  const numbers = new Map(part.squares.map(({ name }, i) => [name, i]));
  const at = (name: string) => numbers.get(name) ?? -1;
  const ends = part.squares[at("c3")]?.lines.map(
    (line) => part.squares[at("c3") + line.reduce((a, b) => a + b)]?.name,
  );
  assert.deepEqual(ends?.sort(), ["c6", "f3", "f6"]);
  const steps = part.views.red?.steps.slice(4 * at("f4"), 4 * at("f4") + 4);
  const names = steps?.map((way) => part.squares[at("f4") + way]?.name);
  assert.deepEqual(names, ["f4", "f5", "e4", "f3"], "right of f4 the part ends");
  const labels = part.views.red?.labels.map(({ text }) => text).sort();
  assert.deepEqual(labels, ["3", "4", "5", "6", "c", "d", "e", "f"]);
  for (const { x, y } of part.views.red?.labels ?? []) {
    assert.ok(Math.max(Math.abs(x), Math.abs(y)) < 3000, `${x} ${y} is beside the part`);
  }
});

test("turns that leave the part are not offered", () => {
  const families: Family[] = [
    {
      from: "c3",
      act: "kill",
      to: ["c4", "c9"],
      exit: null,
      victims: [],
      declinable: false,
      placements: ["c5", "i9"],
      victim: "corpse",
      goes_to: "placement",
    },
  ];
  const squares = new Set(["c3", "c4", "c5"]);
  const [kept] = familiesWithin(families, squares);
  assert.deepEqual([kept?.to, kept?.placements], [["c4"], ["c5"]]);
  assert.deepEqual(familiesWithin(families, new Set(["c3", "c4"])), [], "the corpse has no place");
  assert.deepEqual(familiesWithin(families, new Set(["c4", "c5"])), [], "the piece is not drawn");
});

test("progress keeps the best result and knows the next lesson", () => {
  const [first = "militant_walk", second = "militant_kill"] = ORDER;
  const once = withStars({ stars: {}, next: 1 }, ORDER, first, 3);
  assert.deepEqual(once, { stars: { [first]: 3 }, next: 2 });
  assert.deepEqual(withStars(once, ORDER, first, 1), once);
  assert.equal(withStars({ stars: {}, next: 1 }, ORDER, second, 2).next, 1, "the first is still to be done");
  const all = Object.fromEntries(ORDER.map((name) => [name, 1 as const]));
  assert.equal(nextNumber(ORDER, all), null);
});

test("the home page calls a stranger to learn, and a player to play", () => {
  assert.deepEqual(learnCall(null, false), { first: "learn", words: null });
  assert.deepEqual(learnCall(null, true), { first: "play", words: null });
  const begun = { stars: { militant_walk: 3 }, next: 2 } as const;
  assert.deepEqual(learnCall(begun, false), { first: "learn", words: "Continue: lesson 2" });
  assert.deepEqual(learnCall(begun, true), { first: "play", words: "Continue: lesson 2" });
  assert.equal(learnCall({ ...begun, next: null }, false).first, "play");
});
