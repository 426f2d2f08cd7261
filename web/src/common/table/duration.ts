/** How long something lasts, in words. */
import * as text from "../../text/common.ts";
import { DAY_S, HOUR_S, MINUTE_S } from "../time_units.ts";

/** A whole number of seconds in the largest unit that has no rest: "90 s", "5 min", "2 days". */
export function durationText(seconds: number): string {
  if (seconds > 0 && seconds % DAY_S === 0) return text.days({ n: seconds / DAY_S });
  if (seconds > 0 && seconds % HOUR_S === 0) return text.hours({ n: seconds / HOUR_S });
  if (seconds > 0 && seconds % MINUTE_S === 0) return text.minutes({ n: seconds / MINUTE_S });
  return text.seconds({ n: seconds });
}

/** How long it still takes, by milliseconds: to the second, beyond two minutes to the minute. */
export function remainingText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return durationText(seconds <= 2 * MINUTE_S ? seconds : MINUTE_S * Math.ceil(seconds / MINUTE_S));
}

/** How long something has lasted, by milliseconds, in its largest whole unit; empty under a minute. */
export function elapsedText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const unit = [DAY_S, HOUR_S, MINUTE_S].find((unit) => seconds >= unit);
  return unit ? durationText(seconds - (seconds % unit)) : "";
}
