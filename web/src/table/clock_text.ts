/** Times and clocks as texts. */
import type { ClockSettings } from "../protocol/index.ts";
import * as text from "../text/table.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A whole number of seconds in the largest unit that has no rest: "90 s", "5 min", "2 days". */
export function durationText(seconds: number): string {
  if (seconds > 0 && seconds % DAY === 0) return text.days({ n: seconds / DAY });
  if (seconds > 0 && seconds % HOUR === 0) return text.hours({ n: seconds / HOUR });
  if (seconds > 0 && seconds % MINUTE === 0) return text.minutes({ n: seconds / MINUTE });
  return text.seconds({ n: seconds });
}

/** How long the players may think: "5 min + 10 s a turn". */
export function clockText(clock: ClockSettings | undefined): string {
  if (!clock) return text.noClock();
  if (clock.kind === "real_time") {
    const { base_s, increment_s } = clock;
    return text.clockRealTime({ base: durationText(base_s), increment: durationText(increment_s) });
  }
  const turn = durationText(clock.turn_s);
  if (clock.bank_s === 0) return text.clockByDay({ turn });
  return text.clockWithBank({ turn, bank: durationText(clock.bank_s) });
}

/** How long it takes from now until a time, to the second; beyond two minutes to the minute. */
export function timeUntil(atMs: number, nowMs: number): string {
  const seconds = Math.max(0, Math.ceil((atMs - nowMs) / 1000));
  return durationText(seconds <= 2 * MINUTE ? seconds : MINUTE * Math.ceil(seconds / MINUTE));
}
