/** The end of a game for its user: how they fell, whether they only watch, and the game that follows. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Again } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { fallPly } from "./fall.ts";

/** The end of a game as signals. */
export class EndingStore {
  /** The game in which the players play again, once one of them has asked for it. */
  readonly again = signal<Again | null>(null);
  /** The ply with which the user's last chief fell; null while they play, and for a watcher. */
  readonly fall: ReadonlySignal<number | null>;
  /** Whether the user has no living seat in the position that the board has shown last. */
  readonly watching: ReadonlySignal<boolean>;

  /** The end of the game of a page. */
  constructor(store: GameStore) {
    this.fall = computed(() => {
      void store.revision.value;
      if (!store.settings.value) return null;
      return fallPly(store.held.value, store.plyCount.value, (ply) => store.log.view(ply));
    });
    this.watching = computed(() => {
      const { value: fall } = this.fall;
      return store.held.value.length === 0 || (fall !== null && store.shownPly.value >= fall);
    });
  }
}
