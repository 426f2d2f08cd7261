/** The queued turn: it is entered while others play, and sent as soon as it is the user's turn. */
import { effect, untracked } from "@preact/signals";
import { moveParts } from "../../common/board/move_parts.ts";
import { problemText } from "../../common/problem.ts";
import type { PositionView, Role } from "../../core/types.ts";
import type { Problem } from "../../protocol/index.ts";
import { promptSentence } from "../../text/game.ts";
import * as text from "../../text/guide.ts";
import { queuedBreaks } from "../../text/press.ts";
import { riskAskedAbout } from "../board/risks.ts";
import { turnText } from "../coach/advice_text.ts";
import type { GameStore } from "../game_store.ts";
import { breachAskedAbout } from "../press/breach.ts";
import { queueSeat } from "./queue_seat.ts";
import type { QueuedTurn } from "./queued_turn.ts";

/** Queues a turn that was entered while others play. */
export function queueTurn(store: GameStore, move: string): void {
  const seat = queueSeat(store);
  const position = store.latest.peek();
  if (!seat || !position) return;
  const words = [text.queued(), ...turnText(move, position)].join(" ");
  store.guide.queued.value = { seat, seq: store.log.seq, move, role: roleAt(move, position), words };
  store.announcement.value = words;
}

/** Takes the queued turn back; returns whether there was one. */
export function dropQueued(store: GameStore): boolean {
  const { queued } = store.guide;
  if (!queued.peek()) return false;
  queued.value = null;
  store.announcement.value = text.queueEmptied();
  return true;
}

/** Plays the queued turn when its time has come, and lets Esc take it back; returns how to stop that. */
export function playQueued(store: GameStore): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || isInField(event.target) || !dropQueued(store)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", onKeyDown, { capture: true });
  const stop = effect(() => {
    const queued = store.guide.queued.value;
    const latest = store.latest.value;
    if (!queued || !latest) return;
    if (latest.outcome || !latest.alive.includes(queued.seat)) store.guide.queued.value = null;
    else if (isOfAnotherTurn(store, queued)) untracked(() => withdraw(store));
    // The user's time runs: the turn does not wait until the others' turns have been shown.
    else if (latest.turn === queued.seat && store.table.clock.value?.running) store.showing.hurry();
    if (store.guide.queued.peek() === queued && store.mover.value === queued.seat)
      untracked(() => playOrTell(store, latest, queued));
  });
  return () => {
    removeEventListener("keydown", onKeyDown, { capture: true });
    stop();
  };
}

/**
 * Whether a queued turn was meant for a turn that is not the next one: the game went back, or somebody else
 * has played or plays for its player.
 */
function isOfAnotherTurn(store: GameStore, { seat, seq }: QueuedTurn): boolean {
  if (store.settings.value?.seats[seat]?.stand_in) return true;
  return store.log.events.some(
    (event) =>
      event.seq > seq && (event.kind === "take_back" || (event.kind === "turn" && event.seat === seat)),
  );
}

/** Forgets the queued turn because of what has happened in the game, and says so. */
export function withdraw(store: GameStore): void {
  if (!store.guide.queued.peek()) return;
  store.guide.queued.value = null;
  store.guide.notice.value = { message: text.queueEmptied(), plies: store.log.plies.length };
  store.announcement.value = text.queueEmptied();
}

/** Plays a queued turn if the game still allows it and the user would not be asked; tells why not. */
function playOrTell(store: GameStore, latest: PositionView, { move, role }: QueuedTurn): void {
  store.guide.queued.value = null;
  const { rules } = store.log;
  const isSame = roleAt(move, latest) === role;
  const problem = isSame ? rules.explain(move) : {};
  if (problem) void tell(store, text.queuedImpossible(), problem);
  else {
    const breach = breachAskedAbout(store, move);
    const risk = riskAskedAbout(store, move);
    if (breach !== null) void tell(store, `${queuedBreaks()} ${breach}`, {});
    else if (risk) void tell(store, text.queuedRisky(), risk);
    else store.play(move);
  }
}

async function tell(store: GameStore, heading: string, problem: Partial<Problem>): Promise<void> {
  const reason = problem.code ? await problemText(problem) : "";
  const message = `${heading} ${reason}`.trim();
  store.guide.refusal.value = { message, section: problem.section ?? null };
  store.announcement.value = message;
}

/** What the banner says of a turn that is queued, or that is being entered to be queued; else null. */
export function queueLine(store: GameStore): { prompt: string; line: string } | null {
  const queued = store.guide.queued.value;
  if (queued) return { prompt: "", line: queued.words };
  const stage = store.stage.value;
  if (!stage?.canGoBack || !queueSeat(store)) return null;
  return { prompt: "", line: `${text.forNextTurn()} ${promptSentence({ prompt: stage.text })}` };
}

function roleAt(move: string, { pieces }: PositionView): Role | undefined {
  const from = moveParts(move)?.from;
  return pieces.find(({ square }) => square === from)?.role;
}

/** Whether Esc is meant for a field or a dialog. */
function isInField(target: EventTarget | null): boolean {
  const fields = 'input:not([type="checkbox"]), select, textarea, dialog';
  return target instanceof Element && target.closest(fields) !== null;
}
