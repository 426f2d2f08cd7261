/** The animation of a turn: the steps of its story become a list of frames. Pure. */
import type { AnimationTimes } from "./config.ts";
import type { BoardPosition, PieceView, StoryStep } from "./types.ts";

/** A position of the animation, and how long the change from the previous one takes. */
export interface Frame {
  position: BoardPosition;
  ms: number;
}

/** The frames from a position to the end of a turn; the position itself is not among them. */
export function animationFrames(
  before: BoardPosition,
  steps: readonly StoryStep[],
  times: Pick<AnimationTimes, "move" | "change">,
): Frame[] {
  const frames: Frame[] = [];
  let now = before;
  const push = (ms: number, change: Partial<BoardPosition>) => {
    now = { ...now, ...change };
    frames.push({ position: now, ms });
  };
  for (const step of steps) {
    if (step.kind === "move" || step.kind === "relocate") {
      push(times.move, { pieces: movePiece(now.pieces, step, step.from, step.to) });
    } else if (step.kind === "kill") {
      push(times.change, { pieces: killPiece(now.pieces, step, step.square) });
      if (step.corpse !== step.square) {
        push(times.move, { pieces: movePiece(now.pieces, {}, step.square, step.corpse) });
      }
    } else if (step.kind === "encircled" || step.kind === "resigned") {
      push(times.change, { pieces: killPiece(now.pieces, { army: step.seat, role: "chief" }, step.square) });
    } else if (step.kind === "army_taken") {
      push(times.change, { controllers: { ...now.controllers, [step.army]: step.by } });
    } else if (step.kind === "orphaned") {
      push(times.change, { controllers: { ...now.controllers, [step.army]: "orphan" } });
    } else if (step.kind === "power") {
      push(times.change, { in_power: step.seat });
    } else if (step.kind === "power_lost") {
      push(0, { in_power: null });
    }
  }
  return frames;
}

/** What tells pieces on one square apart. */
type PieceKind = Pick<PieceView, "army" | "role">;

function pieceIndex(pieces: readonly PieceView[], kind: PieceKind, square: string): number {
  const here = (piece: PieceView) => piece.square === square;
  const exact = pieces.findIndex(
    (piece) => here(piece) && piece.army === kind.army && piece.role === kind.role,
  );
  return exact >= 0 ? exact : pieces.findIndex(here);
}

function movePiece(pieces: readonly PieceView[], kind: PieceKind, from: string, to: string): PieceView[] {
  const index = pieceIndex(pieces, kind, from);
  return pieces.map((piece, i) => (i === index ? { ...piece, square: to } : piece));
}

function killPiece(pieces: readonly PieceView[], kind: PieceKind, square: string): PieceView[] {
  const index = pieceIndex(pieces, kind, square);
  return pieces.map((piece, i) => (i === index ? { square } : piece));
}
