/** The squares of a board as they are drawn with a seat at the bottom. The only file that turns the board. */
import {
  type Circle,
  contains,
  distance,
  grown,
  hull,
  inscribedCircle,
  nearestOnPolygon,
  type Point,
  type Polygon,
  reach,
  round,
} from "./polygon.ts";
import type { BoardGeometry, BoardView, Seat, SquareGeometry } from "./types.ts";

/** The width of a square of the 9 × 9 board, in units of the drawing. */
export const SIDE = 100;
/** The width of the frame around the 9 × 9 board, in units of the drawing. */
const FRAME = 36;
/** The size of the largest board whose frame has that width; on larger ones frame and letters grow too. */
const USUAL_SIZE = 1000;
/** How much of the frame's corners is cut round. */
const ROUNDING = 16;
/** Half the size of a letter on the frame. */
const LETTER = 14;
/** How far out on the frame the names of squares stand: the line around the squares takes its inner part. */
const LETTERS_OUT = 0.6;
/** Units of the geometry in one of the drawing. */
const SCALE = 10;
/** How much larger pieces may be on the largest squares than on the smallest. */
const GROWTH = 1.3;
/** How far from a square a dragged piece may be dropped, in units of the drawing. */
const REACH = 40;

/** A direction of the screen. */
export type Heading = "right" | "up" | "left" | "down";
const HEADINGS: readonly Heading[] = ["right", "up", "left", "down"];

/** A square as it is drawn. */
export interface Cell {
  readonly square: string;
  readonly outline: Polygon;
  /** The middle of its largest circle. */
  readonly centre: Point;
  /** The size of pieces and signs there, by that on the 9 × 9 board. */
  readonly scale: number;
}

/** A visible part of the drawing. */
export interface Box extends Point {
  readonly size: number;
}

