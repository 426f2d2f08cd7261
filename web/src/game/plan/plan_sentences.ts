/** Plans in words. */
import { moveParts } from "../../common/board/move_parts.ts";
import type { PositionView, Role } from "../../core/types.ts";
import type { OnSquare, PlanCondition, PlanLine } from "../../protocol/index.ts";
import * as text from "../../text/plans.ts";

/** A line as a sentence; the position tells which pieces move. */
export function lineText({ when, move }: PlanLine, position: PositionView): string {
  const turn = stepsText(move, position);
  if (when.length === 0) return text.lineAlways({ turn });
  return text.lineIf({ conditions: when.map((condition) => conditionText(condition, position)), turn });
}

/** A condition in words. */
export function conditionText(condition: PlanCondition, position: PositionView): string {
  switch (condition.kind) {
    case "last": {
      const { seat, move } = condition;
      return text.ifPlays({ seat, turn: stepsText(move, position) });
    }
    case "at": {
      const { square, on } = condition;
      if (typeof on === "string") return text.ifHoldsThing({ square, on });
      return text.ifHoldsPiece({ square, ...on.piece });
    }
    case "quiet":
      return text.ifQuiet();
    case "safe":
      return text.ifSafe();
  }
}

/** What may be on a square, in a few words. */
export function thingText(on: OnSquare): string {
  return typeof on === "string" ? text.holdsThing({ on }) : text.holdsPiece(on.piece);
}

/** A turn in a few words: `militant c3–c4, places on g6`. */
function stepsText(move: string, position: PositionView): string {
  const parts = moveParts(move);
  if (!parts) return text.stepPass();
  const { from, to, exit, victim, placement } = parts;
  const role = roleAt(from, position);
  return text.steps({
    parts: [
      role ? text.step({ role, from, to }) : `${from}–${to}`,
      ...(exit === undefined ? [] : [text.stepExit({ square: exit })]),
      ...(victim === undefined ? [] : [text.stepVictim({ square: victim })]),
      ...(placement === undefined ? [] : [text.stepPlacement({ square: placement })]),
    ],
  });
}

function roleAt(square: string, { pieces }: PositionView): Role | undefined {
  return pieces.find((piece) => piece.square === square)?.role;
}
