/** Calls the user when it is their turn: by the tab's icon and, if they like, by a notification. */
import { effect } from "@preact/signals";
import { notify } from "../../common/board/preferences.ts";
import { yourTurn } from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { showNotification } from "./notifications.ts";

/** Follows the turns of a game, whose title a notification shows; returns how to stop that. */
export function callAttention(store: GameStore, title: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const usual = icon?.href ?? "";
  const ofTurn = document.querySelector<HTMLElement>("[data-turn-icon]")?.dataset.turnIcon ?? usual;
  let withdraw = () => {};
  const stop = effect(() => {
    const { value: seat } = store.mover;
    if (icon) icon.href = seat ? ofTurn : usual;
    withdraw();
    const isWanted = seat && document.hidden && notify.peek();
    withdraw = isWanted ? showNotification(yourTurn({ seat }), title) : () => {};
  });
  const onShown = () => withdraw();
  document.addEventListener("visibilitychange", onShown);
  return () => {
    stop();
    withdraw();
    document.removeEventListener("visibilitychange", onShown);
  };
}
