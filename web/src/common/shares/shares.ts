/** Shares of the result as whole percents that sum to 100, and as text. */
import type { Seat } from "../../core/types.ts";
import * as text from "../../text/coach.ts";

/** The share of each seat of the board, or of each player, in seat order. */
export type Shares = Readonly<Partial<Record<Seat, number>>>;

/** A seat and its part of a bar, in whole percents. */
export interface BarPart {
  seat: Seat;
  percent: number;
}

/** Whole percents that sum to 100: the points lost by rounding down go to the largest remainders. */
export function percents(shares: readonly number[]): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  if (sum <= 0) return shares.map(() => 0);
  const exact = shares.map((share) => (100 * share) / sum);
  const whole = exact.map(Math.floor);
  const left = 100 - whole.reduce((total, percent) => total + percent, 0);
  const order = exact.map((percent, index) => ({ index, rest: percent - (whole[index] ?? 0) }));
  order.sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of order.slice(0, left)) whole[index] = (whole[index] ?? 0) + 1;
  return whole;
}

/** The parts of a bar, in seat order, without the seats whose share is 0. */
export function barParts(shares: Shares): BarPart[] {
  const seats = Object.keys(shares) as Seat[];
  const whole = percents(seats.map((seat) => shares[seat] ?? 0));
  return seats
    .map((seat, index) => ({ seat, percent: whole[index] ?? 0 }))
    .filter(({ seat }) => (shares[seat] ?? 0) > 0);
}

/** The share of each seat as a text: "Red 41%". */
export function shareTexts(shares: Shares): string[] {
  return barParts(shares).map(text.share);
}
