/** The fall of the user's last chief, and the story of a ply. */
import { words } from "../../../board/src/words/en.ts";
import type { GameLog } from "../../common/game_log.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import * as text from "../../text/game.ts";

/**
 * The first ply after which none of these seats is alive; null while one of them is. Nobody comes back to
 * life, so half of the plies can be left out at each step.
 */
export function fallPly(
  held: readonly Seat[],
  plyCount: number,
  view: (ply: number) => Pick<PositionView, "alive">,
): number | null {
  const isAlive = (ply: number) => held.some((seat) => view(ply).alive.includes(seat));
  if (isAlive(plyCount) || !isAlive(0)) return null;
  let [alive, fallen] = [0, plyCount];
  while (fallen - alive > 1) {
    const middle = Math.floor((alive + fallen) / 2);
    if (isAlive(middle)) alive = middle;
    else fallen = middle;
  }
  return fallen;
}

/** What happened in a ply, in words. */
export function storyOf(log: GameLog, ply: number): string {
  const steps = log.rules.story(ply);
  const { kind, seat } = log.plies[ply - 1] ?? {};
  if (kind !== "flag_fall" || !seat) return words.story(steps);
  // To the rules it is a resignation.
  const others = words.story(steps.filter((step) => step.kind !== "resigned"));
  return text.sentences({ sentences: [text.ranOutOfTime({ seat }), others].filter(Boolean) });
}

/** The seat whose first turn did not come in time, for which the service has closed the game; else null. */
export function missedFirstTurn(log: GameLog): Seat | null {
  const last = log.events.at(-1);
  return last?.kind === "closed" && last.cause === "not_begun" ? log.latest().turn : null;
}
