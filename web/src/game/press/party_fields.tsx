/** The promises of a party in the composer, each as its sentence. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Mark } from "../../common/seats/mark.tsx";
import type { Seat } from "../../core/types.ts";
import { MAX_CLAUSES } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { ClauseFields, clauseOf, KINDS, type Kind } from "./clause_fields.tsx";
import {
  type DraftClause,
  type DraftParty,
  type DraftTreaty,
  dutiesOf,
  newClause,
  treatyOf,
  withClause,
  withNewClause,
} from "./draft.ts";
import { type Part, partsOf } from "./pointing.ts";
import { focusPointingBoard } from "./pointing_board.tsx";
import { Remarks, type Said } from "./remarks.tsx";
import { clauseText } from "./sentences.ts";

/** The promise whose fields are open, and its part at which the board is pointed. */
export interface Aim {
  clause: number;
  part: Part | null;
}

interface PartyProps {
  store: GameStore;
  draft: DraftTreaty;
  setDraft: (draft: DraftTreaty) => void;
  party: DraftParty;
  /** The number of the party. */
  index: number;
  said: readonly Said[];
  aim: Aim | null;
  setAim: (aim: Aim | null) => void;
}

/** The promises of a party, and the choice of one more. */
export function PartyFields(props: PartyProps) {
  const { store, draft, setDraft, party, index, said, setAim } = props;
  const { seat, clauses } = party;
  const add = (kind: Kind) => {
    const clause = newClause(clauseOf(kind, seat, partnerOf(draft, seat), store));
    setDraft(withNewClause(draft, seat, clause));
    setAim({ clause: clause.id, part: partsOf(clause.form)[0] ?? null });
  };
  return (
    <fieldset class="treaty-party">
      <legend>
        <Mark seat={seat} size={16} /> {text.promisesOf({ seat })}
      </legend>
      <ul class="treaty-clauses">
        {clauses.map((clause, at) => (
          <ClauseItem key={clause.id} {...props} clause={clause} at={at} />
        ))}
      </ul>
      {clauses.length === 0 && <p class="soft">{text.promisesNothing()}</p>}
      <Remarks said={said.filter((one) => one.party === index && one.clause === undefined)} />
      <KindChoice seat={seat} isFull={clauses.length >= MAX_CLAUSES} add={add} />
    </fieldset>
  );
}

/** The kinds of promises, once they are asked for. */
function KindChoice(props: { seat: Seat; isFull: boolean; add: (kind: Kind) => void }) {
  const { seat, isFull, add } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div class="treaty-kinds">
      <button
        type="button"
        class="button button-small"
        aria-expanded={isOpen}
        aria-label={`${text.promisesOf({ seat })}: ${text.addPromise()}`}
        disabled={isFull}
        onClick={() => setOpen(!isOpen)}
      >
        {text.addPromise()}
      </button>
      {isOpen &&
        KINDS.map((kind) => (
          <button
            key={kind}
            type="button"
            class="button button-quiet"
            onClick={() => {
              setOpen(false);
              add(kind);
            }}
          >
            {text.promiseKind({ kind })}
          </button>
        ))}
    </div>
  );
}

/** The first other party; without one the first other player. */
function partnerOf({ parties }: DraftTreaty, seat: Seat): Seat {
  return parties.find((party) => party.seat !== seat)?.seat ?? seat;
}

/** A promise: its sentence, what is said of it, and its fields while it is changed. */
function ClauseItem(props: PartyProps & { clause: DraftClause; at: number }) {
  const { store, draft, setDraft, party, index, said, aim, setAim, clause, at } = props;
  const item = useRef<HTMLLIElement>(null);
  const isOpen = aim?.clause === clause.id;
  const label = isOpen ? text.promiseDone() : text.changePromise();
  // Who adds a promise by the keyboard goes on in its fields.
  useEffect(() => {
    if (isOpen) item.current?.querySelector<HTMLElement>("[data-aim],select")?.focus();
  }, [isOpen]);
  const form = treatyOf(draft).parties[index]?.clauses[at] ?? clause.form;
  const sentence = clauseText(party.seat, form);
  const duty = dutiesOf(draft).findIndex(({ id }) => id === clause.id) + 1;
  const point = (part: Part) => {
    setAim({ clause: clause.id, part });
    focusPointingBoard();
  };
  return (
    <li ref={item} class={isOpen ? "treaty-clause treaty-clause-open" : "treaty-clause"}>
      <p class="clause-told">
        {duty > 0 && <b>{text.duty({ number: duty })} </b>}
        {sentence}
      </p>
      <Remarks said={said.filter((one) => one.party === index && one.clause === at)} />
      {isOpen && (
        <ClauseFields
          {...{ store, draft, clause }}
          seat={party.seat}
          setClause={(changed) => setDraft(withClause(draft, clause.id, changed))}
          aim={aim.part}
          setAim={point}
        />
      )}
      <button
        type="button"
        class="button button-quiet"
        aria-expanded={isOpen}
        aria-label={`${label}: ${sentence}`}
        onClick={() => setAim(isOpen ? null : { clause: clause.id, part: partsOf(form)[0] ?? null })}
      >
        {label}
      </button>
      <button
        type="button"
        class="button button-quiet"
        aria-label={`${text.removePromise()}: ${sentence}`}
        onClick={() => {
          setDraft(withClause(draft, clause.id, null));
          if (isOpen) setAim(null);
        }}
      >
        {text.removePromise()}
      </button>
    </li>
  );
}
