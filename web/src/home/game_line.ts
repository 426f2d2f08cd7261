import { endingHeadline } from "../common/ending/endings.ts";
import type { KnownGame } from "../common/games.ts";
import { seatNames } from "../common/seats/seat_names.ts";
import * as text from "../text/common.ts";

/** A line about the user's part in a game and its turn or outcome; empty before the first visit. */
export function gameLine({ held, turn, outcome }: KnownGame): string {
  if (!held) return "";
  const names = seatNames(held);
  if (outcome) {
    const ending = endingHeadline(outcome);
    return names.length > 0 ? text.playedAs({ names, ending }) : text.watched({ ending });
  }
  if (turn === undefined) return "";
  return names.length > 0 ? text.playingAs({ names, turn }) : text.watching({ turn });
}
