/** A game's talk as the page shows it. */

import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { like, listOf, type Reader, shapeOf } from "../../common/browser/shape.ts";
import { isShown } from "../../common/browser/shown.ts";
import { readStored, writeStored } from "../../common/browser/stored.ts";
import type { Channel, Seat, TalkMessage, TalkSince } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { isOfBot } from "../press/thoughts.ts";
import { isPublic, mayWhisper, privateChannel, seatsOf } from "./channels.ts";
import { isOver, type Said, saidIn } from "./in_step.ts";

/** What an author is known by: the name, or the seat while names are hidden. */
export type Author = Seat | `name ${string}`;

/** Mutes in this browser's storage: those of seats belong to a game, those of names to `EVERY_GAME`. */
interface Muted {
  game: string;
  authors: readonly Author[];
}

const KEY = "djambi.muted";
/** A person who is muted stays so at the next table. */
const EVERY_GAME = "";
/** The mutes of the latest games are kept. */
const MAX_GAMES = 12;

/** The panel of a game's talk: the channel that is shown, what is new, and who is muted. */
export class TalkPanel {
  /** Whether the panel shows the messages, on a page that may be hidden. */
  readonly isOpen = signal(false);
  /** What the user is writing; it stays when the panel is closed. */
  readonly draft = signal("");
  /** The authors whose words the user hides, in all channels. */
  readonly muted: Signal<readonly Author[]> = signal([]);
  /** The seats with which the user whispers; null while a channel that there is already is shown. */
  readonly partners = signal<readonly Seat[] | null>(null);
  /** The channels that the user may read: the public ones, then private ones in which something is said. */
  readonly channels: ReadonlySignal<readonly Channel[]> = computed(() => this.readable());
  /** The channel that is shown. */
  readonly channel: ReadonlySignal<Channel> = computed(() => this.shown());
  /** The number of new messages of all channels. */
  readonly allUnread: ReadonlySignal<number> = computed(() =>
    this.channels.value.reduce((sum, channel) => sum + this.unreadOf(channel), 0),
  );
  /** The channels in which something was said, of those that the user may read; the notebooks of bots are among them. */
  readonly spoken: ReadonlySignal<readonly Channel[]> = computed(() =>
    [...this.channels.value, ...this.known().filter((channel) => isOfBot(this.store, channel))].filter(
      (channel) => this.store.talk.of(channel).length > 0,
    ),
  );
  /** Whether all channels are shown as one: after the end, while the user has chosen none. */
  readonly isWhole: ReadonlySignal<boolean> = computed(
    () =>
      isOver(this.store) &&
      this.chosen.value === null &&
      this.partners.value === null &&
      this.spoken.value.length > 1,
  );
  /** The channels whose messages are shown. */
  readonly shownChannels: ReadonlySignal<readonly Channel[]> = computed(() =>
    this.isWhole.value ? this.spoken.value : [this.channel.value],
  );
  /** The messages that are shown, without those of muted authors, in the order in which they were said. */
  readonly said: ReadonlySignal<readonly Said[]> = computed(() => saidIn(this.store, this));
  /** Whether messages that were said later than the turn that is looked at are shown too. */
  readonly showsLater = signal(false);

  /** The channel that the user has chosen; null before, and for all of them. */
  private readonly chosen = signal<Channel | null>(null);
  private readonly seen = signal<TalkSince>({});
  private readonly game: string;

  constructor(private readonly store: GameStore) {
    this.game = store.settings.peek()?.id ?? "";
    this.muted.value = mutesOf(this.game);
    // What was said before the page came is not news.
    this.seen.value = store.talk.since();
    effect(() => {
      if (this.isOpen.value && isShown.value)
        for (const channel of this.shownChannels.value) this.markSeen(channel);
    });
  }

  /** Shows a channel; all of them, if it is null and the game is over. */
  choose(channel: Channel | null): void {
    this.partners.value = null;
    this.chosen.value = channel;
  }

  /** Begins to whisper, or ends it: the user chooses with whom. */
  toggleWhisper(): void {
    this.partners.value = this.partners.value === null ? [] : null;
  }

  /** Whispers with a player too, or no longer. */
  togglePartner(seat: Seat): void {
    const partners = this.partners.value ?? [];
    const isIn = partners.includes(seat);
    this.partners.value = isIn ? partners.filter((other) => other !== seat) : [...partners, seat];
  }

  /** Whether there is talk at this table at all. */
  get exists(): boolean {
    return this.store.may.value.talk !== undefined;
  }

  /** Whether people without a seat may read what is said at the table. */
  get isWatched(): boolean {
    return this.store.settings.value?.table.watching === "everybody";
  }

