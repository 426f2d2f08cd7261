/**
 * Diagrams: still pictures of a board as SVG text, for pages without a script. The build draws them with the
 * geometry of the rules; the board's style sheet colours them.
 */
import { LABYRINTH, MARKS, RAYS } from "../../board/src/art.ts";
import { place } from "../../board/src/draw.ts";
import { shadesOf } from "../../board/src/ground.ts";
import type { Cell, Layout } from "../../board/src/layout.ts";
import { type Point, pathOf, round } from "../../board/src/polygon.ts";
import type { ControllerView, PieceView, Seat } from "../../board/src/types.ts";
import { attribute, group, path, piece, strokes } from "./svg.ts";

/** An arrow between two squares: of a piece that moves, or, dashed, of one that is put elsewhere. */
export interface Arrow {
  from: string;
  to: string;
  kind: "move" | "carry";
}

/** The content of a diagram. */
export interface Diagram {
  /** The text for a screen reader. */
  label: string;
  layout: Layout;
  /** The lower left and the upper right square of the part that is shown; without it the whole board. */
  part?: readonly [string, string];
  pieces: readonly PieceView[];
  controllers: Partial<Record<Seat, ControllerView>>;
  /** The seat in power. */
  power: Seat | null;
  arrows: readonly Arrow[];
  /** The squares on which somebody is killed. */
  victims: readonly string[];
  /** The pieces and corpses that the move puts somewhere, where they will be. */
  ghosts: readonly PieceView[];
  /** The squares that a piece can reach. */
  targets: readonly string[];
  /** Whether the names of files and ranks are beside the board. */
  names: "shown" | "hidden";
}

