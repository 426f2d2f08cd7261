/**
 * The pictures of the rules page: a position, and the legal moves shown in it. What is drawn of a move is its
 * story by the rules. Their words are texts; `tests/pictures.test.ts` holds them against the pictures.
 */

import { FILM } from "../../generated/film.ts";

/** A picture that explains a rule. */
export interface Picture {
  /** The position string on the 9 × 9 board, or `start`. */
  position: string;
  /** The moves played in it before those that are shown, in wire form. */
  played?: readonly string[];
  /** The moves shown, in wire form: one, or several to choose from. */
  moves?: readonly string[];
  /** A piece whose targets are shown. */
  targetsOf?: string;
  /** The lower left and the upper right square of the part that is shown; without it the whole board. */
  part?: readonly [string, string];
}

/** The name of a picture. */
export type PictureName = keyof typeof PICTURES;

const MAZE_GAME = {
  position: "gC8/9/4bA1yC2/9/9/2rN6/2rCrM5/9/8bC rbyg r r 0 1",
  part: ["c3", "g7"],
} as const;

/** The pictures by their names. */
export const PICTURES = {
  start: {
    position: "start",
  },
  cover: {
    position: "start",
    played: FILM.turns.slice(0, FILM.cover).map(({ move }) => move),
  },
  "ways-militant": {
    position: "gC7yC/9/9/9/9/8bC/2rM6/9/7rC1 rbyg r r 0 1",
    targetsOf: "c3",
    part: ["a1", "g7"],
  },
  "ways-others": {
    position: "gC7yC/9/9/9/9/8bC/2rD2x3/9/7rC1 rbyg r r 0 1",
    targetsOf: "c3",
    part: ["a1", "g7"],
  },
  militant: {
    position: "gC7yC/9/9/9/9/9/2bM6/9/rC1rM5bC rbyg r r 0 1",
    moves: ["c1c3@e4"],
    part: ["a1", "e4"],
  },
  walls: {
    position: "gC7yC/9/9/9/9/3bA5/9/xx1rN5/bM3rC3bC rbyg r r 0 7",
    moves: ["e1a1@b1"],
    part: ["a1", "e4"],
  },
  assassin: {
    position: "gC7yC/9/9/9/9/3bR5/rC8/9/rA7bC rbyg r r 0 1",
    moves: ["a1d4"],
    part: ["a1", "e4"],
  },
  reporter: {
    position: "gC7yC/9/9/9/9/bM8/1bD7/9/rR2rC4bC rbyg r r 0 1",
    moves: ["a1a3xb3", "a1a3xa4"],
    part: ["a1", "e4"],
  },
  diplomat: {
    position: "gC7yC/9/9/9/9/rD2bC5/1rA7/4rC4/9 rbyg r r 0 1",
    moves: ["a4d4@b1"],
    part: ["a1", "e4"],
  },
  shield: {
    position: "1gC5yC1/9/9/9/9/9/1rN1x5/9/rC3bA3bC rbyg r r 0 1",
    moves: ["b3d3@c1"],
    part: ["a1", "e4"],
  },
  "maze-enter": {
    ...MAZE_GAME,
    moves: ["c3e5"],
  },
  "maze-strike": {
    ...MAZE_GAME,
    played: ["c3e5"],
    moves: ["e7e5>g5"],
  },
  "maze-next": {
    ...MAZE_GAME,
    played: ["c3e5", "e7e5>g5"],
    moves: ["g7e5"],
  },
  encircled: {
    position: "1gC5yC1/9/9/9/9/2x6/3yN5/xx7/bC7rC rbyg y y 0 1",
    moves: ["d3c4@b1"],
    part: ["a1", "e4"],
  },
} as const satisfies Readonly<Record<string, Picture>>;
