/** How long something lasts, in words. */
import * as text from "../../text/common.ts";

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

/** How long it still takes, by milliseconds: to the second, beyond two minutes to the minute. */
export function remainingText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return durationText(seconds <= 2 * MINUTE ? seconds : MINUTE * Math.ceil(seconds / MINUTE));
}

/** How long something has lasted, by milliseconds, in its largest whole unit; empty under a minute. */
export function elapsedText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const unit = [DAY, HOUR, MINUTE].find((unit) => seconds >= unit);
  return unit ? durationText(seconds - (seconds % unit)) : "";
}
