/** How a game ended, in a headline. */
import type { Seat } from "../../core/types.ts";
import type { Outcome } from "../../protocol/index.ts";
import * as text from "../../text/common.ts";
import { seatNames } from "../seats/seat_names.ts";

/** The seats that share the result. */
export function sharers({ shares }: Outcome): Seat[] {
  const seats = Object.keys(shares) as Seat[];
  return seats.filter((seat) => (shares[seat] ?? 0) > 0);
}

/** The winner, the players of a draw or the closing, as a headline. */
export function endingHeadline(ending: Outcome): string {
  if (ending.kind === "closed") return text.gameClosed();
  const seats = sharers(ending);
  const [seat] = seats;
  return ending.kind === "win" && seat ? text.wins({ seat }) : text.drawBetween({ names: seatNames(seats) });
}
