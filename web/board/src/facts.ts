/** The facts that words are made of. Pure. */
import type { BoardOptions } from "./config.ts";
import { moverOf, preview, type Scene } from "./scene.ts";
import { mustPass, type Staging } from "./staging.ts";
import type { BoardPosition, Seat } from "./types.ts";
import type { SquareFacts, StageFacts } from "./words.ts";

/** The facts of a square, on a board with this maze. */
export function squareFacts(
  square: string,
  { tokens, power, selected, marks }: Scene,
  { lastTurns, rings }: Pick<BoardOptions, "lastTurns" | "rings">,
  maze: string,
): SquareFacts {
  const isMaze = square === maze;
  return {
    square,
    tokens: tokens.filter((token) => token.square === square),
    isMaze,
    power: isMaze ? power : null,
    isSelected: square === selected,
    mark: marks.get(square) ?? null,
    isLast: lastTurns.some(({ squares }) => squares.includes(square)),
    isInDanger: rings.some((ring) => ring.square === square),
  };
}

/** The seat whose turn can be entered: the one that commands the pieces; null without a piece that moves. */
export function enteringSeat(
  { pieces, controllers, turn }: BoardPosition,
  { families }: Pick<Staging, "families">,
): Seat | null {
  const [family] = families;
  if (!family) return null;
  const army = pieces.find(({ square }) => square === family.from)?.army;
  const controller = army && controllers[army];
  return controller && controller !== "hostage" && controller !== "orphan" ? controller : turn;
}

/** The facts of the next choice. */
export function stageFacts(position: BoardPosition, staging: Staging): StageFacts {
  return {
    stage: staging.stage,
    mover: moverOf(position, staging),
    held: preview(position, staging).held,
    isOpen: staging.options.size > 0,
    declinable: staging.declinable,
    mustPass: mustPass(staging.families),
  };
}
