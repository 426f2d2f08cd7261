/** Commands that the service has refused because the game had gone on. */
import type { Command, Event, PlayerAction } from "../protocol/index.ts";
import type { GameLog } from "./game_log.ts";

/** The offers that concern the people at the table, whatever lies on the board. */
const ABOUT_PEOPLE: ReadonlySet<string> = new Set(["pause", "resume", "stand_in", "return"]);

/** The events that change the position, or end the game. */
const CHANGING: ReadonlySet<Event["kind"]> = new Set([
  ...(["turn", "resign", "flag_fall", "take_back", "closed"] as const),
]);

/**
 * Whether a stale command means what its author meant: nothing acts in a position that they have not seen. A
 * turn is taken back whatever the others have played since, as long as it is the same turn.
 */
export function stillMeant(log: GameLog, { seat, action, expect }: Command): boolean {
  const since = log.events.filter(({ seq }) => seq > expect);
  if (isTakeBack(action)) return !since.some((event) => replacesTurn(event, seat));
  if (log.latest().outcome) return false;
  if (action.kind === "offer" && ABOUT_PEOPLE.has(action.offer.what)) return true;
  if (since.some(({ kind }) => CHANGING.has(kind))) return false;
  if (action.kind !== "turn") return true;
  return log.latest().turn === seat && log.rules.explain(action.move) === undefined;
}

function isTakeBack(action: PlayerAction): boolean {
  return action.kind === "offer" && action.offer.what === "take_back";
}

/** Whether another turn of a seat is its last one after an event. */
function replacesTurn(event: Event, seat: Command["seat"]): boolean {
  return event.kind === "take_back" || (event.kind === "turn" && event.seat === seat);
}

/** Whether an action offers something to others, or answers their offer. */
export function isOffer({ kind }: PlayerAction): boolean {
  return kind !== "turn" && kind !== "resign";
}
