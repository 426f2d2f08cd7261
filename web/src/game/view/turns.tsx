import { useLayoutEffect, useRef } from "preact/hooks";
import { Mark } from "../../common/mark.tsx";
import type { Table } from "../table.ts";
import { seatName } from "../words.ts";
import { Icon } from "./signs.tsx";

/** The list of turns in reading form; each one can be looked back at. */
export function Turns({ table }: { table: Table }) {
  const list = useRef<HTMLOListElement>(null);
  const at = table.at.value;
  const plies = table.settings.value ? table.log.plies.slice(0, Math.max(table.shown.value, at)) : [];
  useLayoutEffect(() => keepInSight(list.current), [at, plies.length]);
  return (
    <section class="turns" aria-label="Turns played">
      <h2>Turns</h2>
      {plies.length === 0 && <p class="turns-none">Nobody has moved yet.</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
      <ol ref={list} class="turns-list" tabIndex={0} aria-label="Turns played, oldest first">
        {plies.map((ply, index) => (
          <li key={`${index}${ply.move}`}>
            <button
              type="button"
              aria-current={index + 1 === at ? "step" : undefined}
              onClick={() => table.look(index + 1)}
            >
              <span class="turns-number">{index + 1}</span>
              <Mark seat={ply.seat} size={12} />
              <span class="unseen">{seatName(ply.seat)} </span>
              <span class="turns-reading">{table.log.reading(index + 1)}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Scrolls the list, and only the list, so that the turn looked at can be seen. */
function keepInSight(list: HTMLOListElement | null): void {
  const item = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !item) return;
  const above = item.offsetTop - list.offsetTop;
  if (above < list.scrollTop) list.scrollTop = above;
  else if (above + item.offsetHeight > list.scrollTop + list.clientHeight) {
    list.scrollTop = above + item.offsetHeight - list.clientHeight;
  }
}

const TO_START = "M18 5l-8 7 8 7M6 5v14";
const EARLIER = "M15 5l-8 7 8 7";
const LATER = "M9 5l8 7-8 7";
const TO_NOW = "M6 5l8 7-8 7M18 5v14";

/** The buttons that walk through the game, with the arrow keys as their shortcuts. */
export function Walk({ table }: { table: Table }) {
  const at = table.at.value;
  const last = table.count.value;
  const steps = [
    { label: "To the start", d: TO_START, to: 0, can: at > 0, keys: "Home" },
    { label: "One turn back", d: EARLIER, to: at - 1, can: at > 0, keys: "ArrowLeft" },
    { label: "One turn on", d: LATER, to: at + 1, can: at < last, keys: "ArrowRight" },
    { label: "Back to now", d: TO_NOW, to: last, can: table.looking.value !== null, keys: "End" },
  ];
  return (
    <fieldset class="walk" aria-label="Look back through the game">
      {steps.map((step) => (
        <button
          key={step.label}
          type="button"
          class="walk-step"
          aria-label={step.label}
          aria-keyshortcuts={step.keys}
          title={step.label}
          disabled={!step.can}
          onClick={() => table.look(step.to)}
        >
          <Icon d={step.d} />
        </button>
      ))}
    </fieldset>
  );
}
