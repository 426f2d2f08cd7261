/** Calls the user back to the page: by the tab's icon and title and, if they like, by notifications. */
import { effect, type Signal, signal } from "@preact/signals";
import { notify } from "../../common/board/preferences.ts";
import { callByIcon } from "../../common/tab.ts";
import { gameIsOver, newWords, somethingOffered, tab, tabOwnTurn } from "../../text/beside.ts";
import { yourTurn } from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { isOver } from "../talk/in_step.ts";
import { talkPanel } from "../talk/talk_panel.ts";
import { showNotification } from "./notifications.ts";

/** What calls the user. Two calls with one name are one, which is notified of once. */
interface Call {
  name: string;
  words: string;
}

/** Follows a game, whose title notifications show; returns how to stop that. */
export function callAttention(store: GameStore, title: string): () => void {
  const withdrawals = new Map<string, () => void>();
  const endsUnseen = signal(false);
  const stopEnd = followEnd(store, endsUnseen);
  const stop = effect(() => {
    const over = endsUnseen.value ? [{ name: "over", words: gameIsOver() }] : [];
    const calls = [...urgentCalls(store), ...over, ...talkCalls(store)];
    const [first] = calls;
    callByIcon("game", Boolean(first));
    document.title = store.mover.value ? tabOwnTurn() : tab({ title: first?.words ?? title });
    const names = calls.map(({ name }) => name);
    for (const [name, withdraw] of withdrawals) {
      if (names.includes(name)) continue;
      withdraw();
      withdrawals.delete(name);
    }
    if (!document.hidden || !notify.peek()) return;
    for (const { name, words } of calls)
      if (!withdrawals.has(name)) withdrawals.set(name, showNotification(words, title));
  });
  const withdrawAll = () => {
    for (const withdraw of withdrawals.values()) withdraw();
  };
  const onShown = () => {
    withdrawAll();
    if (!document.hidden) endsUnseen.value = false;
  };
  document.addEventListener("visibilitychange", onShown);
  return () => {
    stop();
    stopEnd();
    withdrawAll();
    document.removeEventListener("visibilitychange", onShown);
  };
}

/** The user's own turn, and the offers that wait for their answer. */
function urgentCalls(store: GameStore): Call[] {
  const { value: seat } = store.mover;
  const own = seat ? [{ name: `turn ${store.plyCount.value}`, words: yourTurn({ seat }) }] : [];
  const asked = store.may.value.answer ?? [];
  return [...own, ...asked.map(({ of }) => ({ name: `offer ${of}`, words: somethingOffered() }))];
}

/** What others have said that the user has not read. */
function talkCalls(store: GameStore): Call[] {
  if (!store.settings.value) return [];
  const n = talkPanel(store).allUnread.value;
  return n > 0 ? [{ name: "words", words: newWords({ n }) }] : [];
}

/** Marks an end that comes while the page is hidden, until the game goes on; returns how to stop that. */
function followEnd(store: GameStore, endsUnseen: Signal<boolean>): () => void {
  let wentOn = false;
  return effect(() => {
    const isEnded = isOver(store);
    endsUnseen.value = isEnded && document.hidden && (wentOn || endsUnseen.peek());
    wentOn = !isEnded && store.settings.value !== null;
  });
}
