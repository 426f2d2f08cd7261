/** The fall of the user's last chief: at which ply, and why. */
import { endingReason, fallsIn } from "../common/endings.ts";
import type { PositionView, Seat, StoryStep } from "../core/types.ts";
import type { Outcome } from "../protocol/index.ts";
import * as text from "../text/game.ts";
import type { GameLog } from "./game_log.ts";

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

/** Why the user is out, as a sentence, by a ply of the game. */
export function fallReasonAt(log: GameLog, ply: number, held: readonly Seat[]): string {
  return fallReason(log.rules.story(ply), held, log.plies[ply - 1]?.seat ?? null);
}

/** Why the user is out, as a sentence; `steps` is the story of the fatal ply, and `mover` played it. */
export function fallReason(steps: readonly StoryStep[], held: readonly Seat[], mover: Seat | null): string {
  const fall = fallsIn(steps).findLast(({ seat }) => held.includes(seat));
  const several = held.length > 1;
  if (!fall || !mover) return text.noChiefLeft();
  const fact = { ...fall, mover };
  if (fall.kind === "resigned") return several ? text.seatResigned(fact) : text.youResigned();
  if (fall.kind === "kill") return several ? text.killedChiefOf(fact) : text.killedYourChief(fact);
  if (held.includes(mover)) return text.walledInOwnChief(fact);
  return several ? text.walledInChiefOf(fact) : text.walledInYourChief(fact);
}

/** How the game ended, as a sentence for the player of these seats; `steps` is the story of its last ply. */
export function ownEndingReason(
  ending: Outcome,
  steps: readonly StoryStep[],
  last: PositionView,
  held: readonly Seat[],
): string {
  const fall = ending.kind === "win" ? fallsIn(steps).at(-1) : undefined;
  if (!fall || held.length !== 1 || held[0] !== fall.seat) return endingReason(ending, steps, last);
  const { kind: how, square } = fall;
  return how === "resigned" ? text.youLostByResigning() : text.youLost({ how, square });
}

/** Why the service has closed the game, as a sentence; null if it has not, or did not say why. */
export function closingReason({ events }: GameLog): string | null {
  const last = events.at(-1);
  return last?.kind === "closed" && last.cause ? text.closedBecause({ cause: last.cause }) : null;
}
