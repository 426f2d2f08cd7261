import type { DjambiBoard } from "../../../board/src/index.ts";
import { Mark } from "../../common/mark.tsx";
import { StageButtons } from "../../common/stage_buttons.tsx";
import { whatNow } from "../../text/common.ts";
import * as text from "../../text/game.ts";
import { bannerContent, noteOf } from "../banner.ts";
import type { GameStore } from "../game_store.ts";
import { hurry } from "../hurry.ts";
import { late } from "../late.ts";
import { queueSeat } from "../queue_seat.ts";
import { AgainButton } from "./again.tsx";
import { PlateClock } from "./plate_clock.tsx";
import { WatchControls } from "./watch_controls.tsx";

/** The banner under the board with its buttons. Its height never changes. */
export function GameBanner({ store, board }: { store: GameStore; board: () => DjambiBoard | null }) {
  const { tone, seat, title, text: sentence, timing } = bannerContent(store);
  const part = late.value;
  const isTold = tone === "trouble" || tone === "over" || noteOf(store) !== "";
  const piece = isTold ? null : (part?.queueLine(store) ?? part?.pieceLine(store));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button does the same
    <section class={`banner banner-${tone}`} aria-label={whatNow()} onClick={() => hurry(store)}>
      <div class="banner-words" role={tone === "trouble" ? "alert" : undefined}>
        <p class="banner-title">
          {seat && <Mark seat={seat} size={18} />}
          <span>{title}</span>
          <RunningClock store={store} />
        </p>
        <p class="banner-text">
          {piece?.prompt && <span class="banner-prompt">{text.promptSentence(piece)} </span>}
          {piece ? (timing ? text.promptSentence({ prompt: piece.line }) : piece.line) : sentence}
          {timing && <> {timing}</>}
          {part && <part.RefusalLink store={store} />}
        </p>
      </div>
      <div class="banner-actions">
        <BannerActions store={store} board={board} />
      </div>
    </section>
  );
}

/** The clock that runs, for narrow pages, where the plates lie below the screen. */
function RunningClock({ store: { settings, table } }: { store: GameStore }) {
  const clock = settings.value?.clock;
  const seat = table.clock.value?.running;
  if (!clock || !seat) return null;
  return (
    <span class="banner-clock" aria-hidden="true">
      <PlateClock seat={seat} table={table} settings={clock} />
    </span>
  );
}

function BannerActions({ store, board }: { store: GameStore; board: () => DjambiBoard | null }) {
  if (store.error.value) {
    return (
      <button type="button" class="button" onClick={() => (store.error.value = null)}>
        {text.ok()}
      </button>
    );
  }
  if (store.reviewedPly.value !== null) {
    return (
      <button type="button" class="button button-strong" onClick={() => store.review(store.shownPly.value)}>
        {text.backToNow()}
      </button>
    );
  }
  if (store.position.value?.outcome) return <OverActions store={store} />;
  if (canWatchOn(store)) return <WatchControls store={store} />;
  const stage = store.stage.value;
  const part = late.value;
  if (part && store.guide.queued.value) return <part.QueueButton store={store} />;
  if (!(store.mover.value ?? queueSeat(store)) || !stage) return null;
  if (part && store.guide.risk.value) return <part.RiskButtons board={board} />;
  return <StageButtons stage={stage} board={board} />;
}

/** After the end: how it was, and playing again. */
function OverActions({ store }: { store: GameStore }) {
  const onError = (message: string) => {
    store.error.value = { message, section: null };
  };
  return (
    <>
      <button type="button" class="button" onClick={() => (store.endAsked.value = true)}>
        {text.howItEnded()}
      </button>
      <AgainButton store={store} onError={onError} />
    </>
  );
}

/** Whether the user is out of a game that goes on, or watches and is far behind. */
function canWatchOn(store: GameStore): boolean {
  const shown = store.position.value;
  if (!store.watching.value || !shown || shown.outcome) return false;
  return store.held.value.length > 0 || store.isFarBehind.value;
}
