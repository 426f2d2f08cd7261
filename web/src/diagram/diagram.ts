/**
 * Diagrams: still pictures of the board as SVG text, for pages without a script. The build draws them with
 * the board's drawings; the board's style sheet colours them.
 */
import { LABYRINTH, MARKS, RAYS, TOKENS } from "../../board/src/art.ts";
import type { Stroke } from "../../board/src/piece_set.ts";
import { pictures } from "../../board/src/pieces/pictures.ts";
import type { Role, Seat } from "../../board/src/types.ts";

/** The content of a diagram. */
export interface Diagram {
  /** The text for a screen reader. */
  label: string;
  /** The lower left square of the part shown. */
  from: string;
  /** The upper right square of the part shown. */
  to: string;
  /** The pieces: `c3:rM` is a red militant on c3, `d4:x` a corpse. */
  pieces: string;
  /** The marks: `c4:kill d6:place`. */
  marks?: string;
  /** The arrows: `c3-c4` for a move, `c4~h7`, which is dashed, for a placement. */
  arrows?: string;
}

/** The square of the maze on the board of the pictures. */
const MAZE = "e5";
const SEATS_BY_LETTER: Readonly<Record<string, Seat>> = { r: "red", b: "blue", y: "yellow", g: "green" };

/** The roles by their letters in position strings. */
export const ROLES_BY_LETTER: Readonly<Record<string, Role>> = {
  C: "chief",
  A: "assassin",
  R: "reporter",
  M: "militant",
  D: "diplomat",
  N: "necromobile",
};
const SIDE = 100;

