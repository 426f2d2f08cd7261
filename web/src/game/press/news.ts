/** News of treaties while the page is open: said to screen readers, heard, and told for a round. */
import { effect, signal } from "@preact/signals";
import { sound } from "../../common/board/preferences.ts";
import type { KnownTreaty } from "../../protocol/index.ts";
import { soundOfBreach, soundOfTreaty } from "../board/sounds.ts";
import type { GameStore } from "../game_store.ts";
import { isOver } from "../talk/in_step.ts";
import { fetchCourt } from "./court.ts";
import { isHidden } from "./proposals.ts";
import { beginningText, endingText, offerText, partiesOf } from "./sentences.ts";

/** The states that the page has seen, and since which ply. */
interface Seen {
  state: KnownTreaty["state"];
  ply: number;
}

const seen = signal<ReadonlyMap<string, Seen>>(new Map());

function keyOf(store: GameStore, { channel, of }: KnownTreaty): string {
  return `${store.settings.peek()?.id} ${channel} ${of}`;
}

/** Whether the user is told what becomes of a treaty; of an offer that comes to nothing only its author is. */
function isTold({ held }: GameStore, { state, author }: KnownTreaty): boolean {
  return !["refused", "withdrawn", "lapsed"].includes(state) || held.value.includes(author);
}

/** The treaties that have ended in the last round; none after the end, when the strip of promises tells of all. */
export function recentEndings(store: GameStore): KnownTreaty[] {
  if (isOver(store)) return [];
  const { value: plies } = store.plyCount;
  const { value: known } = seen;
  return store.treaties.all.value.filter((treaty) => {
    const found = known.get(keyOf(store, treaty));
    const isOver = endingText(treaty) !== "" && isTold(store, treaty);
    return isOver && found !== undefined && found.ply >= 0 && plies - found.ply < store.board.seats.length;
  });
}

/** Follows the treaties of a game; returns how to stop that. */
export function followTreaties(store: GameStore): () => void {
  let isFirst = true;
  return effect(() => {
    const { value: treaties } = store.treaties.all;
    // The game may come later than this part of the page.
    if (!store.settings.value) return;
    if (treaties.length > 0) fetchCourt();
    const before = seen.peek();
    const changed = treaties.filter((treaty) => before.get(keyOf(store, treaty))?.state !== treaty.state);
    if (changed.length > 0) {
      // What was so when the page came is no news.
      const ply = isFirst ? -Infinity : store.plyCount.peek();
      const next = changed.map((treaty) => [keyOf(store, treaty), { state: treaty.state, ply }] as const);
      seen.value = new Map([...before, ...next]);
      if (!isFirst) tell(store, changed);
    }
    isFirst = false;
  });
}

function tell(store: GameStore, changed: readonly KnownTreaty[]): void {
  const told = changed.map((treaty) => newsOf(store, treaty)).filter(Boolean);
  if (told.length > 0) store.announcement.value = told.join(" ");
  const broken = changed.filter(({ state }) => state === "broken");
  if (broken.length > 0)
    store.guide.notice.value = {
      message: broken.map(endingText).join(" "),
      plies: store.plyCount.peek(),
    };
  if (!sound.peek()) return;
  if (broken.length > 0) soundOfBreach();
  else if (changed.some((treaty) => isForUser(store, treaty))) soundOfTreaty();
}

/** Whether a user with a seat is a party of a treaty that begins, or is proposed by somebody whom they hear. */
function isForUser(store: GameStore, known: KnownTreaty): boolean {
  const isMine = partiesOf(known.treaty).some((seat) => store.held.peek().includes(seat));
  if (known.state === "proposed") return isMine && !isHidden(store, known);
  return isMine && known.state === "in_force";
}

function newsOf(store: GameStore, known: KnownTreaty): string {
  if (known.state === "in_force") return beginningText(known.treaty);
  if (known.state !== "proposed") return isTold(store, known) ? endingText(known) : "";
  const held = store.held.peek();
  const isAsked = isForUser(store, known) && !held.includes(known.author);
  return isAsked ? offerText(known.author, known.treaty, held) : "";
}
