import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { words } from "../../../board/src/words/en.ts";
import { Mark } from "../../common/mark.tsx";
import type { Seat } from "../../core/types.ts";
import { fallReasonAt } from "../fall.ts";
import type { GameStore } from "../game_store.ts";
import { endingHeadline, endingReason, sharers } from "../text.ts";
import { AgainButton } from "./again.tsx";
import { Dialog } from "./dialog.tsx";

interface DialogProps {
  store: GameStore;
  onClose: () => void;
}

/** The dialog at the end of the game: the winner, the reason, and what can be done next. */
export function EndingDialog({ store, onClose }: DialogProps) {
  const position = store.latest.value;
  const settings = store.settings.value;
  if (!position?.outcome || !settings) return null;
  const lookBack = () => {
    onClose();
    store.review(0);
  };
  const turns = store.plyCount.value;
  const fall = store.fall.value;
  const winners = sharers(position.outcome);
  return (
    <Dialog title={endingHeadline(position.outcome)} onClose={onClose}>
      <ArmyMarks seats={winners} />
      <p>{endingReason(position.outcome, store.log.rules.story(turns), position)}</p>
      {winners.length > 1 && <p>Each has a share of 1/{winners.length}.</p>}
      {fall !== null && fall < turns && (
        <p>
          <FallReason store={store} />
        </p>
      )}
      <p class="soft">{turns === 1 ? "After one turn." : `After ${turns} turns.`}</p>
      <DialogActions store={store} onClose={onClose} stay="See the board">
        <button type="button" class="button" onClick={lookBack} disabled={turns === 0}>
          Look back
        </button>
        <a class="button" href={`/api/games/${settings.id}/record`} download={`djambi-${settings.id}.pgn`}>
          Record
        </a>
      </DialogActions>
    </Dialog>
  );
}

/** The dialog for a player who is out: why, and by which turn. */
export function EliminatedDialog({ store, onClose }: DialogProps) {
  const fall = store.fall.value;
  if (fall === null) return null;
  const goesOn = store.position.value?.outcome === null;
  const showTurn = () => {
    onClose();
    store.reviewEarlier(fall);
  };
  return (
    <Dialog title="You are out" onClose={onClose}>
      <ArmyMarks seats={store.held.value} />
      <p>
        <FallReason store={store} />
      </p>
      <p class="soft">{words.story(store.log.rules.story(fall))}</p>
      {goesOn && <p class="soft">The others play on.</p>}
      <DialogActions store={store} onClose={onClose} stay={goesOn ? "Watch on" : "See the board"}>
        <button type="button" class="button" onClick={showTurn}>
          Show the turn
        </button>
        <a class="button" href="/">
          Title page
        </a>
      </DialogActions>
    </Dialog>
  );
}

/** Why the user is out, and by which turn. */
function FallReason({ store }: { store: GameStore }) {
  const fall = store.fall.value;
  if (fall === null) return null;
  const reason = fallReasonAt(store.log, fall, store.held.value);
  return (
    <>
      {reason} That was turn {fall}, <span class="nowrap">{store.log.reading(fall)}</span>.
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

/** The buttons: stay, what the dialog adds, and playing again. */
function DialogActions(props: DialogProps & { stay: string; children: ComponentChildren }) {
  const { store, onClose } = props;
  const [error, setError] = useState("");
  return (
    <>
      <p role="status">{store.againText}</p>
      {error && <p role="alert">{error}</p>}
      <div class="dialog-actions dialog-four">
        <button type="button" class="button" onClick={onClose}>
          {props.stay}
        </button>
        {props.children}
        <AgainButton store={store} onError={setError} />
      </div>
    </>
  );
}
