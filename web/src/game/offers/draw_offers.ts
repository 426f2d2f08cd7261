import { seatNames } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import { offersDraw } from "../../text/game.ts";

/** The sentence that says that these seats offer a draw. */
export function drawOffers(seats: readonly Seat[]): string {
  return offersDraw({ names: seatNames(seats), players: seats.length });
}
