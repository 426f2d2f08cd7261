/** The lines of a plan in words: their order, their conditions, and what would be played now. */
import type { ComponentChildren } from "preact";
import type { PositionView, Seat } from "../../core/types.ts";
import { MAX_PLAN_CONDITIONS, type OnSquare, type PlanCondition } from "../../protocol/index.ts";
import * as text from "../../text/plans.ts";
import type { GameStore } from "../game_store.ts";
import { focusPlanBoard } from "./plan_board.tsx";
import {
  type DraftLine,
  type LineState,
  lineStates,
  thingAt,
  toggled,
  withConditions,
  withLineAt,
  withoutLine,
} from "./plan_lines.ts";
import { conditionText, lineText, thingText } from "./plan_sentences.ts";
import { checksOf } from "./planner.ts";

interface ListProps {
  store: GameStore;
  seat: Seat;
  latest: PositionView;
  lines: readonly DraftLine[];
  setLines: (lines: readonly DraftLine[]) => void;
  /** The number of plies from which the lines look back. */
  after: number;
  /** The line for which a square is pointed at. */
  aim: number | null;
  setAim: (aim: number | null) => void;
  say: (sentence: string) => void;
}

/** The lines, and what would be played if the turn came now. */
export function LineList(props: ListProps) {
  const { store, seat, lines, after } = props;
  if (lines.length === 0) return <p>{text.noLinesYet()}</p>;
  const checks = checksOf(store, { seat, after, lines });
  const states = checks ? lineStates(checks) : [];
  const first = states.indexOf("plays");
  return (
    <>
      <ol class="plan-lines" aria-label={text.linesOfPlan()}>
        {lines.map((line, index) => (
          <LineItem key={line.id} {...props} {...{ line, index, state: states[index] }} />
        ))}
      </ol>
      {checks && <p>{first < 0 ? text.wouldCall() : text.wouldPlay({ line: first + 1 })}</p>}
    </>
  );
}

interface ItemProps extends ListProps {
  line: DraftLine;
  index: number;
  state: LineState | undefined;
}

function LineItem(props: ItemProps) {
  const { latest, lines, setLines, line, index, state, say } = props;
  const number = index + 1;
  const move = (to: number) => {
    setLines(withLineAt(lines, index, to));
    say(text.lineMoved({ line: to + 1 }));
    // A line that is moved on the page loses the focus.
    const button = to < index ? ":first-child" : ":nth-child(2)";
    requestAnimationFrame(() => {
      const buttons = document.querySelector(`[data-line="${line.id}"] .plan-buttons`);
      const wanted = [button, ":not(:disabled)"].map((which) =>
        buttons?.querySelector<HTMLButtonElement>(which),
      );
      wanted.find((one) => one && !one.disabled)?.focus();
    });
  };
  const remove = () => {
    setLines(withoutLine(lines, index));
    say(text.lineRemoved({ line: number }));
    focusPlanBoard();
  };
  return (
    <li class="plan-line" data-line={line.id}>
      <p>{lineText(line, latest)}</p>
      {state && <p class={`plan-state plan-state-${state}`}>{text.lineState({ state })}</p>}
      <div class="plan-buttons">
        <Button label={text.lineUp({ line: number })} disabled={index === 0} onClick={() => move(index - 1)}>
          {text.earlier()}
        </Button>
        <Button
          label={text.lineDown({ line: number })}
          disabled={number === lines.length}
          onClick={() => move(number)}
        >
          {text.later()}
        </Button>
        <Button label={text.lineRemove({ line: number })} onClick={remove}>
          {text.remove()}
        </Button>
      </div>
      <details class="plan-conditions">
        <summary aria-label={text.conditionsOf({ line: number })}>{text.conditions()}</summary>
        <Conditions {...props} />
      </details>
    </li>
  );
}

function Conditions({ latest, lines, setLines, line: { when }, index, setAim }: ItemProps) {
  const set = (changed: readonly PlanCondition[]) => setLines(withConditions(lines, index, changed));
  const isFull = when.length >= MAX_PLAN_CONDITIONS;
  const simple = [
    ["quiet", text.onlyIfQuiet()],
    ["safe", text.onlyIfSafe()],
  ] as const;
  const point = () => {
    setAim(index);
    focusPlanBoard();
  };
  return (
    <>
      {simple.map(([kind, label]) => {
        const isSet = when.some((condition) => condition.kind === kind);
        return (
          <label key={kind} class="toggle">
            <input
              type="checkbox"
              checked={isSet}
              disabled={isFull && !isSet}
              onChange={() => set(toggled(when, kind))}
            />
            <span>{label}</span>
          </label>
        );
      })}
      {when.map((condition, at) => {
        if (condition.kind === "quiet" || condition.kind === "safe") return null;
        const others = when.filter((_, other) => other !== at);
        const label = text.dropCondition({ condition: conditionText(condition, latest) });
        return (
          <div key={JSON.stringify(condition)} class="plan-condition">
            {condition.kind === "at" && (
              <ThingSelect
                {...{ latest, condition }}
                onChange={(on) => set(when.map((one, other) => (other === at ? { ...condition, on } : one)))}
              />
            )}
            <Button label={label} onClick={() => set(others)}>
              {label}
            </Button>
          </div>
        );
      })}
      <Button label={text.addSquare()} disabled={isFull} onClick={point}>
        {text.addSquare()}
      </Button>
    </>
  );
}

interface ThingProps {
  latest: PositionView;
  condition: Extract<PlanCondition, { kind: "at" }>;
  onChange: (on: OnSquare) => void;
}

/** What is to be on a square: nothing, a corpse, what is there now, or what was chosen before. */
function ThingSelect({ latest, condition: { square, on }, onChange }: ThingProps) {
  const things: OnSquare[] = ["empty", "corpse", thingAt(latest, square), on];
  const names = [...new Set(things.map((thing) => JSON.stringify(thing)))];
  return (
    <label>
      {text.squareHolds({ square })}{" "}
      <select
        value={JSON.stringify(on)}
        onChange={(event) => onChange(JSON.parse(event.currentTarget.value) as OnSquare)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {thingText(JSON.parse(name) as OnSquare)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface ButtonProps {
  /** The name for screen readers. */
  label: string;
  disabled?: boolean;
  onClick: () => void;
  children: ComponentChildren;
}

function Button({ label, disabled = false, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      class="button button-small"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
