import { useSignal } from "@preact/signals";
import { SEATS, type Seat } from "../board/types.ts";
import { levelName, strength } from "../common/levels.ts";
import { Mark } from "../common/mark.tsx";
import { seatName } from "../game/words.ts";
import { LEVELS, type Level } from "../protocol/index.ts";
import { OPTIONS, RULE_SETS, valueIn } from "./rule_sets.ts";
import {
  AGAINST_BOTS,
  type Choice,
  faultOf,
  levelAt,
  type Pace,
  players,
  type Sitter,
  withPlayers,
} from "./wish.ts";

const SITTERS: readonly (readonly [Sitter, string])[] = [
  ["me", "Me, at this screen"],
  ["bot", "Bot"],
  ["friend", "A friend, by invitation"],
  ["nobody", "Nobody"],
];

const PACES: readonly (readonly [Pace, string])[] = [
  ["quick", "at once"],
  ["calm", "so that I can follow"],
  ["slow", "slowly"],
];

/** The form of a game that is not the usual one. */
export function OptionsForm({ onCreate }: { onCreate: (choice: Choice) => void }) {
  const chosen = useSignal<Choice>(AGAINST_BOTS);
  const choice: Choice = { ...chosen.value, strength: strength.value };
  const change = (part: Partial<Choice>) => {
    chosen.value = { ...chosen.value, ...part };
  };
  const fault = faultOf(choice);
  const submit = (event: Event) => {
    event.preventDefault();
    if (fault === null) onCreate(choice);
  };
  return (
    <form class="options" onSubmit={submit}>
      <Rules choice={choice} change={change} />
      <Players choice={choice} change={change} />
      <Seats choice={choice} change={change} />
      <p class="options-row">
        <label for="pace">Bots play</label>
        <select
          id="pace"
          value={choice.pace}
          onChange={(event) => change({ pace: event.currentTarget.value as Pace })}
        >
          {PACES.map(([pace, words]) => (
            <option key={pace} value={pace}>
              {words}
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
          value={choice.name}
          onInput={(event) => change({ name: event.currentTarget.value })}
        />
      </p>
      <FineOptions choice={choice} change={change} />
      {fault && <p role="alert">{fault}</p>}
      <button type="submit" class="button button-strong" disabled={fault !== null}>
        Create this game
      </button>
    </form>
  );
}

interface Part {
  choice: Choice;
  change: (part: Partial<Choice>) => void;
}

function Rules({ choice, change }: Part) {
  return (
    <fieldset class="options-rules">
      <legend>Rules</legend>
      {RULE_SETS.map((set) => (
        <label key={set.name} class="options-rule">
          <input
            type="radio"
            name="rules"
            value={set.name}
            checked={choice.rules === set.name}
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

function Players({ choice, change }: Part) {
  return (
    <fieldset>
      <legend>Players</legend>
      <div class="options-numbers">
        {[4, 3, 2].map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="players"
              checked={players(choice) === count}
              onChange={() => change(withPlayers(choice, count))}
            />
            <span>{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Seats({ choice, change }: Part) {
  const sit = (seat: Seat, sitter: Sitter) => change({ sitters: { ...choice.sitters, [seat]: sitter } });
  return (
    <fieldset>
      <legend>Who plays</legend>
      {SEATS.map((seat) => (
        <p key={seat} class="options-row">
          <label for={`seat-${seat}`}>
            <Mark seat={seat} /> {seatName(seat)}
          </label>
          <span class="options-sitter">
            <select
              id={`seat-${seat}`}
              value={choice.sitters[seat]}
              onChange={(event) => sit(seat, event.currentTarget.value as Sitter)}
            >
              {SITTERS.map(([sitter, words]) => (
                <option key={sitter} value={sitter}>
                  {words}
                </option>
              ))}
            </select>
            {choice.sitters[seat] === "bot" && <LevelChoice choice={choice} change={change} seat={seat} />}
          </span>
        </p>
      ))}
      <p class="options-hint">
        Several seats may be yours: then the board turns to whoever plays. An army with nobody is a hostage:
        it stands still and can be won.
      </p>
    </fieldset>
  );
}

/** The level of the bot at a seat. */
function LevelChoice({ choice, change, seat }: Part & { seat: Seat }) {
  return (
    <select
      aria-label={`Strength of ${seatName(seat)}`}
      value={levelAt(choice, seat)}
      onChange={(event) =>
        change({ levels: { ...choice.levels, [seat]: event.currentTarget.value as Level } })
      }
    >
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {levelName(level)}
        </option>
      ))}
    </select>
  );
}

function FineOptions({ choice, change }: Part) {
  const set = RULE_SETS.find((one) => one.name === choice.rules) ?? RULE_SETS[0];
  if (!set) return null;
  const choose = (name: string, value: string) => change({ options: { ...choice.options, [name]: value } });
  return (
    <details class="options-fine">
      <summary>Single rules, for the curious</summary>
      {OPTIONS.map((option) => (
        <p key={option.name} class="options-row">
          <label for={`option-${option.name}`}>{option.title}</label>
          <select
            id={`option-${option.name}`}
            value={choice.options[option.name] ?? valueIn(set, option)}
            onChange={(event) => choose(option.name, event.currentTarget.value)}
          >
            {option.values.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </p>
      ))}
    </details>
  );
}
