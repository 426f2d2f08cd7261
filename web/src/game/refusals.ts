/** Why a choice on the board is refused, in a sentence: by the rules, or by the state of the game. */
import type { DjambiBoard } from "../../board/src/index.ts";
import type { RefusedDetail } from "../../board/src/types.ts";
import { problemText } from "../common/problem.ts";
import type { PositionView, Seat } from "../core/types.ts";
import type { Problem } from "../protocol/index.ts";
import * as text from "../text/guide.ts";
import type { GameStore } from "./game_store.ts";
import type { GameError } from "./guide_store.ts";
import { queueSeat } from "./queue_seat.ts";

/** Grows with each refusal: a sentence that arrives after the next one is not shown. */
let latest = 0;

/** Shows why a choice is refused, and says it to screen readers. */
export async function explainRefusal(
  store: GameStore,
  board: Pick<DjambiBoard, "say">,
  detail: RefusedDetail,
): Promise<void> {
  const mine = ++latest;
  const reason = queueReason(store, detail) ?? stateReason(store) ?? ruleReason(store, detail);
  if (!reason) return;
  const { ply, mover } = store;
  const before = [ply.peek(), mover.peek()].join();
  const refusal: GameError =
    typeof reason === "string"
      ? { message: reason, section: null }
      : { message: await problemText(reason), section: reason.section ?? null };
  if (mine === latest && before === [ply.peek(), mover.peek()].join()) tell(store, board, refusal);
}

/** Says that looking back would drop the turn that is being entered. */
export function refuseLookingBack(store: GameStore, board: Pick<DjambiBoard, "say"> | null): void {
  latest++;
  if (board) tell(store, board, { message: text.halfEntered(), section: null });
}

function tell(store: GameStore, board: Pick<DjambiBoard, "say">, refusal: GameError): void {
  store.guide.refusal.value = refusal;
  board.say(refusal.message);
}

/** Why a choice is refused while a turn is entered to be queued; else null. */
function queueReason(store: GameStore, { stage }: RefusedDetail): string | null {
  return stage !== "idle" && queueSeat(store) ? text.cannotQueue() : null;
}

/** Why nothing can be chosen now; empty for a person who does not play, null when something can. */
function stateReason(store: GameStore): string | null {
  if (store.reviewedPly.peek() !== null) return text.lookingBackNow();
  if (store.mover.peek()) return null;
  if (store.pending.peek()) return text.onItsWay();
  const shown = store.position.peek();
  if (!shown || shown.outcome || !canTellTurn(store, shown)) return "";
  return text.notYourTurn({ seat: shown.turn });
}

/** Whether it is the turn of somebody else, and the user still plays. */
function canTellTurn({ held }: GameStore, { alive, turn }: PositionView): boolean {
  const seats = held.peek();
  return seats.some((seat) => alive.includes(seat)) && !seats.includes(turn);
}

/** The rule that refuses a choice. */
function ruleReason(
  store: GameStore,
  { stage, square, move }: RefusedDetail,
): Partial<Problem> | string | null {
  const position = store.latest.peek();
  if (square === null) return text.outside();
  if (!position) return null;
  const { rules } = store.log;
  const picksUp = move === null || (stage === "target" && isOwn(position, square));
  return (picksUp ? rules.explain_still(square) : rules.explain(move)) ?? null;
}

/** Whether the player to move commands a piece on a square. */
function isOwn({ pieces, controllers, turn }: PositionView, square: string): boolean {
  const army: Seat | undefined = pieces.find((piece) => piece.square === square)?.army;
  return army !== undefined && controllers[army] === turn;
}
