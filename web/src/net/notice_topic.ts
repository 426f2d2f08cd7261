import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Follow, GameId, NoticeKind, ServerMessage } from "../protocol/index.ts";
import type { TopicClient } from "./connection.ts";
import { changedNotices, type NoticeList, wholeNotices, withUnread } from "./notice_list.ts";

/** The games that wait for the user, as the service tells of them. */
export class NoticeTopic implements TopicClient {
  readonly topic = { kind: "notices" } as const;
  private readonly list = signal<NoticeList | null>(null);
  /** The games that wait, and why. */
  readonly games: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>> = computed(
    () => this.list.value?.games ?? new Map(),
  );
  /** How many of the kept notices the user has not read. */
  readonly unread: ReadonlySignal<number> = computed(() => this.list.value?.unread ?? 0);

  follow(): Follow {
    return { topic: this.topic };
  }

  onMessage(message: ServerMessage): void {
    const { value: list } = this.list;
    if (message.type === "notices") this.list.value = wholeNotices(message);
    else if (message.type === "notice" && list) this.list.value = changedNotices(list, message);
    else if (message.type === "unread_notices" && list) this.list.value = withUnread(list, message);
  }

  onConnectionChange(): void {}

  resend(): void {}

  unanswered(): [] {
    return [];
  }
}
