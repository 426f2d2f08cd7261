import { type Signal, useSignal } from "@preact/signals";
import {
  formError,
  levelAt,
  type NewGameForm,
  newGameRequest,
  type PlayerKind,
  seatsOf,
  withBoard,
} from "../common/new_game.ts";
import { errorText } from "../common/problem.ts";
import { boardTitle } from "../common/rules/boards.ts";
import { ruleSetTitle } from "../common/rules/rule_texts.ts";
import { levelName } from "../common/seats/level_name.ts";
import { Mark } from "../common/seats/mark.tsx";
import {
  BOARDS,
  type BoardName,
  type Level,
  LOCAL_LEVELS,
  type NewGameRequest,
  RULE_SETS,
  type Seat,
} from "../protocol/index.ts";
import { bot, seatName } from "../text/common.ts";
import * as home from "../text/home.ts";
import * as text from "../text/play.ts";

interface PlayFormProps {
  form: Signal<NewGameForm>;
  /** Whether a game is kept, which the new one replaces. */
  hasGame: boolean;
  onStart: (request: NewGameRequest) => Promise<void>;
}

/** The form for a game without a service: its board, its rules, and who plays. */
export function PlayForm({ form, hasGame, onStart }: PlayFormProps) {
  const trouble = useSignal("");
  const error = formError(form.value);
  const submit = async (event: Event) => {
    event.preventDefault();
    if (error !== null) return;
    trouble.value = "";
    try {
      await onStart(newGameRequest(form.value));
    } catch (thrown) {
      trouble.value = await errorText(thrown);
    }
  };
  return (
    <form class="play-form" onSubmit={submit}>
      <Choice
        id="play-board"
        label={text.board()}
        value={form.value.board}
        choices={BOARDS.map(({ name }) => [name, boardTitle(name)])}
        onChange={(name) => (form.value = withBoard(form.value, name as BoardName))}
      />
      <Choice
        id="play-rules"
        label={home.rules()}
        value={form.value.rules}
        choices={RULE_SETS.map(({ name }) => [name, ruleSetTitle(name)])}
        onChange={(name) => {
          const rules = RULE_SETS.find((set) => set.name === name)?.name;
          if (rules) form.value = { ...form.value, rules, options: {} };
        }}
      />
      <fieldset>
        <legend>{home.whoPlays()}</legend>
        {seatsOf(form.value.board).map((seat) => (
          <SeatChoice key={seat} form={form} seat={seat} />
        ))}
        <p class="soft">
          {home.severalSeats()} {seatsOf(form.value.board).length > 2 && home.hostages()}
        </p>
      </fieldset>
      {hasGame && <p class="soft">{text.replaces()}</p>}
      <p role="alert">{error ?? trouble.value}</p>
      <button type="submit" class="button button-strong" disabled={error !== null}>
        {text.start()}
      </button>
    </form>
  );
}

/** Who plays at a seat: somebody here, a bot of a level, or nobody. */
function SeatChoice({ form, seat }: { form: Signal<NewGameForm>; seat: Seat }) {
  const { board, players } = form.value;
  const player = players[seat] ?? "bot";
  const choices: (readonly [string, string])[] = [
    ["me", text.somebodyHere()],
    ...LOCAL_LEVELS.map((level) => [level, bot({ level: levelName(level) })] as const),
  ];
  if (seatsOf(board).length > 2) choices.push(["nobody", home.player({ player: "nobody" })]);
  const choose = (value: string) => {
    const level = LOCAL_LEVELS.find((known) => known === value);
    const kind: PlayerKind = level ? "bot" : (value as PlayerKind);
    const levels = level ? { ...form.value.levels, [seat]: level } : form.value.levels;
    form.value = { ...form.value, players: { ...form.value.players, [seat]: kind }, levels };
  };
  return (
    <p class="play-seat">
      <label for={`seat-${seat}`}>
        <Mark seat={seat} /> {seatName({ seat })}
      </label>
      <Select
        id={`seat-${seat}`}
        value={player === "bot" ? localLevel(levelAt(form.value, seat)) : player}
        choices={choices}
        onChange={choose}
      />
    </p>
  );
}

/** The form for a game like the one that was asked for so, as far as that can be read. */
export function formOf(request: NewGameRequest | undefined, usual: NewGameForm): NewGameForm {
  const board = BOARDS.find(({ name }) => name === request?.board)?.name;
  const rules = RULE_SETS.find(({ name }) => name === request?.rules)?.name;
  if (!board || !rules) return usual;
  const players: Partial<Record<Seat, PlayerKind>> = {};
  const levels: Partial<Record<Seat, Level>> = {};
  for (const seat of seatsOf(board)) {
    const player = request?.seats?.[seat];
    players[seat] = player?.kind === "person" ? "me" : player?.kind === "bot" ? "bot" : "nobody";
    const level = LOCAL_LEVELS.find((known) => player?.kind === "bot" && known === player.level);
    if (level) levels[seat] = level;
  }
  return { ...usual, board, rules, options: {}, players, levels };
}

/** A level, or the strongest one that browsers play instead. */
export function localLevel(level: Level): Level {
  return LOCAL_LEVELS.includes(level) ? level : (LOCAL_LEVELS.at(-1) ?? level);
}

interface SelectProps {
  id: string;
  value: string;
  choices: readonly (readonly [string, string])[];
  onChange: (value: string) => void;
}

function Choice({ label, ...select }: SelectProps & { label: string }) {
  return (
    <p class="play-choice">
      <label for={select.id}>{label}</label>
      <Select {...select} />
    </p>
  );
}

function Select({ id, value, choices, onChange }: SelectProps) {
  return (
    <select id={id} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {choices.map(([name, title]) => (
        <option key={name} value={name}>
          {title}
        </option>
      ))}
    </select>
  );
}
