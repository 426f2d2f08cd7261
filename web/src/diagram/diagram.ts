/**
 * Still pictures of the board as SVG text, for pages that are only read. They are drawn when the bundle is built, with
 * the board's own drawings, and coloured by the board's style sheet.
 */
import { CORPSE, LABYRINTH, MARKS, RAYS, ROLES, type Stroke, TOKENS } from "../board/art.ts";
import type { Role, Seat } from "../board/types.ts";

/** What a picture shows. */
export interface Diagram {
  /** What it shows, for whoever cannot see it. */
  words: string;
  /** The lower left and the upper right square of the part shown. */
  from: string;
  to: string;
  /** What stands where: `c3:rM` is a red militant on c3, `d4:x` a corpse. */
  pieces: string;
  /** Signs on squares: `c4:kill d6:place`. */
  marks?: string;
  /** Arrows from square to square: `c3-c4`; an arrow with a tilde, `c4~h7`, is dashed: something is carried. */
  arrows?: string;
}

const SEATS: Readonly<Record<string, Seat>> = { r: "red", b: "blue", y: "yellow", g: "green" };
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
const MAZE = "e5";

interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The picture as an SVG element that can stand in a page. */
export function drawDiagram(diagram: Diagram): string {
  const window = windowOf(diagram);
  const { columns, rows } = window;
  const inside = [
    ground(window, SEATS[/\be5:(.)C/.exec(diagram.pieces)?.[1] ?? ""]),
    ...items(diagram.pieces).map(([square, name]) => at(square, window, pieceArt(name))),
    ...items(diagram.marks ?? "").map(([square, name]) => at(square, window, markArt(name))),
    ...(diagram.arrows ?? "")
      .split(" ")
      .filter(Boolean)
      .map((arrow) => arrowArt(arrow, window)),
    coordinates(window),
  ].join("");
  const box = `-26 -4 ${columns * SIDE + 30} ${rows * SIDE + 32}`;
  return `<svg class="dj-icon diagram" role="img" aria-label="${diagram.words}" viewBox="${box}">${inside}</svg>`;
}

/** A single piece, as a decoration beside words. */
export function drawPiece(name: string): string {
  return `<svg class="dj-icon" aria-hidden="true" viewBox="0 0 100 100">${pieceArt(name)}</svg>`;
}

/** An army's mark, as a decoration beside its name. */
export function drawMark(seat: Seat): string {
  return `<svg class="mark mark-${seat}" aria-hidden="true" viewBox="0 0 100 100"><path d="${TOKENS[seat]}"/></svg>`;
}

function column(square: string): number {
  return square.charCodeAt(0) - 97;
}

function rank(square: string): number {
  return Number(square.slice(1)) - 1;
}

function windowOf({ from, to }: Diagram): Window {
  const columns = column(to) - column(from) + 1;
  return { left: column(from), top: rank(to), columns, rows: rank(to) - rank(from) + 1 };
}

function corner(square: string, { left, top }: Window): [number, number] {
  return [(column(square) - left) * SIDE, (top - rank(square)) * SIDE];
}

function items(list: string): [string, string][] {
  const pairs = list.split(/\s+/).filter(Boolean);
  return pairs.map((pair) => pair.split(":") as [string, string]);
}

function strokes(list: readonly Stroke[]): string {
  return list.map(([paint, d]) => `<path class="${paint.replace(/(\S+)/g, "dj-$1")}" d="${d}"/>`).join("");
}

function at(square: string, window: Window, art: string): string {
  const [x, y] = corner(square, window);
  return `<g transform="translate(${x} ${y})">${art}</g>`;
}

function pieceArt(name: string): string {
  if (name === "x") return `<g transform="translate(8 8) scale(.84)">${strokes(CORPSE)}</g>`;
  const seat = SEATS[name.charAt(0)] ?? "red";
  const role = ROLES_BY_LETTER[name.charAt(1)] ?? "militant";
  const body = `<path class="dj-under" d="${TOKENS[seat]}" transform="translate(0 5)"/><path class="dj-body" d="${TOKENS[seat]}"/>`;
  return `<g class="dj-piece" data-army="${seat}" transform="translate(8 6) scale(.84)">${body}${strokes(ROLES[role])}</g>`;
}

function markArt(name: string): string {
  const mark = MARKS[name as keyof typeof MARKS] ?? [];
  return `<g class="dj-mark dj-mark-${name}" transform="translate(4 4) scale(.92)">${strokes(mark)}</g>`;
}

function ground(window: Window, power: Seat | undefined): string {
  const { left, top, columns, rows } = window;
  let dark = "";
  for (let row = 0; row < rows; row++) {
    for (let file = 0; file < columns; file++) {
      if ((left + file + top - row) % 2 === 0) dark += `M${file * SIDE} ${row * SIDE}h100v100h-100z`;
    }
  }
  const width = columns * SIDE;
  const height = rows * SIDE;
  const empty = `<path class="dj-maze-floor" d="M0 0H100V100H0z"/><path class="dj-maze-walls" d="${LABYRINTH}"/>`;
  const rays = `<path class="dj-maze-floor" d="M0 0H100V100H0z"/><path class="dj-maze-rays" d="${RAYS}"/>`;
  const maze = power ? `<g class="dj-power" data-army="${power}">${rays}</g>` : empty;
  return [
    `<rect class="dj-light" width="${width}" height="${height}"/><path class="dj-dark" d="${dark}"/>`,
    inWindow(MAZE, window) ? at(MAZE, window, maze) : "",
    `<rect class="diagram-frame" width="${width}" height="${height}"/>`,
  ].join("");
}

function inWindow(square: string, { left, top, columns, rows }: Window): boolean {
  const x = column(square) - left;
  const y = top - rank(square);
  return x >= 0 && x < columns && y >= 0 && y < rows;
}

function coordinates({ left, top, columns, rows }: Window): string {
  const text = (x: number, y: number, label: string) => `<text x="${x}" y="${y}">${label}</text>`;
  const files = Array.from({ length: columns }, (_, i) =>
    text(i * SIDE + 50, rows * SIDE + 20, String.fromCharCode(97 + left + i)),
  );
  const ranks = Array.from({ length: rows }, (_, i) => text(-14, i * SIDE + 57, String(top - i + 1)));
  return `<g class="diagram-names">${[...files, ...ranks].join("")}</g>`;
}

function arrowArt(arrow: string, window: Window): string {
  const carried = arrow.includes("~");
  const [from = "a1", to = "a1"] = arrow.split(/[-~]/);
  const [x1, y1] = corner(from, window);
  const [x2, y2] = corner(to, window);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const point = (x: number, y: number) => `${Math.round(x + 50)} ${Math.round(y + 50)}`;
  const [hx, hy] = [x2 - dx * 44, y2 - dy * 44];
  const line = `M${point(x1 + dx * 46, y1 + dy * 46)}L${point(hx - dx * 20, hy - dy * 20)}`;
  const [bx, by] = [hx - dx * 26, hy - dy * 26];
  const head = `M${point(hx, hy)}L${point(bx - dy * 15, by + dx * 15)}L${point(bx + dy * 15, by - dx * 15)}z`;
  return `<path class="diagram-arrow${carried ? " diagram-carried" : ""}" d="${line}"/><path class="diagram-head" d="${head}"/>`;
}
