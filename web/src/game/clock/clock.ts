/** The clocks of a game on this page. Only the service decides when a flag falls. */
import type { Seat } from "../../core/types.ts";
import type { ClockSettings, ClockState, Clocks, Event } from "../../protocol/index.ts";

/** The clocks at a moment of this page. */
export interface ClockReading {
  /** What each player has left, in milliseconds; by the day, of the bank. */
  left: Clocks;
  /** What the mover has left of the turn before the bank runs down; null but by the day. */
  turnLeft: number | null;
  running: Seat | null;
  /** The seat to move whose clock stands still, because its person is on leave. */
  stopped?: Seat | undefined;
  /** The moment, in milliseconds since the page began. */
  at: number;
}

/** What a player has left: of the turn, only by the day, and in all else. */
export interface TimeLeft {
  turn: number | null;
  bank: number;
}

/** A time below which a player should hurry. */
export const LOW_MS = 20_000;

/** The reading of what the service has told at `now`. */
export function readingOf(state: ClockState, now: number): ClockReading {
  const { left, turn_left: turnLeft = null, running = null, stopped } = state;
  return { left, turnLeft, running, stopped, at: now };
}

/**
 * The reading after an event at `now`, with the clock of `running` running. By the day the service tells at once
 * what the turn has left; until then a turn goes on unless it was played or another clock runs.
 */
export function readingAfter(
  before: ClockReading | null,
  event: Event,
  settings: ClockSettings,
  running: Seat | null,
  now: number,
): ClockReading | null {
  // What a clock of days shows, only the service tells, at once.
  if (!event.clocks || event.kind === "by_day") return before;
  const turnMs = settings.kind === "by_day" ? settings.turn_s * 1000 : null;
  const goesOn =
    before && event.kind !== "turn" && (!running || !before.running || running === before.running);
  const turnLeft = (goesOn ? turnLeftAt(before, now) : null) ?? turnMs;
  return { left: event.clocks, turnLeft, running, at: now };
}

/** What the mover has left of the turn at `now`. */
function turnLeftAt({ turnLeft, running, at }: ClockReading, now: number): number | null {
  if (turnLeft === null || running === null) return turnLeft;
  return Math.max(0, turnLeft - (now - at));
}

/** What a player has left at `now`; null for a seat without a clock. */
export function timeLeft(reading: ClockReading, seat: Seat, now: number): TimeLeft | null {
  const bank = reading.left[seat];
  if (bank === undefined) return null;
  if (reading.running !== seat) return { turn: reading.stopped === seat ? reading.turnLeft : null, bank };
  const passed = Math.max(0, now - reading.at);
  if (reading.turnLeft === null) return { turn: null, bank: Math.max(0, bank - passed) };
  const turn = Math.max(0, reading.turnLeft - passed);
  return { turn, bank: Math.max(0, bank - Math.max(0, passed - reading.turnLeft)) };
}

/** All that a player has left, in milliseconds. */
export function wholeTime({ turn, bank }: TimeLeft): number {
  return (turn ?? 0) + bank;
}
