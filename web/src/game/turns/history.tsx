import type { ComponentChildren } from "preact";
import * as text from "../../text/beside.ts";
import * as common from "../../text/common.ts";
import type { GameStore } from "../game_store.ts";
import { Offers } from "../offers/offers.tsx";
import { NewCount, Talk } from "../talk/talk.tsx";
import { talkPanel } from "../talk/talk_panel.ts";
import { hasTalk, isBeside, talkShown } from "../talk/talk_places.tsx";
import { TurnList } from "./turns.tsx";

/** The turns, and beside the board the talk as a second tab in the same place. Offers lie over both. */
export function History({ store }: { store: GameStore }) {
  if (!isBeside.value || !hasTalk(store)) {
    return (
      <>
        <h2>{common.turns()}</h2>
        <Offers store={store} />
        <TurnList store={store} />
      </>
    );
  }
  const panel = talkPanel(store);
  const { value: isTalk } = talkShown;
  return (
    <>
      <div class="tabs" role="tablist">
        <Tab label={common.turns()} controls="turns-panel" isChosen={!isTalk} onChoose={() => show(false)} />
        <Tab label={text.talk()} controls="talk-panel" isChosen={isTalk} onChoose={() => show(true)}>
          <NewCount count={panel.allUnread.value} />
        </Tab>
      </div>
      <Offers store={store} />
      {isTalk ? (
        <div id="talk-panel" class="talk" role="tabpanel" aria-label={text.talk()}>
          <Talk store={store} panel={panel} />
        </div>
      ) : (
        <div id="turns-panel" class="turns-panel" role="tabpanel" aria-label={common.turns()}>
          <TurnList store={store} />
        </div>
      )}
    </>
  );
}

function show(isTalk: boolean): void {
  talkShown.value = isTalk;
}

interface TabProps {
  label: string;
  /** The id of its panel. */
  controls: string;
  isChosen: boolean;
  onChoose: () => void;
  children?: ComponentChildren;
}

/** A tab; the arrow keys would take the board's own keys, so each tab is reached by Tab. */
function Tab({ label, controls, isChosen, onChoose, children }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      class="tab"
      aria-selected={isChosen}
      aria-controls={isChosen ? controls : undefined}
      onClick={onChoose}
    >
      {label}
      {children}
    </button>
  );
}
