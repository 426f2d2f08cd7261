/** The coach beside the board: take back, hint or hurry, what the hint or the remark says, and its arrow. */
import { useEffect, useMemo } from "preact/hooks";
import { letterOf } from "../../../board/src/keys.ts";
import { Layout } from "../../../board/src/layout.ts";
import { moveArrows } from "../../common/board/arrows.ts";
import { ArrowsOverlay, RingOverlay } from "../../common/board/arrows_overlay.tsx";
import { moveParts } from "../../common/board/move_parts.ts";
import { Icon } from "../../common/icons.tsx";
import * as beside from "../../text/beside.ts";
import * as text from "../../text/coach.ts";
import type { GameStore } from "../game_store.ts";
import { canTakeBack, comesBack, takeBack } from "../offers/standing_offers.ts";
import { betterText, pieceText, tenthsOf, turnText, whyText } from "./advice_text.ts";
import { coachOf, type Hint, type Remark, showHelp } from "./coach_store.ts";
import { hurry } from "./hurry.ts";

/** Whether the coach's buttons stand beside the board; who is out has the one that takes back. */
export function hasCoach(store: GameStore): boolean {
  const isWanted = showHelp.value && coachOf(store).isAllowed.value;
  return isWanted && (playsOn(store) || comesBack(store));
}

/** Whether the user has not fallen, in a game that goes on. */
function playsOn({ latest, ending }: GameStore): boolean {
  return latest.value?.outcome === null && ending.fall.value === null;
}

/** The buttons over the board; while bots play, the hint's place leads to one's turn. */
export function CoachButtons({ store }: { store: GameStore }) {
  const coach = coachOf(store);
  useEffect(() => coach.follow(), [coach]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isZ = event.key.toLowerCase() === "z" || letterOf(event) === "z";
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && isZ;
      const writes = event.target instanceof Element && event.target.closest("input, textarea");
      const takesBack = hasCoach(store) || comesBack(store);
      if (!isUndo || writes || !takesBack || !canTakeBack(store)) return;
      event.preventDefault();
      takeBack(store);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [store]);
  if (!hasCoach(store)) return null;
  return (
    <fieldset class="coach-buttons" aria-label={text.coach()}>
      <CoachButton
        label={beside.takeBack()}
        keys="Control+Z"
        icon="M9 5L4 10l5 5M4 10h10a5 5 0 0 1 0 10h-3"
        disabled={!canTakeBack(store)}
        onClick={() => takeBack(store)}
      />
      {playsOn(store) && <HintOrHurry store={store} />}
    </fieldset>
  );
}

/** The hint on one's turn; while bots play, the way to it. */
function HintOrHurry({ store }: { store: GameStore }) {
  const coach = coachOf(store);
  const isMine = store.mover.value !== null;
  const stage = coach.hint.value?.stage;
  return isMine || store.pending.value ? (
    <CoachButton
      label={stage === "piece" ? text.hintMore() : text.hint()}
      icon="M9 18h6M10 21h4M12 3a6 6 0 0 1 3 11v1H9v-1a6 6 0 0 1 3-11z"
      disabled={!isMine || stage === "searching" || stage === "turn"}
      onClick={() => void coach.requestHint()}
    />
  ) : (
    <CoachButton
      label={text.hurry()}
      icon="M4 6l8 6-8 6zM12 6l8 6-8 6z"
      disabled={false}
      onClick={() => hurry(store)}
    />
  );
}

interface CoachButtonProps {
  label: string;
  icon: string;
  /** The keys that do the same. */
  keys?: string;
  disabled: boolean;
  onClick: () => void;
}

/** A button with an icon, and with its label where there is room for it. */
function CoachButton({ label, icon, keys, disabled, onClick }: CoachButtonProps) {
  return (
    <button
      type="button"
      class="coach-button"
      title={label}
      aria-label={label}
      aria-keyshortcuts={keys}
      // A disabled button would lose the focus of somebody who presses it again and again.
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
    >
      <Icon d={icon} />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}

/** What the coach says. It lies over the page, so that nothing moves when it comes. */
export function CoachWords({ store }: { store: GameStore }) {
  const coach = coachOf(store);
  const hint = coach.hint.value;
  const remark = coach.remark.value;
  const said = hint ? hintText(hint, store) : remark ? remarkText(remark, store) : [];
  return (
    <div class="coach-words" role="status" aria-label={text.coach()}>
      {said.length > 0 && (
        <div class="offer">
          <p>{said.join(" ")}</p>
          {hint?.stage === "piece" && (
            <button type="button" class="button button-small" onClick={() => void coach.requestHint()}>
              {text.hintMore()}
            </button>
          )}
          {!hint && canTakeBack(store) && (
            <button type="button" class="button button-small" onClick={() => takeBack(store)}>
              {text.undoThatTurn()}
            </button>
          )}
          <button
            type="button"
            class="coach-close"
            aria-label={text.closeCoach()}
            onClick={() => coach.close()}
          >
            <Icon d="M6 6l12 12M18 6L6 18" />
          </button>
        </div>
      )}
    </div>
  );
}

function hintText({ ply, stage, advice }: Hint, { log }: GameStore): string[] {
  if (stage === "searching") return [text.searchingHint()];
  if (!advice) return [text.engineFailed()];
  const position = log.view(ply);
  if (stage === "piece") return [pieceText(advice.move, position)];
  return [...turnText(advice.move, position), ...whyText(advice.reasons, advice.expected)];
}

function remarkText({ ply, before, after, better }: Remark, { log }: GameStore): string[] {
  const change = text.expectedChange({ before: tenthsOf(before), after: tenthsOf(after) });
  // What can be expected is said already.
  const why = better.reasons.length > 0 ? whyText(better.reasons, better.expected) : [];
  return [change, betterText(better.move, log.view(ply - 1)), ...why];
}

/** The hint on the board: a circle around the piece, then the arrow of the turn. */
export function HintArrows({ store }: { store: GameStore }) {
  const hint = coachOf(store).hint.value;
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  if (!hint?.advice || store.ply.value !== hint.ply) return null;
  const { move } = hint.advice;
  const from = moveParts(move)?.from;
  if (hint.stage === "piece" && from !== undefined) return <RingOverlay square={from} layout={layout} />;
  const arrows = hint.stage === "turn" ? moveArrows(move, layout) : null;
  return arrows && <ArrowsOverlay arrows={arrows} layout={layout} />;
}
