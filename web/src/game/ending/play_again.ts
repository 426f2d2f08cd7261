/** Playing again: who may ask, and where the new game is. */
import type { PositionView } from "../../core/types.ts";
import type { Again, SeatState, Settings } from "../../protocol/index.ts";

/** The address of the game in which the players play again. */
export function againAddress(again: Again): string {
  return `/game/${encodeURIComponent(again.game)}`;
}

/** Whether a player may ask to play again: the game is over, or nobody plays in it any more but bots. */
export function canPlayAgain(settings: Settings, latest: PositionView): boolean {
  const isPerson = (state: SeatState | undefined) => state?.kind === "person" && state.claimed;
  return latest.outcome !== null || !latest.alive.some((seat) => isPerson(settings.seats[seat]));
}
