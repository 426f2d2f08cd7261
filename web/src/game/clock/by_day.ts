/** A game whose players have agreed to go on by the day. */
import { effect } from "@preact/signals";
import { DAY_S } from "../../common/time_units.ts";
import type { ClockSettings } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

/** The numbers of days for a turn that the page offers. */
export const DAYS_OFFERED: readonly number[] = [1, 2, 3, 5, 7, 14];

/** Shows clocks of days once the players go on by the day, and says so; returns how to stop that. */
export function followDays(store: GameStore): () => void {
  return effect(() => {
    const days = newDays(store);
    const settings = store.settings.peek();
    if (!days || !settings?.clock || settings.first_clock) return;
    const clock: ClockSettings = { kind: "by_day", turn_s: days * DAY_S, bank_s: 0 };
    store.settings.value = { ...settings, clock, first_clock: settings.clock };
    store.announcement.value = text.goesByDay({ days });
  });
}

/** The days for a turn, if the players have agreed on them with the game's last event. */
export function newDays(store: GameStore): number | null {
  const last = store.table.lastEvent.value;
  return last?.kind === "by_day" ? last.days : null;
}
