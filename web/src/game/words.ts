/** The game in words: what the banner says, what the list says, and what a screen reader hears. */
import type { Ending, PositionView, Role, Seat, Step } from "../core/types.js";
import { SEATS } from "../core/types.js";

/** A seat's name, as a sentence begins with it. */
export function seatName(seat: Seat): string {
  return seat.charAt(0).toUpperCase() + seat.slice(1);
}

/** Several seats as one phrase: "Red", "Red and Blue", "Red, Blue and Green". */
export function seatNames(seats: readonly Seat[]): string {
  const names = seats.map(seatName);
  const last = names.pop();
  if (last === undefined) return "nobody";
  return names.length === 0 ? last : `${names.join(", ")} and ${last}`;
}

/** A piece with its army: "Red’s militant". */
function piece(army: Seat | undefined, role: Role | undefined): string {
  if (army === undefined || role === undefined) return "a corpse";
  return `${seatName(army)}’s ${role}`;
}

/** One step as a sentence without its full stop. */
export function stepWords(step: Step): string {
  switch (step.kind) {
    case "move":
      return `${piece(step.army, step.role)} goes from ${step.from} to ${step.to}`;
    case "kill":
      return step.square === step.corpse
        ? `${piece(step.army, step.role)} is killed on ${step.square}`
        : `${piece(step.army, step.role)} is killed on ${step.square}, the corpse lies on ${step.corpse}`;
    case "relocate":
      return `${piece(step.army, step.role)} is moved from ${step.from} to ${step.to}`;
    case "army_taken":
      return `${seatName(step.by)} takes command of the ${step.army} army`;
    case "encircled":
      return `${seatName(step.seat)}’s chief is encircled and dies on ${step.square}`;
    case "resigned":
      return `${seatName(step.seat)} leaves the table`;
    case "orphaned":
      return `the ${step.army} army is an orphan now`;
    case "power":
      return `${seatName(step.seat)} is in power`;
    case "power_lost":
      return `${seatName(step.seat)} is no longer in power`;
    case "won":
      return `${seatName(step.seat)} wins`;
    default:
      return "";
  }
}

/** A whole turn as sentences. */
export function storyWords(steps: readonly Step[]): string {
  const sentences = steps.map(stepWords).filter((words) => words !== "");
  return sentences.map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`).join(" ");
}

/** Who won, or who shares the draw, as a headline. */
export function endingHeadline(ending: Ending): string {
  const sharing = SEATS.filter((seat) => (ending.shares[seat] ?? 0) > 0);
  return ending.kind === "win" ? `${seatNames(sharing)} wins` : `A draw between ${seatNames(sharing)}`;
}

/** How the game ended, as a sentence; `steps` is what happened in its last turn. */
export function endingReason(ending: Ending, steps: readonly Step[], last: PositionView): string {
  if (ending.kind === "repetition") return "The same position came up too often.";
  if (ending.kind === "quiet_limit") return `${last.quiet_turns} turns went by without a kill.`;
  if (ending.kind === "agreement") return "Everybody alive agreed.";
  const fallen = steps.findLast(
    (step) => (step.kind === "kill" && step.role === "chief") || step.kind === "encircled" || step.kind === "resigned",
  );
  if (fallen?.kind === "kill") return `The last rival, ${seatName(fallen.army)}’s chief, was killed on ${fallen.square}.`;
  if (fallen?.kind === "encircled") return `The last rival, ${seatName(fallen.seat)}’s chief, was encircled on ${fallen.square}.`;
  if (fallen?.kind === "resigned") return `The last rival, ${seatName(fallen.seat)}, left the table.`;
  return "Nobody else is alive.";
}
