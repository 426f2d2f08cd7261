/** Texts of the game: names of seats, and how the game ended. */
import type { PositionView, Seat, StoryStep } from "../core/types.ts";
import type { Outcome } from "../protocol/index.ts";

/** A seat's name with a capital letter. */
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

/** The seats that share the result. */
export function sharers({ shares }: Outcome): Seat[] {
  const seats = Object.keys(shares) as Seat[];
  return seats.filter((seat) => (shares[seat] ?? 0) > 0);
}

/** The winner, the players of a draw or the closing, as a headline. */
export function endingHeadline(ending: Outcome): string {
  if (ending.kind === "closed") return "The game was closed";
  const names = seatNames(sharers(ending));
  return ending.kind === "win" ? `${names} wins` : `A draw between ${names}`;
}

/** How the game ended, as a sentence; `steps` is the story of its last ply. */
export function endingReason(ending: Outcome, steps: readonly StoryStep[], last: PositionView): string {
  if (ending.kind === "repetition") return "The same position came up too often.";
  if (ending.kind === "quiet_limit") return `${last.quiet_turns} turns went by without a kill.`;
  if (ending.kind === "agreement") return "Everybody alive agreed.";
  if (ending.kind === "closed") return "The service has closed it. Nobody has a result.";
  const fallen = steps.findLast(
    (step) =>
      (step.kind === "kill" && step.role === "chief") ||
      step.kind === "encircled" ||
      step.kind === "resigned",
  );
  if (fallen?.kind === "kill")
    return `The last rival, ${seatName(fallen.army)}’s chief, was killed on ${fallen.square}.`;
  if (fallen?.kind === "encircled")
    return `The last rival, ${seatName(fallen.seat)}’s chief, was encircled on ${fallen.square}.`;
  if (fallen?.kind === "resigned") return `The last rival, ${seatName(fallen.seat)}, left the table.`;
  return "Nobody else is alive.";
}
