import type { ClockSettings, TableSettings } from "../protocol/index.ts";
import * as text from "../text/table.ts";
import { clockText, durationText } from "./clock_text.ts";

/** When bots take the free seats of a table, as a sentence. */
export function fillText(fill_s: number | undefined): string {
  return fill_s === undefined ? text.fillNever() : text.fillAfter({ time: durationText(fill_s) });
}

/** The settings of a table and its clock, each as a sentence. */
export function settingsTexts(table: TableSettings, clock: ClockSettings | undefined): string[] {
  return [
    clockText(clock),
    fillText(table.fill_s),
    text.listed({ listed: table.listed ? "yes" : "no" }),
    text.watching(table),
    text.seating(table),
    text.names(table),
    text.talk(table),
    // Without a clock no time runs out.
    ...(clock ? [text.flag(table)] : []),
  ];
}
