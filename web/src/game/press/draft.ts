/** A treaty that is being composed. Its promises have names of their own, so that one can wait for another. */
import type { Seat } from "../../core/types.ts";
import type { ClauseForm, TreatyEnd, TreatyForm } from "../../protocol/index.ts";

/** A promise that is being composed. */
export interface DraftClause {
  /** Its name among the promises of the draft. */
  id: number;
  /** The promise; of conditions it has only that of power. */
  form: ClauseForm;
  /** The name of the duty for which it waits; null for none. */
  waitsFor: number | null;
}

/** A party that is being composed. */
export interface DraftParty {
  seat: Seat;
  clauses: readonly DraftClause[];
}

/** A treaty that is being composed. */
export interface DraftTreaty {
  parties: readonly DraftParty[];
  end: TreatyEnd;
}

let lastId = 0;

/** A new promise of a draft. */
export function newClause(form: ClauseForm): DraftClause {
  lastId += 1;
  return { id: lastId, form, waitsFor: null };
}

/** Whether a promise is a duty. */
export function isDuty({ form }: DraftClause): boolean {
  return "turns" in form;
}

/** The duties of a draft in the order in which conditions number them, from 1. */
export function dutiesOf({ parties }: DraftTreaty): DraftClause[] {
  return parties.flatMap(({ clauses }) => clauses.filter(isDuty));
}

/** The draft of a treaty. */
export function draftOf({ parties, end }: TreatyForm): DraftTreaty {
  const drafted = parties.map(({ seat, clauses }) => ({ seat, clauses: clauses.map(newClause) }));
  const duties = dutiesOf({ parties: drafted, end });
  const waiting = (clause: DraftClause): DraftClause => {
    const { condition } = clause.form;
    if (!condition || !("duty" in condition)) return clause;
    const { condition: _, ...form } = clause.form;
    return { ...clause, form, waitsFor: duties[condition.duty - 1]?.id ?? null };
  };
  return { parties: drafted.map(({ seat, clauses }) => ({ seat, clauses: clauses.map(waiting) })), end };
}

/** The treaty of a draft. What waited for a duty that is gone binds at once. */
export function treatyOf(draft: DraftTreaty): TreatyForm {
  const duties = dutiesOf(draft);
  const numbered = ({ form, waitsFor }: DraftClause): ClauseForm => {
    const duty = duties.findIndex(({ id }) => id === waitsFor) + 1;
    return duty > 0 ? { ...form, condition: { duty } } : form;
  };
  const parties = draft.parties.map(({ seat, clauses }) => ({ seat, clauses: clauses.map(numbered) }));
  return { parties, end: draft.end };
}

/** A draft with another promise in the place of one, or without it. */
export function withClause(draft: DraftTreaty, id: number, clause: DraftClause | null): DraftTreaty {
  const changed = (clauses: readonly DraftClause[]) =>
    clauses.flatMap((old) => (old.id === id ? (clause ?? []) : old));
  const parties = draft.parties.map(({ seat, clauses }) => ({ seat, clauses: changed(clauses) }));
  return { ...draft, parties };
}

/** A draft with one more promise of a party. */
export function withNewClause(draft: DraftTreaty, seat: Seat, clause: DraftClause): DraftTreaty {
  const parties = draft.parties.map((party) =>
    party.seat === seat ? { seat, clauses: [...party.clauses, clause] } : party,
  );
  return { ...draft, parties };
}

/** A draft with one more party, which stands in the order of the seats, or without one that it had. */
export function withParty(draft: DraftTreaty, order: readonly Seat[], party: DraftParty): DraftTreaty {
  const others = draft.parties.filter(({ seat }) => seat !== party.seat);
  const parties = others.length < draft.parties.length ? others : [...others, party];
  return { ...draft, parties: order.flatMap((seat) => parties.filter((one) => one.seat === seat)) };
}
