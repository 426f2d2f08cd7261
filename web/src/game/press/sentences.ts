/** Treaties in sentences. */
import { seatNames } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import type {
  Act,
  ClauseForm,
  KnownTreaty,
  PiecesForm,
  TreatyEnd,
  TreatyForm,
} from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import * as promises from "../../text/treaties.ts";

/** The seats of the parties. */
export function partiesOf({ parties }: TreatyForm): Seat[] {
  return parties.map(({ seat }) => seat);
}

/** The parties but one. */
export function othersOf(treaty: TreatyForm, seat: Seat): Seat[] {
  return partiesOf(treaty).filter((party) => party !== seat);
}

/** For how many rounds all parties promise each other peace and nothing else; null for another treaty. */
export function roundsOfPeace(treaty: TreatyForm): number | null {
  const isPeace = ({ seat, clauses }: TreatyForm["parties"][number]) => {
    const [clause] = clauses;
    if (clauses.length !== 1 || clause?.kind !== "peace" || clause.condition) return false;
    return othersOf(treaty, seat).every((other) => clause.seats.includes(other));
  };
  const { end } = treaty;
  return typeof end === "object" && "rounds" in end && treaty.parties.every(isPeace) ? end.rounds : null;
}

/** Each promise as a sentence, and the end. */
export function treatySentences({ parties, end }: TreatyForm): string[] {
  const told = parties.flatMap(({ seat, clauses }) => clauses.map((clause) => clauseText(seat, clause)));
  return [...told, endText(end)];
}

/** A promise of a party as a sentence. */
export function clauseText(party: Seat, clause: ClauseForm): string {
  const promise = promiseText(party, clause);
  const { condition } = clause;
  if (!condition) return promise;
  return "power" in condition
    ? promises.whileInPower({ player: condition.power, promise })
    : promises.onceDone({ number: condition.duty, promise });
}

function promiseText(party: Seat, clause: ClauseForm): string {
  switch (clause.kind) {
    case "peace":
      return promises.promisePeace({ party, players: orOpen(seatNames(clause.seats)) });
    case "hands_off":
      return promises.promiseHandsOff({ party, players: orOpen(seatNames(clause.seats)) });
    case "leave":
      return promises.promiseLeave({ party, pieces: piecesText(clause) });
    case "hold":
      return promises.promiseHold({ party, pieces: piecesText(clause) });
    case "keep_out":
      return promises.promiseKeepOut({ party, squares: orOpen(clause.squares) });
    case "no_corpse":
      return promises.promiseNoCorpse({ party, squares: orOpen(clause.squares) });
    case "no_power":
      return promises.promiseNoPower({ party });
    case "leave_power":
      return promises.promiseLeavePower({ party, turns: clause.turns });
    case "strike":
      return promises.promiseStrike({ party, player: clause.seat, turns: clause.turns });
    case "do":
      return promises.promiseDo({ party, parts: orOpen(planText(clause)), turns: clause.turns });
  }
}

function piecesText({ army, roles }: PiecesForm): string[] {
  return orOpen(roles.map((role) => promises.treatyPiece({ army, role })));
}

/** The parts of a list; a place for them while it is composed and has none yet. */
function orOpen(list: readonly string[]): string[] {
  return list.length > 0 ? [...list] : ["…"];
}

function planText({ from, to, victim, place }: Extract<ClauseForm, { kind: "do" }>): string[] {
  return [
    from && promises.planFrom({ squares: from }),
    to && promises.planTo({ squares: to }),
    victim && promises.planVictim({ pieces: piecesText(victim) }),
    place && promises.planPlace({ squares: place }),
  ].filter((part) => part !== undefined);
}

function endText(end: TreatyEnd): string {
  if (end === "notice") return promises.lastsNotice();
  if ("rounds" in end) return promises.lastsRounds(end);
  return "power" in end ? promises.lastsPower({ player: end.power }) : promises.lastsOut({ player: end.out });
}

/** An offer in one sentence, and what it promises if that is more than peace. */
export function offerText(author: Seat, treaty: TreatyForm, held: readonly Seat[]): string {
  const rounds = roundsOfPeace(treaty);
  const others = othersOf(treaty, author);
  const players = seatNames(others);
  const isMine = others.length === 1 && others.some((seat) => held.includes(seat));
  if (rounds !== null && isMine) return text.offersYouPeace({ seat: author, rounds });
  if (rounds !== null) return text.offersPeace({ seat: author, players, rounds });
  return [text.offersTreaty({ seat: author, players }), ...treatySentences(treaty)].join(" ");
}

/** A treaty that came into force, in one sentence, and what it promises if that is more than peace. */
export function beginningText(treaty: TreatyForm): string {
  const rounds = roundsOfPeace(treaty);
  const players = seatNames(partiesOf(treaty));
  if (rounds !== null) return text.peaceBegins({ players, rounds });
  return [text.treatyBegins({ players }), ...treatySentences(treaty)].join(" ");
}

/** A treaty in force in one sentence, and what it promises if that is more than peace. */
export function treatyText(treaty: TreatyForm): string {
  const players = seatNames(partiesOf(treaty));
  if (roundsOfPeace(treaty) !== null) return text.atPeace({ players });
  return [text.haveTreaty({ players }), ...treatySentences(treaty)].join(" ");
}

/** The end of a treaty in a sentence; empty while it is proposed or in force. */
export function endingText({ treaty, author, ...known }: KnownTreaty): string {
  const of = (seats: Seat[]) => seatNames(seats);
  switch (known.state) {
    case "broken": {
      const facts = { seat: known.by, others: of(othersOf(treaty, known.by)) };
      return roundsOfPeace(treaty) === null ? text.brokeTreaty(facts) : text.brokePeace(facts);
    }
    case "dissolved":
      return text.ended({ players: of(partiesOf(treaty)), state: known.cause });
    case "kept":
      return text.ended({ players: of(partiesOf(treaty)), state: "kept" });
    case "refused":
    case "withdrawn":
    case "lapsed":
      return text.ended({ players: of(othersOf(treaty, author)), state: known.state });
    default:
      return "";
  }
}

/** An act as a line of the talk, behind the name of its seat; `author` made the proposal that it answers. */
export function actText(act: Act, author: Seat | undefined): string {
  if (act.kind === "propose") return offerText(act.seat, act.treaty, []);
  return text.acted({ act: act.kind, seat: author ?? act.seat });
}
