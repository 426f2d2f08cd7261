/** The question before a turn that breaks a treaty. */
import { effect } from "@preact/signals";
import { like } from "../../common/browser/shape.ts";
import { storedSignal } from "../../common/browser/stored.ts";
import { seatNames } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { fetchCourt, type Hearing, hearingOf, inForce } from "./court.ts";
import { clauseText, othersOf, partiesOf, roundsOfPeace } from "./sentences.ts";

/** The game in which the user breaks treaties without a question. */
const unaskedGame = storedSignal<string>("djambi.breach-unasked", "", like(""));

/** Whether the user is asked before a breach in this game. */
export function asksBreach(store: GameStore): boolean {
  return unaskedGame.value !== store.settings.value?.id;
}

/** Lets the user be asked before a breach in this game, or no longer. */
export function setAsksBreach(store: GameStore, asks: "ask" | "play"): void {
  unaskedGame.value = asks === "play" ? (store.settings.peek()?.id ?? "") : "";
}

/** The sentence on a turn of the user that breaks something; null if it breaks nothing, or nobody is to be asked. */
export function breachAskedAbout(store: GameStore, move: string): string | null {
  if (!asksBreach(store) || !isBound(store)) return null;
  const hearing = hearingOf(store).peek();
  return hearing ? breachText(store, hearing, move) : text.judgingTurn();
}

/** Whether a seat of the user is a party of a treaty in force. */
function isBound(store: GameStore): boolean {
  const held = store.held.peek();
  return inForce(store).some(({ treaty }) => partiesOf(treaty).some((seat) => held.includes(seat)));
}

function breachText(store: GameStore, { court, treaties }: Hearing, move: string): string | null {
  const seat = store.latest.peek()?.turn;
  const broken = court.broken(move);
  const told: string[] = [];
  for (let at = 0; at < broken.length && seat; at += 3) {
    const known = treaties.find(({ number }) => number === broken[at])?.known;
    const party = known?.treaty.parties[broken[at + 1] ?? 0];
    const clause = party?.clauses[broken[at + 2] ?? 0];
    if (known && party && clause) told.push(sentence(known.treaty, seat, clauseText(party.seat, clause)));
  }
  return told.length > 0 ? [...new Set(told)].join(" ") : null;
}

function sentence(treaty: Parameters<typeof othersOf>[0], seat: Seat, promise: string): string {
  const players = seatNames(othersOf(treaty, seat));
  const isPeace = roundsOfPeace(treaty) !== null;
  return isPeace ? text.breaksPeace({ players }) : text.breaksTreaty({ players, promise });
}

/**
 * Whether a turn waits because it breaks a treaty. It is played only by a button of its own, however often it
 * is entered.
 */
export function waitsForBreach(store: GameStore, move: string): boolean {
  const message = breachAskedAbout(store, move);
  if (message === null) return false;
  const isJudged = hearingOf(store).peek() !== null;
  store.guide.risk.value = { move, message, breach: isJudged ? "found" : "judging" };
  if (!isJudged) judgeLater(store, move);
  return true;
}

/** Judges a turn as soon as the judge is here, and plays it if it breaks nothing. */
function judgeLater(store: GameStore, move: string): void {
  fetchCourt();
  const stop = effect(() => {
    const waits = store.guide.risk.value?.move === move;
    const hearing = hearingOf(store).value;
    if (waits && !hearing) return;
    queueMicrotask(() => {
      stop();
      if (waits && !waitsForBreach(store, move)) playBreach(store, move);
    });
  });
}

/** Plays the turn all the same. */
export function playBreach(store: GameStore, move: string): void {
  store.guide.risk.value = null;
  store.play(move);
}
