import { useSignal } from "@preact/signals";
import { levelName, strength } from "../common/levels.ts";
import { Mark } from "../common/mark.tsx";
import { SEATS } from "../core/types.ts";
import { seatName } from "../game/text.ts";
import { LEVELS, type Level, type Seat } from "../protocol/index.ts";
import {
  AGAINST_BOTS,
  type BotPace,
  formError,
  levelAt,
  type NewGameForm,
  type PlayerKind,
  playerCount,
  withPlayerCount,
} from "./new_game.ts";
import { OPTIONS, RULE_SETS, ruleSet, valueIn } from "./rule_sets.ts";

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

/** The form for a game with other players, bots or rules than the usual one. */
export function OptionsForm({ onCreate }: { onCreate: (form: NewGameForm) => void }) {
  const chosen = useSignal<NewGameForm>(AGAINST_BOTS);
  const form: NewGameForm = { ...chosen.value, strength: strength.value };
  const change = (part: Partial<NewGameForm>) => {
    chosen.value = { ...chosen.value, ...part };
  };
  const error = formError(form);
  const submit = (event: Event) => {
    event.preventDefault();
    if (error === null) onCreate(form);
  };
  return (
    <form class="options" onSubmit={submit}>
      <RulesField form={form} change={change} />
      <PlayersField form={form} change={change} />
      <SeatsField form={form} change={change} />
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
      <OptionFields form={form} change={change} />
      {error && <p role="alert">{error}</p>}
      <button type="submit" class="button button-strong" disabled={error !== null}>
        Create this game
      </button>
    </form>
  );
}

/** What a part of the form gets: the values, and the function that changes some of them. */
interface FieldProps {
  form: NewGameForm;
  change: (part: Partial<NewGameForm>) => void;
}

function RulesField({ form, change }: FieldProps) {
  return (
    <fieldset class="options-rules">
      <legend>Rules</legend>
      {RULE_SETS.map((set) => (
        <label key={set.name} class="options-rule">
          <input
            type="radio"
            name="rules"
            value={set.name}
            checked={form.rules === set.name}
            onChange={() => change({ rules: set.name, options: {} })}
          />
          <span>
            <strong>{set.title}</strong> {set.sentence}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function PlayersField({ form, change }: FieldProps) {
  return (
    <fieldset>
      <legend>Players</legend>
      <div class="options-numbers">
        {[4, 3, 2].map((count) => (
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
  const setPlayer = (seat: Seat, player: PlayerKind) =>
    change({ players: { ...form.players, [seat]: player } });
  return (
    <fieldset>
      <legend>Who plays</legend>
      {SEATS.map((seat) => (
        <p key={seat} class="options-row">
          <label for={`seat-${seat}`}>
            <Mark seat={seat} /> {seatName(seat)}
          </label>
          <span class="options-player">
            <select
              id={`seat-${seat}`}
              value={form.players[seat]}
              onChange={(event) => setPlayer(seat, event.currentTarget.value as PlayerKind)}
            >
              {PLAYER_KINDS.map(([player, text]) => (
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
        Several seats may be yours: then the board turns to each in turn. An army with nobody is a hostage: it
        stands still and can be won.
      </p>
    </fieldset>
  );
}

/** The level of a seat's bot. */
function LevelField({ form, change, seat }: FieldProps & { seat: Seat }) {
  return (
    <select
      aria-label={`Strength of ${seatName(seat)}`}
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
  const set = ruleSet(form.rules) ?? RULE_SETS[0];
  if (!set) return null;
  const choose = (name: string, value: string) => change({ options: { ...form.options, [name]: value } });
  return (
    <details class="options-fine">
      <summary>Single rules, for the curious</summary>
      {OPTIONS.map((option) => (
        <p key={option.name} class="options-row">
          <label for={`option-${option.name}`}>{option.title}</label>
          <select
            id={`option-${option.name}`}
            value={form.options[option.name] ?? valueIn(set, option)}
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
