import type { Seat, SeatState, Seats, TableState } from "../../protocol/index.ts";
import * as text from "../../text/table.ts";

/** What a waiting room shows of its seats. */
export interface Room {
  seats: Seats;
  state: TableState;
}

/** What changed between two moments, as sentences for a screen reader: people come, leave and are ready. */
export function comings(before: Room, now: Room): string[] {
  const seats = Object.keys(now.seats) as Seat[];
  return seats.flatMap((seat) => {
    const change = seatChange(seat, before.seats[seat], now.seats[seat]);
    if (change) return [change];
    const [was, is] = [before, now].map(({ state }) => state.ready?.includes(seat) ?? false);
    if (was === is || !now.seats[seat]?.claimed) return [];
    return [is ? text.isReady({ seat }) : text.isNotReady({ seat })];
  });
}

function seatChange(seat: Seat, was: SeatState | undefined, is: SeatState | undefined): string | null {
  const [before, after] = [sitter(was), sitter(is)];
  if (before === after) return null;
  if (!is || !after) return text.getsUp({ seat });
  if (is.kind === "bot") return text.botSitsDown({ seat });
  return is.name ? text.sitsDown({ name: is.name, seat }) : text.somebodySitsDown({ seat });
}

/** The player of a seat as a text to be compared; empty at a free seat. */
function sitter(state: SeatState | undefined): string {
  if (!state?.claimed) return "";
  return state.kind === "bot" ? "bot" : `person ${state.name}`;
}
