/** The pictures of the rules page say what the rules say. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Layout } from "../board/src/layout.ts";
import { DjambiGame, geometry, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";
import type { CoreFactory, RulesCore, StoryStep } from "../src/core/types.ts";
import { pictures } from "../src/diagram/all.ts";
import { PICTURES, type Picture, type PictureName } from "../src/diagram/pictures.ts";
import { diagramOf, gameOf } from "../src/diagram/story.ts";
import { pictureWords } from "../src/diagram/words.ts";
import { BOARDS } from "../src/protocol/index.ts";
import * as texts from "../src/text/pictures.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

const createCore: CoreFactory = (...settings) => new DjambiGame(...settings);
const ALL = Object.entries(PICTURES) as readonly [PictureName, Picture][];
const ENGLISH = pictureWords(texts);
const BOARD = new Layout(geometry("square9"), "red");

/** The game of a picture, before or after its first move. */
function game(picture: Picture, when: "before" | "after"): RulesCore {
  const created = gameOf(picture, createCore);
  if (when === "after") created.play(picture.moves?.[0] ?? "");
  return created;
}

/** The story of a picture's first move. */
function story(picture: Picture): StoryStep[] {
  const after = game(picture, "after");
  return after.story(after.length);
}

/** The piece on a square: `red chief`, `corpse` or nothing. */
function on(square: string, core: RulesCore): string {
  const found = core.view(core.length).pieces.find((piece) => piece.square === square);
  return found ? [found.army, found.role].filter(Boolean).join(" ") || "corpse" : "nothing";
}

/** The codes of the languages, from the folders of `locales`. */
declare const LANGUAGES: readonly string[];

/** The squares that a text names. */
const squaresIn = (text: string) => [...text.matchAll(/\b[a-i][1-9]\b/g)].map(([square]) => square);

test("every move that is shown is legal", () => {
  for (const [name, picture] of ALL) {
    for (const move of picture.moves ?? [])
      assert.equal(game(picture, "before").explain(move), undefined, name);
  }
});

for (const language of LANGUAGES) {
  test(`the words of the pictures in ${language} name the squares of the English ones, which are shown`, async () => {
    const words = pictureWords(await import(`../src/text/pictures.${language}.ts`));
    for (const [name, { part = ["a1", "i9"] }] of ALL) {
      for (const kind of ["label", "caption"] as const) {
        const squares = squaresIn(words[name][kind]);
        assert.deepEqual(new Set(squares), new Set(squaresIn(ENGLISH[name][kind])), name);
        const inside = (square: string) =>
          [0, 1].every((i) => square.charAt(i) >= part[0].charAt(i) && square.charAt(i) <= part[1].charAt(i));
        assert.ok(squares.every(inside), `${name}: ${squares}`);
      }
    }
  });
}

test("a militant goes one or two squares and never into the maze, others farther and through it", () => {
  const militant = diagramOf(PICTURES["ways-militant"], BOARD, createCore).targets;
  assert.equal(militant.length, 15, "all but the maze");
  assert.ok(!militant.includes("e5"));
  const other = diagramOf(PICTURES["ways-others"], BOARD, createCore).targets;
  for (const square of ["c7", "f6", "g7", "e3"]) assert.ok(other.includes(square), square);
  for (const square of ["e5", "f3", "g3"]) assert.ok(!other.includes(square), square);
});

test("the chief walls itself in, and lives by its necromobile", () => {
  const { walls } = PICTURES;
  const after = game(walls, "after");
  assert.deepEqual(
    ["a2", "b2", "b1"].map((square) => on(square, after)),
    ["corpse", "corpse", "corpse"],
  );
  assert.equal(on("a1", after), "red chief");
  assert.deepEqual(after.attackers("a1"), []);
  const alone = { ...walls, position: walls.position.replace("xx1rN5", "xx7") };
  assert.ok(story(alone).some((step) => step.kind === "encircled" && step.seat === "red"));
});

test("the assassin's corpse has one place", () => {
  const after = game(PICTURES.assassin, "after");
  assert.deepEqual([on("d4", after), on("a1", after)], ["red assassin", "corpse"]);
  const families = game(PICTURES.assassin, "before").families();
  const kills = families.filter(({ from, act }) => from === "a1" && act === "kill");
  assert.ok(
    kills.length > 0 && kills.every(({ goes_to, placements }) => goes_to === "a1" && placements.length === 0),
  );
});

test("the reporter kills one of two, or nobody", () => {
  const before = game(PICTURES.reporter, "before");
  const reports = before
    .families()
    .filter(({ from, to, act }) => from === "a1" && act === "report" && to.includes("a3"));
  assert.deepEqual(reports.flatMap(({ victims }) => victims).sort(), ["a4", "b3"]);
  assert.ok(reports.every(({ declinable }) => declinable));
  assert.equal(on("b3", game(PICTURES.reporter, "after")), "corpse");
});

test("the diplomat puts the chief before the assassin, and the shield holds", () => {
  const led = game(PICTURES.diplomat, "after");
  assert.deepEqual([on("d4", led), on("b1", led)], ["red diplomat", "blue chief"]);
  assert.ok(led.attackers("b1").includes("b3"));
  assert.deepEqual(game(PICTURES.shield, "before").attackers("a1"), ["e1"]);
  assert.deepEqual(game(PICTURES.shield, "after").attackers("a1"), []);
});

test("the maze in three steps is one game", () => {
  const entered = game(PICTURES["maze-enter"], "after");
  assert.equal(entered.view(1).in_power, "red");
  const turns = entered.view(1).upcoming.map(({ seat }) => seat);
  assert.deepEqual(turns, ["blue", "red", "yellow", "red", "green", "red"], "the order on the page");
  const struck = game(PICTURES["maze-strike"], "after");
  assert.deepEqual(
    [on("e5", struck), on("e7", struck), on("g5", struck)],
    ["nothing", "corpse", "blue assassin"],
  );
  assert.equal(struck.view(2).controllers.red, "blue");
  assert.ok(!struck.view(2).alive.includes("red"));
  const next = game(PICTURES["maze-next"], "after");
  assert.equal(next.view(3).in_power, "yellow");
  assert.deepEqual(PICTURES["maze-next"].played, ["c3e5", "e7e5>g5"]);
});

test("a militant's corpse may lie anywhere, and the third corpse walls blue in", () => {
  const kills = game(PICTURES.militant, "before")
    .families()
    .filter(({ from, act }) => from === "c1" && act === "kill");
  const placements = kills.find(({ to }) => to.includes("c3"))?.placements ?? [];
  // 81 squares without the maze, four chiefs and the square where the militant has arrived.
  assert.equal(placements.length, 81 - 1 - 4 - 1);
  assert.ok(placements.includes("e4") && placements.includes("c1"));
  assert.ok(story(PICTURES.encircled).some((step) => step.kind === "encircled" && step.seat === "blue"));
});

test("every board has a set-up, a card and a number of players", () => {
  const { worded } = pictures({ createCore, geometry });
  const cards = worded.get("kinds.html") ?? "";
  for (const { name, players } of BOARDS) {
    assert.match(worded.get(`board-${name}.svg`) ?? "", /role="img" aria-label="[^"]+ at the start/);
    assert.equal(cards.split(`value="${name}"`).length, 2);
    assert.equal(players.at(-1)?.length, players.length + 1);
  }
  assert.equal(cards.split("checked").length, 2, "one board is chosen at first");
});
