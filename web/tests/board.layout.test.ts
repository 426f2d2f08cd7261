/** The drawing of every board, from the geometry that the rules give. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { TURN_LINE } from "../board/src/frame.ts";
import { shadesOf } from "../board/src/ground.ts";
import { type Heading, Layout, outlineOf } from "../board/src/layout.ts";
import { contains, distance, type Point } from "../board/src/polygon.ts";
import { geometry, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";
import { SQUARE9 } from "../generated/square9.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

const BOARDS = ["square9", "duel2", "hex3", "hex6", "ngon3", "ngon4", "ngon5", "ngon6"];
const HEADINGS: readonly Heading[] = ["right", "up", "left", "down"];

/** Every board from every seat. */
function layouts(): Layout[] {
  return BOARDS.map(geometry).flatMap((board) => board.seats.map((seat) => new Layout(board, seat)));
}

test("the page of a game has the 9 × 9 board by itself, as the bridge gives it", () => {
  assert.deepEqual(SQUARE9, geometry("square9"));
  assert.throws(() => geometry("square8"), { code: "unknown_board" });
});

test("on the 9 × 9 board cells lie as they always did", () => {
  const { cells, box, rim } = new Layout(SQUARE9, "red");
  assert.deepEqual(box, { x: -486, y: -486, size: 972 });
  assert.equal(rim.length, 4);
  assert.deepEqual(cells[0], {
    square: "a1",
    outline: [
      { x: -450, y: 450 },
      { x: -350, y: 450 },
      { x: -350, y: 350 },
      { x: -450, y: 350 },
    ],
    centre: { x: -400, y: 400 },
    scale: 1,
  });
  for (const [seat, corner, right] of [
    ["red", "a1", "b1"],
    ["blue", "i1", "i2"],
    ["yellow", "i9", "h9"],
    ["green", "a9", "a8"],
  ] as const) {
    const layout = new Layout(SQUARE9, seat);
    assert.deepEqual(layout.cell(corner)?.centre, { x: -400, y: 400 });
    assert.equal(layout.home, corner);
    assert.equal(layout.next(corner, "right"), right);
    assert.equal(layout.next(corner, "down"), null);
    assert.equal(layout.last(right, "left"), corner);
  }
});

test("each cell contains only its middle, and a piece fits into it", () => {
  for (const { cells, geometry, seat } of layouts()) {
    for (const { square, outline, centre, scale } of cells) {
      const name = `${geometry.name} ${seat} ${square}`;
      assert.deepEqual(cells.filter((cell) => contains(cell.outline, centre)).length, 1, name);
      const around = Array.from({ length: 24 }, (_, i) => {
        const [dx, dy] = [Math.sin((i * Math.PI) / 12), Math.cos((i * Math.PI) / 12)];
        return { x: centre.x + dx * scale * 49, y: centre.y + dy * scale * 49 };
      });
      assert.ok(
        around.every((point) => contains(outline, point)),
        name,
      );
    }
  }
});

test("one's own camp is at the bottom, and everything is within the box", () => {
  for (const layout of layouts()) {
    const { geometry, seat, box } = layout;
    const lowest = (army: string) => {
      const camp = Object.entries(geometry.camps).find(([name]) => name === army)?.[1] ?? [];
      const heights = camp.map((square) => layout.cell(square)?.centre.y ?? 0);
      return heights.reduce((sum, y) => sum + y, 0) / heights.length;
    };
    const own = lowest(seat);
    assert.ok(geometry.seats.every((other) => lowest(other) <= own + 1));
    for (const { x, y } of [...layout.edge, ...layout.rim, ...layout.labels]) {
      const inside = x >= box.x && x <= box.x + box.size && y >= box.y && y <= box.y + box.size;
      assert.ok(inside, `${geometry.name} ${seat}: ${x} ${y}`);
    }
  }
});

