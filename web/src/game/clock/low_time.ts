/** Warns the user by a sound and a sentence when their clock or the time for a first turn runs low. */
import { effect } from "@preact/signals";
import { sound } from "../../common/board/preferences.ts";
import type { Seat } from "../../core/types.ts";
import { littleTime } from "../../text/beside.ts";
import { soundOfLowTime } from "../board/sounds.ts";
import type { GameStore } from "../game_store.ts";
import { type TableStore, wholeTimeLeft } from "../table/table_store.ts";
import { LOW_MS } from "./clock.ts";

/** A clock that has had more than this again may be warned of anew. */
const SAFE_MS = 2 * LOW_MS;

/** Warns once, and again only after the clock had more time in between; returns how to stop that. */
export function warnOfTime(store: GameStore, ring: () => void = soundOfLowTime): () => void {
  const warned = new Set<Seat>();
  return effect(() => {
    const seat = store.table.clock.value?.running;
    const left = seat ? timeToPlay(store.table, seat) : null;
    if (!seat || left === null || !store.held.value.includes(seat)) return;
    if (left > SAFE_MS) warned.delete(seat);
    if (left >= LOW_MS || left === 0 || warned.has(seat)) return;
    warned.add(seat);
    store.announcement.value = littleTime({ seat });
    if (sound.peek()) ring();
  });
}

/** How long a seat may still think: what its clock has, or the rest of the limit of a first turn. */
function timeToPlay(table: TableStore, seat: Seat): number | null {
  const left = wholeTimeLeft(table, seat);
  const by = table.state.value?.first_turn_by_ms;
  if (left === null || by === undefined) return left;
  return Math.max(0, Math.min(left, table.until(by)));
}
