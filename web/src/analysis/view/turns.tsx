import { useLayoutEffect, useRef } from "preact/hooks";
import { Mark } from "../../common/mark.tsx";
import type { Walk as Where } from "../../common/walk_keys.ts";
import { Icon } from "../../game/view/signs.tsx";
import { seatName } from "../../game/words.ts";
import type { Work } from "../desk.ts";
import type { Study } from "../study.ts";
import type { Turn } from "../tree.ts";

/** The turns in reading form, each variation below the turn that it replaces; each one can be gone to. */
export function Turns({ work }: { work: Work }) {
  const { study } = work;
  const list = useRef<HTMLElement>(null);
  const at = study.at.value;
  const revision = study.revision.value;
  useLayoutEffect(() => keepInSight(list.current), [at, revision]);
  const { root } = study.tree;
  const off = !study.tree.isMain(at);
  return (
    <section class="book" aria-label="Turns">
      <div class="book-head">
        <h2>Turns</h2>
        {off && (
          <button type="button" class="button button-small" onClick={() => study.promote()}>
            Make it the main line
          </button>
        )}
        {at !== root && (
          <button type="button" class="button button-small" onClick={() => study.remove()}>
            Delete from here
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <section ref={list} class="book-list" tabIndex={0} aria-label="Turns, oldest first">
        {root.children.length === 0 ? (
          <p class="soft">Play a turn for whoever is to move, or paste a game below.</p>
        ) : (
          <Line study={study} from={root} />
        )}
      </section>
    </section>
  );
}

/** The main line after a turn, with the variations of each turn after it. */
function Line({ study, from, only }: { study: Study; from: Turn; only?: Turn }) {
  const items = [];
  let first = only ?? from.children[0];
  let siblings = only ? [] : from.children.slice(1);
  while (first) {
    items.push(<Item key={first.id} study={study} turn={first} />);
    for (const other of siblings) {
      items.push(
        <li key={`v${other.id}`} class="book-variation">
          <Line study={study} from={from} only={other} />
        </li>,
      );
    }
    siblings = first.children.slice(1);
    first = first.children[0];
  }
  return <ol class="book-line">{items}</ol>;
}

function Item({ study, turn }: { study: Study; turn: Turn }) {
  const seat = study.seat(turn);
  const current = turn === study.at.value;
  return (
    <li>
      <button
        type="button"
        class="book-turn"
        aria-current={current ? "step" : undefined}
        onClick={() => study.go(turn)}
      >
        <span class="book-number">{turn.depth}</span>
        {seat && <Mark seat={seat} size={11} />}
        {seat && <span class="unseen">{seatName(seat)} </span>}
        <span>{study.reading(turn)}</span>
      </button>
    </li>
  );
}

/** Scrolls the list, and only the list, so that the turn looked at can be seen. */
function keepInSight(list: HTMLElement | null): void {
  const item = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list) return;
  if (!item) {
    list.scrollTop = 0;
    return;
  }
  const above = item.offsetTop - list.offsetTop;
  if (above < list.scrollTop) list.scrollTop = above - 4;
  else if (above + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = above + item.offsetHeight - list.clientHeight + 4;
  }
}

const STEPS: readonly (readonly [where: Where, label: string, keys: string, d: string])[] = [
  ["start", "To the start", "Home", "M18 5l-8 7 8 7M6 5v14"],
  ["back", "One turn back", "ArrowLeft", "M15 5l-8 7 8 7"],
  ["on", "One turn on", "ArrowRight", "M9 5l8 7-8 7"],
  ["end", "To the end", "End", "M6 5l8 7-8 7M18 5v14"],
];
const TURN_BOARD = "M5 12a7 7 0 0 1 12-5l2 2M19 4v5h-5M19 12a7 7 0 0 1-12 5l-2-2M5 20v-5h5";

/** The buttons that walk along the line, with the arrow keys as their shortcuts, and the one that turns the board. */
export function Walk({ study, onTurn }: { study: Study; onTurn: () => void }) {
  const at = study.at.value;
  void study.revision.value;
  const can = { back: at.parent !== null, on: study.tree.next(at) !== null };
  return (
    <fieldset class="walk walk-five" aria-label="Walk through the turns">
      {STEPS.map(([where, label, keys, d]) => (
        <button
          key={where}
          type="button"
          class="walk-step"
          aria-label={label}
          aria-keyshortcuts={keys}
          title={label}
          disabled={!(where === "start" || where === "back" ? can.back : can.on)}
          onClick={() => study.walk(where)}
        >
          <Icon d={d} />
        </button>
      ))}
      <button
        type="button"
        class="walk-step"
        aria-label="Turn the board"
        title="Turn the board"
        onClick={onTurn}
      >
        <Icon d={TURN_BOARD} />
      </button>
    </fieldset>
  );
}
