/** The seat from which the board is seen. Pure but for the user's wish to keep the board still. */

import { computed, type ReadonlySignal } from "@preact/signals";
import { keepStill } from "../../common/board/preferences.ts";
import type { Ply } from "../../common/game_log.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import type { Settings } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";

/** What the choice depends on. */
export interface Seen {
  /** The board's seats. */
  seats: readonly Seat[];
  held: readonly Seat[];
  settings: Settings | null;
  position: PositionView | null;
  /** The seat of the user's that played last. */
  lastOwn: () => Seat | null;
}

/** The user's seat that moves, or moved last, at the bottom of the board; for a watcher the first seat. */
export function bottomSeat({ seats, held, settings, position, lastOwn }: Seen): Seat {
  if (held.length === 0) return seats.find((seat) => settings?.seats[seat]?.kind !== "absent") ?? "red";
  if (keepStill.value) return held[0] ?? "red";
  if (position && held.includes(position.turn)) return position.turn;
  return lastOwn() ?? held[0] ?? "red";
}

/** The army at the bottom of the board of a game: the user's seat that plays now, else the one that played last. */
export function bottomOf(store: GameStore): ReadonlySignal<Seat> {
  return computed(() => {
    const { value: held } = store.held;
    const { value: settings } = store.settings;
    const { value: position } = store.position;
    const plies = () => (settings ? store.log.plies.slice(0, store.ply.value) : []);
    const isOwn = ({ kind, seat }: Ply) => kind === "turn" && seat !== null && held.includes(seat);
    const lastOwn = () => plies().findLast(isOwn)?.seat ?? null;
    return bottomSeat({ seats: store.board.seats, held, settings, position, lastOwn });
  });
}
