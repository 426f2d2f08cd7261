/** Suggestions of treaties at one's own turn, of what the board shows everybody. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { like } from "../../common/browser/shape.ts";
import { storedSignal } from "../../common/browser/stored.ts";
import { seatNames } from "../../common/seats/seat_names.ts";
import type { Seat } from "../../core/types.ts";
import type { OpenAct, TreatyForm } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { openProposal } from "./acts.ts";
import { hearingOf } from "./court.ts";
import { othersOf, partiesOf } from "./sentences.ts";

/** Whether the page suggests treaties. */
export const suggestsTreaties = storedSignal<boolean>("djambi.suggest-treaties", true, like(true));

/** Something that speaks for a treaty: the sentence, the treaty, and how to propose it. */
export interface Suggested {
  said: string;
  treaty: TreatyForm;
  act: Extract<OpenAct, { kind: "propose" }>;
}

/** The game and the ply at which the user has closed a suggestion. */
const closed = signal("");

function placeOf(store: GameStore): string {
  return `${store.settings.value?.id} ${store.plyCount.value}`;
}

/** Whether a treaty could be suggested: it is the user's turn, and they may propose one. */
export function mayOffer(store: GameStore): OpenOfPropose | undefined {
  const { value: mover } = store.mover;
  const isWanted = suggestsTreaties.value && store.settings.value?.press && closed.value !== placeOf(store);
  const act = mover && isWanted ? openProposal(store) : undefined;
  return act && act.seat === mover && !isBusy(store, mover) ? act : undefined;
}

type OpenOfPropose = Suggested["act"];

/** Whether an offer waits that concerns a seat, or the seat has made one in this turn: one thing is enough. */
function isBusy(store: GameStore, seat: Seat): boolean {
  return store.treaties.all.value.some(({ treaty, state, author, proposed }) => {
    const isOwn = author === seat && proposed >= store.lastSeq();
    return isOwn || (state === "proposed" && partiesOf(treaty).includes(seat));
  });
}

const found = new WeakMap<GameStore, ReadonlySignal<Suggested | null>>();

/** The suggestion for the user's turn; null without one. */
export function suggestionOf(store: GameStore): ReadonlySignal<Suggested | null> {
  const known = found.get(store);
  if (known) return known;
  const suggestion = computed(() => suggest(store));
  found.set(store, suggestion);
  return suggestion;
}

function suggest(store: GameStore): Suggested | null {
  const act = mayOffer(store);
  const hearing = act && hearingOf(store).value;
  const told = hearing?.court.suggestion(act?.to ?? []);
  if (!act || !hearing || !told) return null;
  const { occasion, by, other, ending } = told;
  const treaty: TreatyForm = JSON.parse(told.treaty);
  const channel = hearing.treaties.find(({ number }) => number === ending)?.known.channel;
  const names = othersOf(treaty, act.seat);
  const said = text.suggestion({
    occasion,
    player: by ?? act.seat,
    others: seatNames(other ? [other] : names),
  });
  return { said, treaty, act: { ...act, channel: channel ?? act.channel } };
}

/** Closes the suggestion for this turn. */
export function closeSuggestion(store: GameStore): void {
  closed.value = placeOf(store);
}
