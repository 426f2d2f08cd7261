/** The thoughts of bots about treaties, in sentences: the service tells them once the game is over. */
import { seatNames } from "../../common/seats/seat_names.ts";
import type { Channel, KnownTreaty, Seat, TalkMessage, Thought } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { isOwn, seatsOf } from "../talk/channels.ts";
import { eventsOfPlies, plyAfter } from "../turns/moments.ts";
import { othersOf } from "./sentences.ts";

/** Whether a channel is the notebook of a bot: the service tells of nobody else's. */
export function isOfBot(store: GameStore, channel: Channel): boolean {
  return seatsOf(channel).length === 1 && !isOwn(store, channel);
}

/** The treaty of a thought of the bot at a seat; null where it says nothing of the game as it counts. */
function treatyOf({ treaties }: GameStore, seat: Seat, { channel, of, deed }: Thought): KnownTreaty | null {
  const treaty = treaties.all.value.find((known) => known.channel === channel && known.of === of);
  // A breach may have been taken back: then it was none.
  const isUndone = deed === "broke" && !(treaty?.state === "broken" && treaty.by === seat);
  return isUndone ? null : (treaty ?? null);
}

/** Whether a message says something of the game as it counts. */
export function isTold(store: GameStore, { seat, words }: TalkMessage): boolean {
  if (!("thought" in words)) return true;
  return seat !== undefined && treatyOf(store, seat, words.thought) !== null;
}

/** A thought of the bot at a seat in a sentence; empty where it says nothing of the game as it counts. */
export function thoughtText(store: GameStore, seat: Seat, thought: Thought): string {
  const treaty = treatyOf(store, seat, thought);
  if (!treaty) return "";
  const { author: player } = treaty;
  const others = othersOf(treaty.treaty, seat);
  switch (thought.deed) {
    case "offered": {
      const [partner = player] = others;
      return text.thoughtOffered({
        player: partner,
        gain: share(thought.gain),
        theirs: share(thought.theirs),
      });
    }
    case "accepted":
      return text.thoughtAccepted({ player, gain: share(thought.gain) });
    case "refused":
      return text.thoughtRefused({ player, gain: share(thought.gain) });
    case "declined":
      return text.thoughtDeclined({ player, why: thought.why });
    case "gave_notice": {
      const { gain } = thought;
      const players = seatNames(others);
      if (gain === undefined) return text.thoughtNoticeToAll({ others: players });
      return text.thoughtNotice({ others: players, gain: share(gain) });
    }
    case "broke": {
      const turn = plyAfter(eventsOfPlies(store.log), treaty.state === "broken" ? treaty.event : 0);
      return text.thoughtBroke({ others: seatNames(others), turn, gain: share(thought.gain) });
    }
  }
}

/** Thousandths of a game as a gain or a loss. */
function share(thousandths: number): string {
  return new Intl.NumberFormat(document.documentElement.lang, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  }).format(thousandths / 1000);
}

/** The thoughts of bots about a treaty, in the order in which they came. */
export function thoughtsOn(store: GameStore, treaty: KnownTreaty): { seat: Seat; thought: string }[] {
  const said = (Object.keys(store.talk.messages.value) as Channel[])
    .filter((channel) => isOfBot(store, channel))
    .flatMap((channel) => store.talk.of(channel));
  return said
    .filter((message) => isTold(store, message))
    .sort((one, other) => one.at_ms - other.at_ms)
    .flatMap(({ seat, words }) => {
      if (!seat || !("thought" in words)) return [];
      const { channel, of } = words.thought;
      const isAbout = channel === treaty.channel && of === treaty.of;
      return isAbout ? [{ seat, thought: thoughtText(store, seat, words.thought) }] : [];
    });
}
