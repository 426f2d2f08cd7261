import { useLayoutEffect, useRef } from "preact/hooks";
import { NavigationButton } from "../../common/board/navigation_button.tsx";
import { confirmTurns, smallSquares } from "../../common/board/preferences.ts";
import { scrollToItem } from "../../common/browser/scroll.ts";
import { Mark } from "../../common/seats/mark.tsx";
import * as text from "../../text/beside.ts";
import * as common from "../../text/common.ts";
import { backToNow } from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { SealIcon } from "../press/seal_icon.tsx";
import { endingText } from "../press/sentences.ts";
import { eventsOfPlies, plyAfter } from "./moments.ts";
import { plyText } from "./ply_text.ts";

/** The list of turns in reading form; a click shows the position after one. */
export function TurnList({ store }: { store: GameStore }) {
  const list = useRef<HTMLOListElement>(null);
  const ply = store.ply.value;
  const plies = store.settings.value ? store.log.plies.slice(0, Math.max(store.shownPly.value, ply)) : [];
  const breaches = breachesByPly(store);
  useLayoutEffect(() => scrollToCurrent(list.current), [ply, plies.length]);
  return (
    <>
      {plies.length === 0 && <p class="turns-none">{text.nobodyMoved()}</p>}
      <ol
        ref={list}
        class="turns-list"
        translate={false}
        aria-label={text.turnsOldestFirst()}
        onKeyDown={moveInList}
      >
        {plies.map(({ seat, kind, move }, index) => (
          <li key={`${index}${move}`}>
            <button
              type="button"
              aria-current={index + 1 === ply ? "step" : undefined}
              tabIndex={index + 1 === Math.max(1, ply) ? undefined : -1}
              onClick={() => store.review(index + 1)}
            >
              <span class="turns-number">{kind === "turn" && text.turnNumber({ turn: index + 1 })}</span>
              {seat && <Mark seat={seat} size={12} />}
              {seat && kind === "turn" && <span class="unseen">{common.seatName({ seat })} </span>}
              <span class="turns-reading">{plyText(store.log, index + 1)}</span>
              <BreachSeal told={breaches.get(index + 1)} />
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** A broken seal at a turn that broke a treaty; it says which one. */
function BreachSeal({ told }: { told: string | undefined }) {
  if (!told) return null;
  return (
    <span class="turns-breach" title={told}>
      <SealIcon kind="broken" />
      <span class="unseen">{told}</span>
    </span>
  );
}

/** What the turns broke that broke treaties, by their plies. */
function breachesByPly(store: GameStore): Map<number, string> {
  const told: Map<number, string> = new Map();
  const broken = store.treaties.all.value.flatMap((treaty) => (treaty.state === "broken" ? [treaty] : []));
  if (broken.length === 0) return told;
  const events = eventsOfPlies(store.log);
  for (const treaty of broken) {
    const ply = plyAfter(events, treaty.event);
    told.set(ply, [told.get(ply), endingText(treaty)].filter(Boolean).join(" "));
  }
  return told;
}

/** Moves the focus up and down in the list, of which Tab reaches the current turn. */
function moveInList(event: KeyboardEvent): void {
  const item = (event.target as Element).closest("li");
  const { key } = event;
  const next =
    key === "ArrowDown" ? item?.nextElementSibling : key === "ArrowUp" && item?.previousElementSibling;
  if (!next) return;
  event.preventDefault();
  next.querySelector("button")?.focus();
}

/** Scrolls the list so that the current turn is visible. */
function scrollToCurrent(list: HTMLOListElement | null): void {
  const item = list?.querySelector<HTMLElement>("[aria-current]");
  if (list && item) scrollToItem(list, item, 0);
}

/** The switch of confirming turns, near at hand where fingers miss squares. */
function ConfirmSwitch() {
  return (
    <label class="toggle walk-confirm">
      <input
        type="checkbox"
        aria-label={text.confirmTurns()}
        checked={confirmTurns.value}
        onChange={({ currentTarget }) => (confirmTurns.value = currentTarget.checked)}
      />
      <span>{common.confirm()}</span>
    </label>
  );
}

/** The buttons that navigate through the game; the arrow keys, Home and End do the same. */
export function GameNavigation({ store }: { store: GameStore }) {
  const ply = store.ply.value;
  const last = store.shownPly.value;
  const reviewing = store.reviewedPly.value !== null;
  const buttons = [
    { icon: "first", label: common.toStart(), to: 0, enabled: ply > 0, shortcut: "Home" },
    { icon: "previous", label: common.turnBack(), to: ply - 1, enabled: ply > 0, shortcut: "ArrowLeft" },
    { icon: "next", label: common.turnOn(), to: ply + 1, enabled: ply < last, shortcut: "ArrowRight" },
    { icon: "last", label: backToNow(), to: last, enabled: reviewing, shortcut: "End" },
  ] as const;
  // The keys do the same from everywhere, so that one stop is enough for Tab.
  const stop = buttons.find(({ enabled }) => enabled);
  return (
    <>
      {buttons.map((button) => (
        <NavigationButton
          key={button.label}
          icon={button.icon}
          label={button.label}
          shortcut={button.shortcut}
          disabled={!button.enabled}
          skipped={button !== stop}
          onClick={() => store.review(button.to)}
        />
      ))}
      {smallSquares.value && store.held.value.length > 0 && <ConfirmSwitch />}
    </>
  );
}
