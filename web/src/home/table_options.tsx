import { useSignal } from "@preact/signals";
import { Fragment } from "preact";
import { clockSettingsText, isMeaningful } from "../common/table/settings_text.ts";
import {
  FILL_TIMES,
  PRESETS,
  type Preset,
  presetOf,
  TABLE_CLOCKS,
  tableForm,
  withPreset,
} from "../common/table/table_form.ts";
import { DAY_MS, DAY_S, HOUR_S, MINUTE_MS, MINUTE_S } from "../common/time_units.ts";
import {
  APPOINTMENT_DAYS,
  CLOCK_RANGES,
  type ClockSettings,
  OPEN_TREATIES,
  PRESS_CHOICES,
  type PressSettings,
  RATED,
  TABLE_CHOICES,
  type TableSettings,
  TREATY_PLAYERS,
  WHISPER_TALK,
} from "../protocol/index.ts";
import * as text from "../text/home.ts";
import * as table from "../text/table.ts";
import { joinText } from "./play_now.tsx";

/** A setting of a table as the form offers it: its values, the default first, with their sentences. */
interface SettingChoice {
  name: keyof typeof TABLE_CHOICES;
  values: readonly (readonly [value: TableSettings[SettingChoice["name"]], sentence: string])[];
}

const SETTINGS: readonly SettingChoice[] = [
  {
    name: "listed",
    values: TABLE_CHOICES.listed.map((listed) => [listed, table.listed({ listed: listed ? "yes" : "no" })]),
  },
  {
    name: "watching",
    values: TABLE_CHOICES.watching.map((watching) => [watching, table.watching({ watching })]),
  },
  {
    name: "seating",
    values: TABLE_CHOICES.seating.map((seating) => [seating, table.seating({ seating })]),
  },
  {
    name: "names",
    values: TABLE_CHOICES.names.map((names) => [names, table.names({ names })]),
  },
  {
    name: "talk",
    values: TABLE_CHOICES.talk.map((talk) => [talk, table.talk({ talk })]),
  },
  {
    name: "flag",
    values: TABLE_CHOICES.flag.map((flag) => [flag, table.flag({ flag })]),
  },
  {
    name: "leave",
    values: TABLE_CHOICES.leave.map((leave) => [leave, table.leave({ leave })]),
  },
];

/** Changes some settings of the table. */
function change(part: Partial<TableSettings>): void {
  tableForm.value = { ...tableForm.value, table: { ...tableForm.value.table, ...part } };
  if (part.talk && !WHISPER_TALK.includes(part.talk)) changePress(inTheOpen());
}

/** What players promise where nobody talks in private. */
function inTheOpen(): Partial<PressSettings> {
  const { treaties } = tableForm.value.press;
  return { whispers: false, treaties: OPEN_TREATIES.includes(treaties) ? treaties : OPEN_TREATIES[0] };
}

/**
 * The fields for a table with people: its clock and its settings, each value with its sentence. Two players have
 * nobody to make a treaty about.
 */
export function TableFields({ players, rated }: { players: number; rated: boolean | undefined }) {
  const { clock } = tableForm.value;
  const isSettled = (name: string) => rated === true && name in RATED.table;
  const settings = SETTINGS.filter(({ name }) => !isSettled(name) && isMeaningful(name, clock));
  return (
    <fieldset>
      <legend>{text.theTable()}</legend>
      <div class="options-fine">
        <ClockField rated={rated} />
        <BeginField />
        {!isSettled("fill_s") && <FillField />}
      </div>
      {settings.map((setting) => (
        <Fragment key={setting.name}>
          {setting.name === "talk" && players >= TREATY_PLAYERS && <PressPresets />}
          <SettingField {...setting} />
        </Fragment>
      ))}
      {players >= TREATY_PLAYERS && <WhisperFields />}
      {players >= TREATY_PLAYERS && <TreatyFields hasBots={!isSettled("fill_s")} />}
    </fieldset>
  );
}

/** A setting of the table, with a sentence for each value. */
function SettingField({ name, values }: SettingChoice) {
  const chosen = tableForm.value.table[name] ?? values[0]?.[0];
  return (
    <fieldset class="options-setting">
      <legend>{text.setting({ setting: name })}</legend>
      {values.map(([value, sentence]) => (
        <Choice
          key={sentence}
          name={`table-${name}`}
          isChosen={value === chosen}
          sentence={sentence}
          onChoose={() => change({ [name]: value })}
        />
      ))}
    </fieldset>
  );
}

