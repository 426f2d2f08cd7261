/** A game that a page follows. */
import type {
  ClientMessage,
  Command,
  Follow,
  GameMessage,
  OfGame,
  Say,
  ServerMessage,
  TalkSince,
  Topic,
} from "../protocol/index.ts";
import type { Connection, ConnectionState, TopicClient } from "./connection.ts";

/** A message that a game's listener hears. */
export type GameNews = OfGame | Extract<ServerMessage, { type: "error" }>;

/** The page's side of a game. */
export interface GameListener {
  /** The service sent a message of the game, or an error. */
  onMessage(message: GameNews): void;
  /** The game's messages come or not; a `waiting` connection is tried again after `retryMs`. */
  onConnectionChange(state: ConnectionState, retryMs: number): void;
  /** The number of the last event seen; the game is followed from there on. */
  lastSeq(): number;
  /** The numbers of the last messages seen, by channel; the talk goes on after them. */
  talkSince(): TalkSince;
}

/**
 * A game that a page follows. It resumes after the last event seen, and sends each command, and what is said,
 * again with the same id until the service has acknowledged or refused it.
 */
export class GameTopic implements TopicClient {
  readonly topic: Topic;
  /** Whether the service has answered the last `follow`. */
  private followed = false;
  private readonly commands = new Map<string, Command>();
  private readonly sayings = new Map<string, Say>();

  constructor(
    private readonly connection: Pick<Connection, "add" | "ask" | "follow" | "send" | "settle">,
    private readonly game: string,
    private readonly listener: GameListener,
  ) {
    this.topic = { kind: "game", game };
    connection.add(this);
  }

  /** Sends a command, now and after each reconnection until it is answered. */
  command(command: Command): void {
    this.commands.set(command.id, command);
    if (this.followed) this.connection.ask(this.message(command));
  }

  /** Says something, now and after each reconnection until it is answered. */
  say(saying: Say): void {
    this.sayings.set(saying.id, saying);
    if (this.followed) this.connection.ask(this.sayingMessage(saying));
  }

  /** Asks for the events after the last one seen, when one is missing. */
  resume(): void {
    if (this.followed) this.connection.follow(this);
  }

  follow(): Follow {
    this.followed = false;
    return {
      topic: this.topic,
      since: this.listener.lastSeq(),
      talk: this.listener.talkSince(),
    };
  }

  onMessage(message: GameNews): void {
    const isUnread = message.type === "error" && message.code === "malformed";
    const isOver = message.type === "refused" || isUnread;
    if (message.type === "ack" || isOver) this.commands.delete(`${message.id}`);
    if (message.type === "said" || isOver) this.sayings.delete(`${message.id}`);
    if (message.type === "ack" || message.type === "said") this.connection.settle();
    const isAnswer = message.type === "game" && !this.followed;
    if (isAnswer) {
      this.followed = true;
      this.listener.onConnectionChange("open", 0);
    }
    this.listener.onMessage(message);
    if (isAnswer) this.resend();
  }

  onConnectionChange(state: ConnectionState, retryMs: number): void {
    this.followed = false;
    this.listener.onConnectionChange(state, retryMs);
  }

  resend(): void {
    if (!this.followed) {
      this.connection.follow(this);
      return;
    }
    for (const command of this.commands.values()) this.connection.send(this.message(command));
    for (const saying of this.sayings.values()) this.connection.send(this.sayingMessage(saying));
  }

  unanswered(): Command[] {
    return [...this.commands.values()];
  }

  private message(command: Command): ClientMessage {
    return { type: "command", game: this.game, ...command };
  }

  private sayingMessage(saying: Say): ClientMessage {
    return { type: "say", game: this.game, ...saying };
  }
}

/** The message of a type, without the id of its game. */
export type MessageOf<T extends GameMessage["type"]> = Extract<GameMessage, { type: T }>;
