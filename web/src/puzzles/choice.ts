/** The choice of the next puzzle. Pure. */
import { DAY_MS } from "../common/time_units.ts";
import { type Progress, puzzleRating } from "./progress.ts";
import type { Puzzle } from "./puzzle.ts";

/** A number from 0 to 1, without 1, as `Math.random` gives it. */
export type Random = () => number;

/** Among how many puzzles of a fitting rating one is drawn. */
const DRAWN = 10;
/** The rating of the first puzzle of a streak or a storm, and how much it grows with each. */
const [FIRST, GROWTH] = [900, 40];
/** A puzzle near the user's rating that was not tried lately; if all were, the one tried longest ago. */
export function nextPuzzle(pool: readonly Puzzle[], progress: Progress, random: Random): Puzzle | null {
  const seen = new Set(progress.seen);
  const fresh = pool.filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) return draw(fresh, progress.player.rating, progress, random);
  const oldest = progress.seen.find((id) => pool.some((puzzle) => puzzle.id === id));
  return pool.find(({ id }) => id === oldest) ?? null;
}

/** The puzzle of a streak or a storm after some others, which are harder and harder. */
export function risingPuzzle(
  pool: readonly Puzzle[],
  used: ReadonlySet<string>,
  progress: Progress,
  random: Random,
): Puzzle | null {
  const fresh = pool.filter(({ id }) => !used.has(id));
  return draw(fresh, FIRST + GROWTH * used.size, progress, random);
}

/** The number of the day of a moment, by the clock of Greenwich. */
export function dayNumber(now: number): number {
  return Math.floor(now / DAY_MS);
}

/** The puzzle of a day, the same for everybody. The order of ids is a random one, so days go through it. */
export function puzzleOfTheDay(puzzles: readonly Puzzle[], day: number): Puzzle | null {
  return puzzles[day % puzzles.length] ?? null;
}

/** One of the puzzles whose ratings are nearest. */
function draw(pool: readonly Puzzle[], rating: number, progress: Progress, random: Random): Puzzle | null {
  const ranked = pool.map((puzzle) => {
    const distance = Math.abs(puzzleRating(progress, puzzle).rating - rating);
    // Puzzles of a level begin with one rating; chance decides between them.
    return { puzzle, distance, lot: random() };
  });
  ranked.sort((a, b) => a.distance - b.distance || a.lot - b.lot);
  const nearest = ranked.slice(0, DRAWN);
  return nearest[Math.floor(random() * nearest.length)]?.puzzle ?? null;
}
