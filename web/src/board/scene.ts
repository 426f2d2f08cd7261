/**
 * What is to be seen: a position and a half-entered turn become tokens and marks. Pure, so that it can be tested
 * without a browser; it knows what a turn looks like, not what is legal.
 */
import { MAZE } from "./squares.ts";
import { open, type Staging, standing } from "./staging.ts";
import type { ControllerView, Family, PieceView, PositionView, Role, Seat } from "./types.ts";

/** How a square that may be chosen is marked. */
export type Mark =
  | "move"
  | "report"
  | "kill"
  | "relocate"
  | "maze"
  | "exit"
  | "victim"
  | "spare"
  | "place"
  | "throne"
  | "select";

/** A thing to draw: without army and role a corpse. */
export interface Token extends PieceView {
  /** Who commands it now; absent for a corpse. */
  controller?: ControllerView;
  /** Lifted from the board, waiting for the square where it will be placed. */
  held?: boolean;
}

/** Everything that depends on the position and on the choices made. */
export interface Scene {
  tokens: Token[];
  marks: Map<string, Mark>;
  selected: string | null;
  /** What waits to be placed. */
  held: Token | null;
  /** Who is in power, as long as his chief is still seen in the maze. */
  power: Seat | null;
  /** Whether a piece already stands where its turn leads; what happened before is then beside the point. */
  midway: boolean;
}

/** The scene of a position while a turn is being entered. */
export function compose(position: PositionView, staging: Staging): Scene {
  const { pieces, held } = preview(position, staging);
  const dress = (piece: PieceView): Token =>
    piece.army ? { ...piece, controller: position.controllers[piece.army] } : { ...piece };
  return {
    tokens: pieces.map(dress),
    marks: marksOf(staging),
    selected: standing(staging.draft) ?? null,
    held: held && { ...dress(held), held: true },
    midway: staging.draft.to !== undefined,
    power: pieces.some((piece) => reigns(piece, position)) ? position.in_power : null,
  };
}

function reigns(piece: PieceView, position: PositionView): boolean {
  return piece.square === MAZE && piece.role === "chief" && piece.army === position.in_power;
}

/** How each square that may be named now is marked. */
export function marksOf(staging: Staging): Map<string, Mark> {
  const { stage, options, declinable, draft } = staging;
  const families = open(staging);
  const marks = new Map<string, Mark>();
  for (const square of options) {
    if (stage === "idle") marks.set(square, "select");
    else if (stage === "target") marks.set(square, targetMark(families, square));
    else if (stage === "exit") marks.set(square, "exit");
    else if (stage === "victim") marks.set(square, "victim");
    else marks.set(square, square === MAZE ? "throne" : "place");
  }
  const spared = stage === "victim" && declinable ? standing(draft) : undefined;
  if (spared) marks.set(spared, "spare");
  return marks;
}

function targetMark(families: readonly Family[], square: string): Mark {
  const here = families.filter((family) => family.to.includes(square));
  if (here.some((family) => family.act === "kill")) return "kill";
  if (here.some((family) => family.act === "relocate")) return "relocate";
  if (here.some((family) => family.victims.length > 0)) return "report";
  return square === MAZE ? "maze" : "move";
}

/** The role of the piece whose turn is being entered. */
export function moverOf(position: PositionView, staging: Staging): PieceView | undefined {
  return position.pieces.find((piece) => piece.square === staging.draft.from);
}

/** The board as the choices made so far leave it, and what has been taken up and not yet placed. */
export function preview(
  position: PositionView,
  staging: Staging,
): { pieces: PieceView[]; held: PieceView | null } {
  const { from, to, exit, victim, placement } = staging.draft;
  const mover = moverOf(position, staging);
  if (!mover?.role || from === undefined || to === undefined) return { pieces: position.pieces, held: null };

  const end = exit ?? to;
  const at = (square: string | null | undefined) =>
    position.pieces.find((piece) => piece.square === square && piece !== mover);
  const taken = at(to);
  const second = exit ? at(exit) : undefined;
  const shot = reported(staging, victim);
  const pieces = position.pieces
    .filter((piece) => piece !== taken && piece !== second)
    .map((piece) => {
      if (piece === mover) return { ...piece, square: end };
      return shot.has(piece.square) && piece.army ? { square: piece.square } : piece;
    });
  if (second) pieces.push(fate(second, mover.role, to));
  if (!taken) return { pieces, held: null };

  const result = fate(taken, mover.role, placement ?? to);
  const settled = mover.role === "assassin" ? (to === MAZE && !exit ? undefined : from) : placement;
  if (settled === undefined) return { pieces, held: result };
  return { pieces: [...pieces, { ...result, square: settled }], held: null };
}

/** What becomes of a piece that is acted on by arriving: a diplomat's and a necromobile's stay what they are. */
function fate(piece: PieceView, by: Role, square: string): PieceView {
  return by === "diplomat" || by === "necromobile" ? { ...piece, square } : { square };
}

function reported(staging: Staging, victim: string | null | undefined): Set<string> {
  if (victim) return new Set([victim]);
  if (staging.stage !== "confirm") return new Set();
  const all = open(staging).filter((family) => family.act === "report_all");
  return new Set(all.flatMap((family) => family.victims));
}

/** Whether an army is moved by somebody else's hand, its own, or nobody's. */
export function bond(
  army: Seat,
  controller: ControllerView | undefined,
): "own" | "taken" | "hostage" | "orphan" {
  if (controller === "hostage" || controller === "orphan") return controller;
  return controller === undefined || controller === army ? "own" : "taken";
}
