/** Calls the host of a table when everybody has come, because the game waits for them too. */
import { effect } from "@preact/signals";
import { notify, sound } from "../../common/board/preferences.ts";
import type { Settings } from "../../protocol/index.ts";
import { seatsFree } from "../../text/table.ts";
import { showNotification } from "../attention/notifications.ts";
import { soundOfOwnTurn } from "../board/sounds.ts";
import type { GameStore } from "../game_store.ts";

/** Rings when the last seat of a table is taken while the user is not ready; returns how to stop that. */
export function callToTable(store: GameStore, title: string, ring = soundOfOwnTurn): () => void {
  let before = 0;
  let withdraw = () => {};
  const stop = effect(() => {
    const free = freeSeats(store.settings.value);
    const ready = store.table.state.value?.ready ?? [];
    const isAsked = store.isWaiting.value && store.held.value.some((seat) => !ready.includes(seat));
    const isComplete = isAsked && free === 0 && before > 0;
    before = free;
    if (!isComplete) return;
    if (sound.peek()) ring();
    if (document.hidden && notify.peek()) withdraw = showNotification(seatsFree({ n: 0 }), title);
  });
  return () => {
    stop();
    withdraw();
  };
}

/** The number of seats that wait for players; 0 as long as it is not known. */
function freeSeats(settings: Settings | null): number {
  const seats = Object.values(settings?.seats ?? {});
  return seats.filter(({ kind, claimed }) => kind !== "absent" && !claimed).length;
}
