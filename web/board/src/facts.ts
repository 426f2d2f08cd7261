/** The facts that words are made of. Pure. */
import type { BoardOptions } from "./config.ts";
import { moverOf, preview, type Scene } from "./scene.ts";
import { mustPass, type Staging } from "./staging.ts";
import type { BoardPosition, Seat, StageDetail } from "./types.ts";
import type { SquareFacts, StageFacts, Words } from "./words.ts";

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

/** What a page is told of a stage; without a staging nothing can be entered. */
export function stageDetail(
  position: BoardPosition,
  staging: Staging | null,
  words: Pick<Words, "stage">,
): StageDetail {
  if (!staging) return { stage: "idle", text: "", from: null, canGoBack: false, declinable: false };
  const { stage, past, declinable, draft } = staging;
  const text = words.stage(stageFacts(position, staging));
  return { stage, text, from: draft.from ?? null, canGoBack: past.length > 0, declinable };
}