/** The part of the board that a diagram shows. */
interface Viewport {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Draws a diagram as an SVG element. */
export function drawDiagram(diagram: Diagram): string {
  const viewport = viewportOf(diagram);
  const { columns, rows } = viewport;
  const inside = [
    ground(viewport, SEATS_BY_LETTER[/\be5:(.)C/.exec(diagram.pieces)?.[1] ?? ""]),
    ...parseItems(diagram.pieces).map(([square, name]) => placed(square, viewport, pieceArt(name))),
    ...parseItems(diagram.marks ?? "").map(([square, name]) => placed(square, viewport, markArt(name))),
    ...(diagram.arrows ?? "")
      .split(" ")
      .filter(Boolean)
      .map((arrow) => arrowArt(arrow, viewport)),
    coordinates(viewport),
  ].join("");
  const box = `-26 -4 ${columns * SIDE + 30} ${rows * SIDE + 32}`;
  const attributes = `class="dj-icon diagram" role="img" aria-label="${diagram.label}" viewBox="${box}"`;
  return `<svg ${attributes}>${inside}</svg>`;
}

/** Draws a single piece, as a decoration beside its name. */
export function drawPiece(name: string): string {
  return `<svg class="dj-icon" aria-hidden="true" viewBox="0 0 100 100">${pieceArt(name)}</svg>`;
}

/** Draws an army's mark, as a decoration beside its name. */
export function drawMark(seat: Seat): string {
  const outline = `<path d="${TOKENS[seat]}"/>`;
  return `<svg class="mark mark-${seat}" aria-hidden="true" viewBox="0 0 100 100">${outline}</svg>`;
}

function column(square: string): number {
  return square.charCodeAt(0) - 97;
}

function rank(square: string): number {
  return Number(square.slice(1)) - 1;
}

function viewportOf({ from, to }: Diagram): Viewport {
  const columns = column(to) - column(from) + 1;
  return { left: column(from), top: rank(to), columns, rows: rank(to) - rank(from) + 1 };
}

function corner(square: string, { left, top }: Viewport): [number, number] {
  return [(column(square) - left) * SIDE, (top - rank(square)) * SIDE];
}

function parseItems(list: string): [string, string][] {
  const pairs = list.split(/\s+/).filter(Boolean);
  return pairs.map((pair) => pair.split(":") as [string, string]);
}

function path(name: string, d: string): string {
  return `<path class="${name}" d="${d}"/>`;
}

function strokes(list: readonly Stroke[]): string {
  return list.map(([paint, d]) => path(paint.replace(/(\S+)/g, "dj-$1"), d)).join("");
}

function placed(square: string, viewport: Viewport, art: string): string {
  const [x, y] = corner(square, viewport);
  return `<g transform="translate(${x} ${y})">${art}</g>`;
}

function pieceArt(name: string): string {
  if (name === "x") return `<g transform="translate(8 8) scale(.84)">${strokes(pictures.corpse)}</g>`;
  const seat = SEATS_BY_LETTER[name.charAt(0)] ?? "red";
  const role = ROLES_BY_LETTER[name.charAt(1)] ?? "militant";
  const under = `<path class="dj-under" d="${TOKENS[seat]}" transform="translate(0 5)"/>`;
  const inside = under + path("dj-body", TOKENS[seat]) + strokes(pictures.figures[role]);
  return `<g class="dj-piece" data-army="${seat}" transform="translate(8 6) scale(.84)">${inside}</g>`;
}

function markArt(name: string): string {
  const mark = MARKS[name as keyof typeof MARKS] ?? [];
  return `<g class="dj-mark dj-mark-${name}" transform="translate(4 4) scale(.92)">${strokes(mark)}</g>`;
}

function ground(viewport: Viewport, power: Seat | undefined): string {
  const { left, top, columns, rows } = viewport;
  let dark = "";
  for (let row = 0; row < rows; row++) {
    for (let file = 0; file < columns; file++) {
      if ((left + file + top - row) % 2 === 0) dark += `M${file * SIDE} ${row * SIDE}h100v100h-100z`;
    }
  }
  const width = columns * SIDE;
  const height = rows * SIDE;
  const floor = path("dj-maze-floor", "M0 0H100V100H0z");
  const rays = path("dj-maze-rays", RAYS);
  const maze = power
    ? `<g class="dj-power" data-army="${power}">${floor}${rays}</g>`
    : floor + path("dj-maze-walls", LABYRINTH);
  return [
    `<rect class="dj-light" width="${width}" height="${height}"/>`,
    path("dj-dark", dark),
    inViewport(MAZE, viewport) ? placed(MAZE, viewport, maze) : "",
    `<rect class="diagram-frame" width="${width}" height="${height}"/>`,
  ].join("");
}

function inViewport(square: string, { left, top, columns, rows }: Viewport): boolean {
  const x = column(square) - left;
  const y = top - rank(square);
  return x >= 0 && x < columns && y >= 0 && y < rows;
}

function coordinates({ left, top, columns, rows }: Viewport): string {
  const text = (x: number, y: number, label: string) => `<text x="${x}" y="${y}">${label}</text>`;
  const files = Array.from({ length: columns }, (_, i) =>
    text(i * SIDE + 50, rows * SIDE + 20, String.fromCharCode(97 + left + i)),
  );
  const ranks = Array.from({ length: rows }, (_, i) => text(-14, i * SIDE + 57, String(top - i + 1)));
  return `<g class="diagram-names">${[...files, ...ranks].join("")}</g>`;
}

function arrowArt(arrow: string, viewport: Viewport): string {
  const carried = arrow.includes("~");
  const [from = "a1", to = "a1"] = arrow.split(/[-~]/);
  const [x1, y1] = corner(from, viewport);
  const [x2, y2] = corner(to, viewport);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const point = (x: number, y: number) => `${Math.round(x + 50)} ${Math.round(y + 50)}`;
  const [hx, hy] = [x2 - dx * 44, y2 - dy * 44];
  const line = `M${point(x1 + dx * 46, y1 + dy * 46)}L${point(hx - dx * 20, hy - dy * 20)}`;
  const [bx, by] = [hx - dx * 26, hy - dy * 26];
  const head = `M${point(hx, hy)}L${point(bx - dy * 15, by + dx * 15)}L${point(bx + dy * 15, by - dx * 15)}z`;
  return path(`diagram-arrow${carried ? " diagram-carried" : ""}`, line) + path("diagram-head", head);
}
