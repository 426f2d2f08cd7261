/**
 * The scene to render: tokens and marks of a position and of the turn being entered. Pure, so that it can be
 * tested without a browser. It knows how a turn looks, not which turns are legal.
 */
import { moverSquare, openFamilies, type Staging } from "./staging.ts";
import type { BoardPosition, ControllerView, Family, PieceView, Seat } from "./types.ts";

/** The mark of a square that can be chosen. */
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

/** A piece to draw; without army and role a corpse. */
export interface Token extends PieceView {
  /** The army's controller; absent for a corpse. */
  controller?: ControllerView;
  /** Whether it was taken from its square and waits for its placement. */
  held?: boolean;
}

/** What the board shows of a position and of the choices made. */
export interface Scene {
  tokens: Token[];
  marks: Map<string, Mark>;
  selected: string | null;
  /** The token that waits for its placement. */
  held: Token | null;
  /** The army in power, as long as its chief is shown in the maze. */
  power: Seat | null;
  /** Whether the mover is shown on its target; the last turn is then not marked. */
  moverPlaced: boolean;
}

/** The scene of a position while a turn is being entered, on a board with this maze. */
export function compose(position: BoardPosition, staging: Staging, maze: string): Scene {
  const { pieces, held } = preview(position, staging);
  const toToken = (piece: PieceView): Token =>
    piece.army ? { ...piece, controller: position.controllers[piece.army] } : { ...piece };
  const isChiefInPower = ({ square, role, army }: PieceView) =>
    square === maze && role === "chief" && army === position.in_power;
  return {
    tokens: pieces.map(toToken),
    marks: marksOf(staging, maze),
    selected: moverSquare(staging.draft) ?? null,
    held: held && { ...toToken(held), held: true },
    moverPlaced: staging.draft.to !== undefined,
    power: pieces.some(isChiefInPower) ? position.in_power : null,
  };
}

/** The marks of the squares that can be chosen now. */
export function marksOf(staging: Staging, maze: string): Map<string, Mark> {
  const { stage, options, declinable, draft } = staging;
  const families = openFamilies(staging);
  const marks = new Map<string, Mark>();
  for (const square of options) {
    if (stage === "idle") marks.set(square, "select");
    else if (stage === "target") marks.set(square, targetMark(families, square, maze));
    else if (stage === "exit") marks.set(square, "exit");
    else if (stage === "victim") marks.set(square, "victim");
    else marks.set(square, square === maze ? "throne" : "place");
  }
  const spareSquare = stage === "victim" && declinable ? moverSquare(draft) : undefined;
  if (spareSquare) marks.set(spareSquare, "spare");
  return marks;
}

function targetMark(families: readonly Family[], square: string, maze: string): Mark {
  const here = families.filter((family) => family.to.includes(square));
  if (here.some((family) => family.act === "kill")) return "kill";
  if (here.some((family) => family.act === "relocate")) return "relocate";
  if (here.some((family) => family.victims.length > 0)) return "report";
  return square === maze ? "maze" : "move";
}

/** The piece whose turn is being entered. */
export function moverOf(position: BoardPosition, staging: Staging): PieceView | undefined {
  return position.pieces.find((piece) => piece.square === staging.draft.from);
}

/** The pieces after the choices made so far, and the one that was taken up and not yet placed. */
export function preview(
  position: BoardPosition,
  staging: Staging,
): { pieces: PieceView[]; held: PieceView | null } {
  const { from, to, exit, victim, placement } = staging.draft;
  // Families of one piece and one target differ in what can still be chosen, not in what becomes of others.
  const [family] = openFamilies(staging);
  const mover = moverOf(position, staging);
  if (!mover?.role || from === undefined || to === undefined) return { pieces: position.pieces, held: null };

  const end = exit ?? to;
  const at = (square: string | null | undefined) =>
    position.pieces.find((piece) => piece.square === square && piece !== mover);
  const taken = at(to);
  const onExit = exit ? at(exit) : undefined;
  const victims = reportVictims(staging, victim);
  const pieces = position.pieces
    .filter((piece) => piece !== taken && piece !== onExit)
    .map((piece) => {
      if (piece === mover) return { ...piece, square: end };
      return victims.has(piece.square) && piece.army ? { square: piece.square } : piece;
    });
  if (onExit) pieces.push(afterAction(onExit, family, to));
  if (!taken) return { pieces, held: null };

  const result = afterAction(taken, family, to);
  // While the way out of the maze is open, the mover stands where the other one would go.
  const settled = family?.goes_to === "placement" ? placement : (family?.goes_to ?? undefined);
  if (settled === undefined || staging.stage === "exit") return { pieces, held: result };
  return { pieces: [...pieces, { ...result, square: settled }], held: null };
}

/** The piece that the mover has reached: as it was, or a corpse. */
function afterAction(piece: PieceView, family: Family | undefined, square: string): PieceView {
  return family?.victim === "alive" ? { ...piece, square } : { square };
}

function reportVictims(staging: Staging, victim: string | null | undefined): Set<string> {
  if (victim) return new Set([victim]);
  if (staging.stage !== "confirm") return new Set();
  const all = openFamilies(staging).filter((family) => family.act === "report_all");
  return new Set(all.flatMap((family) => family.victims));
}

/** Whether an army is commanded by its own chief, by another's, or by none. */
export function allegiance(army: Seat, controller: ControllerView | undefined): Allegiance {
  if (controller === "hostage" || controller === "orphan") return { bond: controller };
  if (controller === undefined || controller === army) return { bond: "own" };
  return { bond: "taken", by: controller };
}

/** By whom an army is commanded. */
export type Allegiance = { bond: "own" | "hostage" | "orphan" } | { bond: "taken"; by: Seat };
