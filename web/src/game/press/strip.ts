/** The treaties of a game that is over, each from its offer to its end, and whose word was kept. */
import type { Seat } from "../../core/types.ts";
import { type KnownTreaty, MIN_PERSONS, type Seats } from "../../protocol/index.ts";
import { plyAfter } from "../turns/moments.ts";
import { partiesOf } from "./sentences.ts";

/** What became of a treaty, as its bar shows it. */
export type Verdict = "kept" | "broken" | "dissolved" | "refused" | "lapsed";

/** The verdicts in the order of their legend. */
export const VERDICTS: readonly Verdict[] = ["kept", "broken", "dissolved", "refused", "lapsed"];

/** A treaty in the strip of promises. Its plies are counted from 1; 0 is the start. */
export interface Bar {
  treaty: KnownTreaty;
  verdict: Verdict;
  /** The ply after which it was offered. */
  from: number;
  /** The ply with which it ended. */
  to: number;
  /** The ply with the turn that broke it. */
  breach: number | null;
}

/** What became of a treaty; null while that is open. */
export function verdictOf({ state }: KnownTreaty): Verdict | null {
  if (state === "withdrawn") return "lapsed";
  return VERDICTS.find((verdict) => verdict === state) ?? null;
}

/** The bars of treaties that are over, where these events lie behind the plies. */
export function barsOf(treaties: readonly KnownTreaty[], eventsOfPlies: readonly number[]): Bar[] {
  const plyOf = (event: number) => plyAfter(eventsOfPlies, event);
  return treaties.flatMap((treaty) => {
    const verdict = verdictOf(treaty);
    if (!verdict) return [];
    const from = plyOf(treaty.proposed);
    const to = Math.max(from, plyOf(treaty.ended ?? treaty.proposed));
    return [{ treaty, verdict, from, to, breach: treaty.state === "broken" ? plyOf(treaty.event) : null }];
  });
}

/** How many promises of a player were put to the test, and how many of them were kept. */
export interface Words {
  seat: Seat;
  kept: number;
  all: number;
}

/**
 * The words of each person who promised other persons something that came to its end or was broken. Who was betrayed
 * has kept their word; what was dissolved tells nothing, nor do promises where fewer than three persons play.
 */
export function wordsOf(treaties: readonly KnownTreaty[], seats: Seats, order: readonly Seat[]): Words[] {
  const persons = order.filter((seat) => seats[seat]?.kind === "person");
  if (persons.length < MIN_PERSONS) return [];
  const isAmongPersons = ({ treaty }: KnownTreaty) =>
    partiesOf(treaty).every((party) => persons.includes(party));
  const tested = treaties.filter(
    (treaty) => (treaty.state === "kept" || treaty.state === "broken") && isAmongPersons(treaty),
  );
  return persons.flatMap((seat) => {
    const own = tested.filter(({ treaty }) => partiesOf(treaty).includes(seat));
    const broken = own.filter((treaty) => treaty.state === "broken" && treaty.by === seat);
    return own.length === 0 ? [] : [{ seat, kept: own.length - broken.length, all: own.length }];
  });
}
