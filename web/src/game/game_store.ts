import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { BoardGeometry, StageDetail } from "../../board/src/types.ts";
import { type EventFit, GameLog } from "../common/game_log.ts";
import { type GameError, problemText } from "../common/problem.ts";
import type { CoreFactory, PositionView, Seat } from "../core/types.ts";
import { freshCommandId } from "../net/command_id.ts";
import type { ConnectionState } from "../net/connection.ts";
import type { GameListener, GameNews, GameTopic, MessageOf } from "../net/game_topic.ts";
import type {
  Channel,
  Code,
  Command,
  Event,
  Phase,
  PlayerAction,
  Problem,
  Say,
  Settings,
  TalkSince,
  Words,
  You,
  YouMay,
} from "../protocol/index.ts";
import * as text from "../text/game.ts";
import { bottomOf } from "./board/bottom_seat.ts";
import { Showing } from "./board/showing.ts";
import { EndingStore } from "./ending/ending_store.ts";
import { GuideStore } from "./guide/guide_store.ts";
import { TreatyLog } from "./press/treaty_log.ts";
import { TableStore } from "./table/table_store.ts";
import { TalkLog } from "./talk/talk_log.ts";

/** The state of the connection, and the pause before the next retry. */
export interface Connection {
  state: ConnectionState;
  retryMs: number;
}

/** The part of a topic that the store uses; tests bring their own. */
export type CommandTopic = Pick<GameTopic, "command" | "resume" | "say">;

/** The maximum number of turns that a player is shown one by one; more are missed by a long absence. */
export const MAX_QUEUED_TURNS = 5;

/** How long a command may go without an answer before the user is told, in milliseconds. */
const LATE_MS = 1000;

/** Errors that end with the next connection, which is made automatically. */
const TRANSIENT_ERRORS: ReadonlySet<Code> = new Set(["shutting_down", "too_slow"]);

/**
 * The state of the game page as signals: the service's messages, what the board shows, and this browser's
 * command. Components read it; only its methods change it.
 */
export class GameStore implements GameListener {
  readonly connection = signal<Connection>({ state: "connecting", retryMs: 0 });
  readonly settings = signal<Settings | null>(null);
  /** The user's place in the game, as the service tells it. */
  readonly place = signal<You>({ held: [], may: {} });
  /** The seats of this browser; none for a watcher. */
  readonly held: ReadonlySignal<readonly Seat[]> = computed(() => this.place.value.held);
  /** What the user may do, as the service would judge it. */
  readonly may: ReadonlySignal<YouMay> = computed(() => this.place.value.may);
  /** The number of plies, those included that the board has not shown yet. */
  readonly plyCount = signal(0);
  /** The number of plies that the board has shown. */
  readonly shownPly = signal(0);
  /** The earlier ply that the user looks at; null for the current position. */
  readonly reviewedPly = signal<number | null>(null);
  /** The command that the service has not answered yet. */
  readonly pending = signal<Command | null>(null);
  /** Whether the service has left the command without an answer for longer than usual. */
  readonly isLate = signal(false);
  readonly error = signal<GameError | null>(null);
  /** The text that a screen reader announces, in addition to the board's own. */
  readonly announcement = signal("");
  /** The stage of the turn being entered, as the board reports it. */
  readonly stage = signal<StageDetail | null>(null);
  /** How the board shows the others' turns. */
  readonly showing = new Showing();
  /** Grows whenever positions of known plies may have changed. */
  readonly revision = signal(0);
  /** The table: how far the game is, clocks and presence. */
  readonly table: TableStore;
  readonly talk = new TalkLog();
  readonly treaties = new TreatyLog();
  readonly guide = new GuideStore();

