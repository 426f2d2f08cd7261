/** The fall of the user's last chief: at which ply, and why. */
import type { PositionView, Seat, StoryStep } from "../core/types.ts";
import type { GameLog } from "./game_log.ts";
import { seatName, seatNames } from "./text.ts";

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
  const own = (seat: Seat) => held.includes(seat);
  const chief = (seat: Seat) => (held.length > 1 ? `${seatName(seat)}’s chief` : "your chief");
  const step = steps.findLast(
    (step) =>
      (step.kind === "kill" && step.role === "chief" && own(step.army)) ||
      ((step.kind === "encircled" || step.kind === "resigned") && own(step.seat)),
  );
  if (step?.kind === "kill") return `${moverName(mover)} killed ${chief(step.army)} on ${step.square}.`;
  if (step?.kind === "resigned")
    return held.length > 1 ? `${seatName(step.seat)} resigned.` : "You resigned.";
  if (step?.kind !== "encircled") return `${seatNames(held)} lost the last chief.`;
  const how = mover && own(mover) ? "by your own turn" : `by ${moverName(mover)}’s turn`;
  const who = chief(step.seat);
  return `${who.charAt(0).toUpperCase()}${who.slice(1)} was encircled on ${step.square} ${how}.`;
}

function moverName(mover: Seat | null): string {
  return mover ? seatName(mover) : "Somebody";
}
