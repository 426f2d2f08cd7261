/** The turns since the user's own last one: which they are, and how the board marks them. */
import type { MarkedTurn } from "../../../board/src/types.ts";
import { moveSquares, turnMark } from "../../common/board/move_squares.ts";
import type { Ply } from "../../common/game_log.ts";
import type { Seat } from "../../core/types.ts";
import type { GameStore } from "../game_store.ts";

/** The maximum number of turns that are told; six players, one in power, have ten between two own. */
const MAX_TURNS = 10;

/**
 * The plies, counted from 1, after the last turn of a seat and up to `shown`; without such a seat the last
 * `count` ones.
 */
export function pliesSince(plies: readonly Ply[], shown: number, seat: Seat | null, count: number): number[] {
  const own = (ply: Ply) => ply.kind === "turn" && ply.seat === seat;
  const first = seat === null ? shown - count : plies.slice(0, shown).findLastIndex(own) + 1;
  const from = Math.max(first, shown - MAX_TURNS, 0);
  return Array.from({ length: shown - from }, (_, i) => from + i + 1);
}

/** The plies of others since the user's own last turn, up to a ply; for a watcher those of the last round. */
export function roundPlies(store: GameStore, shown: number): number[] {
  const position = store.settings.value ? store.log.view(shown) : null;
  if (!position) return [];
  const { turn, alive } = position;
  const living = store.held.value.filter((seat) => alive.includes(seat));
  const seat = living.includes(turn) ? turn : (living[0] ?? null);
  return pliesSince(store.log.plies, shown, seat, alive.length);
}

/** The marks of the turns up to a ply; of an earlier position, and of one that is pointed at, of one turn. */
export function markedTurns(store: GameStore, ply: number): MarkedTurn[] {
  const { value: pointed } = store.guide.pointedPly;
  if (pointed !== null && pointed <= ply) return [markedTurn(store, pointed)];
  const others = store.reviewedPly.value === null ? roundPlies(store, ply) : [];
  const marked = others.length > 0 ? others : [ply];
  return marked.filter((one) => one > 0).map((one) => markedTurn(store, one));
}

function markedTurn(store: GameStore, ply: number): MarkedTurn {
  const { move = "", seat = null } = store.log.plies[ply - 1] ?? {};
  return seat ? turnMark(seat, move) : { squares: moveSquares(move) };
}
