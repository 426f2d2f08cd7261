/**
 * Ratings by Glicko-1: Mark E. Glickman, “The Glicko system”, https://www.glicko.net/glicko/glicko.pdf,
 * the equations of its second step. Deviations do not grow with time. Pure.
 */

/** A rating, and how uncertain it is. */
export interface Rating {
  rating: number;
  deviation: number;
}

/** A game: the opponent's rating, and what it brought: 1 for a win, 0.5 for half of one, 0 for a loss. */
export interface RatedGame {
  opponent: Rating;
  score: number;
}

/**
 * The rating of a player without a game: between those of the puzzles of the levels 2 and 3. The paper begins
 * with a deviation of 350; with less, the first puzzle does not throw a newcomer hundreds of points down.
 */
export const NEW_PLAYER: Rating = { rating: 1200, deviation: 200 };

/** The least deviation: ratings never stop to follow what is played. */
const MIN_DEVIATION = 45;
const Q = Math.LN10 / 400;

/** Whether a rating is hardly known yet, so that one game moves it far. */
export function isUncertain({ deviation }: Rating): boolean {
  return deviation > 100;
}

/** The rating of a puzzle that nobody has tried, by its level. */
export function newPuzzle(level: number): Rating {
  return { rating: 800 + 150 * level, deviation: 120 };
}

/** A rating after some games, all of which were played with it. */
export function rated({ rating, deviation }: Rating, games: readonly RatedGame[]): Rating {
  let [information, surprise] = [0, 0];
  for (const { opponent, score } of games) {
    const weight = 1 / Math.sqrt(1 + (3 * (Q * opponent.deviation) ** 2) / Math.PI ** 2);
    const expected = 1 / (1 + 10 ** ((-weight * (rating - opponent.rating)) / 400));
    information += (Q * weight) ** 2 * expected * (1 - expected);
    surprise += weight * (score - expected);
  }
  const precision = 1 / deviation ** 2 + information;
  return {
    rating: rating + (Q / precision) * surprise,
    deviation: Math.max(MIN_DEVIATION, Math.sqrt(1 / precision)),
  };
}