/** The visible part of a drawing. */
interface Viewport {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The room for the names of squares beside a part of the board. */
const NAMES = 40;

/** Draws a diagram as an SVG element. */
export function drawDiagram(diagram: Diagram): string {
  const { layout, part } = diagram;
  const cells = cellsOf(diagram);
  const shown = new Set(cells.map(({ square }) => square));
  const at = (square: string, art: string) => {
    const cell = layout.cell(square);
    return cell && shown.has(square) ? group(`transform="${place(cell)}"`, art) : "";
  };
  const box = part ? around(cells) : whole(layout);
  const inside = [
    part ? "" : path("dj-rim", pathOf(layout.edge)),
    part ? rectangle("dj-light", cells) : path("dj-light", pathOf(layout.rim)),
    ground(layout, shown),
    maze(diagram, shown),
    part ? rectangle("diagram-frame", cells) : "",
    ...diagram.pieces.map((view) =>
      at(view.square, piece(view, view.army && diagram.controllers[view.army])),
    ),
    ...diagram.targets.map((square) => at(square, mark("move"))),
    ...diagram.victims.map((square) => at(square, mark("kill"))),
    ...diagram.ghosts.map((view) => at(view.square, ghost(view, diagram.pieces))),
    ...diagram.arrows.map((arrow) => drawArrow(arrow, layout)),
    diagram.names === "shown" ? names(diagram, cells) : "",
  ];
  return element(box, `role="img" aria-label="${attribute(diagram.label)}"`, inside.join(""));
}

/** A small picture of a board with its armies, as a decoration beside the board's name. */
export function drawCard(layout: Layout, pieces: readonly PieceView[]): string {
  const all = new Set(layout.cells.map(({ square }) => square));
  const tokens = pieces.map(({ square, army }) => {
    const cell = layout.cell(square);
    return cell ? group(`transform="${place(cell)}"`, piece(army ? { army } : {})) : "";
  });
  const centre = layout.cell(layout.geometry.maze);
  const floor = centre ? path("dj-maze-floor", pathOf(centre.outline)) : "";
  const rim = path("dj-rim", pathOf(layout.edge)) + path("dj-light", pathOf(layout.rim));
  const inside = [rim, ground(layout, all), floor, ...tokens].join("");
  return element(whole(layout), 'aria-hidden="true"', inside);
}

function element({ left, top, width, height }: Viewport, attributes: string, inside: string): string {
  const box = [left, top, width, height].map((value) => Math.round(value)).join(" ");
  return `<svg class="dj-icon diagram" ${attributes} viewBox="${box}">${inside}</svg>`;
}

/** The cells that are shown. */
function cellsOf({ layout, part }: Diagram): readonly Cell[] {
  const corners = part?.flatMap((square) => layout.cell(square)?.centre ?? []);
  const [low, high] = corners ?? [];
  if (!low || !high) return layout.cells;
  return layout.cells.filter(
    ({ centre: { x, y } }) => x >= low.x - 1 && x <= high.x + 1 && y <= low.y + 1 && y >= high.y - 1,
  );
}

/** What is visible of a whole board. */
export function whole({ edge, box }: Layout): Viewport {
  const xs = edge.map(({ x }) => x);
  const ys = edge.map(({ y }) => y);
  const [left, top] = [Math.min(...xs, box.x + box.size / 2), Math.min(...ys)];
  return {
    left: left - 4,
    top: top - 4,
    width: Math.max(...xs) - left + 8,
    height: Math.max(...ys) - top + 8,
  };
}

function extent(cells: readonly Cell[]): Viewport {
  const corners = cells.flatMap(({ outline }) => outline);
  const xs = corners.map(({ x }) => x);
  const ys = corners.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

function around(cells: readonly Cell[]): Viewport {
  const { left, top, width, height } = extent(cells);
  return { left: left - NAMES, top: top - 4, width: width + NAMES + 4, height: height + NAMES + 4 };
}

/** The squares that are not light. Light is painted below all, so that no seam shines through. */
function ground(layout: Layout, shown: ReadonlySet<string>): string {
  const shades = shadesOf(layout.geometry);
  const outlines = (shade: number) =>
    layout.cells
      .filter(({ square }, i) => shades[i] === shade && shown.has(square))
      .map(({ outline }) => pathOf(outline))
      .join("");
  const [middle, dark] = [outlines(2), outlines(0)];
  return (middle ? path("dj-middle", middle) : "") + path("dj-dark", dark);
}

function maze({ layout, power }: Diagram, shown: ReadonlySet<string>): string {
  const cell = layout.cell(layout.geometry.maze);
  if (!cell || !shown.has(cell.square)) return "";
  const floor = path("dj-maze-floor", pathOf(cell.outline));
  if (power)
    return group(`class="dj-power" data-army="${power}"`, floor, path("dj-maze-rays", RAYS, place(cell)));
  const walls = cell.outline.length === 4 ? cell : { ...cell, scale: cell.scale * 0.88 };
  return floor + path("dj-maze-walls", LABYRINTH, place(walls));
}

function rectangle(name: string, cells: readonly Cell[]): string {
  const { left, top, width, height } = extent(cells);
  return `<rect class="${name}" x="${left}" y="${top}" width="${width}" height="${height}"/>`;
}

/** What the move puts on a square: small and in a corner where a piece is still standing. */
function ghost(view: PieceView, pieces: readonly PieceView[]): string {
  if (!pieces.some(({ square }) => square === view.square))
    return group('class="diagram-ghost"', piece(view));
  return group('transform="translate(50 50) scale(.52)"', piece(view));
}

function mark(kind: "move" | "kill"): string {
  return group(`class="dj-mark dj-mark-${kind}"`, strokes(MARKS[kind]));
}

/** The names of files below a part of a board of squares, and of ranks beside it; else the board's labels. */
function names({ layout, part }: Diagram, cells: readonly Cell[]): string {
  const text = (x: number, y: number, label: string) =>
    `<text x="${round(x)}" y="${round(y)}">${label}</text>`;
  if (!part) {
    const labels = layout.labels.map(({ x, y, text: label }) => text(x, y + 10, label));
    return group('class="diagram-names"', ...labels);
  }
  const { left, top, height } = extent(cells);
  const files = cells.filter(({ outline }) => outline.some(({ y }) => y >= top + height - 1));
  const ranks = cells.filter(({ outline }) => outline.some(({ x }) => x <= left + 1));
  return group(
    'class="diagram-names"',
    ...files.map(({ centre, square }) => text(centre.x, top + height + 30, square.charAt(0))),
    ...ranks.map(({ centre, square }) => text(left - 20, centre.y + 9, square.slice(1))),
  );
}

/** An arrow between the middles of two squares; a piece that is put elsewhere flies in a bow. */
function drawArrow({ from, to, kind }: Arrow, layout: Layout): string {
  const [start, end] = [layout.cell(from)?.centre, layout.cell(to)?.centre];
  if (!start || !end) return "";
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const bow = kind === "carry" ? Math.max(0.22 * length, 55) : 0;
  const bend = {
    x: (start.x + end.x) / 2 + (bow * (end.y - start.y)) / length,
    y: (start.y + end.y) / 2 - (bow * (end.x - start.x)) / length,
  };
  const [tail, tip] = [shift(start, bend, 34), shift(end, bend, 26)];
  const neck = shift(tip, bend, 22);
  const [dx, dy] = [((neck.x - tip.x) / 22) * 15, ((neck.y - tip.y) / 22) * 15];
  const line = `M${point(tail)}Q${point(bend)} ${point(neck)}`;
  const head = `M${point(tip)}L${point({ x: neck.x - dy, y: neck.y + dx })}L${point({ x: neck.x + dy, y: neck.y - dx })}z`;
  return group(`class="diagram-${kind}"`, path("diagram-arrow", line), path("diagram-head", head));
}

/** The point at a distance from one towards another. */
function shift(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: from.x + ((to.x - from.x) / length) * by, y: from.y + ((to.y - from.y) / length) * by };
}

function point({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
