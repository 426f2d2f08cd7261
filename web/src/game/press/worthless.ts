/** The promises of a treaty that are worth nothing, though it can begin. */
import type { PositionView } from "../../core/types.ts";
import type { ClauseForm, TreatyForm } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";

/** The promises of a treaty that are worth nothing in a position, in sentences. */
export function emptyPromises({ parties, end }: TreatyForm, position: PositionView): string[] {
  const rounds = typeof end === "object" && "rounds" in end ? end.rounds : null;
  return parties.flatMap(({ seat, clauses }) => {
    const isHeld = ({ army, role }: PositionView["pieces"][number]) =>
      clauses.some((clause) => holds(clause, army, role));
    const own = position.pieces.filter(({ army }) => army && position.controllers[army] === seat);
    const stands = own.length > 0 && own.every(isHeld) ? [text.holdsEveryPiece({ seat })] : [];
    const isLate = clauses.some((clause) => "turns" in clause && rounds !== null && clause.turns > rounds);
    return isLate ? [...stands, text.dutyOutlives({ seat })] : stands;
  });
}

function holds(clause: ClauseForm, army: string | undefined, role: string | undefined): boolean {
  return clause.kind === "hold" && clause.army === army && clause.roles.some((held) => held === role);
}
