/** The choices for a table, which this browser remembers. */

import {
  type ClockSettings,
  PRESS_CHOICES,
  type PressSettings,
  TABLE_CHOICES,
  type TableSettings,
  USUAL_PRESS,
  USUAL_TABLE,
} from "../../protocol/index.ts";
import { like, oneOf, type Reader, shapeOf, withUsual } from "../browser/shape.ts";
import { storedSignal } from "../browser/stored.ts";
import { DAY_S } from "../time_units.ts";

/** The choices for a table, as the request for a new game has them. */
export interface TableForm {
  /** Absent for as long as the players like. */
  clock?: ClockSettings;
  table: TableSettings;
  press: PressSettings;
}

/** Five minutes, and ten seconds a turn. */
const QUICK: ClockSettings = { kind: "real_time", base_s: 300, increment_s: 10 };
/** A day a turn. */
const BY_DAY: ClockSettings = { kind: "by_day", turn_s: DAY_S, bank_s: 0 };

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
  { kind: "by_day", turn_s: 3 * DAY_S, bank_s: 7 * DAY_S },
];

/** The times after which bots may take the free seats, in seconds; never comes first. */
export const FILL_TIMES: readonly (number | undefined)[] = [undefined, 15, 30, 60, 120, 300, 600];

/** The usual choices. */
export const USUAL_FORM: TableForm = { clock: QUICK, table: USUAL_TABLE, press: USUAL_PRESS };

/** What the players of a table may say and promise together, by the names of those who play such games. */
export const PRESETS = {
  silent: { talk: "none", treaties: "none", whispers: false },
  treaties: { talk: "none", treaties: "public", whispers: false },
  signs: { talk: "signs", treaties: "public", whispers: false },
  open: { talk: "all", treaties: "public", whispers: false },
  full: { talk: "all", treaties: "secret", whispers: true },
} as const satisfies Record<
  string,
  Pick<TableSettings, "talk"> & Pick<PressSettings, "treaties" | "whispers">
>;

/** The name of a preset. */
export type Preset = keyof typeof PRESETS;

/** The preset that the choices are; null for others. */
export function presetOf({ table, press }: TableForm): Preset | null {
  const names = Object.keys(PRESETS) as Preset[];
  const isChosen = (name: Preset) => {
    const { talk, treaties, whispers } = PRESETS[name];
    return talk === table.talk && treaties === press.treaties && whispers === press.whispers;
  };
  return names.find(isChosen) ?? null;
}

/** The choices with those of a preset. */
export function withPreset(form: TableForm, name: Preset): TableForm {
  const { talk, treaties, whispers } = PRESETS[name];
  return { ...form, table: { ...form.table, talk }, press: { ...form.press, treaties, whispers } };
}

const TABLE: Reader<TableSettings> = withUsual(USUAL_TABLE, {
  begins: oneOf([USUAL_TABLE.begins]),
  listed: oneOf<boolean>(TABLE_CHOICES.listed),
  watching: oneOf(TABLE_CHOICES.watching),
  seating: oneOf(TABLE_CHOICES.seating),
  names: oneOf(TABLE_CHOICES.names),
  talk: oneOf(TABLE_CHOICES.talk),
  flag: oneOf(TABLE_CHOICES.flag),
  leave: oneOf(TABLE_CHOICES.leave),
  fill_s: like(1),
  // A time passes, and is not remembered.
  appointed_ms: () => undefined,
  rated: like<boolean>(true),
});

const PRESS: Reader<PressSettings> = withUsual(USUAL_PRESS, {
  treaties: oneOf(PRESS_CHOICES.treaties),
  whispers: like<boolean>(false),
  reveal: oneOf(PRESS_CHOICES.reveal),
  bots: oneOf(PRESS_CHOICES.bots),
});

const seconds = like(1);
const REAL_TIME = shapeOf({ kind: oneOf(["real_time"] as const), base_s: seconds, increment_s: seconds });
const BY_DAYS = shapeOf({ kind: oneOf(["by_day"] as const), turn_s: seconds, bank_s: seconds });
const readClock: Reader<ClockSettings> = (value) => REAL_TIME(value) ?? BY_DAYS(value);

/** The choices of the form for a new table. */
export const tableForm = storedSignal<TableForm>("djambi.table", USUAL_FORM, readTableForm);

/** The choices of "Play now". */
export interface PlayForm {
  /** The clock's number in `PLAY_CLOCKS`. */
  clock: number;
  /** After how many seconds bots take the free seats; null for never. */
  fill_s: number | null;
}

const USUAL_PLAY: PlayForm = { clock: 1, fill_s: 60 };

/** What "Play now" takes, as the user has chosen it last. */
export const playForm = storedSignal<PlayForm>("djambi.play", USUAL_PLAY, readPlayForm);

/** A stored form for a table; a clock is kept as it is if the service could take it. */
function readTableForm(value: unknown): TableForm | undefined {
  const parts = { clock: readClock, table: TABLE, press: PRESS };
  const stored = shapeOf<TableForm>(parts, ["table"])(value);
  const form = stored && { ...stored, press: stored.press ?? USUAL_PRESS };
  const hasClock = typeof value === "object" && value !== null && "clock" in value;
  return form && hasClock && !form.clock ? { ...form, clock: QUICK } : form;
}

function readPlayForm(value: unknown): PlayForm | undefined {
  const clocks = PLAY_CLOCKS.map((_, number) => number);
  const times = FILL_TIMES.map((time) => time ?? null);
  return withUsual(USUAL_PLAY, { clock: oneOf(clocks), fill_s: oneOf(times) })(value);
}
