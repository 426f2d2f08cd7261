import { useState } from "preact/hooks";
import * as text from "../../text/beside.ts";
import { days as daysText } from "../../text/common.ts";
import { DAYS_OFFERED } from "../clock/by_day.ts";
import type { GameStore } from "../game_store.ts";
import { QuestionButton } from "../offers/resign_and_draw.tsx";
import { canTakeBack, make, openOffers, openTakeBack, takeBack } from "../offers/standing_offers.ts";

/** Takes the user's last turn back, or asks the others for it. */
export function TakeBackButton({ store }: { store: GameStore }) {
  const open = openTakeBack(store);
  const offer = () => takeBack(store);
  const disabled = !canTakeBack(store);
  if (!open?.asks) return <QuietButton label={text.takeBack()} disabled={disabled} onClick={offer} />;
  return (
    <QuestionButton
      {...{ store, disabled }}
      mine={[open.seat]}
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
export function PauseAndCallOff({ store }: { store: GameStore }) {
  const [clocks] = [...openOffers(store, "pause"), ...openOffers(store, "resume")];
  const aborts = openOffers(store, "abort");
  const [abort] = aborts;
  return (
    <>
      {clocks && (
        <QuietButton
          label={clocks.offer.what === "pause" ? text.pause() : text.goOn()}
          disabled={clocks.not_yet !== undefined}
          onClick={() => make(store, clocks)}
        />
      )}
      {abort && (
        <QuestionButton
          {...{ store }}
          mine={aborts.map(({ seat }) => seat)}
          disabled={abort.not_yet !== undefined}
          label={text.callOff()}
          title={text.callOffQuestion()}
          cancel={text.keep()}
          onConfirm={(seat) => make(store, { ...abort, seat })}
        >
          <p>{text.callOffText()}</p>
        </QuestionButton>
      )}
    </>
  );
}

/** Offers to go on by the day, after a question for how many days a turn. */
export function GoByDay({ store }: { store: GameStore }) {
  const [days, setDays] = useState(3);
  const open = openOffers(store, "by_day");
  const [first] = open;
  if (!first) return null;
  return (
    <QuestionButton
      {...{ store }}
      mine={open.map(({ seat }) => seat)}
      disabled={first.not_yet !== undefined}
      label={text.goByDay()}
      title={text.goByDayQuestion()}
      onConfirm={(seat) => make(store, { ...first, seat, offer: { what: "by_day", days } })}
    >
      <p>{text.goByDayText()}</p>
      <label class="field">
        {text.daysOfTurn()}
        <select value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {DAYS_OFFERED.map((n) => (
            <option key={n} value={n}>
              {daysText({ n })}
            </option>
          ))}
        </select>
      </label>
    </QuestionButton>
  );
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
