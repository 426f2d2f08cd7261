/** A turn and the reasons for it, in words. */

import type { Reason } from "../../../rules/src/engine/messages.ts";
import { moveParts } from "../../common/board/move_parts.ts";
import type { PositionView, Role } from "../../core/types.ts";
import * as text from "../../text/coach.ts";

/** The sentence of a reason. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case "wins":
      return text.wins();
    case "kills_chief":
      return text.killsChief(reason);
    case "walls_in":
      return text.wallsIn(reason);
    case "saves_chief":
      return text.savesChief(reason);
    case "takes_power":
      return text.takesPower();
    case "ends_power":
      return text.endsPower(reason);
    case "takes_army":
      return text.takesArmy(reason);
    case "kills":
      return text.kills(reason);
    case "rescues":
      return text.rescues(reason);
    case "threatens_chief":
      return text.threatensChief(reason);
    case "leads_away":
      return text.leadsAway(reason);
    case "chief_safe":
      return text.chiefSafe();
  }
}

/** Why a turn is good: its weightiest reason, and whether the chief is safe; else what can be expected. */
export function whyText(reasons: readonly Reason[], expected: number): string[] {
  const [first, ...others] = reasons;
  if (!first) return [text.expected({ tenths: tenthsOf(expected) })];
  const safe = others.find(({ code }) => code === "chief_safe");
  return [first, ...(safe ? [safe] : [])].map(reasonText);
}

/** A share in tenths, as people say it; what is neither nothing nor all is never said to be. */
export function tenthsOf(share: number): number {
  if (share <= 0 || share >= 1) return Math.round(10 * share);
  return Math.min(9, Math.max(1, Math.round(10 * share)));
}

/** The piece that a turn moves, as a sentence. */
export function pieceText(move: string, position: PositionView): string {
  const parts = moveParts(move);
  const role = parts && roleAt(parts.from, position);
  return parts && role ? text.hintPiece({ role, square: parts.from }) : text.hintPass();
}

/** A whole turn, as sentences. */
export function turnText(move: string, position: PositionView): string[] {
  const parts = moveParts(move);
  const role = parts && roleAt(parts.from, position);
  if (!parts || !role) return [text.hintPass()];
  const { exit, victim, placement } = parts;
  return [
    text.hintTurn({ role, ...parts }),
    ...(exit === undefined ? [] : [text.hintExit({ square: exit })]),
    ...(victim === undefined ? [] : [text.hintVictim({ square: victim })]),
    ...(placement === undefined ? [] : [text.hintPlacement({ square: placement })]),
  ];
}

/** A turn that would have been better, as a sentence. */
export function betterText(move: string, position: PositionView): string {
  const parts = moveParts(move);
  const role = parts && roleAt(parts.from, position);
  return parts && role ? text.betterTurn({ role, from: parts.from, to: parts.to }) : text.hintPass();
}

function roleAt(square: string, { pieces }: PositionView): Role | undefined {
  return pieces.find((piece) => piece.square === square)?.role;
}
