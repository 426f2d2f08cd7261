import type { ComponentChildren } from "preact";
import * as text from "../../text/beside.ts";
import * as common from "../../text/common.ts";
import * as press from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { Offers } from "../offers/offers.tsx";
import { hasPromises, Promises } from "../press/promises.tsx";
import { NewCount, Talk } from "../talk/talk.tsx";
import { talkPanel } from "../talk/talk_panel.ts";
import { hasTalk, isBeside } from "../talk/talk_places.tsx";
import { type HistoryTab, historyTab } from "./history_tab.ts";
import { TurnList } from "./turns.tsx";

/** The turns, and in the same place the talk beside the board, and after the end the promises. Offers lie over all. */
export function History({ store }: { store: GameStore }) {
  const tabs = tabsOf(store);
  if (tabs.length === 1) {
    return (
      <>
        <h2>{common.turns()}</h2>
        <Offers store={store} />
        <TurnList store={store} />
      </>
    );
  }
  const name = tabs.find((tab) => tab === historyTab.value) ?? "turns";
  return (
    <>
      <div class="tabs" role="tablist">
        {tabs.map((tab) => (
          <Tab key={tab} name={tab} isChosen={tab === name}>
            {tab === "talk" && <NewCount count={talkPanel(store).allUnread.value} />}
          </Tab>
        ))}
      </div>
      <Offers store={store} />
      <div
        id={`${name}-panel`}
        class={name === "talk" ? "talk" : "turns-panel"}
        role="tabpanel"
        aria-label={LABELS[name]()}
      >
        {name === "talk" && <Talk store={store} panel={talkPanel(store)} />}
        {name === "turns" && <TurnList store={store} />}
        {name === "promises" && <Promises store={store} />}
      </div>
    </>
  );
}

const LABELS: Readonly<Record<HistoryTab, () => string>> = {
  turns: common.turns,
  talk: text.talk,
  promises: press.promises,
};

/** The tabs that there are. On a narrow page the talk is a sheet. */
function tabsOf(store: GameStore): HistoryTab[] {
  const hasTalkTab = isBeside.value && hasTalk(store);
  return [
    "turns",
    ...(hasTalkTab ? ["talk" as const] : []),
    ...(hasPromises(store) ? ["promises" as const] : []),
  ];
}

interface TabProps {
  name: HistoryTab;
  isChosen: boolean;
  children?: ComponentChildren;
}

/** A tab; the arrow keys would take the board's own keys, so each tab is reached by Tab. */
function Tab({ name, isChosen, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      class="tab"
      aria-selected={isChosen}
      aria-controls={isChosen ? `${name}-panel` : undefined}
      onClick={() => {
        historyTab.value = name;
      }}
    >
      {LABELS[name]()}
      {children}
    </button>
  );
}
