/** Told steps become a film: a list of boards, each a little later than the one before. Pure. */
import type { PieceView, PositionView, Step } from "./types.ts";

/** One picture of a film and how long it takes to get there from the one before. */
export interface Frame {
  position: PositionView;
  ms: number;
}

const GLIDE = 320;
const FALL = 240;

/** The frames between a position and what the steps make of it, the position itself not among them. */
export function film(before: PositionView, steps: readonly Step[]): Frame[] {
  const frames: Frame[] = [];
  let now = before;
  const shoot = (ms: number, change: Partial<PositionView>) => {
    now = { ...now, ...change };
    frames.push({ position: now, ms });
  };
  for (const step of steps) {
    if (step.kind === "move" || step.kind === "relocate") {
      shoot(GLIDE, { pieces: carried(now.pieces, step, step.from, step.to) });
    } else if (step.kind === "kill") {
      shoot(FALL, { pieces: fallen(now.pieces, step, step.square) });
      if (step.corpse !== step.square) {
        shoot(GLIDE, { pieces: carried(now.pieces, {}, step.square, step.corpse) });
      }
    } else if (step.kind === "encircled" || step.kind === "resigned") {
      shoot(FALL, { pieces: fallen(now.pieces, { army: step.seat, role: "chief" }, step.square) });
    } else if (step.kind === "army_taken") {
      shoot(FALL, { controllers: { ...now.controllers, [step.army]: step.by } });
    } else if (step.kind === "orphaned") {
      shoot(FALL, { controllers: { ...now.controllers, [step.army]: "orphan" } });
    } else if (step.kind === "power") {
      shoot(FALL, { in_power: step.seat });
    } else if (step.kind === "power_lost") {
      shoot(0, { in_power: null });
    }
  }
  return frames;
}

type Kind = Pick<PieceView, "army" | "role">;

function find(pieces: readonly PieceView[], kind: Kind, square: string): number {
  const here = (piece: PieceView) => piece.square === square;
  const exact = pieces.findIndex(
    (piece) => here(piece) && piece.army === kind.army && piece.role === kind.role,
  );
  return exact >= 0 ? exact : pieces.findIndex(here);
}

function carried(pieces: readonly PieceView[], kind: Kind, from: string, to: string): PieceView[] {
  const index = find(pieces, kind, from);
  return pieces.map((piece, i) => (i === index ? { ...piece, square: to } : piece));
}

function fallen(pieces: readonly PieceView[], kind: Kind, square: string): PieceView[] {
  const index = find(pieces, kind, square);
  return pieces.map((piece, i) => (i === index ? { square } : piece));
}
