/** The talk of a game, by channel. */
import { signal } from "@preact/signals";
import type { Channel, Problem, Say, TalkMessage, TalkPage, TalkSince } from "../../protocol/index.ts";

/** Something that the user has said and the service has not confirmed; `problem` says why it refused it. */
export interface Unconfirmed extends Say {
  problem: Partial<Problem> | null;
}

/** The messages of the channels that have any, each in order. */
export type Messages = { readonly [key in Channel]?: readonly TalkMessage[] };

/** The messages of each channel in order, and what the user has said since. */
export class TalkLog {
  readonly messages = signal<Messages>({});
  readonly unconfirmed = signal<readonly Unconfirmed[]>([]);

  /** The messages of a channel. */
  of(channel: Channel): readonly TalkMessage[] {
    return this.messages.value[channel] ?? [];
  }

  /** Adds messages. A known one takes the place of the older copy, as when names are no longer hidden. */
  add(pages: readonly TalkPage[]): void {
    const next = { ...this.messages.value };
    for (const { channel, messages } of pages) {
      const bySeq = new Map([...(next[channel] ?? []), ...messages].map((message) => [message.seq, message]));
      next[channel] = [...bySeq.values()].sort((one, other) => one.seq - other.seq);
    }
    this.messages.value = next;
  }

  /** The number of the last message of each channel. */
  since(): TalkSince {
    const known = Object.entries(this.messages.value);
    return Object.fromEntries(known.map(([channel, messages]) => [channel, messages?.at(-1)?.seq ?? 0]));
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
