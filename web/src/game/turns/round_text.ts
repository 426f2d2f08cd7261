import type { StoryStep } from "../../../board/src/types.ts";
import { words } from "../../../board/src/words/en.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import { sentences } from "../../text/game.ts";
import * as text from "../../text/guide.ts";

/** A turn as it happened: who played, its story, and the position before it. */
export interface ToldTurn {
  seat: Seat;
  steps: readonly StoryStep[];
  before: PositionView;
}

/** A turn in a few words for the person of a seat; without a seat for everybody. */
export function roundText({ seat, steps, before }: ToldTurn, viewer: Seat | null): string {
  const hasEffect = steps.some(({ kind }) => kind === "kill" || kind === "relocate");
  const told = steps.flatMap((step) => {
    if (step.kind === "move") return hasEffect ? [] : movedText(seat, step);
    const isYours = "army" in step && step.army !== undefined && before.controllers[step.army] === viewer;
    return effectText(seat, step, isYours);
  });
  return sentences({ sentences: [...new Set(told)].filter(Boolean) });
}

/** The last move of a piece; one that acts in the maze has two. */
function movedText(seat: Seat, { role, to }: Extract<StoryStep, { kind: "move" }>): string {
  return role ? text.moved({ seat, role, square: to }) : "";
}

function effectText(seat: Seat, step: StoryStep, isYours: boolean): string {
  if (step.kind === "kill")
    return isYours ? text.killedYours({ seat, ...step }) : text.killed({ seat, ...step });
  if (step.kind !== "relocate") return words.story([step]);
  const { army, role, to: square } = step;
  if (!army || !role) return text.putCorpse({ seat, square });
  return isYours ? text.ledYours({ seat, role, square }) : text.led({ seat, army, role, square });
}
