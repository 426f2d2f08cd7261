/** Where the talk is: a tab beside the board, and on a narrow page a sheet below it. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Icon } from "../../common/icons.tsx";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { historyTab } from "../turns/history_tab.ts";
import { isOver } from "./in_step.ts";
import { NewCount, Talk } from "./talk.tsx";
import { talkPanel } from "./talk_panel.ts";

const beside = matchMedia("(min-width: 60rem)");
/** Whether there is room for the talk beside the board. */
export const isBeside = signal(beside.matches);
beside.addEventListener("change", () => {
  isBeside.value = beside.matches;
});

/** Whether people talk or make treaties with each other here: who is alone with bots has nobody to talk to. */
function hasCompany(store: GameStore): boolean {
  const { value: settings } = store.settings;
  if (settings === null || !talkPanel(store).exists) return false;
  const people = Object.values(settings.seats).filter(({ kind }) => kind === "person");
  return people.length > 1 || store.may.value.talk?.write !== undefined;
}

/** Whether the game has talk, be it what bots do about treaties. */
export function hasTalk(store: GameStore): boolean {
  if (hasCompany(store)) return true;
  const messages = Object.values(store.talk.messages.value);
  return store.settings.value !== null && messages.some((of) => of && of.length > 0);
}

/** The button that opens the sheet, with the number of new messages. */
export function TalkButton({ store }: { store: GameStore }) {
  if (isBeside.value || !(isOver(store) ? hasTalk(store) : hasCompany(store))) return null;
  const { value: n } = talkPanel(store).allUnread;
  return (
    <button
      type="button"
      class="talk-button"
      aria-label={text.talkWithNew({ n })}
      aria-expanded={historyTab.value === "talk"}
      onClick={() => {
        historyTab.value = historyTab.value === "talk" ? "turns" : "talk";
      }}
    >
      <Icon d="M4 5h16v11H10l-5 4v-4H4z" />
      <NewCount count={n} />
    </button>
  );
}

/** The talk as a sheet over the lower part of a narrow page; the board and the banner stay free. */
export function TalkSheet({ store }: { store: GameStore }) {
  const isOpen = historyTab.value === "talk" && !isBeside.value && hasTalk(store);
  const close = () => {
    historyTab.value = "turns";
  };
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && close();
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <section class="talk talk-sheet" aria-label={text.talk()}>
      <button type="button" class="talk-close" aria-label={text.closeTalk()} onClick={close}>
        <Icon d="M6 6l12 12M18 6L6 18" />
      </button>
      <Talk store={store} panel={talkPanel(store)} />
    </section>
  );
}
