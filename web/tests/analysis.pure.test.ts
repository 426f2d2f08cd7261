/** The pure parts of the analysis page: shares, the graph, the tree of turns, arrows, what a text or an address means. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { arrows } from "../src/analysis/arrows.ts";
import { areas, nearest, turningPoints } from "../src/analysis/graph.ts";
import { address, asked, asObject, isPosition } from "../src/analysis/opening.ts";
import { parts, percents, shareWords } from "../src/analysis/shares.ts";
import { Tree } from "../src/analysis/tree.ts";

test("percents are whole and sum to 100", () => {
  assert.deepEqual(percents([1 / 3, 1 / 3, 1 / 3, 0]), [34, 33, 33, 0]);
  assert.deepEqual(percents([0.255, 0.255, 0.245, 0.245]), [26, 26, 24, 24]);
  assert.deepEqual(percents([1, 0, 0, 0]), [100, 0, 0, 0]);
  assert.deepEqual(percents([0, 0, 0, 0]), [0, 0, 0, 0]);
  let seed = 7;
  const chance = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round++) {
    const sum = percents([chance(), chance(), chance(), chance()]).reduce((total, one) => total + one, 0);
    assert.equal(sum, 100);
  }
});

test("a bar leaves out who has nothing to expect, and is read out as words", () => {
  assert.deepEqual(parts([0.6, 0, 0.4, 0]), [
    { seat: "red", percent: 60 },
    { seat: "yellow", percent: 40 },
  ]);
  assert.equal(shareWords([0.6, 0, 0.4, 0]), "red 60 %, yellow 40 %");
  assert.equal(shareWords([0.999, 0, 0.001, 0]), "red 100 %, yellow 0 %");
});

test("the areas of the graph lie upon each other and fill it", () => {
  const paths = areas([
    [0.5, 0.5, 0, 0],
    [0.25, 0.75, 0, 0],
  ]);
  assert.equal(paths.red, "M0 0L1000 0L1000 25L0 50z");
  assert.equal(paths.blue, "M0 50L1000 25L1000 100L0 100z");
  assert.equal(paths.yellow, "");
});

test("the graph has a gap where nothing is known yet", () => {
  const even = [0.25, 0.25, 0.25, 0.25];
  assert.equal(areas([even, even, null, even, even]).red.split("M").length - 1, 2);
  assert.equal(areas([even, null, null]).red, "");
  assert.equal(areas([]).red, "");
});

test("a place on the graph is the nearest turn", () => {
  assert.equal(nearest(0, 11), 0);
  assert.equal(nearest(0.44, 11), 4);
  assert.equal(nearest(1.3, 11), 10);
  assert.equal(nearest(-0.1, 11), 0);
});

test("turning points are the turns that cost whoever played them most, in order", () => {
  const points = [
    [0.25, 0.25, 0.25, 0.25],
    [0.05, 0.45, 0.25, 0.25],
    [0.05, 0.45, 0.25, 0.25],
    [0.3, 0.2, 0.25, 0.25],
    null,
    [0, 0.5, 0.25, 0.25],
  ];
  const found = turningPoints(points, [null, "red", "blue", "blue", "green", "red"]);
  assert.deepEqual(found, [
    { index: 1, seat: "red", loss: 20 },
    { index: 3, seat: "blue", loss: 25 },
  ]);
  const many = Array.from({ length: 41 }, (_, index) => (index % 2 ? [0, 1, 0, 0] : [0.9, 0.1, 0, 0]));
  assert.equal(
    turningPoints(
      many,
      many.map(() => "red" as const),
    ).length,
    6,
  );
});

test("the same turn is not grown twice, another one is a variation", () => {
  const tree = new Tree();
  const a = tree.add(tree.root, "a");
  assert.equal(tree.add(tree.root, "a"), a);
  const b = tree.add(a, "b");
  const c = tree.add(a, "c");
  assert.deepEqual(a.children, [b, c]);
  assert.deepEqual([tree.isMain(b), tree.isMain(c)], [true, false]);
  assert.deepEqual(tree.path(c), [tree.root, a, c]);
});

test("the way on leads where one has been last", () => {
  const tree = new Tree();
  const a = tree.add(tree.root, "a");
  const b = tree.add(a, "b");
  const c = tree.add(a, "c");
  assert.equal(tree.next(a), b);
  tree.visit(c);
  assert.equal(tree.next(a), c);
  assert.deepEqual(tree.line(tree.root), [tree.root, a, c]);
});

test("a variation can become the main line, or go", () => {
  const tree = new Tree();
  const a = tree.add(tree.root, "a");
  const b = tree.add(a, "b");
  const d = tree.add(tree.add(a, "c"), "d");
  tree.promote(d);
  assert.equal(tree.isMain(d), true);
  assert.equal(tree.isMain(b), false);
  tree.visit(d);
  assert.equal(tree.remove(a.children[0] ?? a), a);
  assert.deepEqual(a.children, [b]);
  assert.equal(tree.next(a), b);
  assert.equal(tree.remove(tree.root), tree.root);
});

test("a turn is drawn with its way out, its victim and its placement", () => {
  assert.deepEqual(arrows("a1c1", "red"), {
    way: [
      { x: 0.5, y: 8.5 },
      { x: 2.5, y: 8.5 },
    ],
    victim: null,
    placement: null,
  });
  const maze = arrows("b2e5>e9@a5", "red");
  assert.equal(maze?.way.length, 3);
  assert.deepEqual(maze?.placement, { from: { x: 4.5, y: 4.5 }, to: { x: 0.5, y: 4.5 } });
  assert.deepEqual(arrows("a2c4xc5", "red")?.victim, { x: 2.5, y: 4.5 });
  assert.deepEqual(arrows("a1a2", "yellow")?.way[0], { x: 8.5, y: 0.5 });
  assert.equal(arrows("pass", "red"), null);
  assert.equal(arrows("red resigns", "red"), null);
});

test("positions and records are told apart", () => {
  assert.equal(isPosition("start"), true);
  assert.equal(isPosition(" 8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40\n"), true);
  assert.equal(isPosition("9/9 nonsense"), false);
  assert.equal(isPosition("9/9/9 nonsense"), true);
  assert.equal(isPosition('[Red "A/B/C"]\n\n1. Ma3-a5'), false);
  assert.equal(isPosition("{1/2/3} Ma3-a5"), false);
  assert.equal(isPosition("1. Ma3-a5 1/2-0-1/2-0"), false);
});

test("an address says what to begin with, and leads back there", () => {
  const ask = (text: string) => asked(new URLSearchParams(text));
  assert.deepEqual(ask("game=abc"), { game: "abc" });
  const names = ["", "", "", ""];
  assert.deepEqual(ask(""), { rules: "classic", options: [], start: "start", entries: [], names });
  const url = address("8yC/9 r r", "arena", ["reporter=must", "repetition=0"]);
  assert.deepEqual(ask(url.replace("/analysis?", "")), {
    rules: "arena",
    options: ["reporter=must", "repetition=0"],
    start: "8yC/9 r r",
    entries: [],
    names,
  });
  assert.deepEqual(asObject(["reporter=must"]), { reporter: "must" });
});
