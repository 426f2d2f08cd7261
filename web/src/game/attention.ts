/** Calls the user when it is their turn: by the tab's icon and, on wish, by a notification. */
import { effect } from "@preact/signals";
import { yourTurn } from "../text/game.ts";
import type { GameStore } from "./game_store.ts";
import { notify } from "./preferences.ts";

/** Follows the turns of a game, whose title a notification shows; returns how to stop that. */
export function callAttention(store: GameStore, title: string): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const usual = icon?.href ?? "";
  const ofTurn = document.querySelector<HTMLElement>("[data-turn-icon]")?.dataset.turnIcon ?? usual;
  let shown: Notification | null = null;
  const withdraw = () => shown?.close();
  const stop = effect(() => {
    const { value: seat } = store.mover;
    if (icon) icon.href = seat ? ofTurn : usual;
    withdraw();
    shown = seat && document.hidden && notify.peek() ? notification(yourTurn({ seat }), title) : null;
  });
  document.addEventListener("visibilitychange", withdraw);
  return () => {
    stop();
    withdraw();
    document.removeEventListener("visibilitychange", withdraw);
  };
}

/** Whether the user allows notifications; the browser asks them where it does not know. */
export async function askForNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}

/** A notification that leads to the page; null where the browser does not allow one. */
function notification(said: string, body: string): Notification | null {
  try {
    const shown = new Notification(said, { body });
    shown.onclick = () => focus();
    return shown;
  } catch {
    // On some phones only a service worker may notify.
    return null;
  }
}
