/** The judge of plans, in the module that judges treaties too; it is fetched when somebody plans. */
import { Planner, turnOf } from "../../../generated/djambi_press.js";
import { isEntry } from "../../common/game_log.ts";
import type { Seat } from "../../core/types.ts";
import type { PlanLine } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { isCourtHere } from "../press/court.ts";
import { type LineCheck, plainLines } from "./plan_lines.ts";

/** A plan to be judged. */
export interface Judged {
  seat: Seat;
  /** The number of turns and departures that had counted when it was made. */
  after: number;
  lines: readonly PlanLine[];
}

/** What keeps each line of a plan from being played in the latest position; null while nobody can tell. */
export function checksOf(store: GameStore, { seat, after, lines }: Judged): LineCheck[] | null {
  void [store.plyCount.value, store.revision.value];
  const settings = store.settings.value;
  if (!isCourtHere.value || !settings) return null;
  const { board, rules, start } = settings;
  let planner: Planner | null = null;
  try {
    planner = new Planner(board, rules.set, rules.options, start, store.log.events.filter(isEntry));
    return planner.check(seat, after, JSON.stringify(plainLines(lines))) ?? null;
  } catch {
    // The page is too old for the game; the store has said so.
    return null;
  } finally {
    planner?.free();
  }
}

/** A position string in which it is the turn of a seat; null if the seat is out there. */
export function withTurn(store: GameStore, position: string, seat: Seat): string | null {
  const settings = store.settings.peek();
  if (!isCourtHere.value || !settings) return null;
  const { board, rules } = settings;
  try {
    return turnOf(board, rules.set, rules.options, position, seat) ?? null;
  } catch {
    return null;
  }
}