/** Changes some settings of what players whisper and promise. */
function changePress(part: Partial<PressSettings>): void {
  tableForm.value = { ...tableForm.value, press: { ...tableForm.value.press, ...part } };
}

/** What the players may say and promise, chosen at once; each part of it can be chosen below. */
function PressPresets() {
  const chosen = presetOf(tableForm.value);
  return (
    <fieldset class="options-setting">
      <legend>{text.setting({ setting: "press" })}</legend>
      {(Object.keys(PRESETS) as Preset[]).map((preset) => (
        <Choice
          key={preset}
          name="table-press"
          isChosen={preset === chosen}
          sentence={table.pressPreset({ preset })}
          onChoose={() => {
            tableForm.value = withPreset(tableForm.value, preset);
          }}
        />
      ))}
    </fieldset>
  );
}

/** Whether the players may talk in private, where people talk at all. */
function WhisperFields() {
  const { press, table: rules } = tableForm.value;
  if (!WHISPER_TALK.includes(rules.talk)) return null;
  const chosen = press.whispers ? press.reveal : "none";
  const choose = (whispers: "none" | PressSettings["reveal"]) => {
    if (whispers !== "none") changePress({ whispers: true, reveal: whispers });
    else changePress(inTheOpen());
  };
  return (
    <fieldset class="options-setting">
      <legend>{text.setting({ setting: "whispers" })}</legend>
      {(["none", ...PRESS_CHOICES.reveal] as const).map((whispers) => (
        <Choice
          key={whispers}
          name="table-whispers"
          isChosen={whispers === chosen}
          sentence={table.whispers({ whispers })}
          onChoose={() => choose(whispers)}
        />
      ))}
    </fieldset>
  );
}

