/** The keys that look back in a game, and the address that does. */
import type { DjambiBoard } from "../../../board/src/index.ts";
import { onNavigationKeys } from "../../common/board/navigation_keys.ts";
import { refuseLookingBack } from "../board/refusals.ts";
import type { GameStore } from "../game_store.ts";
import { openAddressedTurn } from "./address.ts";

/** Shows the turn of the address, and makes the arrow keys, Home and End navigate; returns how to stop that. */
export function navigate(store: GameStore, board: () => DjambiBoard | null): () => void {
  const stopWaiting = openAddressedTurn(store);
  const stopKeys = onNavigationKeys((target) => {
    if (!store.settings.value) return;
    // Looking back would drop the choices that were made.
    if (store.stage.value?.canGoBack && store.mover.value) {
      refuseLookingBack(store, board());
      return;
    }
    const ply = store.ply.value;
    const plies = { first: 0, previous: ply - 1, next: ply + 1, last: store.shownPly.value };
    store.review(plies[target]);
  });
  return () => {
    stopWaiting();
    stopKeys();
  };
}
