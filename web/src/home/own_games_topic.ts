/** The user's games as the service tells them, fetched again when something has happened in one. */
import { effect, type ReadonlySignal, type Signal } from "@preact/signals";
import { ownGames } from "../net/rest.ts";
import type { GameId, NoticeKind, OwnGame } from "../protocol/index.ts";

/** How long changes are collected before the page asks again, in milliseconds. */
const PAUSE_MS = 5000;

/**
 * Keeps the list current: asks now, and whenever another game waits for the user. A page that gets no answer
 * keeps what it knows.
 */
export function followOwnGames(
  own: Signal<readonly OwnGame[] | null>,
  notices: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>>,
): void {
  let isPlanned = false;
  const ask = async () => {
    own.value = (await ownGames().catch(() => null)) ?? own.value;
  };
  void ask();
  effect(() => {
    if (notices.value.size === 0 || isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void ask();
    }, PAUSE_MS);
  });
  addEventListener("pageshow", ({ persisted }) => persisted && void ask());
}
