/** A part of a board: its drawing, and the turns that lie within it. Pure. */
import type { BoardGeometry, BoardView, SquareGeometry } from "../../board/src/types.ts";
import type { Family } from "../core/types.ts";

/** A rectangle in the units of the geometry. */
interface Rectangle {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** The board as if it had only the squares between two corners; `home` is where the keyboard begins. */
export function partOf(board: BoardGeometry, corners: readonly string[], home: string): BoardGeometry {
  const shapes = board.squares.filter(({ name }) => corners.includes(name));
  const [inner, rim] = [around(shapes), boxOf(pairs(board.rim))];
  const kept = board.squares.map(({ x, y }) => isWithin({ x, y }, inner));
  const squares = board.squares.filter((_, i) => kept[i]);
  const numbers = numbersOf(kept);
  const views = Object.entries(board.views).map(([seat, view]) => [
    seat,
    viewOf(view, kept, numbers, inner, rim),
  ]);
  return {
    ...board,
    armies: [],
    squares: squares.map((square) => shapeOf(square, board.squares, numbers)),
    rim: [inner.left, inner.bottom, inner.right, inner.bottom, inner.right, inner.top, inner.left, inner.top],
    camps: Object.fromEntries(board.seats.map((seat) => [seat, [home]])),
    views: Object.fromEntries(views),
  };
}

/** The families of those turns that touch only these squares. */
export function familiesWithin(families: readonly Family[], squares: ReadonlySet<string>): Family[] {
  const within = (list: readonly string[]) => list.filter((square) => squares.has(square));
  return families.flatMap((family) => {
    const { from, exit, to, victims, placements } = family;
    const kept = { ...family, to: within(to), victims: within(victims), placements: within(placements) };
    const isWhole =
      squares.has(from) &&
      (exit === null || squares.has(exit)) &&
      kept.to.length > 0 &&
      (victims.length === 0 || kept.victims.length > 0 || family.declinable) &&
      (placements.length === 0 || kept.placements.length > 0);
    return isWhole ? [kept] : [];
  });
}

/** The number that each kept square has in the part. */
function numbersOf(kept: readonly boolean[]): (number | undefined)[] {
  let next = 0;
  return kept.map((is) => (is ? next++ : undefined));
}

/** A square whose lines end where the part ends. */
function shapeOf(
  square: SquareGeometry,
  all: readonly SquareGeometry[],
  numbers: readonly (number | undefined)[],
): SquareGeometry {
  const start = all.findIndex(({ name }) => name === square.name);
  const cut = (line: readonly number[]) => {
    const ways: number[] = [];
    let here = start;
    for (const way of line) {
      const [from, to] = [numbers[here], numbers[here + way]];
      if (from === undefined || to === undefined) break;
      ways.push(to - from);
      here += way;
    }
    return ways;
  };
  return { ...square, lines: square.lines.map(cut).filter((line) => line.length > 0) };
}

/** A view whose steps stay in the part, with the names of files and ranks beside it. */
function viewOf(
  view: BoardView,
  kept: readonly boolean[],
  numbers: readonly (number | undefined)[],
  inner: Rectangle,
  rim: Rectangle,
): BoardView {
  const steps = kept.flatMap((is, i) => {
    if (!is) return [];
    return [0, 1, 2, 3].map((heading) => {
      const way = view.steps[4 * i + heading] ?? 0;
      return (numbers[i + way] ?? numbers[i] ?? 0) - (numbers[i] ?? 0);
    });
  });
  const labels = view.labels.flatMap(({ text, x, y }) => {
    const at = {
      x: x < rim.left ? x - rim.left + inner.left : x > rim.right ? x - rim.right + inner.right : x,
      y: y < rim.bottom ? y - rim.bottom + inner.bottom : y > rim.top ? y - rim.top + inner.top : y,
    };
    const isBeside =
      isWithin({ x: at.x, y: inner.bottom }, inner) || isWithin({ x: inner.left, y: at.y }, inner);
    return isBeside ? [{ text, ...at }] : [];
  });
  return { ...view, steps, labels };
}

function isWithin({ x, y }: { x: number; y: number }, { left, right, bottom, top }: Rectangle): boolean {
  return left <= x && x <= right && bottom <= y && y <= top;
}

/** The rectangle around some squares, their outlines included. */
function around(squares: readonly SquareGeometry[]): Rectangle {
  const corner = ({ x, y, outline }: SquareGeometry) =>
    pairs(outline).map((at) => ({ x: x + at.x, y: y + at.y }));
  return boxOf(squares.flatMap(corner));
}

function boxOf(points: readonly { x: number; y: number }[]): Rectangle {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

function pairs(coordinates: readonly number[]): { x: number; y: number }[] {
  return coordinates.flatMap((x, i) => (i % 2 === 0 ? [{ x, y: coordinates[i + 1] ?? 0 }] : []));
}
