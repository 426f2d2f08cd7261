/** How players fell, and why a game ended. */
import type { PositionView, Seat, StoryStep } from "../../core/types.ts";
import type { Outcome } from "../../protocol/index.ts";
import * as text from "../../text/common.ts";

/** How a player fell: by the death of the chief, or by resigning. */
export interface Fall {
  kind: "kill" | "encircled" | "resigned";
  seat: Seat;
  /** Where the chief was. */
  square: string;
}

/** The players' falls in the story of a ply, in order. */
export function fallsIn(steps: readonly StoryStep[]): Fall[] {
  return steps.flatMap((step): Fall[] => {
    if (step.kind === "encircled" || step.kind === "resigned") return [step];
    if (step.kind !== "kill" || step.role !== "chief") return [];
    return [{ kind: "kill", seat: step.army, square: step.square }];
  });
}

/** How the game ended, as a sentence; `steps` is the story of its last ply. */
export function endingReason(ending: Outcome, steps: readonly StoryStep[], last: PositionView): string {
  if (ending.kind === "repetition") return text.endedByRepetition();
  if (ending.kind === "quiet_limit") return text.endedByQuiet({ turns: last.quiet_turns });
  if (ending.kind === "agreement") return text.endedByAgreement();
  if (ending.kind === "length_limit") return text.drawnByLength();
  if (ending.kind === "closed") return text.endedByClosing();
  const fall = fallsIn(steps).at(-1);
  if (!fall) return text.nobodyElseAlive();
  return fall.kind === "resigned" ? text.lastRivalResigned(fall) : text.lastRivalFell(fall);
}
