import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { optionValue } from "../../common/rules/rule_values.ts";
import type { Seat } from "../../core/types.ts";
import * as text from "../../text/beside.ts";
import { seatName } from "../../text/common.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";

interface ButtonProps {
  store: GameStore;
  /** The seats for which the user may act so. */
  mine: readonly Seat[];
}

/** Resigns for one of the user's seats, after a question. */
export function ResignButton({ store }: { store: GameStore }) {
  return (
    <QuestionButton
      {...{ store }}
      mine={store.may.value.resign ?? []}
      label={text.resign()}
      title={text.resignQuestion()}
      onConfirm={(seat) => store.act(seat, { kind: "resign" })}
    >
      <p>{text.resignText()}</p>
    </QuestionButton>
  );
}

/** Offers a draw, or agrees to one, for one of the user's seats, after a question. */
export function DrawButton({ store }: { store: GameStore }) {
  const mine = store.may.value.agree_draw ?? [];
  const draw = isAgreement(store) ? "agree" : "offer";
  return (
    <QuestionButton
      {...{ store, mine }}
      label={text.draw({ draw })}
      title={text.drawQuestion({ draw })}
      disabled={mine.length === 0}
      onConfirm={(seat) => store.act(seat, { kind: "agree_draw" })}
    >
      <p>{text.drawText()}</p>
      <DrawCounters store={store} />
    </QuestionButton>
  );
}

/** Whether a draw has been offered, so that the user would agree to it. */
export function isAgreement({ may, held, table }: GameStore): boolean {
  const isOpen = (may.value.agree_draw ?? []).length > 0;
  return table.agreed.value.some((seat) => isOpen || !held.value.includes(seat));
}

/** How near the game is to the draws of the rules, as far as the game has them. */
function DrawCounters({ store }: { store: GameStore }) {
  const { value: settings } = store.settings;
  const { value: latest } = store.latest;
  if (!settings || !latest) return null;
  const quietLimit = Number(optionValue(settings.rules, "quiet_limit"));
  const repetition = Number(optionValue(settings.rules, "repetition"));
  return (
    <ul class="draw-counters">
      {quietLimit > 0 && <li>{text.quietTurns({ turns: latest.quiet_turns, limit: quietLimit })}</li>}
      {repetition > 0 && <li>{text.timesSeen({ times: store.log.rules.timesSeen, limit: repetition })}</li>}
    </ul>
  );
}

interface QuestionProps extends ButtonProps {
  label: string;
  /** The question. */
  title: string;
  disabled?: boolean;
  /** The button that changes nothing; by default, to play on. */
  cancel?: string;
  onConfirm: (seat: Seat) => void;
  children: ComponentChildren;
}

/** A quiet button that asks before it acts, and for which seat if there are several. */
export function QuestionButton(props: QuestionProps) {
  const { store, mine, label, title, disabled, onConfirm, children } = props;
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const turn = store.latest.value?.turn;
  const seat = mine.find((own) => own === chosen) ?? mine.find((own) => own === turn) ?? mine[0];
  // An answer counts in the position that the board shows, and the service refuses one in an older.
  const isBehind = store.shownPly.value < store.plyCount.value;
  const ask = () => {
    // The seat stays when it is another's turn.
    setChosen(seat ?? null);
    setAsking(true);
    // Behind the question the board shows the newest position, in which the answer counts.
    store.showing.hurry();
  };
  const close = () => {
    setAsking(false);
    store.showing.calmDown();
  };
  const confirm = () => {
    if (seat) onConfirm(seat);
    close();
  };
  return (
    <>
      <button type="button" class="button button-quiet" disabled={disabled} onClick={ask}>
        {label}
      </button>
      {asking && (
        <Dialog title={title} onClose={close}>
          {children}
          {store.held.value.length > 1 && <SeatField seats={mine} seat={seat} onChange={setChosen} />}
          <div class="dialog-actions">
            <button type="button" class="button" onClick={close}>
              {props.cancel ?? text.playOn()}
            </button>
            <button type="button" class="button button-strong" disabled={isBehind} onClick={confirm}>
              {label}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

interface SeatFieldProps {
  seats: readonly Seat[];
  seat: Seat | undefined;
  onChange: (seat: Seat) => void;
}

/** The field to choose for which seat the user acts. */
function SeatField({ seats, seat, onChange }: SeatFieldProps) {
  return (
    <label class="field">
      {text.forSeat()}
      <select value={seat} onChange={(event) => onChange(event.currentTarget.value as Seat)}>
        {seats.map((own) => (
          <option key={own} value={own}>
            {seatName({ seat: own })}
          </option>
        ))}
      </select>
    </label>
  );
}
