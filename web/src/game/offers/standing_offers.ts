/** The offers of a game that stand, and what the user may offer. */
import type { Seat } from "../../core/types.ts";
import type { Event, Offer, SeatState } from "../../protocol/index.ts";
import { isAloneWithBots } from "../coach/company.ts";
import type { GameStore } from "../game_store.ts";
import { withdraw } from "../queue/queue.ts";

/** An offer that stands: one of the protocol, or a draw, which several players may have offered. */
export interface StandingOffer {
  /** The number of the event in which it was offered; of several agreements to a draw, the last. */
  of: number;
  seat: Seat;
  offer: Offer | { what: "draw"; by: readonly Seat[] };
  /** The seats that have not answered. */
  asked: readonly Seat[];
}

/** The offers that stand, in the order in which they were made: a new one moves no other. */
export function standingOffers(store: GameStore): StandingOffer[] {
  const latest = store.latest.value;
  // Answers to draws are events that change nothing else.
  void store.table.lastEvent.value;
  if (!latest || latest.outcome) return [];
  const draw = drawOffer(store, latest.alive);
  const offers: StandingOffer[] = [...(store.table.state.value?.offers ?? []), ...(draw ? [draw] : [])];
  const since = (offer: StandingOffer) => (offer === draw ? firstAgreement(store) : offer.of);
  return offers.sort((a, b) => since(a) - since(b));
}

/**
 * The agreements to a draw as one offer, so that a person answers once; null if there is none, or all who
 * were asked have answered.
 */
function drawOffer(store: GameStore, alive: readonly Seat[]): StandingOffer | null {
  const { events } = store.log;
  const by = store.agreed.value;
  const agreements = agreementsOf(store);
  const [seat] = by;
  if (!seat || agreements.length === 0) return null;
  const of = Math.max(...agreements);
  const isPerson = (asked: Seat) => playsThemself(store.settings.value?.seats[asked]);
  const hasDeclined = (asked: Seat) => events.some((event) => declines(event, asked, agreements));
  const asked = alive.filter((other) => !by.includes(other) && isPerson(other) && !hasDeclined(other));
  // It has come to nothing, though the agreements stand until their authors play.
  if (asked.length === 0 && alive.some(hasDeclined)) return null;
  return { of, seat, offer: { what: "draw", by }, asked };
}

/** The numbers of the events in which the agreements to a draw were given that stand. */
function agreementsOf({ log: { events }, agreed }: GameStore): number[] {
  return agreed.value.flatMap((seat) => {
    const last = events.findLast((event) => event.kind === "agree_draw" && event.seat === seat);
    return last?.seq ?? [];
  });
}

/** The number of the event with which the agreements to a draw began. */
function firstAgreement(store: GameStore): number {
  return Math.min(...agreementsOf(store));
}

function declines(event: Event, seat: Seat, agreements: readonly number[]): boolean {
  return event.kind === "decline" && event.seat === seat && agreements.includes(event.of);
}

/** Whether a person plays at a seat, and no bot in their place. */
function playsThemself(state: SeatState | undefined): boolean {
  return state?.kind === "person" && state.claimed && !state.stand_in;
}

/** The living seats of the user for which no bot plays. */
export function ownSeats(store: GameStore): Seat[] {
  const latest = store.latest.value;
  const seats = store.settings.value?.seats;
  if (!latest || latest.outcome) return [];
  return store.held.value.filter((seat) => latest.alive.includes(seat) && !seats?.[seat]?.stand_in);
}

/** The seats of the user that answer offers; who is out is asked, too, whether the fall is undone. */
export function answeringSeats(store: GameStore): Seat[] {
  const seats = store.settings.value?.seats;
  return store.held.value.filter((seat) => !seats?.[seat]?.stand_in);
}

/** The seat of a user who is out and may come back by taking a turn back: nobody else minds but bots. */
export function fallenSeat(store: GameStore): Seat | null {
  const settings = store.settings.value;
  const [seat, ...others] = store.held.value;
  if (!settings || !seat || others.length > 0 || !isAloneWithBots(settings, [seat])) return null;
  // Nobody takes a turn back in a game that is closed, or that is played again.
  const end = store.latest.value?.outcome?.kind;
  const isSettled = end === "closed" || end === "length_limit" || store.again.value !== null;
  if (store.fall.value === null || isSettled) return null;
  const hasTime = settings.clock?.kind !== "real_time" || store.table.timeLeft(seat)?.bank !== 0;
  return hasTime ? seat : null;
}

/** The seat of the user that may take a turn back: the one that has played last. */
export function takeBackSeat(store: GameStore): Seat | null {
  const fallen = fallenSeat(store);
  const mine = fallen ? [fallen] : ownSeats(store);
  if (!fallen && !store.table.isPlaying.value) return null;
  const plies = store.settings.value ? store.log.plies.slice(0, store.plyCount.value) : [];
  return plies.findLast(({ kind, seat }) => kind === "turn" && seat && mine.includes(seat))?.seat ?? null;
}

/** Whether an offer of a seat stands; there may be one. */
export function hasOffer(store: GameStore, seat: Seat): boolean {
  return store.table.state.value?.offers?.some((offer) => offer.seat === seat) ?? false;
}

/** Whether the user may take a turn back now, or ask for it. */
export function canTakeBack(store: GameStore): boolean {
  const seat = takeBackSeat(store);
  return seat !== null && store.pending.value === null && !hasOffer(store, seat);
}

/** Takes the user's last turn back; where other persons play, it asks them. */
export function takeBack(store: GameStore): void {
  const seat = takeBackSeat(store);
  if (!seat) return;
  // It was meant to follow the turn that is taken back.
  withdraw(store);
  store.act(seat, { kind: "offer", offer: { what: "take_back" } });
}

/** Whether nobody has played a second turn. Those who resigned or fell have not played one by that. */
export function isFirstRound(store: GameStore): boolean {
  const turns = store.log.plies.slice(0, store.plyCount.value).filter(({ kind }) => kind === "turn");
  const movers = turns.map(({ seat }) => seat);
  return new Set(movers).size === movers.length;
}

/** The living seats whose persons are away for so long that a bot may play for them. */
export function absentSeats(store: GameStore): Seat[] {
  const settings = store.settings.value;
  const latest = store.latest.value;
  if (!settings || !latest || latest.outcome || ownSeats(store).length === 0) return [];
  return latest.alive.filter((seat) => {
    if (store.held.value.includes(seat) || !playsThemself(settings.seats[seat])) return false;
    return store.table.untilStandIn(seat) === 0;
  });
}

/** The seats of the user for which a bot plays. */
export function stoodInSeats(store: GameStore): Seat[] {
  const latest = store.latest.value;
  const seats = store.settings.value?.seats;
  if (!latest || latest.outcome) return [];
  return store.held.value.filter((seat) => latest.alive.includes(seat) && seats?.[seat]?.stand_in);
}

/** The seats that have lost their players; none for a user who has a seat already. */
export function openSeats(store: GameStore): Seat[] {
  const latest = store.latest.value;
  const seats = store.settings.value?.seats;
  if (!latest || latest.outcome || store.held.value.length > 0) return [];
  return latest.alive.filter((seat) => seats?.[seat]?.stand_in && !seats[seat].claimed);
}

/** The player who has declined an offer with the game's last event; null if that is something else. */
export function lastDecline(store: GameStore): Seat | null {
  const last = store.table.lastEvent.value;
  return last?.kind === "decline" ? last.seat : null;
}
