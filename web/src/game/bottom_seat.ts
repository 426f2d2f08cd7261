/** The seat from which the board is seen. */
import type { Seat } from "../core/types.ts";
import type { GameStore } from "./game_store.ts";
import { keepStill } from "./preferences.ts";

/** The user's seat that moves, or moved last, at the bottom of the board; for a watcher the first seat. */
export function bottomSeat(store: GameStore): Seat {
  const held = store.held.value;
  const position = store.position.value;
  const seats = store.settings.value?.seats;
  if (held.length === 0) return store.board.seats.find((seat) => seats?.[seat]?.kind !== "absent") ?? "red";
  if (keepStill.value) return held[0] ?? "red";
  if (position && held.includes(position.turn)) return position.turn;
  const plies = store.settings.value ? store.log.plies.slice(0, store.ply.value) : [];
  const last = plies.findLast(({ kind, seat }) => kind === "turn" && seat !== null && held.includes(seat));
  return last?.seat ?? held[0] ?? "red";
}
