import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { endingHeadline, sharers } from "../../common/ending/endings.ts";
import { Mark } from "../../common/seats/mark.tsx";
import type { Seat } from "../../core/types.ts";
import type { Outcome } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import * as coachText from "../../text/coach.ts";
import { isAloneWithBots } from "../coach/company.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";
import { canTakeBack, openTakeBack, takeBack } from "../offers/standing_offers.ts";
import { PromisesSummary } from "../press/promises.tsx";
import { Review } from "../review/review.tsx";
import { plyText } from "../turns/ply_text.ts";
import { againSentence } from "./again.ts";
import { AgainButton } from "./again_button.tsx";
import { AnalyseLink } from "./analyse_link.tsx";
import { storyOf } from "./fall.ts";
import { endingReasonOf, fallReasonAt } from "./fall_reasons.ts";
import { ShareResult } from "./share_result.tsx";
import { standingsAt } from "./standings.ts";
import { Standings } from "./standings_table.tsx";
import { watchTheEnd } from "./watch_end.ts";

interface DialogProps {
  store: GameStore;
  onClose: () => void;
}

/** The dialog at the end of the game: how it ended for the user, the places, and what can be done next. */
export function EndingDialog({ store, onClose }: DialogProps) {
  const outcome = store.latest.value?.outcome;
  const settings = store.settings.value;
  if (!outcome || !settings) return null;
  const turns = store.plyCount.value;
  const headline = endingHeadline(outcome);
  const title = ownTitle(outcome, store.held.value) ?? headline;
  return (
    <Dialog opens="by_itself" title={title} onClose={onClose}>
      <ArmyMarks seats={sharers(outcome)} />
      {title !== headline && !hasWonAlone(outcome, store.held.value) && (
        <p class="ending-headline">{headline}</p>
      )}
      <EndingReasons store={store} outcome={outcome} />
      <p class="soft">{text.afterTurns({ turns })}</p>
      {outcome.kind !== "closed" && <Standings store={store} plies={turns} />}
      <PromisesSummary store={store} onClose={onClose} />
      {turns > 0 && <Review store={store} plies={turns} onLeave={onClose} />}
      <DialogActions store={store} onClose={onClose} stay={text.showBoard()}>
        <WatchButton store={store} onClose={onClose} />
        <AnalyseLink game={settings.id} look="button" />
        {outcome.kind !== "closed" && <ShareResult store={store} outcome={outcome} />}
        {settings.table.begins === "when_ready" && (
          <a class="button" href="/">
            {text.backToLobby()}
          </a>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Whether the user has won or lost, for somebody with one seat; null for others and after a draw. */
function ownTitle({ kind, shares }: Outcome, held: readonly Seat[]): string | null {
  const [seat] = held;
  if (kind !== "win" || held.length !== 1 || !seat) return null;
  return shares[seat] ? coachText.youWon() : coachText.youLost();
}

/** Why the user fell, if that was earlier, and why the game is over. */
function EndingReasons({ store, outcome }: { store: GameStore; outcome: Outcome }) {
  const turns = store.plyCount.value;
  const latest = store.log.view(turns);
  const fall = store.ending.fall.value;
  const players = sharers(outcome).length;
  return (
    <>
      {fall !== null && fall < turns && (
        <p>
          <FallReason store={store} />
        </p>
      )}
      <p>{endingReasonOf(store.log, latest, store.held.value)}</p>
      {players > 1 && <p>{text.share({ players })}</p>}
    </>
  );
}

/** Shows the last turns once more. */
function WatchButton({ store, onClose }: DialogProps) {
  const watch = () => {
    onClose();
    watchTheEnd(store);
  };
  return (
    <button type="button" class="button" onClick={watch} disabled={store.plyCount.value === 0}>
      {coachText.watchTheEnd()}
    </button>
  );
}

/** The dialog for a player who is out: why, by which turn, and at which place. */
export function EliminatedDialog({ store, onClose }: DialogProps) {
  const fall = store.ending.fall.value;
  if (fall === null) return null;
  const goesOn = store.position.value?.outcome === null;
  const showTurn = () => {
    onClose();
    store.reviewEarlier(fall);
  };
  return (
    <Dialog opens="by_itself" title={text.youAreOut()} onClose={onClose}>
      <ArmyMarks seats={store.held.value} />
      <p>
        <FallReason store={store} />
      </p>
      <p class="soft">{storyOf(store.log, fall)}</p>
      <OwnPlace store={store} fall={fall} />
      {goesOn && <p class="soft">{text.othersPlayOn()}</p>}
      {isAloneWithBots(store.settings.value, store.held.value) && (
        <Review store={store} plies={fall} onLeave={onClose} />
      )}
      <DialogActions store={store} onClose={onClose} stay={goesOn ? text.keepWatching() : text.showBoard()}>
        <button type="button" class="button" onClick={showTurn}>
          {text.showTurn()}
        </button>
        <a class="button" href="/">
          {text.home()}
        </a>
      </DialogActions>
    </Dialog>
  );
}

/** The place of a player who is out, for somebody with one seat. */
function OwnPlace({ store, fall }: { store: GameStore; fall: number }) {
  const [seat, ...others] = store.held.value;
  const all = standingsAt(store.log, fall);
  const own = all.find((standing) => standing.seat === seat);
  if (!own || others.length > 0) return null;
  return <p>{coachText.placeOf({ place: own.place, players: all.length })}</p>;
}

/** Why the user is out, and by which turn. */
function FallReason({ store }: { store: GameStore }) {
  const fall = store.ending.fall.value;
  if (fall === null) return null;
  const reason = fallReasonAt(store.log, fall, store.held.value);
  return (
    <>
      {reason} {text.fatalTurn({ turn: fall })} <span class="nowrap">{plyText(store.log, fall)}</span>
    </>
  );
}

function ArmyMarks({ seats }: { seats: readonly Seat[] }) {
  return (
    <p class="ending-marks">
      {seats.map((seat) => (
        <Mark key={seat} seat={seat} size={56} />
      ))}
    </p>
  );
}

/** Takes back the turn after which the user fell; for somebody who plays against bots only. */
function ComeBackButton({ store }: { store: GameStore }) {
  if (!openTakeBack(store)) return null;
  const disabled = !canTakeBack(store);
  return (
    <button
      type="button"
      class="button"
      aria-keyshortcuts="Control+Z"
      disabled={disabled}
      onClick={() => takeBack(store)}
    >
      {text.takeBack()}
    </button>
  );
}

/** The buttons: take back, stay, what the dialog adds, and playing again. */
function DialogActions(props: DialogProps & { stay: string; children: ComponentChildren }) {
  const { store, onClose } = props;
  const [error, setError] = useState("");
  return (
    <>
      <p class="dialog-news" role="status">
        {againSentence(store)}
      </p>
      {error && <p role="alert">{error}</p>}
      <div class="dialog-actions dialog-four">
        <ComeBackButton store={store} />
        <button type="button" class="button" onClick={onClose}>
          {props.stay}
        </button>
        {props.children}
        <AgainButton store={store} onError={setError} />
      </div>
    </>
  );
}

/** Whether the user is told so by the title already: the only winner is theirs. */
function hasWonAlone(outcome: Outcome, [seat, ...others]: readonly Seat[]): boolean {
  return seat !== undefined && others.length === 0 && outcome.kind === "win" && outcome.shares[seat] === 1;
}
