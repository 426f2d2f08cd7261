import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../common/time_units.ts";
import * as text from "../../text/game.ts";
import { LOW_MS } from "./clock.ts";

/** A time as a clock shows it: "0:19.4", "4:05", "1:02:03", "2 d 3 h". */
export function clockText(ms: number): string {
  if (ms >= DAY_MS)
    return text.clockDays({ days: Math.floor(ms / DAY_MS), hours: Math.floor((ms % DAY_MS) / HOUR_MS) });
  const hours = Math.floor(ms / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const seconds = Math.floor((ms % MINUTE_MS) / SECOND_MS);
  const end = `${hours > 0 ? twoDigits(minutes) : minutes}:${twoDigits(seconds)}`;
  const clock = hours > 0 ? `${hours}:${end}` : end;
  return ms < LOW_MS ? text.clockTenths({ clock, tenths: Math.floor((ms % SECOND_MS) / 100) }) : clock;
}

/** After how long a clock that runs shows another text, in milliseconds. */
export function untilNextText(ms: number): number {
  const unit = ms < LOW_MS ? 100 : ms < DAY_MS ? SECOND_MS : MINUTE_MS;
  return (ms % unit) + 1;
}

function twoDigits(n: number): string {
  return String(n).padStart(2, "0");
}
