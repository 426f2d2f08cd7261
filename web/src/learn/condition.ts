import type { PositionView, StoryStep } from "../core/types.ts";
import type { Condition } from "./lesson.ts";

/** What conditions are judged by: the position, and all that has happened in the lesson. */
export interface Facts {
  view: PositionView;
  steps: readonly StoryStep[];
}

/** Whether all conditions hold. */
export function allHold(conditions: readonly Condition[], facts: Facts): boolean {
  return conditions.every((condition) => holds(condition, facts));
}

/** Whether a condition holds. */
export function holds(condition: Condition, { view, steps }: Facts): boolean {
  switch (condition.is) {
    case "killed":
      return steps.some(
        (step) => step.kind === "kill" && step.army === condition.army && step.role === condition.role,
      );
    case "at": {
      const found = view.pieces.find(({ square }) => square === condition.square);
      return found?.army === condition.army && found.role === condition.role;
    }
    case "corpse":
      return view.pieces.some(({ square, army }) => square === condition.square && !army);
    case "alive":
      return view.alive.includes(condition.seat);
    case "out":
      return !view.alive.includes(condition.seat);
    case "encircled":
      return steps.some((step) => step.kind === "encircled" && step.seat === condition.seat);
    case "in_power":
      return view.in_power === condition.seat;
    case "not_in_power":
      return view.in_power !== condition.seat;
    case "commands":
      return view.controllers[condition.army] === condition.seat;
    case "wins":
      return view.alive.length === 1 && view.alive[0] === condition.seat;
  }
}
