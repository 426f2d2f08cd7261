import type { Seat } from "../core/types.ts";
import { seatName } from "../text/common.ts";

/** The names of seats, to be joined by a text. */
export function seatNames(seats: readonly Seat[]): string[] {
  return seats.map((seat) => seatName({ seat }));
}
