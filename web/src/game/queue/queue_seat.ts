/** The seat whose turn can be entered before it comes. */

import { queuesTurns } from "../../common/board/preferences.ts";
import type { Seat } from "../../core/types.ts";
import type { GameStore } from "../game_store.ts";

/** The user's seat, if its next turn can be queued now: while the others play, or their turns are shown. */
export function queueSeat(store: GameStore): Seat | null {
  const [seat, second] = store.held.value;
  const latest = store.latest.value;
  if (!queuesTurns.value || !seat || second || !latest || latest.outcome) return null;
  if (
    store.reviewedPly.value !== null ||
    store.mover.value ||
    store.pending.value ||
    store.showing.paused.value
  )
    return null;
  return store.may.value.play?.includes(seat) ? seat : null;
}
