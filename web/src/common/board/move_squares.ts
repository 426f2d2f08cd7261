import type { MarkedTurn } from "../../../board/src/types.ts";
import type { Seat } from "../../core/types.ts";

/** The squares that a move in wire form names. */
export function moveSquares(move: string): string[] {
  return move === "pass" ? [] : (move.match(/[a-z]\d+/g) ?? []);
}

/** The mark of a turn on the board, in the colour of its army and with the way of its piece. */
export function turnMark(army: Seat, move: string): MarkedTurn {
  const squares = moveSquares(move);
  return { army, squares, way: squares.slice(0, move.includes(">") ? 3 : 2) };
}
