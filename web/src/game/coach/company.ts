import type { Seat } from "../../core/types.ts";
import type { Settings } from "../../protocol/index.ts";

/** Whether the user plays, and all others are bots: nobody else may mind what helps the user. */
export function isAloneWithBots(settings: Settings | null, held: readonly Seat[]): boolean {
  if (!settings || held.length === 0) return false;
  const seats = Object.keys(settings.seats) as Seat[];
  const others = seats.filter((seat) => !held.includes(seat)).map((seat) => settings.seats[seat]?.kind);
  return others.includes("bot") && !others.includes("person");
}
