/** Which rule refuses a choice on a board. */
import type { RefusedDetail } from "../../../board/src/types.ts";
import type { PositionView, RulesCore, Seat } from "../../core/types.ts";
import type { Problem } from "../../protocol/index.ts";
import { chooseFirst, chooseRoleFirst, outside } from "../../text/guide.ts";

/** The rule that refuses a choice of the player to move: a problem or a sentence; null without one. */
export function ruleReason(
  rules: Pick<RulesCore, "explain" | "explainStill">,
  position: PositionView,
  { stage, square, move }: RefusedDetail,
): Partial<Problem> | string | null {
  if (square === null) return outside();
  const picksUp = move === null || (stage === "target" && isOwn(position, square));
  const problem = (picksUp ? rules.explainStill(square) : rules.explain(move)) ?? null;
  return picksUp && problem?.code === "no_piece" ? whatToChoose(position) : problem;
}

/** What to do for somebody who chooses an empty square before a piece. */
function whatToChoose(position: PositionView): string {
  const [piece, ...others] = position.pieces.filter(({ square }) => isOwn(position, square));
  return piece?.role && others.length === 0 ? chooseRoleFirst({ role: piece.role }) : chooseFirst();
}

/** Whether the player to move commands a piece on a square. */
function isOwn({ pieces, controllers, turn }: PositionView, square: string): boolean {
  const army: Seat | undefined = pieces.find((piece) => piece.square === square)?.army;
  return army !== undefined && controllers[army] === turn;
}
