import { Mark } from "../../common/seats/mark.tsx";
import * as text from "../../text/guide.ts";
import type { GameStore } from "../game_store.ts";
import { chiefText, dangerText } from "../guide/dangers.ts";
import { plyText } from "./ply_text.ts";
import { roundPlies } from "./round.ts";
import { roundText } from "./round_text.ts";

/** What is in danger now, and what happened since the user's last turn. Its place is kept free. */
export function Round({ store }: { store: GameStore }) {
  const plies = store.settings.value ? roundPlies(store, store.shownPly.value) : [];
  const plays = store.held.value.length > 0;
  const danger = chiefText(store);
  return (
    <section aria-label={plays ? text.sinceYourTurn() : text.latestTurns()}>
      <p class="round-danger">{danger}</p>
      {plies.length === 0 && <p class="round-none">{text.nothingYet()}</p>}
      <ul class="round-turns" onKeyDown={goToNext}>
        {plies.map((ply, index) => (
          <li key={ply}>
            <RoundTurn store={store} ply={ply} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <p class="unseen" role="status">
        {dangerText(store)}
      </p>
    </section>
  );
}

/** Focuses the next turn or the one before: the list is one stop for the Tab key. */
function goToNext(event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const list = event.currentTarget as Element;
  if (by === undefined) return;
  event.preventDefault();
  const turns = [...list.querySelectorAll("button")];
  turns[turns.indexOf(document.activeElement as HTMLButtonElement) + by]?.focus();
}

/** A turn in words; the board marks it alone while the user points at it, and until they choose it again. */
function RoundTurn({ store, ply, isFirst }: { store: GameStore; ply: number; isFirst: boolean }) {
  const { pointedPly } = store.guide;
  const seat = store.log.plies[ply - 1]?.seat ?? null;
  const point = () => {
    pointedPly.value = ply;
  };
  const leave = () => {
    if (pointedPly.peek() === ply) pointedPly.value = null;
  };
  return (
    <button
      type="button"
      class="round-turn"
      tabIndex={isFirst ? 0 : -1}
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && point()}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && leave()}
      onFocus={point}
      onBlur={leave}
      onClick={point}
    >
      {seat && <Mark seat={seat} size={14} />}
      <span>{lineText(store, ply)}</span>
    </button>
  );
}

function lineText(store: GameStore, ply: number): string {
  const { seat = null, kind } = store.log.plies[ply - 1] ?? {};
  if (!seat || kind !== "turn") return plyText(store.log, ply);
  const held = store.held.value;
  const viewer = held.length === 1 ? (held[0] ?? null) : null;
  return roundText({ seat, steps: store.log.rules.story(ply), before: store.log.view(ply - 1) }, viewer);
}
