/** Playing again: one new game for all who sat at this one. */
import { playerName } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import type { Again, Settings } from "../../protocol/index.ts";
import * as text from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";

/** The sentence that says who wants to play the game of a page again; empty as long as nobody does. */
export function againSentence({ ending, settings, held }: GameStore): string {
  const { again } = ending;
  return again.value && settings.value ? againText(again.value, settings.value, held.value) : "";
}

/** The sentence that says who wants to play again; `held` are the seats of the reader. */
export function againText({ seat }: Again, settings: Settings, held: readonly Seat[]): string {
  if (held.includes(seat)) return text.youPlayAgain();
  if (!settings.seats[seat]?.name) return text.wantsAgain({ seat });
  return text.wantsAgainName({ name: playerName(settings.seats, seat) });
}
