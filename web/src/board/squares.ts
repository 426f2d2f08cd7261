/** Squares by name, and their cells on the screen as seen with an army at the bottom. */
import { SEATS, type Seat } from "./types.ts";

/** The number of squares along a side. */
export const SIZE = 9;

/** The square of the maze. */
export const MAZE = "e5";

/** A cell of the screen's grid: columns from the left, rows from the top. */
export interface ScreenCell {
  column: number;
  row: number;
}

const FILES = "abcdefghi";

function quarterTurns(view: Seat): number {
  return SEATS.indexOf(view);
}

/** The cell of a square; the viewing army's corner is at the bottom left. */
export function cellOf(square: string, view: Seat): ScreenCell {
  let column = FILES.indexOf(square.charAt(0));
  let row = SIZE - Number(square.slice(1));
  for (let turns = quarterTurns(view); turns > 0; turns--) [column, row] = [SIZE - 1 - row, column];
  return { column, row };
}

/** The square of a cell. */
export function squareAt(cell: ScreenCell, view: Seat): string {
  let { column, row } = cell;
  for (let turns = quarterTurns(view); turns > 0; turns--) [column, row] = [row, SIZE - 1 - column];
  return `${FILES.charAt(column)}${SIZE - row}`;
}

/** The cell itself, or the nearest one on the board. */
export function clampToBoard(cell: ScreenCell): ScreenCell {
  const clamp = (n: number) => Math.min(SIZE - 1, Math.max(0, n));
  return { column: clamp(cell.column), row: clamp(cell.row) };
}

/** The coordinates along a side, files or ranks, in screen order. */
export function rimLabels(side: "bottom" | "left", view: Seat): string[] {
  const squares = Array.from({ length: SIZE }, (_, i) =>
    squareAt(side === "bottom" ? { column: i, row: SIZE - 1 } : { column: 0, row: i }, view),
  );
  const filesRun = squares[0]?.charAt(0) !== squares[1]?.charAt(0);
  return squares.map((square) => (filesRun ? square.charAt(0) : square.slice(1)));
}
