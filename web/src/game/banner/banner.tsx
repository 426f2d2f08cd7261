import type { DjambiBoard } from "../../../board/src/index.ts";
import { StageButtons } from "../../common/board/stage_buttons.tsx";
import { Mark } from "../../common/seats/mark.tsx";
import { whatNow } from "../../text/common.ts";
import * as text from "../../text/game.ts";
import { PlateClock } from "../clock/plate_clock.tsx";
import { hurry } from "../coach/hurry.ts";
import type { GameStore } from "../game_store.ts";
import { late } from "../late.ts";
import { queueSeat } from "../queue/queue_seat.ts";
import { Resting } from "../resting.tsx";
import { bannerContent, noteOf } from "./banner_content.ts";

/** The banner under the board with its buttons. Only what is told once may make it higher, so that all is read. */
export function GameBanner({ store, board }: { store: GameStore; board: () => DjambiBoard | null }) {
  const { tone, seat, title, text: sentence, timing } = bannerContent(store);
  const part = late.value;
  const risk = store.guide.risk.value;
  const actions = actionsOf(store);
  // What comes by the user's own clicks on the board does not rest.
  const about = actions === "stage" ? null : `${actions} ${risk?.isAvoidable} ${risk?.safe}`;
  const isTold = tone === "trouble" || tone === "over" || noteOf(store) !== "";
  const piece = isTold ? null : (part?.queueLine(store) ?? part?.pieceLine(store));
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button does the same
    <section
      class={`banner banner-${tone}${isTold ? " banner-told" : ""}`}
      aria-label={whatNow()}
      onClick={() => hurry(store)}
    >
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
      <Resting class="banner-actions" of={about}>
        <BannerActions store={store} board={board} />
      </Resting>
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

type Actions = "error" | "review" | "over" | "watch" | "queued" | "none" | "risk" | "stage";

/** What the buttons of the banner are about. */
function actionsOf(store: GameStore): Actions {
  if (store.error.value) return "error";
  if (store.reviewedPly.value !== null) return "review";
  if (store.position.value?.outcome) return "over";
  if (canWatchOn(store)) return "watch";
  if (late.value && store.guide.queued.value) return "queued";
  if (!(store.mover.value ?? queueSeat(store)) || !store.stage.value) return "none";
  return late.value && store.guide.risk.value ? "risk" : "stage";
}

function BannerActions({ store, board }: { store: GameStore; board: () => DjambiBoard | null }) {
  const part = late.value;
  const stage = store.stage.value;
  switch (actionsOf(store)) {
    case "error":
      return (
        <button type="button" class="button" onClick={() => (store.error.value = null)}>
          {text.ok()}
        </button>
      );
    case "review":
      return (
        <button type="button" class="button button-strong" onClick={() => store.review(store.shownPly.value)}>
          {text.backToNow()}
        </button>
      );
    case "over":
      return part && <part.OverActions store={store} />;
    case "watch":
      return part && <part.WatchControls store={store} />;
    case "queued":
      return part && <part.QueueButton store={store} />;
    case "risk":
      return part && <part.RiskButtons store={store} board={board} />;
    case "stage":
      return stage && <StageButtons stage={stage} board={board} />;
    default:
      return null;
  }
}

/** Whether the user is out of a game that goes on, or watches and is far behind. */
function canWatchOn(store: GameStore): boolean {
  const shown = store.position.value;
  if (!store.ending.watching.value || !shown || shown.outcome) return false;
  return store.held.value.length > 0 || store.isFarBehind.value;
}
