/** How a turn is drawn on the board: from where to where, on which way out, whom it strikes, where its victim goes. */
import { placeOf } from "../board/squares.ts";
import type { Seat } from "../board/types.ts";

/** A point of the drawing, in squares from the upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** A turn's drawing. */
export interface Drawing {
  /** From square to square, the last with the arrow's head. */
  way: Spot[];
  /** The reporter's victim. */
  victim: Spot | null;
  /** Where whatever was taken up is placed; a line leads there from where it was taken. */
  placement: { from: Spot; to: Spot } | null;
}

const WIRE = /^([a-i][1-9])([a-i][1-9])(?:>([a-i][1-9]))?(?:x([a-i][1-9]))?(?:@([a-i][1-9]))?$/;

/** The drawing of a turn in wire form; nothing for a pass and for whatever is no turn. */
export function arrows(move: string, view: Seat): Drawing | null {
  const found = WIRE.exec(move);
  if (!found) return null;
  const [from, to, exit, victim, placement] = found.slice(1);
  const spot = (square: string) => centre(square, view);
  if (from === undefined || to === undefined) return null;
  return {
    way: [from, to, exit].filter((square) => square !== undefined).map(spot),
    victim: victim === undefined ? null : spot(victim),
    placement: placement === undefined ? null : { from: spot(to), to: spot(placement) },
  };
}

function centre(square: string, view: Seat): Spot {
  const { column, row } = placeOf(square, view);
  return { x: column + 0.5, y: row + 0.5 };
}