  /** The ply that the board shows. */
  readonly ply: ReadonlySignal<number> = computed(() => this.reviewedPly.value ?? this.shownPly.value);
  readonly position: ReadonlySignal<PositionView | null> = computed(() => {
    void this.revision.value;
    return this.settings.value ? this.log.view(this.ply.value) : null;
  });
  /** The position after all plies, those included that the board has not shown yet. */
  readonly latest: ReadonlySignal<PositionView | null> = computed(() => {
    void this.revision.value;
    return this.settings.value ? this.log.view(this.plyCount.value) : null;
  });
  /** Whether the board shows the latest position. */
  readonly upToDate: ReadonlySignal<boolean> = computed(
    () => this.reviewedPly.value === null && this.shownPly.value === this.plyCount.value,
  );
  /** The seat that this browser can play for now. */
  readonly mover: ReadonlySignal<Seat | null> = computed(() => {
    const now = this.latest.value;
    if (!now || !this.upToDate.value || this.pending.value || now.outcome) return null;
    return this.may.value.play?.includes(now.turn) ? now.turn : null;
  });
  /** How the game ends for the user, and the game that follows. */
  readonly ending = new EndingStore(this);
  /** Whether the board has many turns still to show. */
  readonly isFarBehind: ReadonlySignal<boolean> = computed(
    () => this.plyCount.value - this.shownPly.value > MAX_QUEUED_TURNS,
  );
  /** The army at the bottom of the board: the user's seat that plays now, else the one that played last. */
  readonly bottom: ReadonlySignal<Seat> = bottomOf(this);

  private topic: CommandTopic | null = null;
  /** Whether the error says that the network lets no connection through. */
  private isBlocked = false;
  private gameLog: GameLog | null = null;

  /** A game on a board that is so far. */
  constructor(
    /** Makes games by the rules of this board. */
    readonly createCore: CoreFactory,
    readonly board: BoardGeometry,
    phase: Phase = "playing",
  ) {
    this.table = new TableStore(phase);
  }

  /** The log of the game; throws before it has arrived. */
  get log(): GameLog {
    if (!this.gameLog) throw new Error("The game has not begun to arrive.");
    return this.gameLog;
  }

  /** Sends commands to the game over a topic. */
  connect(topic: CommandTopic): void {
    this.topic = topic;
  }

  lastSeq(): number {
    return this.gameLog?.seq ?? 0;
  }

  onConnectionChange(state: ConnectionState, retryMs: number): void {
    this.connection.value = { state, retryMs };
  }

  onMessage(message: GameNews): void {
    batch(() => {
      if (message.type === "game") this.onGame(message);
      else if (message.type === "event") this.onEvent(message.event);
      else if (message.type === "ack") this.onAck(message.id);
      else if (message.type === "refused") this.onRefused(message);
      else if (message.type === "again") this.ending.again.value = message.again;
      else if (message.type === "seats" && this.settings.value)
        this.settings.value = { ...this.settings.value, seats: message.seats };
      else if (message.type === "you") this.place.value = message.you;
      else if (message.type === "state") this.table.onState(message.state);
      else if (message.type === "talk") this.talk.add([message]);
      else if (message.type === "treaties") this.treaties.add(message.treaties);
      else if (message.type === "said") this.talk.onSaid(message.id);
      else if (message.type === "error" && message.code === "too_many")
        this.error.value = { message: text.tooMany(), section: null };
      else if (message.type === "error" && !TRANSIENT_ERRORS.has(message.code)) {
        this.isBlocked = message.code === "no_upgrade";
        if (message.id && message.id === this.pending.peek()?.id) this.pending.value = null;
        void this.tell(message);
      }
    });
  }

  /** Plays a turn for the seat to move; the board shows it before the service confirms it. */
  play(move: string): void {
    const seat = this.mover.value;
    if (!seat) return;
    const expect = this.log.seq;
    batch(() => {
      try {
        this.log.predict(seat, move);
      } catch {
        void this.tell(this.log.rules.explain(move) ?? { message: text.illegalTurn() });
        return;
      }
      this.showAll();
      this.send(seat, { kind: "turn", move }, expect);
    });
  }

  /** Shows what is wrong as soon as its sentence is there, unless another command was sent meanwhile. */
  async tell(problem: Partial<Problem>): Promise<void> {
    const pending = this.pending.peek();
    const message = await problemText(problem);
    if (this.pending.peek() === pending) this.error.value = { message, section: problem.section ?? null };
  }

  /** Does something else than to play a turn, for a seat of this browser, in the position that the board shows. */
  act(seat: Seat, action: PlayerAction): void {
    this.send(seat, action, this.shownSeq);
  }

  /** The number of the last event before the first turn that the board has not shown. */
  get shownSeq(): number {
    const next = this.log.plies[this.shownPly.value];
    return next ? next.seq - 1 : this.log.seq;
  }

  /** Says something in a channel. */
  say(channel: Channel, words: Words): void {
    const saying: Say = { id: freshCommandId(), channel, words };
    this.talk.onSay(saying);
    this.topic?.say(saying);
  }

