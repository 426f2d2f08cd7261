/** Why the user is out, and how the game ended, in sentences. */
import { endingReason, fallsIn } from "../../common/ending/ending_reason.ts";
import type { GameLog } from "../../common/game_log.ts";
import type { PositionView, Seat, StoryStep } from "../../core/types.ts";
import type { Outcome } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import { ranOutOfTime } from "../../text/game.ts";

/** Why the user is out, as a sentence, by a ply of the game. */
export function fallReasonAt(log: GameLog, ply: number, held: readonly Seat[]): string {
  const { kind, seat = null } = log.plies[ply - 1] ?? {};
  if (kind === "flag_fall" && seat) return held.length > 1 ? ranOutOfTime({ seat }) : text.yourTimeRanOut();
  return fallReason(log.rules.story(ply), held, seat);
}

/** Why the user is out, as a sentence; `steps` is the story of the fatal ply, and `mover` played it. */
export function fallReason(steps: readonly StoryStep[], held: readonly Seat[], mover: Seat | null): string {
  const fall = fallsIn(steps).findLast(({ seat }) => held.includes(seat));
  const several = held.length > 1;
  if (!fall || !mover) return text.noChiefLeft();
  const fact = { ...fall, mover };
  if (fall.kind === "resigned") return several ? text.seatResigned(fact) : text.youResigned();
  if (fall.kind === "kill") return several ? text.killedChiefOf(fact) : text.killedYourChief(fact);
  if (held.includes(mover)) return text.walledInOwnChief(fact);
  return several ? text.walledInChiefOf(fact) : text.walledInYourChief(fact);
}

/** Why a game that is over ended, as a sentence for the player of these seats. */
export function endingReasonOf(log: GameLog, last: PositionView, held: readonly Seat[]): string {
  const { outcome } = last;
  if (!outcome) return "";
  const closing = closingReason(log);
  if (closing) return closing;
  const ply = log.plies.at(-1);
  if (outcome.kind === "win" && ply?.kind === "flag_fall" && ply.seat) {
    const { seat } = ply;
    return held.length === 1 && held[0] === seat ? text.youLostOnTime() : text.lastRivalRanOut({ seat });
  }
  return ownEndingReason(outcome, log.rules.story(log.plies.length), last, held);
}

/** How the game ended, as a sentence for the player of these seats; `steps` is the story of its last ply. */
export function ownEndingReason(
  ending: Outcome,
  steps: readonly StoryStep[],
  last: PositionView,
  held: readonly Seat[],
): string {
  const fall = ending.kind === "win" ? fallsIn(steps).at(-1) : undefined;
  if (!fall || held.length !== 1 || held[0] !== fall.seat) return endingReason(ending, steps, last);
  const { kind: how, square } = fall;
  return how === "resigned" ? text.youLostByResigning() : text.youLost({ how, square });
}

/** Why the service has closed the game, as a sentence; null if it has not. */
function closingReason(log: GameLog): string | null {
  const last = log.events.at(-1);
  if (last?.kind !== "closed") return null;
  return text.closedBecause({ cause: last.cause, seat: log.latest().turn });
}
