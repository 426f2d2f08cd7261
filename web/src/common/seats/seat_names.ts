import type { Seat } from "../../core/types.ts";
import type { SeatState, Seats } from "../../protocol/index.ts";
import { nameAndSeat, seatName } from "../../text/common.ts";
import { isolated } from "../isolated.ts";

/** The names of seats, to be joined by a text. */
export function seatNames(seats: readonly Seat[]): string[] {
  return seats.map((seat) => seatName({ seat }));
}

/** The name of the player at a seat, with the seat if another one has the same name; else the seat's own. */
export function playerName(seats: Seats, seat: Seat): string {
  const name = seats[seat]?.name;
  if (!name) return seatName({ seat });
  const isShared = (Object.keys(seats) as Seat[]).some(
    (other) => other !== seat && seats[other]?.name === name,
  );
  return isShared ? nameAndSeat({ name, seat }) : isolated(name);
}

/** What a player has instead of an account: none, or one that was deleted. Names that are hidden tell nothing. */
export function noAccountOf({ kind, claimed, name, account, deleted }: SeatState): "none" | "deleted" | null {
  if (kind !== "person" || !claimed) return null;
  if (deleted) return "deleted";
  return name !== "" && !account ? "none" : null;
}