/** The drawing of a board with a seat at the bottom. */
export class Layout {
  readonly cells: readonly Cell[];
  readonly rim: Polygon;
  /** The outer edge of the frame. */
  readonly edge: Polygon;
  /** The same without round corners. */
  readonly sharpEdge: Polygon;
  /** The size of the frame and its letters, by that of the 9 × 9 board. */
  readonly frameScale: number;
  readonly labels: readonly (Point & { text: string })[];
  /** What is visible of the drawing, a square. */
  readonly box: Box;
  readonly #view: BoardView;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(
    readonly geometry: BoardGeometry,
    readonly seat: Seat,
  ) {
    this.#view = geometry.views[seat] ?? NO_VIEW;
    const turn = turning(this.#view.rotation);
    const outlines = geometry.squares.map((square) => outlineOf(square).map(turn));
    const circles = geometry.squares.map((square, i) => inscribedCircle(outlines[i] ?? [], turn(square)));
    const largest = GROWTH * Math.min(...circles.map(({ radius }) => radius));
    const scale = ({ radius }: Circle) => Math.min(radius, largest) / (SIDE / 2);
    this.cells = geometry.squares.map(({ name }, i) => {
      const { x, y, radius } = circles[i] ?? { x: 0, y: 0, radius: 0 };
      const centre = { x: round(x), y: round(y) };
      return { square: name, outline: outlines[i] ?? [], centre, scale: scale({ x, y, radius }) };
    });
    this.rim = pairs(geometry.rim).map(turn);
    this.frameScale = Math.max(1, boxAround(this.rim).size / USUAL_SIZE);
    const convex = hull(this.rim);
    this.edge = grown(convex, FRAME * this.frameScale, ROUNDING * this.frameScale);
    this.sharpEdge = grown(convex, FRAME * this.frameScale, 0);
    this.labels = this.#view.labels.map(({ text, ...at }) => ({ text, ...this.#labelPoint(turn(at)) }));
    const half = LETTER * this.frameScale;
    const letters = this.labels.flatMap(({ x, y }) => [
      { x: x - half, y: y - half },
      { x: x + half, y: y + half },
    ]);
    this.box = boxAround([...this.edge, ...letters]);
    this.#numbers = new Map(geometry.squares.map(({ name }, i) => [name, i]));
  }

  /** The point of a label on the frame as wide as it is, or beyond the frame for a label that lies there. */
  #labelPoint(point: Point): Point {
    const near = nearestOnPolygon(this.rim, point).point;
    const apart = Math.hypot(point.x - near.x, point.y - near.y);
    const length = Math.hypot(point.x, point.y);
    const [dx, dy] = [point.x / length, point.y / length];
    if (apart > SIDE / 2) {
      const beyond = reach(this.edge, dx, dy) + (LETTER + 6) * this.frameScale;
      return { x: dx * beyond, y: dy * beyond };
    }
    const scale = (LETTERS_OUT * FRAME * this.frameScale) / apart;
    return { x: near.x + (point.x - near.x) * scale, y: near.y + (point.y - near.y) * scale };
  }

  /** The angle by which the board is turned anticlockwise, in degrees. */
  get rotation(): number {
    return this.#view.rotation;
  }

  /** The outermost square of the camp at the bottom. */
  get home(): string {
    const far = (square: string) => {
      const { x, y } = this.cell(square)?.centre ?? { x: 0, y: 0 };
      return Math.hypot(x, y);
    };
    const camp = [...(this.geometry.camps[this.seat] ?? [])].sort((a, b) => far(b) - far(a));
    return camp[0] ?? this.geometry.maze;
  }

  /** The cell of a square. */
  cell(square: string): Cell | undefined {
    return this.cells[this.#numbers.get(square) ?? -1];
  }

  /** The square at a point of the drawing. */
  squareAt(point: Point): string | null {
    return this.cells.find(({ outline }) => contains(outline, point))?.square ?? null;
  }

  /** The one of these squares that is nearest to a point, if it is near enough to be meant. */
  nearest(point: Point, squares: ReadonlySet<string>): string | null {
    const near = this.cells
      .filter(({ square }) => squares.has(square))
      .map(({ square, outline, scale }) => ({
        square,
        apart: distance(outline, point),
        reach: REACH * scale,
      }))
      .filter(({ apart, reach }) => apart <= reach);
    near.sort((a, b) => a.apart - b.apart);
    return near[0]?.square ?? null;
  }

  /** The next square in a direction of the screen; null at the rim. */
  next(square: string, heading: Heading): string | null {
    const here = this.#numbers.get(square) ?? -1;
    const step = this.#view.steps[4 * here + HEADINGS.indexOf(heading)] ?? 0;
    return step === 0 ? null : (this.cells[here + step]?.square ?? null);
  }

  /** The last square in a direction of the screen. */
  last(square: string, heading: Heading): string {
    const passed = new Set<string>();
    let here = square;
    while (!passed.has(here)) {
      passed.add(here);
      here = this.next(here, heading) ?? here;
    }
    return here;
  }

  /** The lines that lead away from a square, clockwise from the top, each with the hour of its direction. */
  lines(square: string): { hour: number; squares: string[] }[] {
    const from = this.cell(square)?.centre;
    const here = this.#numbers.get(square) ?? -1;
    const lines = this.geometry.squares[here]?.lines ?? [];
    const seen = lines.map((line) => {
      let number = here;
      const cells = line.flatMap((way) => {
        number += way;
        return this.cells[number] ?? [];
      });
      return { hour: hourOf(from, cells[0]?.centre), squares: cells.map((cell) => cell.square) };
    });
    return seen.sort((a, b) => (a.hour % 12) - (b.hour % 12));
  }

  /** The cells in rows from top to bottom, each from left to right. */
  rows(): Cell[][] {
    const rows: Cell[][] = [];
    for (const cell of [...this.cells].sort((a, b) => a.centre.y - b.centre.y)) {
      const row = rows.at(-1);
      const top = row?.[0]?.centre.y ?? Number.NEGATIVE_INFINITY;
      if (row && cell.centre.y - top < SIDE / 4) row.push(cell);
      else rows.push([cell]);
    }
    for (const row of rows) row.sort((a, b) => a.centre.x - b.centre.x);
    return rows;
  }
}

const NO_VIEW: BoardView = { rotation: 0, labels: [], steps: [] };

/** The hour of a clock towards which a point lies. */
function hourOf(from: Point | undefined, to: Point | undefined): number {
  if (!from || !to) return 12;
  const turn = Math.atan2(to.x - from.x, from.y - to.y) / (2 * Math.PI);
  return ((Math.round(turn * 12) + 11) % 12) + 1;
}

/** Points of the geometry, turned and in units of the drawing. */
function turning(rotation: number): (point: Point) => Point {
  const angle = (rotation * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return ({ x, y }) => ({
    x: round((x * cos - y * sin) / SCALE),
    y: round(-(x * sin + y * cos) / SCALE),
  });
}

/** The corners of a square, in the geometry. */
export function outlineOf({ x, y, outline }: SquareGeometry): Point[] {
  return pairs(outline).map((corner) => ({ x: x + corner.x, y: y + corner.y }));
}

function pairs(coordinates: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < coordinates.length; i += 2) {
    points.push({ x: coordinates[i] ?? 0, y: coordinates[i + 1] ?? 0 });
  }
  return points;
}

/** The square around some points. */
function boxAround(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const size = Math.max(right - left, bottom - top);
  return { x: (left + right - size) / 2, y: (top + bottom - size) / 2, size };
}
