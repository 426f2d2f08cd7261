/** A treaty in the list of treaties. */
import { Mark } from "../../common/seats/mark.tsx";
import type { KnownTreaty } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { isPublic } from "../talk/channels.ts";
import { doAct, openAbout } from "./acts.ts";
import { hearingOf, roundsLeft } from "./court.ts";
import { endingText, offerText, partiesOf, treatyText } from "./sentences.ts";
import { ShowOnBoard } from "./treaty_marks.tsx";

interface LineProps {
  store: GameStore;
  treaty: KnownTreaty;
  /** Called when a button leads back to the game. */
  onClose: () => void;
}

/** A treaty with its state, and the acts about it that are open to the user. */
export function TreatyLine({ store, treaty: known, onClose }: LineProps) {
  const { treaty, author, state, begun } = known;
  const withdraw = openAbout(store, "withdraw", known);
  const notice = openAbout(store, "notice", known);
  const rounds = roundsLeft(store, known);
  const isBinding = state === "in_force";
  return (
    <li class={`treaty-line treaty-${state}`}>
      <p>
        <span class="treaty-parties">
          {partiesOf(treaty).map((seat) => (
            <Mark key={seat} seat={seat} size={16} />
          ))}
        </span>
        <span>
          {!isPublic(known.channel) && <i>{text.secretTreaty()} </i>}
          {state === "proposed" ? offerText(author, treaty, store.held.value) : null}
          {isBinding && treatyText(treaty)}
          {isBinding && rounds !== null && ` ${text.roundsLeft({ rounds })}`}
          {isBinding && begun?.notice && ` ${text.noticeGiven({ seat: begun.notice.seat })}`}
          {endingText(known)} {state === "broken" && <TurnLink {...{ store, seq: known.event, onClose }} />}
        </span>
      </p>
      {(isBinding || state === "proposed") && <ShowOnBoard treaty={treaty} />}
      {withdraw && (
        <button type="button" class="button button-small" onClick={() => doAct(store, withdraw)}>
          {text.withdrawOffer()}
        </button>
      )}
      {notice && (
        <button type="button" class="button button-small" onClick={() => doAct(store, notice)}>
          {text.giveNotice()}
        </button>
      )}
    </li>
  );
}

/** The way to the turn of an event. */
function TurnLink({ store, seq, onClose }: { store: GameStore; seq: number; onClose: () => void }) {
  const turn = hearingOf(store).value?.court.ply(seq);
  if (turn === undefined) return null;
  const look = () => {
    onClose();
    store.reviewEarlier(turn);
  };
  return (
    <button type="button" class="button button-quiet" onClick={look}>
      {text.seeTurn({ turn })}
    </button>
  );
}
