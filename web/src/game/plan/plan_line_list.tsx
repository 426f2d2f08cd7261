/** The lines of a plan in words: their order, their conditions, and what would be played now. */
import type { ComponentChildren } from "preact";
import type { PositionView, Seat } from "../../core/types.ts";
import {
  MAX_PLAN_CONDITIONS,
  MAX_PLAN_DEPTH,
  type OnSquare,
  type PlanCondition,
} from "../../protocol/index.ts";
import * as text from "../../text/plans.ts";
import type { GameStore } from "../game_store.ts";
import { focusPlanBoard } from "./plan_board.tsx";
import {
  amongSiblings,
  type DraftLine,
  type LineState,
  lineStates,
  numberOf,
  pathTo,
  thingAt,
  toggled,
  withConditions,
  withLineAt,
  withoutLine,
} from "./plan_lines.ts";
import { conditionText, lineText, thingText } from "./plan_sentences.ts";
import { isHeld } from "./plan_store.ts";
import { checksOf } from "./planner.ts";
import { positionAfter } from "./sketch.ts";

interface ListProps {
  store: GameStore;
  seat: Seat;
  latest: PositionView;
  lines: readonly DraftLine[];
  setLines: (lines: readonly DraftLine[]) => void;
  /** The number of plies from which the lines look back. */
  after: number;
  /** Points at a square for a line. */
  setAim: (aim: number | null) => void;
  /** The line after which the variation on the board goes on. */
  base: number | null;
  setBase: (base: number | null) => void;
  say: (sentence: string) => void;
}

/** The lines, and what would be played if the turn came now. */
export function LineList(props: ListProps) {
  const { store, seat, lines, after } = props;
  if (lines.length === 0) return <p>{text.noLinesYet()}</p>;
  const checks = checksOf(store, { seat, after, lines });
  const states = checks ? lineStates(checks, isHeld(store, seat)) : [];
  return (
    <>
      <Lines {...props} path={[]} label={text.linesOfPlan()} states={states} />
      {checks && <p>{wouldText(states)}</p>}
    </>
  );
}

/** What would happen if the turn came now. */
function wouldText(states: readonly LineState[]): string {
  if (states.includes("held")) return text.wouldHold();
  const first = states.indexOf("plays");
  return first < 0 ? text.wouldCall() : text.wouldPlay({ line: String(first + 1) });
}

interface LinesProps extends ListProps {
  /** The lines after which these go on. */
  path: readonly DraftLine[];
  label: string;
  states: readonly LineState[];
}

/** Lines among which the first that fits is played. */
function Lines(props: LinesProps) {
  const { store, seat, latest, lines, path, label, states } = props;
  const position = path.length === 0 ? latest : (positionAfter(store, seat, path) ?? latest);
  const siblings = path.at(-1)?.next ?? lines;
  return (
    <ol class="plan-lines" aria-label={label}>
      {siblings.map((line, index) => (
        <LineItem key={line.id} {...props} {...{ position, siblings, line, index, state: states[index] }} />
      ))}
    </ol>
  );
}

interface ItemProps extends LinesProps {
  /** The position in which the line begins. */
  position: PositionView;
  siblings: readonly DraftLine[];
  line: DraftLine;
  index: number;
  state: LineState | undefined;
}

function LineItem(props: ItemProps) {
  const { position, lines, path, line, state } = props;
  const number = numberOf(lines, line.id);
  const inner = { path: [...path, line], label: text.linesAfterLine({ line: number }), states: [] };
  return (
    <li class="plan-line" data-line={line.id}>
      <p>{lineText(line, position)}</p>
      {state && <p class={`plan-state plan-state-${state}`}>{text.lineState({ state })}</p>}
      <LineButtons {...props} number={number} />
      <details class="plan-conditions">
        <summary aria-label={text.conditionsOf({ line: number })}>{text.conditions()}</summary>
        <Conditions {...props} />
      </details>
      {line.next.length > 0 && <Lines {...props} {...inner} />}
    </li>
  );
}

/** The buttons of a line: its place, its end, and that the plan goes on after it. */
function LineButtons(props: ItemProps & { number: string }) {
  const { lines, setLines, path, siblings, line, index, base, setBase, say, number } = props;
  const move = (to: number) => {
    const moved = amongSiblings(lines, line.id, (among, at) => withLineAt(among, at, to));
    setLines(moved);
    say(text.lineMoved({ line: numberOf(moved, line.id) }));
    focusMoved(line.id, to < index);
  };
  const remove = () => {
    if (pathTo(line.next, base).length > 0 || base === line.id) setBase(null);
    setLines(amongSiblings(lines, line.id, withoutLine));
    say(text.lineRemoved({ line: number }));
    focusPlanBoard();
  };
  const goOn = () => {
    setBase(line.id);
    focusPlanBoard();
  };
  const isLast = index + 1 === siblings.length;
  return (
    <div class="plan-buttons">
      <Button label={text.lineUp({ line: number })} disabled={index === 0} onClick={() => move(index - 1)}>
        {text.earlier()}
      </Button>
      <Button label={text.lineDown({ line: number })} disabled={isLast} onClick={() => move(index + 1)}>
        {text.later()}
      </Button>
      <Button label={text.lineRemove({ line: number })} onClick={remove}>
        {text.remove()}
      </Button>
      {path.length + 1 < MAX_PLAN_DEPTH && (
        <Button label={text.goOnAfterLine({ line: number })} disabled={base === line.id} onClick={goOn}>
          {text.goOn()}
        </Button>
      )}
    </div>
  );
}

/** A line that is moved on the page loses the focus: its button gets it again, or the first that can be pressed. */
function focusMoved(id: number, isUp: boolean): void {
  const button = isUp ? ":first-child" : ":nth-child(2)";
  requestAnimationFrame(() => {
    const buttons = document.querySelector(`[data-line="${id}"] > .plan-buttons`);
    const wanted = [button, ":not(:disabled)"].map((which) =>
      buttons?.querySelector<HTMLButtonElement>(which),
    );
    wanted.find((one) => one && !one.disabled)?.focus();
  });
}

function Conditions({ position, lines, setLines, line: { id, when }, setAim }: ItemProps) {
  const set = (changed: readonly PlanCondition[]) =>
    setLines(amongSiblings(lines, id, (among, at) => withConditions(among, at, changed)));
  const isFull = when.length >= MAX_PLAN_CONDITIONS;
  const simple = [
    ["quiet", text.onlyIfQuiet()],
    ["safe", text.onlyIfSafe()],
  ] as const;
  const point = () => {
    setAim(id);
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
        const label = text.dropCondition({ condition: conditionText(condition, position) });
        return (
          <div key={JSON.stringify(condition)} class="plan-condition">
            {condition.kind === "at" && (
              <ThingSelect
                {...{ position, condition }}
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
  position: PositionView;
  condition: Extract<PlanCondition, { kind: "at" }>;
  onChange: (on: OnSquare) => void;
}

/** What is to be on a square: nothing, a corpse, what is there now, or what was chosen before. */
function ThingSelect({ position, condition: { square, on }, onChange }: ThingProps) {
  const things: OnSquare[] = ["empty", "corpse", thingAt(position, square), on];
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