/** Whether the players may make treaties, and whether bots do. */
function TreatyFields({ hasBots }: { hasBots: boolean }) {
  const { press } = tableForm.value;
  const kinds = PRESS_CHOICES.treaties.filter((kind) => press.whispers || OPEN_TREATIES.includes(kind));
  return (
    <>
      <fieldset class="options-setting">
        <legend>{text.setting({ setting: "treaties" })}</legend>
        {kinds.map((treaties) => (
          <Choice
            key={treaties}
            name="table-treaties"
            isChosen={treaties === press.treaties}
            sentence={table.treaties({ treaties })}
            onChoose={() => changePress({ treaties })}
          />
        ))}
      </fieldset>
      {press.treaties !== "none" && hasBots && (
        <fieldset class="options-setting">
          <legend>{text.setting({ setting: "bots" })}</legend>
          {PRESS_CHOICES.bots.map((bots) => (
            <Choice
              key={bots}
              name="table-treaty-bots"
              isChosen={bots === press.bots}
              sentence={table.treatyBots({ bots })}
              onChoose={() => changePress({ bots })}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

interface ChoiceProps {
  name: string;
  isChosen: boolean;
  sentence: string;
  onChoose: () => void;
}

/** A value of a setting, with its sentence. */
function Choice({ name, isChosen, sentence, onChoose }: ChoiceProps) {
  return (
    <label class="options-rule">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{sentence}</span>
    </label>
  );
}

/** The time at which the game begins, if it is not as soon as all are ready. */
function BeginField() {
  const choose = (value: string) => {
    const { appointed_ms: _, ...rest } = tableForm.value.table;
    const at = new Date(value).getTime();
    const settings = Number.isFinite(at) ? { ...rest, appointed_ms: at } : rest;
    tableForm.value = { ...tableForm.value, table: settings };
  };
  return (
    <p class="options-row">
      <label for="table-begin">{text.begins()}</label>
      <input
        id="table-begin"
        type="datetime-local"
        min={localTime(Date.now())}
        max={localTime(Date.now() + APPOINTMENT_DAYS * DAY_MS)}
        defaultValue={localTime(tableForm.peek().table.appointed_ms)}
        onInput={(event) => choose(event.currentTarget.value)}
      />
    </p>
  );
}

/** A moment as a field for a day and an hour has it; empty for none. */
function localTime(ms: number | undefined): string {
  if (ms === undefined) return "";
  return new Date(ms - MINUTE_MS * new Date(ms).getTimezoneOffset()).toISOString().slice(0, 16);
}

/** When bots take the free seats. */
function FillField() {
  const { fill_s } = tableForm.value.table;
  const choose = (value: string) => {
    const { fill_s: _, ...rest } = tableForm.value.table;
    const settings = value === "" ? rest : { ...rest, fill_s: Number(value) };
    tableForm.value = { ...tableForm.value, table: settings };
  };
  return (
    <p class="options-row">
      <label for="table-fill">{text.botsJoin()}</label>
      <select id="table-fill" value={fill_s ?? ""} onChange={(event) => choose(event.currentTarget.value)}>
        {FILL_TIMES.map((time) => (
          <option key={time} value={time ?? ""}>
            {joinText(time)}
          </option>
        ))}
      </select>
    </p>
  );
}

/** The clock of a table: one of those offered, or times that the user sets. */
function ClockField({ rated }: { rated: boolean | undefined }) {
  const needed = rated ? RATED.clock : undefined;
  const clock = tableForm.value.clock ?? needed;
  const own = useSignal(clock !== undefined && offeredNumber(clock) < 0);
  const set = (settings: ClockSettings | undefined) => {
    const { clock: _, ...rest } = tableForm.value;
    tableForm.value = settings ? { ...rest, clock: settings } : rest;
  };
  const choose = (value: string) => {
    own.value = value === "real_time" || value === "by_day";
    if (value === "real_time") set({ kind: value, base_s: 600, increment_s: 5 });
    else if (value === "by_day") set({ kind: value, turn_s: 2 * DAY_S, bank_s: 0 });
    else set(TABLE_CLOCKS[Number(value)]);
  };
  return (
    <>
      <p class="options-row">
        <label for="table-clock">{text.clock()}</label>
        <select
          id="table-clock"
          value={own.value && clock ? clock.kind : offeredNumber(clock)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {TABLE_CLOCKS.map(
            (offered, i) =>
              !(needed && !offered) && (
                <option key={i} value={i}>
                  {clockSettingsText(offered)}
                </option>
              ),
          )}
          <option value="real_time">{text.ownClock({ clock: "real_time" })}</option>
          <option value="by_day">{text.ownClock({ clock: "by_day" })}</option>
        </select>
      </p>
      {own.value && clock && <OwnTimes clock={clock} set={set} />}
    </>
  );
}

/** The number of a clock among those offered, -1 for another one. */
function offeredNumber(clock: ClockSettings | undefined): number {
  return TABLE_CLOCKS.findIndex((offered) => clockSettingsText(offered) === clockSettingsText(clock));
}

/** A range of seconds in another unit. */
function inUnits([min, max]: readonly [number, number], seconds: number): [number, number] {
  return [Math.ceil(min / seconds), Math.floor(max / seconds)];
}

/** The fields for times that are not offered. */
function OwnTimes({ clock, set }: { clock: ClockSettings; set: (clock: ClockSettings) => void }) {
  if (clock.kind === "real_time") {
    return (
      <>
        <NumberField
          id="base"
          label={text.baseMinutes()}
          range={inUnits(CLOCK_RANGES.base_s, MINUTE_S)}
          value={clock.base_s / MINUTE_S}
          onChange={(minutes) => set({ ...clock, base_s: MINUTE_S * minutes })}
        />
        <NumberField
          id="increment"
          label={text.incrementSeconds()}
          range={CLOCK_RANGES.increment_s}
          value={clock.increment_s}
          onChange={(increment_s) => set({ ...clock, increment_s })}
        />
      </>
    );
  }
  return (
    <>
      <NumberField
        id="turn"
        label={text.turnHours()}
        range={inUnits(CLOCK_RANGES.turn_s, HOUR_S)}
        value={clock.turn_s / HOUR_S}
        onChange={(hours) => set({ ...clock, turn_s: HOUR_S * hours })}
      />
      <NumberField
        id="bank"
        label={text.bankDays()}
        range={inUnits(CLOCK_RANGES.bank_s, DAY_S)}
        value={clock.bank_s / DAY_S}
        onChange={(days) => set({ ...clock, bank_s: DAY_S * days })}
      />
    </>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  range: readonly [min: number, max: number];
  value: number;
  /** Called only with whole numbers in the range. */
  onChange: (value: number) => void;
}

/** A field for a whole number; the browser says what is out of range before the form is sent. */
function NumberField({ id, label, range: [min, max], value, onChange }: NumberFieldProps) {
  return (
    <p class="options-row">
      <label for={`clock-${id}`}>{label}</label>
      <input
        id={`clock-${id}`}
        type="number"
        required
        min={min}
        max={max}
        step={1}
        defaultValue={`${value}`}
        onInput={({ currentTarget: field }) => field.validity.valid && onChange(field.valueAsNumber)}
      />
    </p>
  );
}
