import { type Signal, useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import {
  asWished,
  type Company,
  formError,
  freeSeats,
  levelAt,
  makesTreaties,
  mayBeRated,
  type NewGameForm,
  type PlayerKind,
  playerCount,
  playerCounts,
  seatsOf,
  withCompany,
  withPlayerCount,
} from "../common/new_game.ts";
import { boardTitle } from "../common/rules/boards.ts";
import { OPTION_CHOICES, ruleSetTitle } from "../common/rules/rule_texts.ts";
import { valueIn } from "../common/rules/rule_values.ts";
import { levelName } from "../common/seats/level_name.ts";
import { strength } from "../common/seats/levels.ts";
import { Mark } from "../common/seats/mark.tsx";
import { BOT_PACES, type BotPace, botPace } from "../common/seats/pace.ts";
import { clockSettingsText, fillText } from "../common/table/settings_text.ts";
import { tableForm } from "../common/table/table_form.ts";
import { CHARACTERS, LEVELS, type Level, RULE_SETS, type Seat } from "../protocol/index.ts";
import { ruleSetSentence } from "../text/choices.ts";
import * as coachText from "../text/coach.ts";
import { seatName } from "../text/common.ts";
import * as text from "../text/home.ts";
import * as tableText from "../text/table.ts";
import { TableFields } from "./table_options.tsx";

const COMPANIES: readonly Company[] = ["bots", "people"];

/** The choice of a character by lot. */
const DRAWN = "drawn";

const PLAYER_KINDS: readonly PlayerKind[] = ["me", "bot", "friend", "nobody"];

/** What the form gets: its values, and the function that creates the game, or says what is wrong. */
interface OptionsFormProps {
  values: Signal<NewGameForm>;
  /** Whether the user may open rated tables: with an account. */
  mayRate: boolean;
  /** With whom people play rated games, if not with everybody. */
  company?: string;
  onCreate: (form: NewGameForm) => Promise<string>;
}

/** The form for a game of the chosen kind: its players, its rules, and the button that starts it. */
export function OptionsForm({ values, mayRate, company, onCreate }: OptionsFormProps) {
  const trouble = useSignal("");
  const { table: wanted } = tableForm.value;
  const form = asWished({
    ...values.value,
    strength: strength.value,
    pace: botPace.value,
    table: { ...tableForm.value, table: { ...wanted, rated: mayRate && wanted.rated } },
  });
  const { rated } = form.table.table;
  const change = (part: Partial<NewGameForm>) => {
    values.value = { ...values.value, ...part };
  };
  const error = formError(form);
  const [settings, table] = [useRef<HTMLDetailsElement>(null), useRef<HTMLDivElement>(null)];
  const changeTable = () => {
    if (settings.current) settings.current.open = true;
    table.current?.querySelector("select")?.focus();
  };
  const submit = async (event: Event) => {
    event.preventDefault();
    if (error === null) trouble.value = await onCreate(form);
  };
  const rules = (
    <>
      <RulesField form={form} change={change} />
      <OptionFields form={form} change={change} />
    </>
  );
  const start = (
    <button type="submit" class="button button-strong" disabled={error !== null}>
      {form.company === "people" ? text.openTable() : text.start()}
    </button>
  );
  return (
    <form class="options" onSubmit={submit} aria-labelledby="chosen-kind">
      <div class="options-main">
        <h3 id="chosen-kind">{boardTitle(form.board)}</h3>
        {!rated && <PlayersField form={form} change={change} />}
        <CompanyField form={form} change={change} />
        {start}
        <a href={`/rules#${form.board}`}>{text.howToPlay()}</a>
      </div>
      {mayRate && mayBeRated(form) && <RatedField form={form} company={company} />}
      {form.company === "people" && <TableLine form={form} onChange={changeTable} />}
      <p class="home-trouble" role="alert">
        {error ?? trouble.value}
      </p>
      <details class="home-options" ref={settings}>
        <summary>{text.customGame()}</summary>
        <div class="options-more">
          {!rated && (
            <div>
              <SeatsField form={form} change={change} />
              <BotsField />
              {form.company === "people" && rules}
            </div>
          )}
          <div ref={table}>
            {form.company === "people" ? <TableFields players={playerCount(form)} rated={rated} /> : rules}
          </div>
        </div>
        {start}
      </details>
    </form>
  );
}

/** What a part of the form gets: the values, and the function that changes some of them. */
interface FieldProps {
  form: NewGameForm;
  change: (part: Partial<NewGameForm>) => void;
}

/** Whether the game is rated. What it must have then is not asked any more. */
function RatedField({ form, company }: { form: NewGameForm; company: string | undefined }) {
  const { rated = false } = form.table.table;
  const choose = (rated: boolean) => {
    tableForm.value = { ...tableForm.value, table: { ...tableForm.value.table, rated } };
  };
  return (
    <>
      <label class="options-rule">
        <input
          type="checkbox"
          checked={rated}
          onChange={(event) => choose(event.currentTarget.checked)}
          aria-describedby={company && rated ? "rated-company" : undefined}
        />
        <span>{tableText.rated()}</span>
      </label>
      {company && rated && (
        <p id="rated-company" class="options-summary">
          {company}
        </p>
      )}
    </>
  );
}

/** The table in a line, with the way to change it. */
function TableLine({ form, onChange }: { form: NewGameForm; onChange: () => void }) {
  return (
    <p class="options-summary">
      {summary(form)}{" "}
      <button
        type="button"
        class="door-change"
        aria-label={text.changeOf({ of: "table" })}
        onClick={onChange}
      >
        {text.changeStart()}
      </button>
    </p>
  );
}

/** The table in a line. */
function summary(form: NewGameForm): string {
  const { clock, table } = form.table;
  const listed = tableText.listed({ listed: table.listed ? "yes" : "no" });
  const parts = [
    text.freeSeats({ n: freeSeats(form) }),
    clockSettingsText(clock),
    listed,
    ...(table.rated ? [] : [fillText(table.fill_s)]),
  ];
  return parts.join(" · ");
}

/** Whether the user plays against bots or with people. */
function CompanyField({ form, change }: FieldProps) {
  return (
    <fieldset class="options-players">
      <legend>{text.opponents()}</legend>
      <div class="options-numbers">
        {COMPANIES.map((company) => (
          <label key={company}>
            <input
              type="radio"
              name="company"
              checked={form.company === company}
              onChange={() => change(withCompany(form, company))}
            />
            <span>{text.company({ company })}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The pace of the bots. */
function BotsField() {
  return (
    <p class="options-row">
      <label for="pace">{coachText.botSpeed()}</label>
      <select
        id="pace"
        value={botPace.value}
        onChange={(event) => {
          botPace.value = event.currentTarget.value as BotPace;
        }}
      >
        {BOT_PACES.map((pace) => (
          <option key={pace} value={pace}>
            {coachText.pace({ pace })}
          </option>
        ))}
      </select>
    </p>
  );
}

function RulesField({ form, change }: FieldProps) {
  return (
    <fieldset class="options-rules">
      <legend>{text.rules()}</legend>
      {RULE_SETS.map(({ name }) => (
        <label key={name} class="options-rule">
          <input
            type="radio"
            name="rules"
            value={name}
            checked={form.rules === name}
            onChange={() => change({ rules: name, options: {} })}
          />
          <span>
            <strong>{ruleSetTitle(name)}</strong> {ruleSetSentence({ ruleset: name })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The number of players, where the board leaves a choice. */
function PlayersField({ form, change }: FieldProps) {
  const counts = playerCounts(form.board);
  if (counts.length < 2) return <p>{text.twoPlayers()}</p>;
  return (
    <fieldset class="options-players">
      <legend>{text.players()}</legend>
      <div class="options-numbers">
        {counts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="players"
              checked={playerCount(form) === count}
              onChange={() => change(withPlayerCount(form, count))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SeatsField({ form, change }: FieldProps) {
  const seats = seatsOf(form.board);
  const kinds = PLAYER_KINDS.filter((player) => player !== "nobody" || seats.length > 2);
  const setPlayer = (seat: Seat, player: PlayerKind) =>
    change({ players: { ...form.players, [seat]: player } });
  return (
    <fieldset>
      <legend>{text.whoPlays()}</legend>
      {seats.map((seat) => (
        <p key={seat} class="options-row">
          <label for={`seat-${seat}`}>
            <Mark seat={seat} /> {seatName({ seat })}
          </label>
          <span class="options-player">
            <select
              id={`seat-${seat}`}
              value={form.players[seat]}
              onChange={(event) => setPlayer(seat, event.currentTarget.value as PlayerKind)}
            >
              {kinds.map((player) => (
                <option key={player} value={player}>
                  {playerText(player, form.company)}
                </option>
              ))}
            </select>
            {form.players[seat] === "bot" && <LevelField form={form} change={change} seat={seat} />}
            {makesTreaties(form, seat) && <CharacterField form={form} change={change} seat={seat} />}
          </span>
        </p>
      ))}
      <p class="options-hint">
        {text.severalSeats()}
        {seats.length > 2 && ` ${text.hostages()}`}
        {seats.some((seat) => makesTreaties(form, seat)) && ` ${text.charactersHint()}`}
      </p>
    </fieldset>
  );
}

/** A kind of player for people: a friend gets a link, and at a table the seat is free. */
function playerText(player: PlayerKind, company: Company): string {
  if (company === "bots") return text.player({ player });
  return text.seatPlayer({ player: player === "friend" ? "free" : player });
}

/** The level of a seat's bot. */
function LevelField({ form, change, seat }: FieldProps & { seat: Seat }) {
  return (
    <select
      aria-label={text.strengthOf({ seat })}
      value={levelAt(form, seat)}
      onChange={(event) => change({ levels: { ...form.levels, [seat]: event.currentTarget.value as Level } })}
    >
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {levelName(level)}
        </option>
      ))}
    </select>
  );
}

/** The character of a seat's bot, which is drawn unless the user names one. */
function CharacterField({ form, change, seat }: FieldProps & { seat: Seat }) {
  const choose = (chosen: string) => {
    const { [seat]: _, ...others } = form.characters;
    const named = CHARACTERS.find((character) => character === chosen);
    change({ characters: named ? { ...others, [seat]: named } : others });
  };
  return (
    <select
      aria-label={text.characterOf({ seat })}
      value={form.characters[seat] ?? DRAWN}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {([DRAWN, ...CHARACTERS] as const).map((character) => (
        <option key={character} value={character}>
          {text.character({ character })}
        </option>
      ))}
    </select>
  );
}

function OptionFields({ form, change }: FieldProps) {
  const choose = (name: string, value: string) => change({ options: { ...form.options, [name]: value } });
  return (
    <details class="options-fine">
      <summary>{text.individualRules()}</summary>
      {OPTION_CHOICES.map((option) => (
        <p key={option.name} class="options-row">
          <label for={`option-${option.name}`}>{option.title}</label>
          <select
            id={`option-${option.name}`}
            value={form.options[option.name] ?? valueIn(form.rules, option.name)}
            onChange={(event) => choose(option.name, event.currentTarget.value)}
          >
            {option.values.map(([value, meaning]) => (
              <option key={value} value={value}>
                {meaning}
              </option>
            ))}
          </select>
        </p>
      ))}
    </details>
  );
}
