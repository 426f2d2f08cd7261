/** The fields of a promise: what it is about, by pointing or by lists, in how many turns, and when it binds. */
import { ROLES } from "../../../board/src/types.ts";
import type { Seat } from "../../core/types.ts";
import { type ClauseForm, MAX_TURNS } from "../../protocol/index.ts";
import { seatName } from "../../text/common.ts";
import * as text from "../../text/press.ts";
import { treatyPiece } from "../../text/treaties.ts";
import type { GameStore } from "../game_store.ts";
import { type DraftClause, type DraftTreaty, dutiesOf } from "./draft.ts";
import { NumberSelect } from "./number_select.tsx";
import {
  kindOf,
  type Part,
  partsOf,
  piecesOf,
  playersOf,
  squaresOf,
  withPieces,
  withSquares,
} from "./pointing.ts";
import { SeatSelect } from "./seat_select.tsx";

export type Kind = ClauseForm["kind"];

/** The kinds of promises in the order in which the composer offers them; the type has each of them here. */
const ORDER: Record<Kind, number> = {
  ...{ peace: 0, hands_off: 1, leave: 2, hold: 3, keep_out: 4, no_corpse: 5 },
  ...{ no_power: 6, leave_power: 7, strike: 8, do: 9 },
};
export const KINDS = Object.keys(ORDER) as Kind[];

/** A promise of a kind to begin with, of a party to another one. What it is about is still to be pointed at. */
export function clauseOf(kind: Kind, party: Seat, partner: Seat, store: GameStore): ClauseForm {
  switch (kind) {
    case "peace":
    case "hands_off":
      return { kind, seats: [partner] };
    case "leave":
      return { kind, army: partner, roles: [] };
    case "hold":
      return { kind, army: party, roles: [] };
    case "keep_out":
    case "no_corpse":
      return { kind, squares: [] };
    case "no_power":
      return { kind };
    case "leave_power":
      return { kind, turns: 1 };
    case "strike":
      return { kind, seat: rivalsOf(store, party).find((seat) => seat !== partner) ?? partner, turns: 2 };
    case "do":
      return { kind, turns: 2 };
  }
}

/** The other players alive. */
function rivalsOf({ board, latest }: GameStore, party: Seat): Seat[] {
  const alive = latest.value?.alive ?? [];
  return board.seats.filter((seat) => seat !== party && alive.includes(seat));
}

interface FieldsProps {
  store: GameStore;
  draft: DraftTreaty;
  seat: Seat;
  clause: DraftClause;
  setClause: (clause: DraftClause) => void;
  /** The part for which the board is pointed at; null for none. */
  aim: Part | null;
  /** Points the board at a part. */
  setAim: (part: Part) => void;
}

/** The fields of a promise. */
export function ClauseFields(props: FieldsProps) {
  const { clause, setClause } = props;
  const { form } = clause;
  const setForm = (changed: ClauseForm) => setClause({ ...clause, form: changed });
  return (
    <div class="clause-fields">
      {partsOf(form).map((part) => (
        <PartField key={part} {...props} {...{ part, form, setForm }} />
      ))}
      {"turns" in form && (
        <NumberSelect
          label={text.itsTurns()}
          max={MAX_TURNS}
          value={form.turns}
          onChange={(turns) => setForm({ ...form, turns })}
        />
      )}
      <ConditionField {...props} />
    </div>
  );
}

interface PartProps extends FieldsProps {
  part: Part;
  form: ClauseForm;
  setForm: (form: ClauseForm) => void;
}

