/** Progress in the puzzles, in this browser. */
import { like, listOf, oneOf, orNull, recordOf, shapeOf, withUsual } from "../common/browser/shape.ts";
import { storedSignal } from "../common/browser/stored.ts";
import type { Puzzle } from "./puzzle.ts";
import { NEW_PLAYER, newPuzzle, type Rating, rated } from "./rating.ts";

/** How a puzzle was solved: without help, with a hint, or not before a mistake or the solution. */
export type Outcome = "clean" | "hinted" | "failed";

/** The user's rating, and what became of the puzzles. */
export interface Progress {
  player: Rating;
  /** The ratings of the puzzles that were tried. */
  puzzles: Readonly<Record<string, Rating>>;
  /** The puzzles that were solved without a mistake. */
  solved: readonly string[];
  /** The puzzles tried lately, the last one at the end. They are not rated again. */
  seen: readonly string[];
  bestStreak: number;
  bestStorm: number;
  /** The number of the last day whose puzzle was tried, and how. */
  day: { number: number; outcome: Outcome } | null;
}

/** What is remembered of a user without a puzzle. */
export const NOTHING: Progress = {
  player: NEW_PLAYER,
  puzzles: {},
  solved: [],
  seen: [],
  bestStreak: 0,
  bestStorm: 0,
  day: null,
};

/** How many puzzles count as tried lately. */
const SEEN = 300;

const SCORES: Readonly<Record<Outcome, number>> = { clean: 1, hinted: 0.5, failed: 0 };

const RATING = shapeOf<Rating>({ rating: like(0), deviation: like(0) });

/** The progress; puzzles that are no more do no harm. */
export const progress = storedSignal<Progress>(
  "djambi.puzzles",
  NOTHING,
  withUsual(NOTHING, {
    player: RATING,
    puzzles: recordOf(RATING),
    solved: listOf(like("")),
    seen: listOf(like("")),
    bestStreak: like(0),
    bestStorm: like(0),
    day: orNull(shapeOf({ number: like(0), outcome: oneOf<Outcome>(["clean", "hinted", "failed"]) })),
  }),
);

/** The rating of a puzzle. */
export function puzzleRating({ puzzles }: Progress, { id, level }: Puzzle): Rating {
  return puzzles[id] ?? newPuzzle(level);
}

/** The progress after a puzzle, which is rated unless it was tried lately. */
export function withOutcome(before: Progress, puzzle: Puzzle, outcome: Outcome): Progress {
  const { id } = puzzle;
  const isNew = !before.solved.includes(id) && outcome !== "failed";
  const after = {
    ...before,
    solved: isNew ? [...before.solved, id] : before.solved,
    seen: [...before.seen.filter((seen) => seen !== id), id].slice(-SEEN),
  };
  if (before.seen.includes(id)) return after;
  const [player, opponent, score] = [before.player, puzzleRating(before, puzzle), SCORES[outcome]];
  return {
    ...after,
    player: rated(player, [{ opponent, score }]),
    puzzles: { ...before.puzzles, [id]: rated(opponent, [{ opponent: player, score: 1 - score }]) },
  };
}
