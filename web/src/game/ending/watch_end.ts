/** The last turns once more: those before the user's fall, or before the end of the game. */

import { replaying } from "../board/replaying.ts";
import type { GameStore } from "../game_store.ts";

/** How long each turn is shown, in milliseconds. */
const TURN_MS = 1800;

/** Shows the last round before the fall, or the last two before the end, until the user goes elsewhere. */
export function watchTheEnd(store: GameStore, turnMs = TURN_MS): void {
  const fall = store.ending.fall.peek();
  const seats = store.board.seats.length;
  const last = fall ?? store.plyCount.peek();
  const first = Math.max(1, last - (fall === null ? 2 * seats : seats));
  let shown = first;
  replaying.value = true;
  store.reviewEarlier(shown);
  const timer = setInterval(() => {
    const hasLeft = store.reviewedPly.peek() !== shown;
    if (hasLeft || shown >= last) {
      clearInterval(timer);
      replaying.value = false;
      return;
    }
    shown += 1;
    store.reviewEarlier(shown);
  }, turnMs);
}