/** A part of a promise: the button that points the board at it, and the same as a list. */
function PartField({ store, seat, part, form, setForm, aim, setAim }: PartProps) {
  const kind = kindOf(part);
  const label = text.part({ part });
  return (
    <fieldset class="treaty-choices" aria-label={label}>
      <button
        type="button"
        class="button button-small"
        aria-pressed={aim === part}
        data-aim={part}
        onClick={() => setAim(part)}
      >
        {text.pointAt({ part })}
      </button>
      {kind === "squares" && (
        <input
          size={10}
          autocapitalize="off"
          autocomplete="off"
          spellcheck={false}
          aria-label={`${label}: ${text.itsSquares()}`}
          placeholder={text.itsSquares()}
          value={squaresOf(form, part).join(" ")}
          onChange={(event) => setForm(withSquares(form, part, squaresIn(event.currentTarget.value)))}
        />
      )}
      {kind === "pieces" && <PiecesFields {...{ store, seat, form, setForm }} />}
      {part === "seats" && "seats" in form && (
        <Choices
          all={rivalsOf(store, seat)}
          chosen={form.seats}
          nameOf={(other) => seatName({ seat: other })}
          onChange={(seats) => setForm({ ...form, seats })}
        />
      )}
      {part === "seat" && form.kind === "strike" && (
        <SeatSelect
          label={text.itsPlayers()}
          seats={rivalsOf(store, seat)}
          seat={playersOf(form)[0] ?? seat}
          onChange={(other) => setForm({ ...form, seat: other })}
        />
      )}
    </fieldset>
  );
}

/** The army and the roles of pieces. */
function PiecesFields(props: Pick<PartProps, "store" | "seat" | "form" | "setForm">) {
  const { store, seat, form, setForm } = props;
  const [rival = seat] = rivalsOf(store, seat);
  const pieces = piecesOf(form) ?? { army: rival, roles: [] };
  return (
    <>
      <SeatSelect
        label={text.itsArmy()}
        seats={store.board.armies}
        seat={pieces.army}
        onChange={(army) => setForm(withPieces(form, { ...pieces, army }))}
      />
      <Choices
        all={ROLES}
        chosen={pieces.roles}
        nameOf={(role) => treatyPiece({ army: pieces.army, role })}
        onChange={(roles) => setForm(withPieces(form, { ...pieces, roles }))}
      />
    </>
  );
}

/** When a promise binds: always, while somebody is in power, or once a duty of the treaty is done. */
function ConditionField({ store, draft, clause, setClause }: FieldsProps) {
  const { form, waitsFor } = clause;
  const power = form.condition && "power" in form.condition ? form.condition.power : null;
  const duties = dutiesOf(draft);
  const choose = (chosen: string) => {
    const { condition: _, ...always } = form;
    const seat = store.board.seats.find((one) => one === chosen);
    const duty = duties.find(({ id }) => `${id}` === chosen);
    setClause({
      ...clause,
      form: seat ? { ...always, condition: { power: seat } } : always,
      waitsFor: duty?.id ?? null,
    });
  };
  return (
    <label>
      {text.binds()}{" "}
      <select value={power ?? waitsFor ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{text.bindsAlways()}</option>
        {store.board.seats.map((seat) => (
          <option key={seat} value={seat}>
            {text.bindsInPower({ seat })}
          </option>
        ))}
        {duties.map(
          ({ id }, index) =>
            id !== clause.id && (
              <option key={id} value={id}>
                {text.bindsOnceDone({ number: index + 1 })}
              </option>
            ),
        )}
      </select>
    </label>
  );
}

/** The names of squares in a text, each once. */
function squaresIn(written: string): string[] {
  return [
    ...new Set(
      written
        .toLowerCase()
        .split(/[\s,;]+/)
        .filter(Boolean),
    ),
  ];
}

interface ChoicesProps<T extends string> {
  all: readonly T[];
  chosen: readonly T[];
  nameOf: (one: T) => string;
  onChange: (chosen: T[]) => void;
}

/** Boxes of which several may be ticked. */
function Choices<T extends string>({ all, chosen, nameOf, onChange }: ChoicesProps<T>) {
  return (
    <>
      {all.map((one) => (
        <label key={one} class="toggle">
          <input
            type="checkbox"
            checked={chosen.includes(one)}
            onChange={({ currentTarget: box }) =>
              onChange(all.filter((other) => (other === one ? box.checked : chosen.includes(other))))
            }
          />
          <span>{nameOf(one)}</span>
        </label>
      ))}
    </>
  );
}
