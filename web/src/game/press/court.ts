/** The judge of the game's treaties, which is fetched when the game first has one. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import init, { Court } from "../../../generated/djambi_press.js";
import address from "../../../generated/djambi_press_bg.wasm";
import { isEntry } from "../../common/game_log.ts";
import type { GameEntry, KnownTreaty } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";

/** How long the page waits before it tries again to fetch the judge, in milliseconds. */
const RETRY_MS = 5000;

/** Whether the judge has been fetched. */
export const isCourtHere = signal(false);
let fetching = false;

/** Fetches the judge, and tries again as long as that fails. Tests bring their own. */
export function fetchCourt(
  fetchJudge: () => Promise<unknown> = () => init({ module_or_path: address }),
): void {
  if (fetching) return;
  fetching = true;
  fetchJudge().then(
    () => {
      isCourtHere.value = true;
    },
    () => {
      fetching = false;
      setTimeout(() => fetchCourt(fetchJudge), RETRY_MS);
    },
  );
}

/** A treaty in force, and its number at the court. */
export interface HeardTreaty {
  known: KnownTreaty;
  number: number;
}

/** The court after the last turn, and the treaties in force before it. */
export interface Hearing {
  court: Court;
  treaties: readonly HeardTreaty[];
}

/** The treaties of a game in force. */
export function inForce(store: GameStore): KnownTreaty[] {
  return store.treaties.all.value.filter(({ state }) => state === "in_force");
}

const hearings = new WeakMap<GameStore, ReadonlySignal<Hearing | null>>();

/** The hearing of a game after its last turn; null as long as the judge is not here. */
export function hearingOf(store: GameStore): ReadonlySignal<Hearing | null> {
  const known = hearings.get(store);
  if (known) return known;
  const hearing = computed(() => {
    void [store.plyCount.value, store.revision.value];
    return isCourtHere.value && store.settings.value ? hear(store) : null;
  });
  hearings.set(store, hearing);
  return hearing;
}

function hear(store: GameStore): Hearing | null {
  const settings = store.settings.value;
  if (!settings) return null;
  const { board, rules, start } = settings;
  try {
    const court = new Court(board, rules.set, rules.options, start, entries(store));
    const treaties = inForce(store).flatMap((known) => heard(court, known));
    return { court, treaties };
  } catch {
    // The page is too old for the game; the store has said so.
    return null;
  }
}

/**
 * What the court is told of a game: the events, and the turn that the service has not confirmed yet. Who has two turns one
 * after the other is asked in the second one as well.
 */
function entries({ log }: GameStore): (GameEntry & { seq: number })[] {
  const confirmed = log.events.filter(isEntry);
  const last = log.plies.at(-1);
  const isPredicted = last?.kind === "turn" && last.seq > (confirmed.at(-1)?.seq ?? 0);
  if (!isPredicted) return confirmed;
  const { move, seq } = last;
  return [...confirmed, { kind: "turn", move, seq }];
}

function heard(court: Court, known: KnownTreaty): HeardTreaty[] {
  const { treaty, begun } = known;
  if (!begun) return [];
  try {
    const number = court.hear(JSON.stringify(treaty), begun.after, begun.notice?.seat, begun.notice?.after);
    return [{ known, number }];
  } catch {
    // The treaty came before the turns that it follows: the next event brings them.
    return [];
  }
}

/** In how many rounds a treaty ends at the latest; null if nobody knows. */
export function roundsLeft(store: GameStore, treaty: KnownTreaty): number | null {
  const hearing = hearingOf(store).value;
  const found = hearing?.treaties.find(({ known }) => known === treaty);
  return (found && hearing?.court.rounds(found.number)) ?? null;
}