  talkSince(): TalkSince {
    return this.talk.since();
  }

  /** Shows the position after a number of plies; the last one shown is the current position. */
  review(ply: number): void {
    this.reviewedPly.value = ply >= this.shownPly.value ? null : Math.max(0, ply);
  }

  /** Shows the position after a ply as an earlier one, even if it is the last one shown. */
  reviewEarlier(ply: number): void {
    this.reviewedPly.value = ply;
  }

  /** Marks a ply, and those before it, as shown by the board. */
  markShown(ply: number): void {
    if (ply > this.shownPly.value) this.shownPly.value = Math.min(ply, this.plyCount.value);
  }

  /** Marks all plies as shown, after a turn that the user has just entered on the board. */
  private showAll(): void {
    this.plyCount.value = this.log.plies.length;
    this.shownPly.value = this.plyCount.value;
  }

  private send(seat: Seat, action: PlayerAction, expect: number): void {
    const command: Command = { id: freshCommandId(), expect, seat, action };
    if (this.settings.peek()?.press) command.seen = this.talkSince();
    this.sendCommand(command);
  }

  /** Sends a command, one that an earlier page has kept too, and waits for the answer. */
  sendCommand(command: Command): void {
    this.topic?.command(command);
    this.error.value = null;
    this.pending.value = command;
    this.isLate.value = false;
    setTimeout(() => {
      if (this.pending.peek() === command) this.isLate.value = true;
    }, LATE_MS);
  }

  private onGame(message: MessageOf<"game">): void {
    const first = this.gameLog === null;
    this.gameLog ??= new GameLog(this.createCore, message.settings);
    this.settings.value = message.settings;
    this.place.value = message.you;
    this.ending.again.value = message.again ?? null;
    this.addEvents(message.events);
    this.table.onState(message.state);
    this.talk.add(message.talk ?? []);
    this.treaties.all.value = message.treaties ?? [];
    this.forgetLimit();
    if (first) this.shownPly.value = this.plyCount.value;
  }

  private onEvent(event: Event): void {
    const before = this.lastSeq();
    this.addEvents([event]);
    if (event.seq !== before + 1 || !this.gameLog) return;
    this.table.onEvent(event, this.settings.value?.clock, this.log.latest());
  }

  private addEvents(events: readonly Event[]): void {
    if (!this.gameLog) return;
    for (const event of events) {
      const fit = this.addEvent(this.gameLog, event);
      if (fit === "gap") this.topic?.resume();
      if (fit === "gap" || fit === "unreadable") break;
      if (fit === "withdrawn") this.resetViews();
    }
    this.plyCount.value = this.gameLog.plies.length;
  }

  /** Adds an event to the log. It is unreadable if the rules core refuses it: the page is then too old. */
  private addEvent(log: GameLog, event: Event): EventFit | "unreadable" {
    try {
      return log.add(event);
    } catch {
      this.error.value = { message: text.cannotFollow(), section: null };
      return "unreadable";
    }
  }

  /** Shows the log anew after a rollback. */
  private resetViews(): void {
    this.revision.value += 1;
    this.plyCount.value = this.log.plies.length;
    this.shownPly.value = Math.min(this.shownPly.value, this.plyCount.value);
    if ((this.reviewedPly.value ?? 0) >= this.plyCount.value) this.reviewedPly.value = null;
  }

  private onAck(id: string): void {
    if (this.pending.value?.id === id) this.pending.value = null;
    this.forgetLimit();
  }

  /** Takes back the sentence about a limit or the network, once the service answers again. */
  private forgetLimit(): void {
    if (this.isBlocked || this.error.value?.message === text.tooMany()) this.error.value = null;
    this.isBlocked = false;
  }

  private onRefused(message: MessageOf<"refused">): void {
    const command = this.pending.value;
    if (command?.id !== message.id) {
      this.talk.onRefused(message.id, message);
      return;
    }
    this.pending.value = null;
    if (command.action.kind === "turn") {
      this.log.rollback();
      this.resetViews();
    }
    const { kind } = command.action;
    const isLapsed = message.code === "stale" && !["turn", "resign", "offer"].includes(kind);
    if (isLapsed) this.error.value = { message: text.offerLapsed(), section: null };
    else void this.tell(message);
  }
}
