import { useComputed } from "@preact/signals";
import type { Seat } from "../../core/types.ts";
import type { ClockSettings } from "../../protocol/index.ts";
import * as text from "../../text/game.ts";
import type { TableStore } from "../table/table_store.ts";
import { LOW_MS, type TimeLeft, wholeTime } from "./clock.ts";
import { clockText } from "./clock_text.ts";

interface PlateClockProps {
  seat: Seat;
  table: TableStore;
  settings: ClockSettings;
}

/**
 * What a player has left; by the day, of the turn, and the bank below it. Only texts change while it runs. A
 * screen reader does not read it by itself.
 */
export function PlateClock({ seat, table, settings }: PlateClockProps) {
  const left = useComputed(() => table.timeLeft(seat) ?? atStart(settings));
  const time = useComputed(() => clockText(shownTime(left.value, settings)));
  const bank = useComputed(() => bankText(left.value.bank));
  const classes = useComputed(() => clockClass(table, seat, left.value, settings));
  const hasBank = settings.kind === "by_day" && settings.bank_s > 0;
  return (
    <span class={classes} role="timer" aria-label={text.clockOf({ seat })} translate={false}>
      <span class="clock-time">{time}</span>
      {hasBank && <span class="clock-bank">{bank}</span>}
    </span>
  );
}

/** The bank, as long as something is in it. */
function bankText(bank: number): string {
  return bank > 0 ? text.clockBank({ time: clockText(bank) }) : "";
}

/** What a player has before the first turn. */
function atStart(settings: ClockSettings): TimeLeft {
  const bank = settings.kind === "by_day" ? settings.bank_s : settings.base_s;
  return { turn: null, bank: bank * 1000 };
}

/** By the day the time of the turn, which is whole for all but the mover, and then the bank. */
function shownTime({ turn, bank }: TimeLeft, settings: ClockSettings): number {
  if (settings.kind === "real_time") return bank;
  return turn === null ? settings.turn_s * 1000 : turn || bank;
}

function clockClass(table: TableStore, seat: Seat, left: TimeLeft, { kind }: ClockSettings): string {
  const isRunning = table.clock.value?.running === seat;
  const isLow = wholeTime(left) < LOW_MS && (isRunning || kind === "real_time");
  return ["clock", isRunning && "clock-runs", isLow && "clock-low"].filter(Boolean).join(" ");
}
