import { useLayoutEffect, useRef } from "preact/hooks";
import { Mark } from "../../common/mark.tsx";
import { NavigationButton } from "../../common/navigation_button.tsx";
import { scrollToItem } from "../../common/scroll.ts";
import { seatName } from "../../text/common.ts";
import type { AnalysisSession } from "../analysis_store.ts";
import type { Study } from "../study.ts";
import type { Turn } from "../tree.ts";

/** The turns in reading form, each variation below the turn that it replaces; a click goes to a turn. */
export function TurnTree({ session }: { session: AnalysisSession }) {
  const { study } = session;
  const list = useRef<HTMLElement>(null);
  const current = study.at.value;
  const revision = study.revision.value;
  useLayoutEffect(() => scrollToCurrent(list.current), [current, revision]);
  const { root } = study.tree;
  const isMain = study.tree.isMain(current);
  return (
    <section class="book" aria-label="Turns">
      <div class="book-head">
        <h2>Turns</h2>
        {!isMain && (
          <button type="button" class="button button-small" onClick={() => study.promote()}>
            Make it the main line
          </button>
        )}
        {current !== root && (
          <button type="button" class="button button-small" onClick={() => study.remove()}>
            Delete from here
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a list that scrolls */}
      <section ref={list} class="book-list" tabIndex={0} aria-label="Turns, oldest first">
        {root.children.length === 0 ? (
          <p class="soft">Play a turn for the army to move, or paste a game below.</p>
        ) : (
          <TurnLine study={study} from={root} />
        )}
      </section>
    </section>
  );
}

/** The line after a turn with its variations; `only` shows the line that begins with one child. */
function TurnLine({ study, from, only }: { study: Study; from: Turn; only?: Turn }) {
  const items = [];
  let turn = only ?? from.children[0];
  let variations = only ? [] : from.children.slice(1);
  while (turn) {
    items.push(<TurnItem key={turn.id} study={study} turn={turn} />);
    for (const variation of variations) {
      items.push(
        <li key={`v${variation.id}`} class="book-variation">
          <TurnLine study={study} from={from} only={variation} />
        </li>,
      );
    }
    variations = turn.children.slice(1);
    turn = turn.children[0];
  }
  return <ol class="book-line">{items}</ol>;
}

function TurnItem({ study, turn }: { study: Study; turn: Turn }) {
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
        {seat && <span class="unseen">{seatName({ seat })} </span>}
        <span>{study.reading(turn)}</span>
      </button>
    </li>
  );
}

/** Scrolls the list so that the current turn is visible. */
function scrollToCurrent(list: HTMLElement | null): void {
  if (!list) return;
  const item = list.querySelector<HTMLElement>("[aria-current]");
  if (item) scrollToItem(list, item, 4);
  else list.scrollTop = 0;
}

const BUTTONS = [
  { target: "first", label: "To the start", shortcut: "Home" },
  { target: "previous", label: "One turn back", shortcut: "ArrowLeft" },
  { target: "next", label: "One turn on", shortcut: "ArrowRight" },
  { target: "last", label: "To the end", shortcut: "End" },
] as const;

/** The buttons that navigate through the line, and the one that rotates the board. */
export function AnalysisNavigation({ study, onRotate }: { study: Study; onRotate: () => void }) {
  const current = study.at.value;
  void study.revision.value;
  const hasPrevious = current.parent !== null;
  const hasNext = study.tree.next(current) !== null;
  return (
    <fieldset class="walk walk-five" aria-label="Walk through the turns">
      {BUTTONS.map(({ target, label, shortcut }) => (
        <NavigationButton
          key={target}
          icon={target}
          label={label}
          shortcut={shortcut}
          disabled={!(target === "first" || target === "previous" ? hasPrevious : hasNext)}
          onClick={() => study.navigate(target)}
        />
      ))}
      <NavigationButton icon="rotate" label="Turn the board" onClick={onRotate} />
    </fieldset>
  );
}
