/** The moments of a game: after which ply something was said, promised or broken. */
import { type GameLog, isEntry } from "../../common/game_log.ts";

/** The number of the event behind each ply of the line that counts. */
export function eventsOfPlies({ events, plies }: Pick<GameLog, "events" | "plies">): number[] {
  let line: number[] = [];
  let last = 0;
  for (const event of events.filter(isEntry)) {
    last = event.seq;
    if (event.kind === "take_back") line = line.slice(0, event.to);
    // An agreement is a ply only where it makes the draw, at the end.
    else if (event.kind !== "agree_draw") line.push(event.seq);
  }
  return plies.map((_, index) => line[index] ?? last);
}

/** The number of plies up to an event; what was taken back counts for none. */
export function plyAfter(eventsOfPlies: readonly number[], event: number): number {
  return eventsOfPlies.findLastIndex((known) => known <= event) + 1;
}
