/** The arrows of a turn over the board: the mover's path, the reporter's victim, and the placement. */
import { type Layout, SIDE } from "../../../board/src/layout.ts";
import { moveParts } from "./move_parts.ts";

/** A point of the drawing, in squares from the middle, to the right and down. */
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

/** The arrows of a turn in wire form; null for a pass, a resignation or an agreement. */
export function moveArrows(move: string, layout: Layout): MoveArrows | null {
  const parts = moveParts(move);
  if (!parts) return null;
  const { from, to, exit, victim, placement } = parts;
  const point = (square: string) => centre(square, layout);
  return {
    path: [from, to, exit].filter((square) => square !== undefined).map(point),
    victim: victim === undefined ? null : point(victim),
    placement: placement === undefined ? null : { from: point(to), to: point(placement) },
  };
}

/** The middle of a square. */
export function centre(square: string, layout: Layout): BoardPoint {
  const { x, y } = layout.cell(square)?.centre ?? { x: 0, y: 0 };
  return { x: x / SIDE, y: y / SIDE };
}
