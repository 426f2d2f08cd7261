/** The user's games as the service tells them, fetched again when something has happened in one. */
import { effect, type ReadonlySignal, type Signal } from "@preact/signals";
import { onWake } from "../common/browser/wake.ts";
import { ownGames } from "../net/rest.ts";
import type { GameId, NoticeKind, OwnGame } from "../protocol/index.ts";

/** How long changes are collected before the page asks again, in milliseconds. */
const PAUSE_MS = 2000;

/** Where the list comes from, and when the page comes back; tests replace both. */
export interface OwnGamesEnv {
  fetch(): Promise<readonly OwnGame[]>;
  onWake(call: () => void): void;
}

/**
 * Keeps the list current: asks now, whenever another game waits for the user or one waits no more, as after a
 * turn on another device, and when the page comes back. A page that gets no answer keeps what it knows.
 */
export function followOwnGames(
  own: Signal<readonly OwnGame[] | null>,
  notices: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>>,
  env: OwnGamesEnv = { fetch: ownGames, onWake },
): void {
  let isPlanned = false;
  let asked = 0;
  let before = notices.peek();
  const ask = async () => {
    asked += 1;
    const question = asked;
    const answer = await env.fetch().catch(() => null);
    // The answer to a later question may have come first.
    if (answer && question === asked) own.value = answer;
  };
  void ask();
  effect(() => {
    const isNews = notices.value.size + before.size > 0 && notices.value !== before;
    before = notices.value;
    if (!isNews || isPlanned) return;
    isPlanned = true;
    setTimeout(() => {
      isPlanned = false;
      void ask();
    }, PAUSE_MS);
  });
  env.onWake(() => void ask());
}
