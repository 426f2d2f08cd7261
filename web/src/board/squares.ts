/** Squares by name, and where they lie on the screen when an army sits at the bottom. */
import { SEATS, type Seat } from "./types.ts";

/** The number of squares along a side. */
export const SIZE = 9;

/** The square that only a chief may stay on. */
export const MAZE = "e5";

/** A place on the screen: columns from the left, rows from the top. */
export interface Place {
  column: number;
  row: number;
}

const FILES = "abcdefghi";

function turnsOf(view: Seat): number {
  return SEATS.indexOf(view);
}

/** Where a square lies on the screen; the viewer's corner is always at the bottom left. */
export function placeOf(square: string, view: Seat): Place {
  let column = FILES.indexOf(square.charAt(0));
  let row = SIZE - Number(square.slice(1));
  for (let turn = turnsOf(view); turn > 0; turn--) [column, row] = [SIZE - 1 - row, column];
  return { column, row };
}

/** The square at a place of the screen. */
export function squareAt(place: Place, view: Seat): string {
  let { column, row } = place;
  for (let turn = turnsOf(view); turn > 0; turn--) [column, row] = [row, SIZE - 1 - column];
  return `${FILES.charAt(column)}${SIZE - row}`;
}

/** The place itself, or the nearest one on the board. */
export function onBoard(place: Place): Place {
  const clamp = (n: number) => Math.min(SIZE - 1, Math.max(0, n));
  return { column: clamp(place.column), row: clamp(place.row) };
}

/** What the rim says along a side: files or ranks, in screen order. */
export function rimLabels(side: "bottom" | "left", view: Seat): string[] {
  const squares = Array.from({ length: SIZE }, (_, i) =>
    squareAt(side === "bottom" ? { column: i, row: SIZE - 1 } : { column: 0, row: i }, view),
  );
  const filesRun = squares[0]?.charAt(0) !== squares[1]?.charAt(0);
  return squares.map((square) => (filesRun ? square.charAt(0) : square.slice(1)));
}
