import { signal } from "@preact/signals";
import type { ConnectionState, TopicClient } from "../net/connection.ts";
import type { Follow, Lobby, ServerMessage } from "../protocol/index.ts";
import { changedList, type LobbyList, swept, wholeList } from "./lobby_list.ts";

/** What the service tells of the lobby. Components read its signals; only its methods change them. */
export class LobbyStore implements TopicClient {
  readonly topic = { kind: "lobby" } as const;
  /** The lobby; null until it has come. */
  readonly list = signal<LobbyList | null>(null);
  /** Whether the last attempt to reach the service failed. */
  readonly unreachable = signal(false);

  /** Takes the whole lobby, unless the connection was faster. */
  takeWhole(lobby: Lobby): void {
    this.list.value ??= wholeList(lobby);
  }

  /** Leaves out what the lobby has no more. */
  sweep(): void {
    if (this.list.value) this.list.value = swept(this.list.value);
  }

  follow(): Follow {
    const { value: known } = this.list;
    const from = known ? { since: known.seq, epoch: known.epoch } : {};
    return { topic: this.topic, ...from };
  }

  onMessage(message: ServerMessage): void {
    const { value: list } = this.list;
    if (message.type !== "error") this.unreachable.value = false;
    if (message.type === "lobby") this.list.value = wholeList(message, list);
    else if (message.type === "lobby_change" && list) this.list.value = changedList(list, message);
  }

  onConnectionChange(state: ConnectionState): void {
    if (state === "waiting") this.unreachable.value = true;
  }

  resend(): void {}

  unanswered(): [] {
    return [];
  }
}
