/** Calls those who wait at a table: when it waits only for them, and when the game begins. */
import { effect } from "@preact/signals";
import { notify, sound } from "../../common/board/preferences.ts";
import type { Settings } from "../../protocol/index.ts";
import { gameStarts } from "../../text/game.ts";
import { seatsFree } from "../../text/table.ts";
import { showNotification } from "../attention/notifications.ts";
import { soundOfOwnTurn } from "../board/sounds.ts";
import type { GameStore } from "../game_store.ts";

/**
 * Rings when the last seat of a table is taken while the user is not ready, and when the game begins: who sits
 * at another page has seconds for the first turn. Returns how to stop that.
 */
export function callToTable(store: GameStore, title: string, ring = soundOfOwnTurn): () => void {
  let [before, wasWaiting] = [0, false];
  let withdraw = () => {};
  const stop = effect(() => {
    const free = freeSeats(store.settings.value);
    const ready = store.table.state.value?.ready ?? [];
    const { value: held } = store.held;
    const isWaiting = store.table.isWaiting.value;
    const begins = wasWaiting && !isWaiting && held.length > 0 && store.table.isPlaying.value;
    const isComplete = isWaiting && held.some((seat) => !ready.includes(seat)) && free === 0 && before > 0;
    [before, wasWaiting] = [free, isWaiting];
    if ((begins || isComplete) && sound.peek()) ring();
    // Of the user's own turn another notification tells.
    const isTold = isComplete || (begins && store.mover.peek() === null);
    if (!isTold || !document.hidden || !notify.peek()) return;
    withdraw();
    withdraw = showNotification(begins ? gameStarts() : seatsFree({ n: 0 }), title);
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
