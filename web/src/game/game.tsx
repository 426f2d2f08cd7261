import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { pieceIcon } from "../../board/src/draw.ts";
import type { DjambiBoard } from "../../board/src/index.ts";
import { words } from "../../board/src/words/en.ts";
import { pieces } from "../common/board/pieces.ts";
import { hasFinishedGame } from "../common/games.ts";
import type { Role, Seat } from "../core/types.ts";
import * as text from "../text/game.ts";
import { GameBanner } from "./banner/banner.tsx";
import { type BannerContent, bannerContent } from "./banner/banner_content.ts";
import { isSameBanner, spokenPrompt } from "./banner/spoken_prompt.ts";
import { GameBoard } from "./board/board.tsx";
import type { GameStore } from "./game_store.ts";
import { late } from "./late.ts";
import { PlayerPlates } from "./plates/plates.tsx";
import { TurnOrder } from "./turns/turn_order.tsx";

/** The whole game page below the masthead; `title` names the board and the rules. */
export function GameView({ store, title }: { store: GameStore; title: string }) {
  const board = useRef<DjambiBoard | null>(null);
  const part = late.value;
  const isWaiting = store.table.isWaiting.value;
  useStart(store);
  useEffect(() => part?.callAttention(store, title), [part]);
  useEffect(() => part?.warnOfTime(store), [part]);
  useEffect(() => part?.callToTable(store, title), [part]);
  useEffect(() => part?.navigate(store, () => board.current), [part]);
  useEffect(() => part?.onEscapeKey(() => board.current), [part]);
  useEffect(() => part?.followTranslation(), [part]);
  return (
    <div class={isWaiting ? "game game-is-waiting" : "game"}>
      <div class="game-board">
        <TurnOrder store={store}>
          {part && <part.TalkButton store={store} />}
          {part && <part.CoachButtons store={store} />}
        </TurnOrder>
        <GameBoard
          store={store}
          onBoard={(element) => {
            board.current = element;
          }}
        />
        <GameBanner store={store} board={() => board.current} />
      </div>
      <div class="game-side" style={{ "--rivals": store.board.seats.length - 1 }}>
        <h1 class="game-kind">
          <a href={`/rules#${store.board.name}`}>{title}</a>
        </h1>
        {isWaiting ? part && <part.GameWaiting store={store} /> : <GameSide store={store} />}
      </div>
      {part && <part.TalkSheet store={store} />}
      {part && <part.RulesPanel />}
      <p class="unseen" role="status">
        {store.announcement}
      </p>
      <SpokenPrompt store={store} />
      {part && <part.Shortcuts />}
      {part && <part.GameDialogs store={store} />}
    </div>
  );
}

/** What lies beside the board of a game that has begun. */
function GameSide({ store }: { store: GameStore }) {
  const part = late.value;
  return (
    <>
      <PlayerPlates store={store} />
      <div class="round">{part && <part.Round store={store} />}</div>
      <PieceGuide store={store} />
      <div class="history">
        <section class="turns" aria-label={text.turnsPlayed()}>
          {part && <part.History store={store} />}
          {part && <part.CoachWords store={store} />}
          {part && <part.Watchers store={store} />}
        </section>
        <fieldset class="walk" aria-label={text.replayGame()}>
          {part && <part.GameNavigation store={store} />}
        </fieldset>
      </div>
      <section class="controls" aria-label={text.game()}>
        {part && <part.Controls store={store} />}
      </section>
    </>
  );
}

/** The piece guide; below the board it is open until this browser has seen a game to its end. */
function PieceGuide({ store }: { store: GameStore }) {
  const part = late.value;
  const [isFirst] = useState(() => !hasFinishedGame());
  const rules = store.settings.value?.rules;
  return (
    <section class={isFirst ? "guide guide-first" : "guide"}>
      {part && <part.Legend seat={store.bottom.value} rules={rules} open={isFirst} draw={drawPiece} />}
    </section>
  );
}

/** Draws a piece, or a corpse, in the set that the user has chosen. */
function drawPiece(army: Seat, role: Role | "corpse"): SVGElement {
  return pieceIcon(role === "corpse" ? {} : { army, role }, pieces.value, words);
}

/** What the banner asks for, for a screen reader, apart from the stories of turns. */
function SpokenPrompt({ store }: { store: GameStore }) {
  const prompt = useSignal("");
  useEffect(() => {
    let before: BannerContent | null = null;
    return effect(() => {
      // The board says why a choice is refused.
      if (store.guide.refusal.value) return;
      const now = bannerContent(store);
      if (!isSameBanner(before, now)) prompt.value = spokenPrompt(before, now);
      before = now;
    });
  }, []);
  return (
    <p class="unseen" role="status">
      {prompt}
    </p>
  );
}

/** Says that the game starts, shows the board, and gives the page the focus that was in the waiting room. */
function useStart(store: GameStore): void {
  const wasWaiting = useRef(false);
  const isWaiting = store.table.isWaiting.value;
  useEffect(() => {
    if (wasWaiting.current && !isWaiting) {
      store.announcement.value = text.gameStarts();
      if (document.activeElement === document.body)
        document.getElementById("main")?.focus({ preventScroll: true });
      scrollTo(0, 0);
    }
    wasWaiting.current = isWaiting;
  }, [isWaiting]);
}
