/** Playing again: one new game for all who sat at this one. */
import type { PositionView, Seat } from "../../core/types.ts";
import type { Again, SeatState, Settings } from "../../protocol/index.ts";
import * as text from "../../text/game.ts";

/** The address of the game in which the players play again. */
export function againAddress(again: Again): string {
  return `/game/${encodeURIComponent(again.game)}`;
}

/** Whether a player may ask to play again: the game is over, or nobody plays in it any more but bots. */
export function canPlayAgain(settings: Settings, latest: PositionView): boolean {
  const isPerson = (state: SeatState | undefined) => state?.kind === "person" && state.claimed;
  return latest.outcome !== null || !latest.alive.some((seat) => isPerson(settings.seats[seat]));
}

/** The sentence that says who wants to play again; `held` are the seats of the reader. */
export function againText({ seat }: Again, settings: Settings, held: readonly Seat[]): string {
  if (held.includes(seat)) return text.youPlayAgain();
  const name = settings.seats[seat]?.name;
  return name ? text.wantsAgainName({ name }) : text.wantsAgain({ seat });
}
