/** Sentences about a person who is away in a game by the day. */

import { momentText } from "../../common/browser/moment.ts";
import { elapsedText } from "../../common/table/duration.ts";
import type { Seat } from "../../core/types.ts";
import type { ClockSettings } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import { type TableStore, wholeTimeLeft } from "../table/table_store.ts";

/**
 * The clause for a person who is away: the time that they have left, and when a bot may play for them. Empty
 * in games that are not by the day, where absence is an accident.
 */
export function awayByDay(table: TableStore, seat: Seat, name: string, clock?: ClockSettings): string {
  if (clock?.kind !== "by_day") return "";
  const leave = table.state.value?.leave?.[seat];
  if (leave !== undefined && table.until(leave) > 0)
    return text.awayOnLeave({ name, date: momentText(leave) });
  const left = wholeTimeLeft(table, seat) ?? 0;
  const time = elapsedText(left);
  if (!time) return "";
  const until = table.untilStandIn(seat);
  const bot = until !== null && until < left ? elapsedText(until) : "";
  return bot ? text.awayUntilBot({ name, time, bot }) : text.awayFor({ name, time });
}
