import * as text from "../../text/game.ts";
import { LOW_MS } from "./clock.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time as a clock shows it: "0:19.4", "4:05", "1:02:03", "2 d 3 h". */
export function clockText(ms: number): string {
  if (ms >= DAY) return text.clockDays({ days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const hours = Math.floor(ms / HOUR);
  const minutes = Math.floor((ms % HOUR) / MINUTE);
  const seconds = Math.floor((ms % MINUTE) / SECOND);
  const end = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds)}`;
  const clock = hours > 0 ? `${hours}:${end}` : end;
  return ms < LOW_MS ? text.clockTenths({ clock, tenths: Math.floor((ms % SECOND) / 100) }) : clock;
}

/** After how long a clock that runs shows another text, in milliseconds. */
export function untilNextText(ms: number): number {
  const unit = ms < LOW_MS ? 100 : ms < DAY ? SECOND : MINUTE;
  return (ms % unit) + 1;
}

function twoDigits(n: number): string {
  return String(n).padStart(2, "0");
}
