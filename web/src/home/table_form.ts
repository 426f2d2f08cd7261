/** What the user chooses for a table, which this browser remembers. */
import { storedSignal } from "../common/stored.ts";
import type { ClockSettings, TableSettings } from "../protocol/index.ts";

/** The choices for a table, as the request for a new game has them. */
export interface TableForm {
  /** Absent for as long as the players like. */
  clock?: ClockSettings;
  table: TableSettings;
}

/** Five minutes, and ten seconds a turn. */
const QUICK: ClockSettings = { kind: "real_time", base_s: 300, increment_s: 10 };
/** A day a turn. */
const BY_DAY: ClockSettings = { kind: "by_day", turn_s: 86_400, bank_s: 0 };

/** The clocks of "Play now"; none comes first. */
export const PLAY_CLOCKS: readonly (ClockSettings | undefined)[] = [
  undefined,
  QUICK,
  { kind: "real_time", base_s: 900, increment_s: 15 },
  BY_DAY,
];

/** The clocks that the form for a table offers; the user may set other times. */
export const TABLE_CLOCKS: readonly (ClockSettings | undefined)[] = [
  ...PLAY_CLOCKS.slice(0, 3),
  { kind: "real_time", base_s: 1800, increment_s: 30 },
  BY_DAY,
  { kind: "by_day", turn_s: 3 * 86_400, bank_s: 7 * 86_400 },
];

/** The times after which bots may take the free seats, in seconds; never comes first. */
export const FILL_TIMES: readonly (number | undefined)[] = [undefined, 15, 30, 60, 120, 300, 600];

/** The usual table. */
export const USUAL_TABLE: TableForm = {
  clock: QUICK,
  table: {
    listed: true,
    watching: "everybody",
    seating: "chosen",
    names: "shown",
    talk: "all",
    flag: "resign",
  },
};

/** The choices of the form for a new table. */
export const tableForm = storedSignal<TableForm>("djambi.table", USUAL_TABLE);
// What an earlier version has stored may lack a setting.
tableForm.value = { ...tableForm.value, table: { ...USUAL_TABLE.table, ...tableForm.value.table } };

/** The choices of "Play now". */
export interface PlayForm {
  /** The clock's number in `PLAY_CLOCKS`. */
  clock: number;
  /** After how many seconds bots take the free seats; null for never. */
  fill_s: number | null;
}

/** What "Play now" takes, as the user has chosen it last. */
export const playForm = storedSignal<PlayForm>("djambi.play", { clock: 1, fill_s: 60 });
