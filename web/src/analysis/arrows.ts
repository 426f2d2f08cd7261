/** The arrows of a turn over the board: the mover's path, the reporter's victim, and the placement. */
import { cellOf } from "../board/squares.ts";
import type { Seat } from "../board/types.ts";

/** A point of the drawing, in squares from the upper left corner. */
export interface BoardPoint {
  x: number;
  y: number;
}

/** The arrows and circles of a turn. */
export interface MoveArrows {
  /** The mover's path from square to square. */
  path: BoardPoint[];
  /** The reporter's victim. */
  victim: BoardPoint | null;
  /** The line from the target to the square where the piece or the corpse from there is placed. */
  placement: { from: BoardPoint; to: BoardPoint } | null;
}

const MOVE = /^([a-i][1-9])([a-i][1-9])(?:>([a-i][1-9]))?(?:x([a-i][1-9]))?(?:@([a-i][1-9]))?$/;

/** The arrows of a turn in wire form; null for a pass, a resignation or an agreement. */
export function moveArrows(move: string, view: Seat): MoveArrows | null {
  const match = MOVE.exec(move);
  if (!match) return null;
  const [from, to, exit, victim, placement] = match.slice(1);
  const point = (square: string) => centre(square, view);
  if (from === undefined || to === undefined) return null;
  return {
    path: [from, to, exit].filter((square) => square !== undefined).map(point),
    victim: victim === undefined ? null : point(victim),
    placement: placement === undefined ? null : { from: point(to), to: point(placement) },
  };
}

function centre(square: string, view: Seat): BoardPoint {
  const { column, row } = cellOf(square, view);
  return { x: column + 0.5, y: row + 0.5 };
}
