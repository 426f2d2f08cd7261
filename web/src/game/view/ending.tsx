import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { endingHeadline, sharers } from "../../common/endings.ts";
import { Mark } from "../../common/mark.tsx";
import type { Seat } from "../../core/types.ts";
import * as text from "../../text/beside.ts";
import { endingReasonOf, fallReasonAt } from "../fall.ts";
import type { GameStore } from "../game_store.ts";
import { plyText } from "../ply_text.ts";
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
  const players = sharers(position.outcome);
  return (
    <Dialog title={endingHeadline(position.outcome)} onClose={onClose}>
      <ArmyMarks seats={players} />
      <p>{endingReasonOf(store.log, position, store.held.value)}</p>
      {players.length > 1 && <p>{text.share({ players: players.length })}</p>}
      {fall !== null && fall < turns && (
        <p>
          <FallReason store={store} />
        </p>
      )}
      <p class="soft">{text.afterTurns({ turns })}</p>
      <DialogActions store={store} onClose={onClose} stay={text.showBoard()}>
        <button type="button" class="button" onClick={lookBack} disabled={turns === 0}>
          {text.replay()}
        </button>
        {settings.table ? (
          <a class="button" href="/">
            {text.backToLobby()}
          </a>
        ) : (
          <a class="button" href={`/api/games/${settings.id}/record`} download={`djambi-${settings.id}.pgn`}>
            {text.record()}
          </a>
        )}
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
    <Dialog title={text.youAreOut()} onClose={onClose}>
      <ArmyMarks seats={store.held.value} />
      <p>
        <FallReason store={store} />
      </p>
      <p class="soft">{store.storyText(fall)}</p>
      {goesOn && <p class="soft">{text.othersPlayOn()}</p>}
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

/** Why the user is out, and by which turn. */
function FallReason({ store }: { store: GameStore }) {
  const fall = store.fall.value;
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
