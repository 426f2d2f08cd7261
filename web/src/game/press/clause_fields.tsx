/** The fields of a promise. */
import type { Role, Seat } from "../../core/types.ts";
import { type ClauseForm, MAX_TURNS } from "../../protocol/index.ts";
import { seatName } from "../../text/common.ts";
import * as text from "../../text/press.ts";
import { treatyPiece } from "../../text/treaties.ts";
import type { GameStore } from "../game_store.ts";
import { SeatSelect } from "./seat_select.tsx";

/** The kinds of promises that the composer offers. */
export const KINDS = [
  ...(["peace", "hands_off", "leave", "hold", "keep_out", "no_corpse"] as const),
  ...(["no_power", "leave_power", "strike"] as const),
];
export type Kind = (typeof KINDS)[number];

/** The roles of pieces, in the order of notation. */
const ROLES: readonly Role[] = ["chief", "assassin", "reporter", "militant", "diplomat", "necromobile"];

/** A promise of a kind to begin with. */
export function clauseOf(kind: Kind, party: Seat, store: GameStore): ClauseForm {
  const others = rivalsOf(store, party);
  const [other = party] = others;
  switch (kind) {
    case "peace":
    case "hands_off":
      return { kind, seats: [other] };
    case "leave":
      return { kind, army: other, roles: ["chief"] };
    case "hold":
      return { kind, army: party, roles: ["assassin"] };
    case "keep_out":
    case "no_corpse":
      return { kind, squares: [store.board.maze] };
    case "no_power":
      return { kind };
    case "leave_power":
      return { kind, turns: 1 };
    case "strike":
      return { kind, seat: other, turns: 2 };
  }
}

/** The other players alive. */
function rivalsOf({ board, latest }: GameStore, party: Seat): Seat[] {
  const alive = latest.value?.alive ?? [];
  return board.seats.filter((seat) => seat !== party && alive.includes(seat));
}

interface FieldsProps {
  store: GameStore;
  seat: Seat;
  clause: ClauseForm;
  setClause: (clause: ClauseForm) => void;
}

/** The name of a promise, and what it is about. */
export function ClauseFields({ store, seat, clause, setClause }: FieldsProps) {
  if (clause.kind === "do") return null;
  return (
    <>
      <b>{text.promiseKind({ kind: clause.kind })}</b>
      {"seats" in clause && (
        <Choices
          label={text.itsPlayers()}
          all={rivalsOf(store, seat)}
          chosen={clause.seats}
          nameOf={(other) => seatName({ seat: other })}
          onChange={(seats) => setClause({ ...clause, seats })}
        />
      )}
      {"army" in clause && (
        <>
          <SeatSelect
            label={text.itsArmy()}
            seats={store.board.armies}
            seat={clause.army}
            onChange={(army) => setClause({ ...clause, army })}
          />
          <Choices
            label={text.itsPieces()}
            all={ROLES}
            chosen={clause.roles}
            nameOf={(role) => treatyPiece({ army: clause.army, role })}
            onChange={(roles) => setClause({ ...clause, roles })}
          />
        </>
      )}
      {"squares" in clause && (
        <label>
          {text.itsSquares()}{" "}
          <input
            size={12}
            autocapitalize="off"
            autocomplete="off"
            spellcheck={false}
            value={clause.squares.join(" ")}
            onChange={(event) => setClause({ ...clause, squares: squaresIn(event.currentTarget.value) })}
          />
        </label>
      )}
      {clause.kind === "strike" && (
        <SeatSelect
          label={text.itsPlayers()}
          seats={rivalsOf(store, seat)}
          seat={clause.seat}
          onChange={(other) => setClause({ ...clause, seat: other })}
        />
      )}
      {"turns" in clause && (
        <label>
          {text.itsTurns()}{" "}
          <select
            value={clause.turns}
            onChange={(event) => setClause({ ...clause, turns: Number(event.currentTarget.value) })}
          >
            {Array.from({ length: MAX_TURNS }, (_, index) => (
              <option key={index} value={index + 1}>
                {index + 1}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
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
  label: string;
  all: readonly T[];
  chosen: readonly T[];
  nameOf: (one: T) => string;
  onChange: (chosen: T[]) => void;
}

/** Boxes of which several may be ticked. */
function Choices<T extends string>({ label, all, chosen, nameOf, onChange }: ChoicesProps<T>) {
  return (
    <fieldset class="treaty-choices" aria-label={label}>
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
    </fieldset>
  );
}
