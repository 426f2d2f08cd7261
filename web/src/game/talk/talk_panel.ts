/** A game's talk as the page shows it. */
import { computed, effect, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { like, listOf, type Reader, shapeOf, withUsual } from "../../common/browser/shape.ts";
import { readStored, writeStored } from "../../common/browser/stored.ts";
import { CHANNELS, type Channel, type Seat, type TalkMessage } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { type ByChannel, byChannel } from "./talk_log.ts";

/** What an author is known by in a channel: the name, or the seat while names are hidden. */
export type Author = Seat | `name ${string}`;

type Mutes = Partial<Record<Channel, readonly Author[]>>;

/** Mutes in this browser's storage: those of seats belong to a game, those of names to `EVERY_GAME`. */
interface Muted {
  game: string;
  authors: Mutes;
}

const KEY = "djambi.muted";
/** A person who is muted stays so at the next table. */
const EVERY_GAME = "";
/** The mutes of the latest games are kept. */
const MAX_GAMES = 12;

/** The panel of a game's talk: the channel that is shown, what is new, and who is muted. */
export class TalkPanel {
  /** Whether the user sees the messages. */
  readonly isOpen = signal(false);
  /** What the user is writing; it stays when the panel is closed. */
  readonly draft = signal("");
  readonly muted: Signal<Mutes> = signal({});
  /** The channels that the user may read. */
  readonly channels: ReadonlySignal<readonly Channel[]> = computed(() => this.readable());
  /** The channel that is shown. */
  readonly channel: ReadonlySignal<Channel> = computed(() => {
    const chosen = this.chosen.value;
    return this.channels.value.includes(chosen) ? chosen : "table";
  });
  /** The number of new messages of each channel. */
  readonly unread: ReadonlySignal<ByChannel<number>> = computed(() => this.countUnread());
  readonly allUnread: ReadonlySignal<number> = computed(() =>
    Object.values(this.unread.value).reduce((sum, count) => sum + count, 0),
  );
  /** The messages of the channel without those of muted authors. */
  readonly messages: ReadonlySignal<readonly TalkMessage[]> = computed(() =>
    this.visible(this.channel.value),
  );

  private readonly chosen = signal<Channel>("table");
  private readonly seen = signal<ByChannel<number>>(byChannel(() => 0));
  private readonly game: string;

  constructor(private readonly store: GameStore) {
    this.game = store.settings.peek()?.id ?? "";
    this.muted.value = mutesOf(this.game);
    // What was said before the page came is not news.
    this.seen.value = store.talk.since();
    effect(() => {
      if (this.isOpen.value) this.markSeen(this.channel.value, store.talk.messages.value);
    });
  }

  /** Shows a channel. */
  choose(channel: Channel): void {
    this.chosen.value = channel;
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
    return this.store.may.value.talk?.write?.includes(this.channel.value) ?? false;
  }

  /** Hides what an author says in the channel that is shown, or shows it again. */
  toggleMute(author: Author): void {
    const { value: channel } = this.channel;
    const before = this.muted.value[channel] ?? [];
    const isMuted = before.includes(author);
    const authors = isMuted ? before.filter((other) => other !== author) : [...before, author];
    this.muted.value = { ...this.muted.value, [channel]: authors };
    storeMutes(this.game, this.muted.value);
  }

  /** The channels that the user may read, without those of which this page knows nothing. */
  private readable(): readonly Channel[] {
    const { read = [] } = this.store.may.value.talk ?? {};
    return read.filter((channel) => CHANNELS.includes(channel));
  }

  /** Whether the user hides what the author of a message says in a channel. */
  hides(channel: Channel, { seat, name }: TalkMessage): boolean {
    const muted = this.muted.value[channel] ?? [];
    return (seat !== undefined && muted.includes(seat)) || muted.includes(`name ${name}`);
  }

  private visible(channel: Channel): readonly TalkMessage[] {
    return this.store.talk.messages.value[channel].filter((message) => !this.hides(channel, message));
  }

  private countUnread(): ByChannel<number> {
    const held = this.store.held.value;
    return byChannel((channel) => {
      if (!this.channels.value.includes(channel)) return 0;
      const isNew = ({ seq, seat }: TalkMessage) =>
        seq > this.seen.value[channel] && !(seat && held.includes(seat));
      return this.visible(channel).filter(isNew).length;
    });
  }

  private markSeen(channel: Channel, messages: ByChannel<readonly TalkMessage[]>): void {
    const last = messages[channel].at(-1)?.seq ?? 0;
    const seen = this.seen.peek();
    if (seen[channel] < last) this.seen.value = { ...seen, [channel]: last };
  }
}

/** What the author of a message is known by. */
export function authorOf({ seat, name }: TalkMessage): Author {
  return seat && !name ? seat : `name ${name}`;
}

/** The mutes that hold in a game. */
function mutesOf(game: string): Mutes {
  const stored = storedMutes().filter((muted) => muted.game === game || muted.game === EVERY_GAME);
  return byChannel((channel) => stored.flatMap(({ authors }) => authors[channel] ?? []));
}

function storeMutes(game: string, mutes: Mutes): void {
  const some = (wanted: (author: Author) => boolean) =>
    byChannel((channel) => (mutes[channel] ?? []).filter(wanted));
  const everywhere = { game: EVERY_GAME, authors: some(isName) };
  const here = { game, authors: some((author) => !isName(author)) };
  const others = storedMutes().filter((muted) => muted.game !== game && muted.game !== EVERY_GAME);
  writeStored(KEY, [everywhere, here, ...others].slice(0, MAX_GAMES));
}

function isName(author: Author): boolean {
  return author.startsWith("name ");
}

function storedMutes(): Muted[] {
  return readStored(KEY, listOf(MUTED)) ?? [];
}

const AUTHORS = listOf(like<string>("") as Reader<Author>);
const MUTED: Reader<Muted> = shapeOf<Muted>({
  game: like(""),
  authors: withUsual<Mutes>(
    {},
    byChannel(() => AUTHORS),
  ),
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
