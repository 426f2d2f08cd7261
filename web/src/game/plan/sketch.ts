/** A variation that is entered on the board of the panel: what others play, and the answer. */
import type { Family, PositionView, RulesCore, Seat } from "../../core/types.ts";
import type { PlanLine } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import type { SeatTurn } from "./plan_lines.ts";
import { withTurn } from "./planner.ts";

/** A position of the variation, and how it came about. */
export interface Sketch {
  /** What others play in it, one after the other. */
  theirs: readonly SeatTurn[];
  /** Who plays now on the board. */
  who: Seat;
  position: PositionView;
  families: readonly Family[];
  rules: RulesCore;
}

/** The variation that begins after these lines, with the turn of who plays then; null if they lead nowhere. */
export function sketchAfter(store: GameStore, seat: Seat, path: readonly PlanLine[]): Sketch | null {
  const start = positionAfter(store, seat, path);
  return start && sketchFrom(store, start.dfen, start.turn, []);
}

/**
 * The position after lines of a seat one after the other: what their conditions say that others play, and the turns of the seat.
 * Null if that is not possible, or ends the game.
 */
export function positionAfter(store: GameStore, seat: Seat, path: readonly PlanLine[]): PositionView | null {
  let position = store.latest.peek();
  for (const { when, move } of path) {
    const theirs = when.flatMap((condition) => (condition.kind === "last" ? [condition] : []));
    for (const turn of [...theirs, { seat, move }]) position = position && played(store, position, turn);
  }
  return position;
}

/** The position after a turn, as if it were its player's; null if it is not legal, or ends the game. */
function played(store: GameStore, { dfen }: PositionView, { seat, move }: SeatTurn): PositionView | null {
  const sketch = sketchFrom(store, dfen, seat, []);
  if (!sketch) return null;
  try {
    sketch.rules.play(move);
    const after = sketch.rules.view(1);
    return after.outcome ? null : after;
  } catch {
    return null;
  } finally {
    sketch.rules.free();
  }
}

/** The same variation with another one to play. */
export function withPlayer(store: GameStore, { position, theirs }: Sketch, who: Seat): Sketch | null {
  return sketchFrom(store, position.dfen, who, theirs);
}

/** The variation after a turn of somebody else, with the turn of a seat; null if that seat is out then, or the game over. */
export function withTheirs(store: GameStore, sketch: Sketch, move: string, next: Seat): Sketch | null {
  const { rules, who, theirs } = sketch;
  rules.play(move);
  const after = rules.view(1);
  return after.outcome ? null : sketchFrom(store, after.dfen, next, [...theirs, { seat: who, move }]);
}

function sketchFrom(
  store: GameStore,
  position: string,
  who: Seat,
  theirs: readonly SeatTurn[],
): Sketch | null {
  const settings = store.settings.peek();
  const start = withTurn(store, position, who);
  if (!settings || start === null) return null;
  const { rules: by, board } = settings;
  const rules = store.createCore(by.set, by.options, start, board);
  return { theirs, who, position: rules.view(0), families: rules.families(), rules };
}
