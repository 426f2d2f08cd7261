/** The table of a game: how far the game is, clocks and presence. */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { serviceTime } from "../../common/browser/service_time.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import type { ClockSettings, Event, Invitation, Phase, TableState } from "../../protocol/index.ts";
import {
  type ClockReading,
  readingAfter,
  readingOf,
  type TimeLeft,
  timeLeft,
  wholeTime,
} from "../clock/clock.ts";
import { untilNextText } from "../clock/clock_text.ts";
import { countsAs } from "./presence.ts";

/** Times and the one timer, which tests replace. */
export interface TableEnv {
  /** Milliseconds on a steady timeline. */
  now(): number;
  /** The time of the service, in milliseconds since 1970. */
  serviceTime(): number;
  /** Starts a timer; returns the function that stops it. */
  setTimer(ms: number, call: () => void): () => void;
}

/** That the person of a seat is not here, and for how long. */
export interface Absence {
  state: "away" | "gone";
  ms: number;
}

/** How often texts are renewed that tell of seconds or minutes. */
const TEXT_MS = 1000;

/** The state of a table as signals. Components read them; the service's messages change them. */
export class TableStore {
  /** The last state that the service has told; null for a game that it has told nothing of. */
  readonly state = signal<TableState | null>(null);
  readonly clock = signal<ClockReading | null>(null);
  /** The last event that has come since the page follows the game. */
  readonly lastEvent = signal<Event | null>(null);
  /** Grows while a clock runs or somebody is away, as often as a text changes by it. */
  readonly now = signal(0);
  /** Whether turns are played at this moment, as far as the service has told. */
  readonly isPlaying: ReadonlySignal<boolean> = computed(() => this.phase() === "playing");
  readonly isPaused: ReadonlySignal<boolean> = computed(() => this.phase() === "paused");
  /** Whether the table waits for players: the game has not begun. */
  readonly isWaiting: ReadonlySignal<boolean> = computed(() => this.phase() === "waiting");

  /** The seats that have agreed to a draw which is still on offer. */
  readonly agreed: ReadonlySignal<readonly Seat[]> = computed(() => this.state.value?.draw?.by ?? []);
  /** The invitations to seats of others that have not acted, if this browser has created the game. */
  readonly invitations = signal<readonly Invitation[]>([]);

  private stopTimer: () => void = () => {};

  /** The table of a game that is so far, until the service tells more. */
  constructor(
    private readonly first: Phase = "playing",
    private readonly env: TableEnv = browserEnv,
  ) {}

  /** The service has told the state. */
  onState(state: TableState): void {
    this.state.value = state;
    if (state.clock) this.clock.value = readingOf(state.clock, this.env.now());
    this.tick();
  }

  /** An event has just come, and `latest` is the position after it. */
  onEvent(event: Event, settings: ClockSettings | undefined, latest: PositionView): void {
    this.lastEvent.value = event;
    if (!settings) return;
    const stops = event.kind === "pause" || (this.isPaused.value && event.kind !== "resume");
    const running = latest.outcome || stops ? null : latest.turn;
    this.clock.value = readingAfter(this.clock.value, event, settings, running, this.env.now());
    this.tick();
  }

  /** What a player has left at this moment. */
  timeLeft(seat: Seat): TimeLeft | null {
    const { value: clock } = this.clock;
    return clock && timeLeft(clock, seat, this.now.value);
  }

  /** How long it takes until a time of the service, in milliseconds. */
  until(atMs: number): number {
    void this.now.value;
    return atMs - this.env.serviceTime();
  }

  /** For how long the person of a seat has not been here; null if they are, or there is none. */
  absence(seat: Seat): Absence | null {
    const presence = this.state.value?.presence[seat];
    const state = countsAs(presence);
    if (!presence || !state || state === "here") return null;
    return { state, ms: Math.max(0, -this.until(presence.since_ms)) };
  }

  /** How long it takes until a bot may play for the person of a seat; null while they are connected. */
  untilStandIn(seat: Seat): number | null {
    const from = this.state.value?.presence[seat]?.stand_in_from_ms;
    return from === undefined ? null : Math.max(0, this.until(from));
  }

  private phase(): Phase {
    return this.state.value?.phase ?? this.first;
  }

  private tick(): void {
    this.stopTimer();
    this.now.value = this.env.now();
    const ms = this.untilNextTick();
    if (ms !== null) this.stopTimer = this.env.setTimer(ms, () => this.tick());
  }

  /** After how long a text changes; null if none does. */
  private untilNextTick(): number | null {
    const { value: state } = this.state;
    const seat = this.clock.value?.running;
    const left = seat ? this.timeLeft(seat) : null;
    const shown = left && (left.turn || left.bank);
    const clock = shown ? untilNextText(shown) : Number.POSITIVE_INFINITY;
    const isTold =
      state?.phase !== "over" && (state?.first_turn_by_ms !== undefined || this.isSomebodyAway());
    const next = Math.min(clock, isTold ? TEXT_MS : Number.POSITIVE_INFINITY);
    return Number.isFinite(next) ? next : null;
  }

  private isSomebodyAway(): boolean {
    const people = Object.values(this.state.value?.presence ?? {});
    return people.some(({ state }) => state !== "here");
  }
}

/** All that the player of a seat has left, in milliseconds; null without a clock. */
export function wholeTimeLeft(table: TableStore, seat: Seat): number | null {
  const left = table.timeLeft(seat);
  return left && wholeTime(left);
}

const browserEnv: TableEnv = {
  now: () => performance.now(),
  serviceTime,
  setTimer: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};
