/** Why a try fails: the corpus proves that it does, and the rules find how. */
import type { PuzzleCore } from "./core.ts";
import { type PlayedTurn, playTurn } from "./played_turn.ts";
import type { Goal } from "./puzzle.ts";

/** What is wrong with a try. */
export type Reason =
  /** It kills no other player's chief, or walls none in, which is asked for. */
  | "no_chief"
  | "no_walls"
  /** It puts the solver out. */
  | "own_end"
  /** The others put the solver out. */
  | "out"
  /** The solver cannot win in time any more. */
  | "late"
  /** It is the last own turn and does not win. */
  | "no_win"
  /** The search found nothing. */
  | "unknown";

/** A try that fails. */
export interface Failure {
  reason: Reason;
  own: PlayedTurn;
  /** The turns of the others that refute it; none if it fails by itself. */
  replies: PlayedTurn[];
}

/** How many positions the search may make: enough for all wrong first turns of the corpus. */
const LIMIT = 400_000;

/** Plays a wrong try on a game whose last position is the one of the try, and tells why it fails. */
export function failureOf(core: PuzzleCore, move: string, goal: Goal, turnsLeft: number): Failure {
  const own = playTurn(core, move);
  const isWin = goal === "win" || goal === "duel";
  const reason = ownReason(own, goal, isWin && turnsLeft === 1);
  if (reason) return { reason, own, replies: [] };
  const line = core.refutation(own.seat, isWin ? turnsLeft - 1 : 0, LIMIT);
  if (!line) return { reason: "unknown", own, replies: [] };
  const replies = line.map((reply) => playTurn(core, reply));
  const isOut = !(replies.at(-1) ?? own).after.alive.includes(own.seat);
  return { reason: isOut ? "out" : "late", own, replies };
}

/** Why a try fails whatever the others reply; null if it takes a reply. */
function ownReason({ seat, before, steps, after }: PlayedTurn, goal: Goal, mustWin: boolean): Reason | null {
  if (!after.alive.includes(seat)) return "own_end";
  if (mustWin) return "no_win";
  const isRival = (other: string) => other !== seat && before.alive.some((alive) => alive === other);
  const kills = steps.some((step) => step.kind === "kill" && step.role === "chief" && isRival(step.army));
  if (goal === "chief" && !kills) return "no_chief";
  const walls = steps.some((step) => step.kind === "encircled" && isRival(step.seat));
  return goal === "enemy" && !walls ? "no_walls" : null;
}
