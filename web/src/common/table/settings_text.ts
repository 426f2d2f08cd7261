import {
  type ClockSettings,
  IDLE_SETTINGS,
  type Settings,
  type TableSettings,
  USUAL_LEAVE,
} from "../../protocol/index.ts";
import * as text from "../../text/table.ts";
import { isToCome, momentText } from "../browser/moment.ts";
import { durationText } from "./duration.ts";

/** The settings that are agreed on at a table before its game begins. */
export type TableRules = Pick<Settings, "table" | "clock" | "press">;

/** How long the players may think: "5 min + 10 s a turn". */
export function clockSettingsText(clock: ClockSettings | undefined): string {
  if (!clock) return text.noClock();
  if (clock.kind === "real_time") {
    const { base_s, increment_s } = clock;
    return text.clockRealTime({ base: durationText(base_s), increment: durationText(increment_s) });
  }
  const turn = durationText(clock.turn_s);
  if (clock.bank_s === 0) return text.clockByDay({ turn });
  return text.clockWithBank({ turn, bank: durationText(clock.bank_s) });
}

/** When bots take the free seats of a table, as a sentence. */
export function fillText(fill_s: number | undefined): string {
  return fill_s === undefined ? text.fillNever() : text.fillAfter({ time: durationText(fill_s) });
}

/** Whether a setting means something in a game with such a clock. */
export function isMeaningful(name: keyof TableSettings, clock: ClockSettings | undefined): boolean {
  return !IDLE_SETTINGS[clock?.kind ?? "none"].includes(name);
}

/** The settings of a table, its clock and its treaties, each as a sentence. */
export function settingsTexts({ table, clock, press }: TableRules): string[] {
  return [
    ...(table.rated ? [text.rated()] : []),
    clockSettingsText(clock),
    ...(isToCome(table.appointed_ms) ? [text.beginsAt({ date: momentText(table.appointed_ms) })] : []),
    fillText(table.fill_s),
    text.listed({ listed: table.listed ? "yes" : "no" }),
    text.watching(table),
    text.seating(table),
    text.names(table),
    text.talk(table),
    ...(press?.whispers ? [text.whispers({ whispers: press.reveal })] : []),
    text.treaties(press ?? { treaties: "none" }),
    ...(press && press.treaties !== "none" ? [text.treatyBots(press)] : []),
    ...(isMeaningful("flag", clock) ? [text.flag(table)] : []),
    ...(isMeaningful("leave", clock) ? [text.leave({ leave: table.leave ?? USUAL_LEAVE })] : []),
  ];
}
