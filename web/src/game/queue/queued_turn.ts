import type { Role, Seat } from "../../core/types.ts";

/** A turn that waits for its player. */
export interface QueuedTurn {
  seat: Seat;
  /** The last event of the game when it was queued. */
  seq: number;
  /** The turn in wire form. */
  move: string;
  /** The role of the piece that moves; another piece on its square does not play the turn. */
  role: Role | undefined;
  /** The turn in words. */
  words: string;
}
