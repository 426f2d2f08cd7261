/** The offers of a game that stand, and those that are open to the user, as the service tells them. */
import type { Seat } from "../../core/types.ts";
import type { Offer, OfferState, OpenOffer } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { withdraw } from "../queue/queue.ts";

/** An offer that stands: one of the protocol, or a draw, which several players may have offered. */
export interface StandingOffer extends Pick<OfferState, "of" | "seat" | "asked"> {
  offer: Offer | { what: "draw"; by: readonly Seat[] };
}

/**
 * The offers that stand, in the order in which they were made: a new one moves no other. One that was made in a
 * position that the board has not shown yet comes with it, since nobody can judge it before.
 */
export function standingOffers(store: GameStore): StandingOffer[] {
  const { offers = [], draw } = store.table.state.value ?? {};
  const first = (offer: StandingOffer) => (draw && offer.offer.what === "draw" ? draw.since : offer.of);
  const [seat] = draw?.by ?? [];
  const ofDraw = draw && seat ? [{ ...draw, seat, offer: { what: "draw", by: draw.by } as const }] : [];
  const isShown = store.shownPly.value === store.plyCount.value;
  return [...offers, ...ofDraw]
    .filter(({ of }) => isShown || of <= store.shownSeq)
    .sort((a, b) => first(a) - first(b));
}

/** The offers of one kind that are open to the user's seats. */
export function openOffers(store: GameStore, what: Offer["what"]): OpenOffer[] {
  return store.may.value.offer?.filter(({ offer }) => offer.what === what) ?? [];
}

/** The take-back that is open to the user: of the seat that has played last, if several may. */
export function openTakeBack(store: GameStore): OpenOffer | null {
  // Those without time for it can do nothing about that.
  const open = openOffers(store, "take_back").filter(({ not_yet }) => not_yet !== "no_time_left");
  if (open.length < 2) return open[0] ?? null;
  const plies = store.log.plies.slice(0, store.plyCount.value);
  const bySeat = (seat: Seat | null) => open.find((offer) => offer.seat === seat);
  const last = plies.findLast(({ kind, seat }) => kind === "turn" && bySeat(seat));
  return (last && bySeat(last.seat)) ?? null;
}

/** Whether the user may come back after their fall. */
export function comesBack(store: GameStore): boolean {
  return store.ending.fall.value !== null && openTakeBack(store) !== null;
}

/** Whether the user may take a turn back now, or ask for it. */
export function canTakeBack(store: GameStore): boolean {
  const open = openTakeBack(store);
  return open !== null && !open.not_yet && store.pending.value === null;
}

/** Takes the user's last turn back; where other persons play, it asks them. */
export function takeBack(store: GameStore): void {
  const open = openTakeBack(store);
  if (!open) return;
  // It was meant to follow the turn that is taken back.
  withdraw(store);
  make(store, open);
}

/** Makes an offer. */
export function make(store: GameStore, { seat, offer }: OpenOffer): void {
  store.act(seat, { kind: "offer", offer });
}

/** The offers to let a bot play for somebody who is away, one for each of these persons. */
export function openStandIns(store: GameStore): OpenOffer[] {
  const found = new Map<Seat, OpenOffer>();
  for (const open of openOffers(store, "stand_in"))
    if (open.offer.what === "stand_in" && store.table.until(open.from_ms ?? 0) <= 0)
      found.set(open.offer.for, open);
  return [...found.values()];
}

/** The seats that have lost their players and are open to the user. */
export function openSeats(store: GameStore): Seat[] {
  if (store.table.isWaiting.value) return [];
  const isOpen = ({ from_ms = 0 }: { from_ms?: number }) => store.table.until(from_ms) <= 0;
  return store.may.value.sit?.filter(isOpen).map(({ seat }) => seat) ?? [];
}

/** The player who has declined an offer with the game's last event; null if that is something else. */
export function lastDecline(store: GameStore): Seat | null {
  const last = store.table.lastEvent.value;
  return last?.kind === "decline" ? last.seat : null;
}
