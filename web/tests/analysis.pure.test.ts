/** The pure parts of the analysis page: shares, graph, turns, entries, arrows, texts and addresses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { Layout } from "../board/src/layout.ts";
import { SQUARE9 } from "../generated/square9.ts";
import { entrySentence } from "../src/analysis/entry_text.ts";
import {
  gameAddress,
  isPosition,
  parseAddress,
  pastedAddress,
  plainPosition,
  playerName,
} from "../src/analysis/game_source.ts";
import { Tree } from "../src/analysis/tree.ts";
import { moveArrows } from "../src/common/board/arrows.ts";
import { positionAddress } from "../src/common/position_address.ts";
import { areas, nearestPoint, turningPoints } from "../src/common/shares/graph.ts";
import { barParts, percents, shareTexts } from "../src/common/shares/shares.ts";
import type { GameEntry } from "../src/core/types.ts";

test("percents are whole and sum to 100", () => {
  assert.deepEqual(percents([1 / 3, 1 / 3, 1 / 3, 0]), [34, 33, 33, 0]);
  assert.deepEqual(percents([0.255, 0.255, 0.245, 0.245]), [26, 26, 24, 24]);
  assert.deepEqual(percents([1, 0, 0, 0]), [100, 0, 0, 0]);
  assert.deepEqual(percents([0, 0, 0, 0]), [0, 0, 0, 0]);
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  for (let round = 0; round < 200; round++) {
    const sum = percents([random(), random(), random(), random()]).reduce((total, part) => total + part, 0);
    assert.equal(sum, 100);
  }
});

test("a bar omits seats without a share, and has texts", () => {
  assert.deepEqual(barParts({ red: 0.6, blue: 0, yellow: 0.4 }), [
    { seat: "red", percent: 60 },
    { seat: "yellow", percent: 40 },
  ]);
  assert.deepEqual(shareTexts({ red: 0.6, blue: 0, yellow: 0.4 }), ["Red 60%", "Yellow 40%"]);
  assert.deepEqual(shareTexts({ red: 0.999, orange: 0.001 }), ["Red 100%", "Orange 0%"]);
});

test("the areas of the graph are stacked and fill it", () => {
  const points = [
    { red: 0.5, yellow: 0, purple: 0.5 },
    { red: 0.25, yellow: 0, purple: 0.75 },
  ];
  const paths = areas(points, ["red", "blue", "yellow", "green", "purple"]);
  assert.deepEqual(
    [...paths],
    [
      ["red", "M0 0L1000 0L1000 25L0 50z"],
      ["purple", "M0 50L1000 25L1000 100L0 100z"],
    ],
  );
});

test("the graph has a gap where the shares are not known yet", () => {
  const even = { red: 0.5, yellow: 0.5 };
  const areasOf = (points: (typeof even | null)[]) => areas(points, ["red", "yellow"]);
  assert.equal(areasOf([even, even, null, even, even]).get("red")?.split("M").length, 3);
  assert.equal(areasOf([even, null, null]).size, 0);
  assert.equal(areasOf([]).size, 0);
});

test("a coordinate of the graph leads to the nearest turn", () => {
  assert.equal(nearestPoint(0, 11), 0);
  assert.equal(nearestPoint(0.44, 11), 4);
  assert.equal(nearestPoint(1.3, 11), 10);
  assert.equal(nearestPoint(-0.1, 11), 0);
});

test("turning points are the turns that cost their players most, in order", () => {
  const points = [
    { red: 0.25, blue: 0.25, orange: 0.5 },
    { red: 0.05, blue: 0.45, orange: 0.5 },
    { red: 0.05, blue: 0.45, orange: 0.5 },
    { red: 0.3, blue: 0.2, orange: 0.5 },
    null,
    { red: 0, blue: 0.5, orange: 0.5 },
  ];
  const found = turningPoints(points, [null, "red", "blue", "blue", "green", "red"]);
  assert.deepEqual(found, [
    { index: 1, seat: "red", loss: 20 },
    { index: 3, seat: "blue", loss: 25 },
  ]);
  const many = Array.from({ length: 41 }, (_, index) =>
    index % 2 ? { red: 0, blue: 1 } : { red: 0.9, blue: 0.1 },
  );
  assert.equal(
    turningPoints(
      many,
      many.map(() => "red" as const),
    ).length,
    6,
  );
});

function turn(move: string): GameEntry {
  return { kind: "turn", move };
}

test("the same turn is not added twice, another one is a variation", () => {
  const tree = new Tree();
  const a = tree.add(tree.root, turn("a"));
  assert.equal(tree.add(tree.root, turn("a")), a);
  const b = tree.add(a, turn("b"));
  const c = tree.add(a, turn("c"));
  assert.deepEqual(a.children, [b, c]);
  assert.deepEqual([tree.isMain(b), tree.isMain(c)], [true, false]);
  assert.deepEqual(tree.path(c), [tree.root, a, c]);
});

test("the next turn is the one visited last", () => {
  const tree = new Tree();
  const a = tree.add(tree.root, turn("a"));
  const b = tree.add(a, turn("b"));
  const c = tree.add(a, turn("c"));
  assert.equal(tree.next(a), b);
  tree.visit(c);
  assert.equal(tree.next(a), c);
  assert.deepEqual(tree.line(tree.root), [tree.root, a, c]);
});

test("a variation can become the main line, or be removed", () => {
  const tree = new Tree();
  const a = tree.add(tree.root, turn("a"));
  const b = tree.add(a, turn("b"));
  const d = tree.add(tree.add(a, turn("c")), turn("d"));
  tree.promote(d);
  assert.equal(tree.isMain(d), true);
  assert.equal(tree.isMain(b), false);
  tree.visit(d);
  assert.equal(tree.remove(a.children[0] ?? a), a);
  assert.deepEqual(a.children, [b]);
  assert.equal(tree.next(a), b);
  assert.equal(tree.remove(tree.root), tree.root);
});

test("the arrows of a turn show its exit, its victim and its placement", () => {
  const [red, yellow] = [new Layout(SQUARE9, "red"), new Layout(SQUARE9, "yellow")];
  assert.deepEqual(moveArrows("a1c1", red), {
    path: [
      { x: -4, y: 4 },
      { x: -2, y: 4 },
    ],
    victim: null,
    placement: null,
  });
  const maze = moveArrows("b2e5>e9@a5", red);
  assert.equal(maze?.path.length, 3);
  assert.deepEqual(maze?.placement, { from: { x: 0, y: 0 }, to: { x: -4, y: 0 } });
  assert.deepEqual(moveArrows("a2c4xc5", red)?.victim, { x: -2, y: 0 });
  assert.deepEqual(moveArrows("a1a2", yellow)?.path[0], { x: 4, y: -4 });
  assert.equal(moveArrows("pass", red), null);
  assert.equal(moveArrows("", red), null);
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

test("a position is read as people have it", () => {
  const position = "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40";
  for (const text of [
    `${position}\n`,
    ` ${position}\r\n\r\n`,
    position.replaceAll(" ", "  "),
    position.replaceAll(" ", "\u00a0"),
    position.replaceAll(" ", "\n\t"),
    position.replace("/9/9/9", "/9/9/\r\n9"),
    `"${position}"`,
    `“${position}”.`,
    `« ${position} »`,
    `'${position}'\n`,
    `\ufeff\`${position}\`\u200b`,
  ]) {
    assert.equal(isPosition(text), true, text);
    assert.equal(plainPosition(text), position, JSON.stringify(text));
  }
  for (const text of ["start\n", " start", "“start”", "Start"]) {
    assert.equal(isPosition(text), true, text);
    assert.equal(plainPosition(text), "start", text);
  }
});

test("an address of the page can be pasted", () => {
  const address = positionAddress("8yC/9 r r", "arena", { reporter: "must" }, "hex3");
  const opened = parseAddress(new URLSearchParams(address.replace("/analysis?", "")));
  for (const text of [
    address,
    `https://djambi.example${address}\n`,
    `http://127.0.0.1:8080${address}&lang=fr#board`,
    `djambi.example${address}`,
    ` <https://djambi.example${address}> `,
    `"https://djambi.example${address.replaceAll("&", "&amp;")}"`,
    `https://djambi.example${address.replaceAll("+", " ")}`,
  ]) {
    assert.deepEqual(parseAddress(pastedAddress(text) ?? new URLSearchParams()), opened, text);
  }
  const game = pastedAddress("https://djambi.example/analysis?game=abc&ply=3") ?? new URLSearchParams();
  assert.deepEqual(parseAddress(game), { game: "abc", ply: 3 });
  for (const text of [
    "start",
    "1. Ma3-a5 {analysis?} *",
    "8yC/9/9 r r",
    '[Site "https://djambi.example/game/abc"]',
  ])
    assert.equal(pastedAddress(text), null, text);
});

test("the address of a game is read where a record is pasted, another one is told apart", () => {
  for (const [text, ply] of [
    ["https://djambi.example/game/k3v9q2m7x1?turn=12", 12],
    ["djambi.example/game/k3v9q2m7x1/?lang=fr&amp;turn=12#board", 12],
    ["[our game](https://djambi.example/game/k3v9q2m7x1)", 0],
    ['<a href="https://djambi.example/game/k3v9q2m7x1?turn=12">', 12],
    ["/game/k3v9q2m7x1?turn=x", 0],
  ] as const) {
    const request = parseAddress(pastedAddress(text) ?? new URLSearchParams());
    assert.deepEqual(request, { game: "k3v9q2m7x1", ply }, text);
  }
  for (const text of ["https://djambi.example/learn", "<https://djambi.example/puzzles?puzzle=a/b/c>"])
    assert.throws(() => pastedAddress(text), /another page/, text);
});

test("a parameter that the page does not know is named", () => {
  const parse = (text: string) => parseAddress(new URLSearchParams(text));
  for (const name of ["dfem", "moves", "lichess"])
    for (const before of ["lang=fr", "utm_source=mail"])
      assert.throws(() => parse(`${before}&${name}=8yC/9/9`), new RegExp(`“${name}”`));
  for (const text of ["utm_source=mail", "fbclid=abc", "lang=fr", "game=abc&from=mail", "DFEN=start&x=1"])
    assert.doesNotThrow(() => parse(text), text);
  assert.deepEqual(parse("position=8yC/9 r r"), parse("dfen=8yC/9 r r"));
  for (const name of ["record", "PGN"])
    assert.deepEqual(parse(`${name}=1. Ma3-a5 *`), { text: "1. Ma3-a5 *" });
});

test("a bot in a record is told by its level", () => {
  assert.equal(playerName("Djambi page"), "Page (bot)");
  assert.equal(playerName("Djambi fan"), "Djambi fan");
});

test("what is not a move is a sentence", () => {
  assert.equal(entrySentence({ kind: "resign", seat: "red" }, "red"), "Red resigns");
  assert.equal(entrySentence({ kind: "flag_fall", seat: "blue" }, "blue"), "Blue loses on time");
  assert.equal(entrySentence(turn("pass"), "green"), "Green passes");
  assert.equal(entrySentence({ kind: "draw" }, null), "Draw agreed");
  assert.equal(entrySentence(turn("a3a5"), "red"), null);
  assert.equal(entrySentence(null, null), null);
});

test("an address names the first position, and can be made from one", () => {
  const parse = (text: string) => parseAddress(new URLSearchParams(text));
  assert.deepEqual(parse("game=abc"), { game: "abc", ply: 0 });
  assert.deepEqual(parse("game=abc&ply=-3"), { game: "abc", ply: 0 });
  assert.deepEqual(parse("game=abc&ply=x"), { game: "abc", ply: 0 });
  const turn = { game: "abc", ply: 12 };
  assert.deepEqual(parse(gameAddress(turn).replace("/analysis?", "")), turn);
  const start = { start: "start", entries: [], variations: [], names: {} };
  const nothing = { board: "square9", rules: "classic", options: {}, ...start };
  assert.deepEqual(parse(""), nothing);
  const url = positionAddress("8yC/9 r r", "arena", { reporter: "must", repetition: "0" }, "square9");
  assert.deepEqual(parse(url.replace("/analysis?", "")), {
    ...nothing,
    rules: "arena",
    options: { reporter: "must", repetition: "0" },
    start: "8yC/9 r r",
  });
  for (const query of [
    "fen=8yC/9+r+r",
    "dfen=%208yC/9%20%20r%0Ar%0A",
    "FEN=%228yC/9+r+r%22",
    "dfen=8yC/9%C2%A0r+r",
  ])
    assert.deepEqual(parse(query), { ...nothing, start: "8yC/9 r r" }, query);
  const other = positionAddress("start", "classic", {}, "hex3");
  assert.equal(other, "/analysis?dfen=start&board=hex3");
  assert.deepEqual(parse("board=hex3"), { ...parse(""), board: "hex3" });
});
