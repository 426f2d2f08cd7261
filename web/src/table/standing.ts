/** How the person of a seat is to be counted on. Pure. */
import type { ClockSettings, PresenceState, Seat, TableState } from "../protocol/index.ts";

/** Whether a person is here. Only in real time is one expected to stay, and a connection that ends an accident. */
export function presenceIn(
  { state }: PresenceState,
  clock: ClockSettings | undefined,
): PresenceState["state"] {
  return state === "gone" && clock?.kind !== "real_time" ? "away" : state;
}

/**
 * Whether the person of a seat is ready, or why nobody should wait for them. Except in real time who is ready may go,
 * and the game begins without them.
 */
export function standingAt(
  seat: Seat,
  state: TableState,
  clock: ClockSettings | undefined,
): "ready" | "busy" | "away" | "gone" {
  const presence = state.presence[seat];
  const how = presence ? presenceIn(presence, clock) : "here";
  const isReady = state.ready?.includes(seat);
  if (how !== "here" && !(isReady && clock?.kind !== "real_time")) return how;
  return isReady ? "ready" : "busy";
}
