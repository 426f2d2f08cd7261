import { useEffect } from "preact/hooks";
import { keepStill } from "../common/board/preferences.ts";
import { localGame, NEW_LOCAL_GAME } from "../common/local_game.ts";
import { clockSettingsText } from "../common/table/settings_text.ts";
import type { Offer } from "../protocol/index.ts";
import * as text from "../text/beside.ts";
import { suggestTreaties } from "../text/press.ts";
import { treaties } from "../text/table.ts";
import { followDays } from "./clock/by_day.ts";
import { hasCoach } from "./coach/coach.tsx";
import { CoachSettings } from "./coach/coach_settings.tsx";
import { AnalyseLink } from "./ending/analyse_link.tsx";
import type { GameStore } from "./game_store.ts";
import { announceOffers } from "./offers/announce.ts";
import { DrawButton, isAgreement, ResignButton } from "./offers/resign_and_draw.tsx";
import { openOffers, openTakeBack } from "./offers/standing_offers.ts";
import { PlanButton, PlanPanel } from "./plan/plan_panel.tsx";
import { followPlans } from "./plan/plan_store.ts";
import { suggestsTreaties } from "./press/suggestions.ts";
import { Resting } from "./resting.tsx";
import { Settings, Toggle } from "./settings.tsx";
import { ShortcutsButton } from "./shortcuts.tsx";
import { KeepGames } from "./table/keep_games.tsx";
import { GoByDay, PauseAndCallOff, TakeBackButton } from "./table/table_actions.tsx";

/** The actions beside playing turns, and the settings of this browser. */
export function Controls({ store }: { store: GameStore }) {
  const position = store.latest.value;
  const over = position?.outcome !== null;
  const mine = position && !over ? store.held.value.filter((seat) => position.alive.includes(seat)) : [];
  useEffect(() => announceOffers(store), [store]);
  useEffect(() => followDays(store), [store]);
  useEffect(() => followPlans(store), [store]);
  return (
    <>
      <Resting class="controls-row controls-actions" of={meaningOf(store)}>
        {mine.length > 0 ? <Actions store={store} /> : <Links store={store} />}
        {mine.length === 0 && !hasCoach(store) && openTakeBack(store) && <TakeBackButton store={store} />}
      </Resting>
      <PlanPanel store={store} />
      <div class="controls-row">
        <Settings store={store}>
          <CoachSettings store={store} />
          {store.held.value.length > 1 && <Toggle setting={keepStill} label={text.keepStill()} />}
          {store.settings.value?.press && <Toggle setting={suggestsTreaties} label={suggestTreaties()} />}
          <ShortcutsButton />
          {mine.length > 0 && <Links store={store} />}
          <KeepGames store={store} />
          {store.settings.value?.first_clock && (
            <p class="soft">{clockSettingsText(store.settings.value.clock)}</p>
          )}
          <p class="soft">{treaties(store.settings.value?.press ?? { treaties: "none" })}</p>
        </Settings>
      </div>
    </>
  );
}

/** What the actions mean now: others' acts change it, and let buttons come, go and move. */
function meaningOf(store: GameStore): string {
  const isOpen = (what: Offer["what"]) => openOffers(store, what).length > 0;
  const open = (["pause", "resume", "by_day", "abort"] as const).filter(isOpen);
  return [
    isAgreement(store),
    openTakeBack(store)?.asks,
    store.latest.value?.outcome !== null,
    ...open,
  ].join();
}

/** What a player may do at any time. */
function Actions({ store }: { store: GameStore }) {
  return (
    <>
      <DrawButton store={store} />
      <ResignButton store={store} />
      {store.table.state.value && !hasCoach(store) && <TakeBackButton store={store} />}
      <PauseAndCallOff store={store} />
      <GoByDay store={store} />
      <PlanButton store={store} />
    </>
  );
}

/** The ways to other pages, and to the record; the analysis once the board has shown the end. */
function Links({ store }: { store: GameStore }) {
  const game = store.settings.value?.id ?? "";
  const seen = store.latest.value?.outcome && store.shownPly.value === store.plyCount.value;
  return (
    <>
      {seen && <AnalyseLink game={game} look="button button-small" />}
      <a class="button button-quiet" href={localGame.value ? NEW_LOCAL_GAME : "/"}>
        {store.settings.value?.table.begins === "when_ready" ? text.backToLobby() : text.newGame()}
      </a>
      <RecordLink game={game} />
    </>
  );
}

function RecordLink({ game }: { game: string }) {
  const { value: local } = localGame;
  if (local) {
    return (
      <button type="button" class="button button-quiet" onClick={() => local.saveRecord()}>
        {text.downloadRecord()}
      </button>
    );
  }
  return (
    <a class="button button-quiet" href={`/api/v1/games/${game}/record`} download={`djambi-${game}.pgn`}>
      {text.downloadRecord()}
    </a>
  );
}
