import { useState } from "preact/hooks";
import { endingHeadline } from "../../common/ending/endings.ts";
import { Mark } from "../../common/seats/mark.tsx";
import * as text from "../../text/beside.ts";
import { Dialog } from "../dialog.tsx";
import { againSentence } from "../ending/again.ts";
import { AgainButton } from "../ending/again_button.tsx";
import { missedFirstTurn } from "../ending/fall.ts";
import { endingReasonOf } from "../ending/fall_reasons.ts";
import type { GameStore } from "../game_store.ts";

/** The dialog after a first turn that did not come: back to the lobby, or the same table once more. */
export function NotBegunDialog({ store, onClose }: { store: GameStore; onClose: () => void }) {
  const [error, setError] = useState("");
  const latest = store.latest.value;
  const seat = missedFirstTurn(store.log);
  if (!latest?.outcome || !seat) return null;
  const held = store.held.value;
  const isOwn = held.length === 1 && held[0] === seat;
  return (
    <Dialog opens="by_itself" title={endingHeadline(latest.outcome)} onClose={onClose}>
      <p class="ending-marks">
        <Mark seat={seat} size={56} />
      </p>
      <p>{isOwn ? text.youDidNotBegin() : endingReasonOf(store.log, latest, held)}</p>
      <p class="dialog-news" role="status">
        {againSentence(store)}
      </p>
      {error && <p role="alert">{error}</p>}
      <div class="dialog-actions">
        <a class="button button-strong" href="/">
          {text.backToLobby()}
        </a>
        <AgainButton store={store} onError={setError} label={text.openAgain()} />
      </div>
    </Dialog>
  );
}
