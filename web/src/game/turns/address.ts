/** The address of a turn: a game opened with it shows that turn. */
import { effect } from "@preact/signals";
import type { GameStore } from "../game_store.ts";

/** The address of the game at a turn. */
export function turnAddress({ settings }: GameStore, turn: number): string {
  return `/game/${settings.peek()?.id}?turn=${turn}`;
}

/** Shows the turn that the page's address names, once the game is here; returns how to stop waiting for it. */
export function openAddressedTurn(store: GameStore): () => void {
  const named = new URLSearchParams(location.search).get("turn") ?? "";
  const turn = /^\d{1,6}$/.test(named) ? Number(named) : null;
  let isOpened = turn === null;
  return effect(() => {
    if (isOpened || !store.settings.value) return;
    isOpened = true;
    if (turn !== null && turn <= store.plyCount.peek()) store.reviewEarlier(turn);
  });
}
