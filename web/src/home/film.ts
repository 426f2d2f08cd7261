/** A recorded game, and what the board shows after each of its turns. Pure. */
import { animationFrames } from "../../board/src/anim.ts";
import type { BoardPosition, Seat, StoryStep } from "../../board/src/types.ts";

/** A recorded game as the build writes it. */
export interface Film {
  start: BoardPosition;
  turns: readonly FilmTurn[];
  /** The number of turns after which the film begins the first time: what the still picture shows. */
  cover: number;
}

/** A turn of a recorded game. */
export interface FilmTurn {
  /** The turn in wire form. */
  move: string;
  /** What it does. */
  steps: StoryStep[];
  /** The player who plays next. */
  turn: Seat;
  /** The players who are left. */
  alive: Seat[];
}

/** The positions of a film: the start, and the one after each turn. */
export function positions({ start, turns }: Film): BoardPosition[] {
  let now = start;
  const after = turns.map(({ steps, turn, alive }) => {
    const last = animationFrames(now, steps, { move: 0, change: 0 }).at(-1);
    now = { ...(last?.position ?? now), turn, alive };
    return now;
  });
  return [start, ...after];
}
