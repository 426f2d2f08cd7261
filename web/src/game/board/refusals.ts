/** Why a choice on the board is refused, in a sentence: by the rules, or by the state of the game. */
import type { DjambiBoard } from "../../../board/src/index.ts";
import type { RefusedDetail } from "../../../board/src/types.ts";
import { type GameError, shownError } from "../../common/problem.ts";
import { ruleReason } from "../../common/rules/rule_refusal.ts";
import type { PositionView } from "../../core/types.ts";
import * as text from "../../text/guide.ts";
import type { GameStore } from "../game_store.ts";
import { queueSeat } from "../queue/queue_seat.ts";

/** Grows with each refusal: a sentence that arrives after the next one is not shown. */
let latest = 0;

/** Shows why a choice is refused, and says it to screen readers. */
export async function explainRefusal(
  store: GameStore,
  board: Pick<DjambiBoard, "say">,
  detail: RefusedDetail,
): Promise<void> {
  const mine = ++latest;
  const position = store.latest.peek();
  const reason =
    queueReason(store, detail) ??
    stateReason(store) ??
    (position && ruleReason(store.log.rules, position, detail));
  if (!reason) return;
  const { ply, mover } = store;
  const before = [ply.peek(), mover.peek()].join();
  const refusal = await shownError(reason);
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
