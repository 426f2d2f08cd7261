import { useLayoutEffect, useRef } from "preact/hooks";
import { NavigationButton } from "../../common/board/navigation_button.tsx";
import { scrollToItem } from "../../common/browser/scroll.ts";
import * as text from "../../text/analysis.ts";
import * as common from "../../text/common.ts";
import type { AnalysisSession } from "../analysis_store.ts";
import { entrySentence } from "../entry_text.ts";
import type { Study } from "../study.ts";
import type { Turn } from "../tree.ts";
import { EntryView } from "./entry.tsx";

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
    <section class="book" aria-label={common.turns()}>
      <div class="book-head">
        <h2>{common.turns()}</h2>
        {!isMain && (
          <button type="button" class="button button-small" onClick={() => study.promote()}>
            {text.promote()}
          </button>
        )}
        {current !== root && (
          <button type="button" class="button button-small" onClick={() => study.remove()}>
            {text.remove()}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a list that scrolls */}
      <section ref={list} class="book-list" tabIndex={0} aria-label={text.turnsInOrder()} translate={false}>
        {root.children.length === 0 ? (
          <p class="soft">{text.noTurns()}</p>
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
        {entrySentence(turn.entry, seat) === null && <span class="book-number">{turn.depth}</span>}
        <EntryView entry={turn.entry} seat={seat} reading={study.reading(turn)} size={11} />
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
  { target: "first", label: common.toStart(), shortcut: "Home" },
  { target: "previous", label: common.turnBack(), shortcut: "ArrowLeft" },
  { target: "next", label: common.turnOn(), shortcut: "ArrowRight" },
  { target: "last", label: text.toEnd(), shortcut: "End" },
] as const;

/** The buttons that navigate through the line, and the one that rotates the board. */
export function AnalysisNavigation({ study, onRotate }: { study: Study; onRotate: () => void }) {
  const current = study.at.value;
  void study.revision.value;
  const hasPrevious = current.parent !== null;
  const hasNext = study.tree.next(current) !== null;
  return (
    <fieldset class="walk walk-five" aria-label={text.navigation()}>
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
      <NavigationButton icon="rotate" label={text.rotateBoard()} onClick={onRotate} />
    </fieldset>
  );
}
