/** Which turns cost their player much. */
import type { Shares } from "../../common/shares/shares.ts";
import type { Seat } from "../../core/types.ts";

/** What is left after a turn must be less than this part of what could be expected. */
const MIN_LEFT = 0.75;
/** The share that must be lost at least: the engine's own doubt is as large. */
const MIN_LOSS = 0.05;
/** The number of turns that are told after a game. */
const MAX_TURNS = 3;

/** Whether a turn threw away more than a quarter of what its player could expect. */
export function isBlunder(before: number, after: number): boolean {
  return after < MIN_LEFT * before && before - after >= MIN_LOSS;
}

/** A turn that cost its player a part of the expected share. */
export interface CostlyTurn {
  /** The number of the turn's ply, counted from 1. */
  ply: number;
  seat: Seat;
  before: number;
  after: number;
}

/**
 * The costliest turns of some seats in the order of play. `shares` are those expected after each ply, null
 * where they are not known; `movers` the seats that played a turn, null where a ply was no turn.
 */
export function costliestTurns(
  shares: readonly (Shares | null)[],
  movers: readonly (Seat | null)[],
  held: readonly Seat[],
): CostlyTurn[] {
  const found = movers.flatMap((seat, index): CostlyTurn[] => {
    const [before, after] = [shares[index], shares[index + 1]];
    if (seat === null || !held.includes(seat) || !before || !after) return [];
    const turn = { ply: index + 1, seat, before: before[seat] ?? 0, after: after[seat] ?? 0 };
    return turn.before - turn.after >= MIN_LOSS ? [turn] : [];
  });
  found.sort((a, b) => b.before - b.after - (a.before - a.after));
  return found.slice(0, MAX_TURNS).sort((a, b) => a.ply - b.ply);
}
