/** The turns that cost nothing, found among all that can be entered. */
import { begin, choose, decline, type Staging } from "../../../board/src/staging.ts";
import type { Family } from "../../core/types.ts";

/** At most `limit` of the turns of these families that are safe, one for each piece. */
export function safeTurns(
  families: readonly Family[],
  isSafe: (move: string) => boolean,
  limit: number,
): string[] {
  const found: string[] = [];
  for (const piece of next(begin(families))) {
    if (found.length === limit) break;
    const safe = firstTurn(piece, isSafe);
    if (safe !== null) found.push(safe);
  }
  return found;
}

function firstTurn(state: Staging, isSafe: (move: string) => boolean): string | null {
  if (state.turn !== null) return isSafe(state.turn) ? state.turn : null;
  for (const choice of next(state)) {
    const found = firstTurn(choice, isSafe);
    if (found !== null) return found;
  }
  return null;
}

/** The states after each choice. */
function next(state: Staging): Staging[] {
  const chosen = [...state.options].map((square) => choose(state, square));
  return state.declinable ? [decline(state), ...chosen] : chosen;
}
