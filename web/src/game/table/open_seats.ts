import type { Seat, YouMay } from "../../protocol/index.ts";

/** The seats at which the user would sit down now. */
export function seatsToTake({ sit = [] }: YouMay): Seat[] {
  return sit.filter((open) => open.not_yet === undefined).map((open) => open.seat);
}
