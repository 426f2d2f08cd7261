/** The talk of a game, by channel. */
import { signal } from "@preact/signals";
import {
  CHANNELS,
  type Channel,
  type Problem,
  type Say,
  type TalkMessage,
  type TalkPage,
} from "../../protocol/index.ts";

/** Something that the user has said and the service has not confirmed; `problem` says why it refused it. */
export interface Unconfirmed extends Say {
  problem: Partial<Problem> | null;
}

/** The messages of each channel in order, and what the user has said since. */
export class TalkLog {
  readonly messages = signal<ByChannel<readonly TalkMessage[]>>(byChannel(() => []));
  readonly unconfirmed = signal<readonly Unconfirmed[]>([]);

  /** Adds messages, but those of channels of which this page knows nothing. A known one takes the place of the older copy, as when names are no longer hidden. */
  add(pages: readonly TalkPage[]): void {
    const next = { ...this.messages.value };
    for (const { channel, messages } of pages.filter(({ channel }) => channel in next)) {
      const bySeq = new Map([...next[channel], ...messages].map((message) => [message.seq, message]));
      next[channel] = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
    }
    this.messages.value = next;
  }

  /** The number of the last message of each channel. */
  since(): ByChannel<number> {
    return byChannel((channel) => this.messages.value[channel].at(-1)?.seq ?? 0);
  }

  /** The user says something. */
  onSay(saying: Say): void {
    this.unconfirmed.value = [...this.unconfirmed.value, { ...saying, problem: null }];
  }

  /** The service has what the user said. */
  onSaid(id: string): void {
    this.unconfirmed.value = this.unconfirmed.value.filter((saying) => saying.id !== id);
  }

  /** The service refuses what the user said. */
  onRefused(id: string, problem: Partial<Problem>): void {
    this.unconfirmed.value = this.unconfirmed.value.map((saying) =>
      saying.id === id ? { ...saying, problem } : saying,
    );
  }
}

/** Something for each channel. */
export type ByChannel<T> = Readonly<Record<Channel, T>>;

/** What a function gives for each channel. */
export function byChannel<T>(of: (channel: Channel) => T): ByChannel<T> {
  return Object.fromEntries(CHANNELS.map((channel) => [channel, of(channel)])) as Record<Channel, T>;
}
