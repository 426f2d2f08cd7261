import { errorText } from "../../common/problem.ts";
import { actAtTable } from "../../net/rest.ts";
import type { TableAct } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { Talk } from "../talk/talk.tsx";
import { talkPanel } from "../talk/talk_panel.ts";
import { hasTalk } from "../talk/talk_places.tsx";
import { WaitingRoom } from "./waiting.tsx";

/** The waiting room of a game's table, in the place of the players, as long as the table waits. */
export function GameWaiting({ store }: { store: GameStore }) {
  const settings = store.settings.value;
  const state = store.table.state.value;
  if (!settings || !state) return null;
  const act = async (act: TableAct) => {
    try {
      await actAtTable(settings.id, act);
      return "";
    } catch (error) {
      return errorText(error);
    }
  };
  return (
    <WaitingRoom settings={settings} table={settings.table} state={state} you={store.place.value} onAct={act}>
      {hasTalk(store) && (
        <section aria-labelledby="waiting-talk">
          <h3 id="waiting-talk">{text.talk()}</h3>
          <div class="talk waiting-talk">
            <Talk store={store} panel={talkPanel(store)} />
          </div>
        </section>
      )}
    </WaitingRoom>
  );
}
