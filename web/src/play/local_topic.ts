/** The game of a page without a service, in place of the topic of a connection. */

import type { BotTurn } from "../../rules/src/engine/messages.ts";
import type { CommandTopic } from "../game/game_store.ts";
import type { GameListener } from "../net/game_topic.ts";
import type { Command, Event, GameMessage } from "../protocol/index.ts";
import type { LocalRoom, Question } from "./room.ts";

/** Where the events go before they are shown. */
export interface EventKeeper {
  /** Keeps them all, or none. */
  append(events: readonly Event[]): Promise<void>;
}

/** What else follows the game. */
export interface LocalFollower {
  /** The page has been told of something: a bot may be next. */
  onTold(): void;
  /** Events could not be kept; they are shown all the same, and kept with the next. */
  onNotKept(error: unknown): void;
}

/** A game that a room in this page plays: what happens is kept first and told then, one thing after the other. */
export class LocalTopic implements CommandTopic {
  private queue: Promise<unknown> = Promise.resolve();
  /** The events that are not kept yet, first to last: without one of them those after it make no game. */
  private unkept: readonly Event[] = [];

  constructor(
    /** The id of the game. */
    private readonly game: string,
    private readonly room: LocalRoom,
    private readonly keeper: EventKeeper,
    private readonly listener: GameListener,
    private readonly follower: LocalFollower,
    private readonly now = Date.now,
  ) {}

  /** Tells the game as it is. */
  start(): void {
    this.listener.onConnectionChange("open", 0);
    this.resume();
  }

  command(command: Command): void {
    void this.next(() => this.room.command(command, this.now()));
  }

  /** Nobody talks where all sit at one screen. */
  say(): void {}

  resume(): void {
    void this.next(() => [this.room.follow(this.listener.lastSeq())]);
  }

  /** Plays what a bot has found; says whether the room has taken it. */
  async found({ at, seat }: Question, { move, draws }: BotTurn): Promise<boolean> {
    const play = () => this.room.found(at, move, draws[seat] ?? "", this.now());
    return (await this.next(play)).length > 0;
  }

  private next(act: () => readonly GameMessage[]): Promise<readonly GameMessage[]> {
    const told = this.queue.then(async () => {
      const messages = act();
      const trouble = await this.keep(messages);
      for (const message of messages) this.listener.onMessage({ game: this.game, ...message });
      // After the answer to a command, which takes away what was told before.
      if (trouble) this.follower.onNotKept(trouble.error);
      this.follower.onTold();
      return messages;
    });
    this.queue = told.catch(() => {});
    return told;
  }

  /** Keeps the events among these messages; returns what went wrong. */
  private async keep(messages: readonly GameMessage[]): Promise<{ error: unknown } | null> {
    const events = messages.flatMap((message) => (message.type === "event" ? [message.event] : []));
    if (events.length === 0) return null;
    this.unkept = [...this.unkept, ...events];
    try {
      await this.keeper.append(this.unkept);
      this.unkept = [];
      return null;
    } catch (error) {
      return { error };
    }
  }
}
