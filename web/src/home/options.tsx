import { type Signal, useSignal } from "@preact/signals";
import { boardTitle } from "../common/boards.ts";
import { levelName, strength } from "../common/levels.ts";
import { Mark } from "../common/mark.tsx";
import { OPTION_CHOICES, RULE_SET_SENTENCES } from "../common/rule_texts.ts";
import { valueIn } from "../common/rule_values.ts";
import { LEVELS, type Level, RULE_SETS, type Seat } from "../protocol/index.ts";
import { seatName } from "../text/common.ts";
import {
  type BotPace,
  formError,
  levelAt,
  type NewGameForm,
  type PlayerKind,
  playerCount,
  playerCounts,
  seatsOf,
  withPlayerCount,
} from "./new_game.ts";

const PLAYER_KINDS: readonly (readonly [PlayerKind, string])[] = [
  ["me", "Me, at this screen"],
  ["bot", "Bot"],
  ["friend", "A friend, by invitation"],
  ["nobody", "Nobody"],
];

const BOT_PACES: readonly (readonly [BotPace, string])[] = [
  ["quick", "at once"],
  ["calm", "so that I can follow"],
  ["slow", "slowly"],
];

/** What the form gets: its values, and the function that creates the game, or says what is wrong. */
interface OptionsFormProps {
  values: Signal<NewGameForm>;
  onCreate: (form: NewGameForm) => Promise<string>;
}

/** The form for a game of the chosen kind: its players, its rules, and the button that starts it. */
export function OptionsForm({ values, onCreate }: OptionsFormProps) {
  const trouble = useSignal("");
  const form: NewGameForm = { ...values.value, strength: strength.value };
  const change = (part: Partial<NewGameForm>) => {
    values.value = { ...values.value, ...part };
  };
  const error = formError(form);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (error === null) trouble.value = await onCreate(form);
  };
  return (
    <form class="options" onSubmit={submit} aria-labelledby="chosen-kind">
      <div class="options-main">
        <h3 id="chosen-kind">{boardTitle(form.board)}</h3>
        <PlayersField form={form} change={change} />
        <button type="submit" class="button button-strong" disabled={error !== null}>
          Start this game
        </button>
        <a href={`/rules#${form.board}`}>How it is played</a>
      </div>
      <p class="home-trouble" role="alert">
        {error ?? trouble.value}
      </p>
      <details class="home-options">
        <summary>Who plays, and by which rules</summary>
        <div class="options-more">
          <div>
            <SeatsField form={form} change={change} />
            <BotsField form={form} change={change} />
          </div>
          <div>
            <RulesField form={form} change={change} />
            <OptionFields form={form} change={change} />
          </div>
        </div>
      </details>
    </form>
  );
}

/** What a part of the form gets: the values, and the function that changes some of them. */
interface FieldProps {
  form: NewGameForm;
  change: (part: Partial<NewGameForm>) => void;
}

/** The pace of the bots and the name of the user. */
function BotsField({ form, change }: FieldProps) {
  return (
    <>
      <p class="options-row">
        <label for="pace">Bots play</label>
        <select
          id="pace"
          value={form.pace}
          onChange={(event) => change({ pace: event.currentTarget.value as BotPace })}
        >
          {BOT_PACES.map(([pace, text]) => (
            <option key={pace} value={pace}>
              {text}
            </option>
          ))}
        </select>
      </p>
      <p class="options-row">
        <label for="name">My name</label>
        <input
          id="name"
          type="text"
          maxLength={24}
          autoComplete="nickname"
          placeholder="optional"
          value={form.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </p>
    </>
  );
}

function RulesField({ form, change }: FieldProps) {
  return (
    <fieldset class="options-rules">
      <legend>Rules</legend>
      {RULE_SETS.map(({ name, title }) => (
        <label key={name} class="options-rule">
          <input
            type="radio"
            name="rules"
            value={name}
            checked={form.rules === name}
            onChange={() => change({ rules: name, options: {} })}
          />
          <span>
            <strong>{title}</strong> {RULE_SET_SENTENCES[name]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The number of players, where the board leaves a choice. */
function PlayersField({ form, change }: FieldProps) {
  const counts = playerCounts(form.board);
  if (counts.length < 2) return <p>For two players.</p>;
  return (
    <fieldset class="options-players">
      <legend>Players</legend>
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
  const kinds = PLAYER_KINDS.filter(([player]) => player !== "nobody" || seats.length > 2);
  const setPlayer = (seat: Seat, player: PlayerKind) =>
    change({ players: { ...form.players, [seat]: player } });
  return (
    <fieldset>
      <legend>Who plays</legend>
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
              {kinds.map(([player, text]) => (
                <option key={player} value={player}>
                  {text}
                </option>
              ))}
            </select>
            {form.players[seat] === "bot" && <LevelField form={form} change={change} seat={seat} />}
          </span>
        </p>
      ))}
      <p class="options-hint">
        Several seats may be yours: then the board turns to each in turn.
        {seats.length > 2 && " An army with nobody is a hostage: it stands still and can be won."}
      </p>
    </fieldset>
  );
}

/** The level of a seat's bot. */
function LevelField({ form, change, seat }: FieldProps & { seat: Seat }) {
  return (
    <select
      aria-label={`Strength of ${seatName({ seat })}`}
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

function OptionFields({ form, change }: FieldProps) {
  const choose = (name: string, value: string) => change({ options: { ...form.options, [name]: value } });
  return (
    <details class="options-fine">
      <summary>Single rules, for the curious</summary>
      {OPTION_CHOICES.map((option) => (
        <p key={option.name} class="options-row">
          <label for={`option-${option.name}`}>{option.title}</label>
          <select
            id={`option-${option.name}`}
            value={form.options[option.name] ?? valueIn(form.rules, option.name)}
            onChange={(event) => choose(option.name, event.currentTarget.value)}
          >
            {option.values.map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </p>
      ))}
    </details>
  );
}