  /** The maximum number of characters of a text; 0 where only signs are said. */
  get maxCharacters(): number {
    return this.store.may.value.talk?.max_characters ?? 0;
  }

  /** Whether the user may write in the channel that is shown. */
  get canWrite(): boolean {
    const { value: channel } = this.channel;
    if (!isPublic(channel)) return mayWhisper(this.store, seatsOf(channel));
    return this.store.may.value.talk?.write?.includes(channel) ?? false;
  }

  /** Whether the user has said anything in private in this game. */
  get hasWhispered(): boolean {
    const held = this.store.held.value;
    const isMine = ({ seat }: TalkMessage) => seat !== undefined && held.includes(seat);
    return this.channels.value.some(
      (channel) => !isPublic(channel) && this.store.talk.of(channel).some(isMine),
    );
  }

  /** The number of new messages of a channel. */
  unreadOf(channel: Channel): number {
    const held = this.store.held.value;
    const last = this.seen.value[channel] ?? 0;
    const isNew = ({ seq, seat }: TalkMessage) => seq > last && !(seat && held.includes(seat));
    return this.visible(channel).filter(isNew).length;
  }

  /** Hides what an author says, or shows it again. */
  toggleMute(author: Author): void {
    const before = this.muted.value;
    const isMuted = before.includes(author);
    this.muted.value = isMuted ? before.filter((other) => other !== author) : [...before, author];
    storeMutes(this.game, this.muted.value);
  }

  /** Whether the user hides what the author of a message says. */
  hides({ seat, name }: TalkMessage): boolean {
    const { value: muted } = this.muted;
    return (seat !== undefined && muted.includes(seat)) || muted.includes(`name ${name}`);
  }

  /** The channels that the user may read, without those of which this page knows nothing; empty ones end with the game. */
  private readable(): readonly Channel[] {
    const { read = [] } = this.store.may.value.talk ?? {};
    const isOpen = (channel: Channel) =>
      !isOver(this.store) || channel === "table" || this.store.talk.of(channel).length > 0;
    const known = [...new Set([...this.known(), ...(this.chosen.value ? [this.chosen.value] : [])])];
    const isWhispered = (channel: Channel) => !isPublic(channel) && !isOfBot(this.store, channel);
    return [...read.filter(isPublic).filter(isOpen), ...known.filter(isWhispered).sort()];
  }

  /** The channels of which this page knows messages. */
  private known(): Channel[] {
    return Object.keys(this.store.talk.messages.value) as Channel[];
  }

  private shown(): Channel {
    const { value: partners } = this.partners;
    const whisper = this.store.may.value.talk?.whisper;
    if (partners !== null && whisper)
      return privateChannel(this.store.board.seats, [whisper.seat, ...partners]);
    const chosen = this.chosen.value ?? "table";
    return this.channels.value.includes(chosen) ? chosen : "table";
  }

  /** The messages of a channel without those of muted authors. */
  visible(channel: Channel): readonly TalkMessage[] {
    return this.store.talk.of(channel).filter((message) => !this.hides(message));
  }

  private markSeen(channel: Channel): void {
    const last = this.store.talk.of(channel).at(-1)?.seq ?? 0;
    const seen = this.seen.peek();
    if ((seen[channel] ?? 0) < last) this.seen.value = { ...seen, [channel]: last };
  }
}

/** What the author of a message is known by. */
export function authorOf({ seat, name }: TalkMessage): Author {
  return seat && !name ? seat : `name ${name}`;
}

/** The mutes that hold in a game. */
function mutesOf(game: string): readonly Author[] {
  const stored = storedMutes().filter((muted) => muted.game === game || muted.game === EVERY_GAME);
  return stored.flatMap(({ authors }) => authors);
}

function storeMutes(game: string, muted: readonly Author[]): void {
  const everywhere = { game: EVERY_GAME, authors: muted.filter(isName) };
  const here = { game, authors: muted.filter((author) => !isName(author)) };
  const others = storedMutes().filter((muted) => muted.game !== game && muted.game !== EVERY_GAME);
  writeStored(KEY, [everywhere, here, ...others].slice(0, MAX_GAMES));
}

function isName(author: Author): boolean {
  return author.startsWith("name ");
}

function storedMutes(): Muted[] {
  return readStored(KEY, listOf(MUTED)) ?? [];
}

const MUTED: Reader<Muted> = shapeOf<Muted>({
  game: like(""),
  authors: listOf(like<string>("") as Reader<Author>),
});

const panels = new WeakMap<GameStore, TalkPanel>();

/** The panel of a game's talk, which several components show. */
export function talkPanel(store: GameStore): TalkPanel {
  const known = panels.get(store);
  if (known) return known;
  const panel = new TalkPanel(store);
  panels.set(store, panel);
  return panel;
}