test("points lead to squares, and points close by to legal ones", () => {
  for (const layout of layouts()) {
    for (const { square, centre } of layout.cells) assert.equal(layout.squareAt(centre), square);
  }
  const layout = new Layout(SQUARE9, "red");
  const legal = new Set(["c3", "c4"]);
  assert.equal(layout.nearest({ x: -200, y: 260 }, legal), "c3", "just below c3");
  assert.equal(layout.nearest({ x: -200, y: 300 }, legal), null, "in the middle of c2");
  assert.equal(layout.squareAt({ x: 470, y: 0 }), null);
});

test("steps by keys point where the screen does", () => {
  for (const layout of layouts()) {
    for (const { square, centre } of layout.cells) {
      for (const heading of HEADINGS) {
        const next = layout.cell(layout.next(square, heading) ?? "")?.centre;
        if (!next) continue;
        const [dx, dy] = [next.x - centre.x, next.y - centre.y];
        const along = { right: dx, left: -dx, up: -dy, down: dy }[heading];
        assert.ok(along > 0, `${layout.geometry.name} ${layout.seat} ${square} ${heading}`);
      }
      for (const heading of HEADINGS) assert.equal(layout.next(layout.last(square, heading), heading), null);
    }
  }
});

test("rows hold every square once, from the top to the bottom", () => {
  for (const layout of layouts()) {
    const rows = layout.rows();
    assert.equal(rows.flat().length, layout.cells.length);
    const tops = rows.map((row) => Math.min(...row.map(({ centre }) => centre.y)));
    assert.deepEqual(
      tops,
      [...tops].sort((a, b) => a - b),
    );
  }
  const rows = new Layout(SQUARE9, "blue").rows();
  assert.deepEqual(rows[0]?.map(({ square }) => square).slice(0, 3), ["a1", "a2", "a3"]);
});

test("squares with a common side have different colours, two or on hexagons three in all", () => {
  for (const name of BOARDS) {
    const board = geometry(name);
    const shades = shadesOf(board);
    assert.equal(new Set(shades).size, name.startsWith("hex") ? 3 : 2, name);
    board.squares.forEach(({ lines }, from) => {
      for (const [way] of lines) {
        const to = from + (way ?? 0);
        const [one, other] = [board.squares[from], board.squares[to]];
        if (!one || !other || !sharesSide(outlineOf(one), outlineOf(other))) continue;
        assert.notEqual(shades[from], shades[to], `${name} ${from} ${to}`);
      }
    });
  }
  assert.equal(shadesOf(SQUARE9)[0], 0, "a1 is dark");
});

/** Whether two outlines have two corners in common. */
function sharesSide(a: readonly Point[], b: readonly Point[]): boolean {
  const others = new Set(b.map(({ x, y }) => `${x},${y}`));
  return a.filter(({ x, y }) => others.has(`${x},${y}`)).length > 1;
}

test("lines are named by the hours of a clock, as the board is seen", () => {
  const layout = new Layout(SQUARE9, "red");
  assert.deepEqual(
    layout.lines("a1").map(({ hour, squares }) => [hour, squares[0]]),
    [
      [12, "a2"],
      [2, "b2"],
      [3, "b1"],
    ],
  );
  const turned = new Layout(SQUARE9, "yellow");
  assert.deepEqual(
    turned.lines("a1").map(({ hour }) => hour),
    [6, 8, 9],
  );
  assert.equal(distance(layout.cell("a1")?.outline ?? [], { x: -400, y: 400 }), 0);
});

test("the names of squares stand on the frame, clear of the line around the squares", () => {
  // Half of the height of a letter in the board's style.
  const half = 9;
  for (const { rim, edge, labels, frameScale, geometry } of layouts())
    for (const { text, ...at } of labels) {
      const apart = distance(rim, at);
      assert.ok(apart >= TURN_LINE + half * frameScale, `${geometry.name} ${text}: ${apart}`);
      const isBeyond = !contains(edge, at);
      assert.ok(isBeyond || distance(edge, at) === 0, `${geometry.name} ${text}`);
    }
});
