import { computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Connection, ConnectionState, TopicClient } from "../net/connection.ts";
import type { ClientMessage, GameId, Lobby, NoticeKind, ServerMessage } from "../protocol/index.ts";
import { changedList, type LobbyList, swept, wholeList } from "./lobby_list.ts";
import { changedNotices, type NoticeList, wholeNotices } from "./notice_list.ts";

/**
 * What the service tells the home page: the lobby, and the games that wait for the user. Components read its
 * signals; only its methods change them.
 */
export class LobbyStore {
  /** The lobby; null until it has come. */
  readonly list = signal<LobbyList | null>(null);
  /** Whether the last attempt to reach the service failed. */
  readonly unreachable = signal(false);
  private readonly noticeList = signal<NoticeList | null>(null);
  /** The games that wait for the user, and why. */
  readonly notices: ReadonlySignal<ReadonlyMap<GameId, NoticeKind>> = computed(
    () => this.noticeList.value?.games ?? new Map(),
  );

  /** Takes the whole lobby, unless the connection was faster. */
  takeWhole(lobby: Lobby): void {
    this.list.value ??= wholeList(lobby);
  }

  /** Leaves out what the lobby has no more. */
  sweep(): void {
    if (this.list.value) this.list.value = swept(this.list.value);
  }

  /** Follows the lobby and the notices over a connection. */
  follow(connection: Pick<Connection, "add">): void {
    connection.add(this.client("lobby", () => this.list.value));
    connection.add(this.client("notices", () => null));
  }

  private client(kind: "lobby" | "notices", last: () => LobbyList | null): TopicClient {
    const topic = { kind };
    return {
      topic,
      follow: (): ClientMessage => {
        const known = last();
        const from = known ? { since: known.seq, epoch: known.epoch } : {};
        return { type: "follow", topic, ...from };
      },
      onMessage: (message) => this.onMessage(message),
      onConnectionChange: (state) => this.onConnectionChange(state),
      resend: () => {},
      unanswered: () => [],
    };
  }

  private onConnectionChange(state: ConnectionState): void {
    if (state === "waiting") this.unreachable.value = true;
  }

  private onMessage(message: ServerMessage): void {
    const { value: list } = this.list;
    const { value: notices } = this.noticeList;
    if (message.type !== "error") this.unreachable.value = false;
    if (message.type === "lobby") this.list.value = wholeList(message, list);
    else if (message.type === "lobby_change" && list) this.list.value = changedList(list, message);
    else if (message.type === "notices") this.noticeList.value = wholeNotices(message);
    else if (message.type === "notice" && notices) this.noticeList.value = changedNotices(notices, message);
  }
}
