/** SVG nodes of what is noted on a board: tints, ways of turns and rings. Functions without state. */
import { disc, TOKENS } from "./art.ts";
import { group, inset, place, svg } from "./draw.ts";
import { type Cell, type Layout, SIDE } from "./layout.ts";
import { type Point, pathOf, round } from "./polygon.ts";

/** How far a way begins and ends from the middle of a square, in units of the drawing. */
const START = 0.2 * SIDE;
const END = 0.4 * SIDE;
/** The length of the two lines of an arrow's head. */
const HEAD = 0.2 * SIDE;

/** The tint of a cell; an army's has its colour and an edge, the keyboard's focus a light and a dark ring. */
export function tint(cell: Cell | undefined, kind: string): SVGElement {
  if (!cell) return svg("g", {});
  const ring = (name: string, by: number) => svg("path", { class: name, d: pathOf(inset(cell, by)) });
  const army = kind.split(" ").find((word) => word in TOKENS);
  const parts = [ring(`dj-tint ${kind}`, army ? 6 : 3)];
  if (army) parts.unshift(ring("dj-last-edge", 6));
  if (kind.includes("dj-focused")) parts.push(ring("dj-focus-light", 7), ring("dj-focus-dark", 3));
  return ofArmy(group("dj-tinted", parts), army);
}

/** The arrow along a way: the words of `kind` are its army, which may be empty, and its squares. */
export function wayNode(kind: string, layout: Layout): SVGElement {
  const [army, ...squares] = kind.split(" ");
  const cells = squares.flatMap((square) => layout.cell(square) ?? []);
  const points: Point[] = cells.map(({ centre }) => centre);
  const [start, end, second, before] = [cells[0], cells.at(-1), points[1], points.at(-2)];
  if (!start || !end || !second || !before) return svg("g", {});
  const tip = towards(end.centre, before, END * end.scale);
  points[0] = towards(start.centre, second, START * start.scale);
  points[points.length - 1] = tip;
  const angle = Math.atan2(before.y - tip.y, before.x - tip.x);
  const wing = (by: number) => {
    const length = HEAD * end.scale;
    return { x: tip.x + length * Math.cos(angle + by), y: tip.y + length * Math.sin(angle + by) };
  };
  const d = line(points) + line([wing(0.6), tip, wing(-0.6)]);
  const strokes = ["dj-way-edge", "dj-way-line"].map((name) => svg("path", { class: name, d }));
  return ofArmy(group("dj-way", strokes), army);
}

/** A ring round a piece; the words of `kind` are the ring's kind and its note. */
export function ringNode(kind: string, cell: Cell | undefined): SVGElement {
  if (!cell) return svg("g", {});
  const [of = "", note] = kind.split(" ");
  const circle = disc(50, 50, 46);
  const parts = ["dj-ring-halo", "dj-ring-line"].map((name) => svg("path", { class: name, d: circle }));
  if (note) {
    const text = svg("text", { class: "dj-letter dj-note-text", x: "84", y: "17" });
    text.textContent = note;
    parts.push(svg("path", { class: "dj-note", d: disc(84, 16, 20) }), text);
  }
  return svg("g", { class: `dj-warning dj-warning-${of}`, transform: place(cell) }, parts);
}

function ofArmy(node: SVGElement, army: string | undefined): SVGElement {
  if (army) node.setAttribute("data-army", army);
  return node;
}

function towards(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) * by) / length, y: from.y + ((to.y - from.y) * by) / length };
}

function line(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`;
}
