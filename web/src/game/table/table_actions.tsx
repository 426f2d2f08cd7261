import type { Seat } from "../../core/types.ts";
import type { Offer } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { QuestionButton } from "../offers/resign_and_draw.tsx";
import {
  canTakeBack,
  hasOffer,
  isFirstRound,
  ownSeats,
  takeBack,
  takeBackSeat,
} from "../offers/standing_offers.ts";

interface ActionsProps {
  store: GameStore;
  /** The living seats of this browser. */
  mine: readonly Seat[];
}

/** Takes the user's last turn back, or asks the others for it. */
export function TakeBackButton({ store }: { store: GameStore }) {
  const seat = takeBackSeat(store);
  const others = seat !== null && hasOtherPersons(store);
  const offer = () => takeBack(store);
  const disabled = !canTakeBack(store);
  if (!others) return <QuietButton label={text.takeBack()} disabled={disabled} onClick={offer} />;
  return (
    <QuestionButton
      {...{ store, disabled }}
      mine={[seat]}
      label={text.takeBack()}
      title={text.takeBackQuestion()}
      cancel={text.keep()}
      onConfirm={offer}
    >
      <p>{text.takeBackText()}</p>
    </QuestionButton>
  );
}

/** Pauses a game in real time and lets it go on; calls a game off in its first round. */
export function PauseAndCallOff({ store, mine }: ActionsProps) {
  const settings = store.settings.value;
  const [seat] = ownSeats(store);
  if (!settings || !store.table.state.value || seat === undefined) return null;
  const what = store.table.isPaused.value ? "resume" : "pause";
  const offer = (offer: Offer) => store.act(seat, { kind: "offer", offer });
  const disabled = hasOffer(store, seat);
  return (
    <>
      {settings.clock?.kind === "real_time" && (
        <QuietButton
          label={what === "pause" ? text.pause() : text.goOn()}
          disabled={disabled}
          onClick={() => offer({ what })}
        />
      )}
      {settings.table && isFirstRound(store) && (
        <QuestionButton
          {...{ store, disabled, mine }}
          label={text.callOff()}
          title={text.callOffQuestion()}
          cancel={text.keep()}
          onConfirm={(seat) => store.act(seat, { kind: "offer", offer: { what: "abort" } })}
        >
          <p>{text.callOffText()}</p>
        </QuestionButton>
      )}
    </>
  );
}

/** Whether persons play at seats of others. */
function hasOtherPersons(store: GameStore): boolean {
  const seats = store.settings.value?.seats ?? {};
  const others = (Object.keys(seats) as Seat[]).filter((seat) => !store.held.value.includes(seat));
  return others.some((seat) => seats[seat]?.kind === "person" && seats[seat]?.claimed);
}

interface QuietButtonProps {
  label: string;
  disabled: boolean;
  onClick: () => void;
}

function QuietButton({ label, disabled, onClick }: QuietButtonProps) {
  return (
    <button type="button" class="button button-quiet" disabled={disabled} onClick={onClick}>
      {label}
    </button>
  );
}
