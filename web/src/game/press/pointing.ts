/** The pieces, players and squares of a promise, chosen by pointing at the board. */
import type { PositionView, Role, Seat } from "../../core/types.ts";
import type { ClauseForm, PiecesForm } from "../../protocol/index.ts";

/** A part of a promise that can be pointed at. */
export type Part = "seats" | "seat" | "pieces" | "squares" | "from" | "to" | "victim" | "place";

/** What a part consists of. */
export type PartKind = "squares" | "pieces" | "players";

/** What a part consists of. */
export function kindOf(part: Part): PartKind {
  if (part === "seats" || part === "seat") return "players";
  return part === "pieces" || part === "victim" ? "pieces" : "squares";
}

/** The parts of a promise that can be pointed at. */
export function partsOf({ kind }: ClauseForm): Part[] {
  switch (kind) {
    case "peace":
    case "hands_off":
      return ["seats"];
    case "leave":
    case "hold":
      return ["pieces"];
    case "keep_out":
    case "no_corpse":
      return ["squares"];
    case "strike":
      return ["seat"];
    case "do":
      return ["from", "to", "victim", "place"];
    default:
      return [];
  }
}

/** The squares of a part. */
export function squaresOf(clause: ClauseForm, part: Part): readonly string[] {
  if ("squares" in clause) return clause.squares;
  if (clause.kind !== "do" || (part !== "from" && part !== "to" && part !== "place")) return [];
  return clause[part] ?? [];
}

/** A promise with these squares in a part. */
export function withSquares(clause: ClauseForm, part: Part, squares: string[]): ClauseForm {
  if ("squares" in clause) return { ...clause, squares };
  if (clause.kind !== "do" || (part !== "from" && part !== "to" && part !== "place")) return clause;
  const { [part]: _, ...others } = clause;
  return squares.length > 0 ? { ...others, [part]: squares } : others;
}

/** The pieces of a part; null where none are named. */
export function piecesOf(clause: ClauseForm): PiecesForm | null {
  if ("army" in clause) return { army: clause.army, roles: clause.roles };
  return clause.kind === "do" ? (clause.victim ?? null) : null;
}

/** A promise about these pieces. */
export function withPieces(clause: ClauseForm, pieces: PiecesForm): ClauseForm {
  if ("army" in clause) return { ...clause, ...pieces };
  if (clause.kind !== "do") return clause;
  const { victim: _, ...others } = clause;
  return pieces.roles.length > 0 ? { ...others, victim: pieces } : others;
}

/** The players of a part. */
export function playersOf(clause: ClauseForm): readonly Seat[] {
  if ("seats" in clause) return clause.seats;
  return clause.kind === "strike" ? [clause.seat] : [];
}

/** A promise about one more player, or one less. */
function withPlayer(clause: ClauseForm, seat: Seat): ClauseForm {
  if ("seats" in clause) return { ...clause, seats: toggled(clause.seats, seat) };
  return clause.kind === "strike" ? { ...clause, seat } : clause;
}

/**
 * The promise of a party after pointing at a square for one of its parts: what is there is added, or taken out
 * again. Null if what is there is nothing for that part.
 */
export function pointAt(
  clause: ClauseForm,
  part: Part,
  square: string,
  { position, party }: { position: PositionView; party: Seat },
): ClauseForm | null {
  const kind = kindOf(part);
  if (kind === "squares") return withSquares(clause, part, toggled(squaresOf(clause, part), square));
  const piece = position.pieces.find((one) => one.square === square);
  if (!piece?.army || !piece.role) return null;
  if (kind === "pieces") {
    const before = piecesOf(clause);
    const roles: readonly Role[] = before?.army === piece.army ? before.roles : [];
    return withPieces(clause, { army: piece.army, roles: toggled(roles, piece.role) });
  }
  const commander = position.controllers[piece.army];
  if (!commander || commander === "hostage" || commander === "orphan" || commander === party) return null;
  return withPlayer(clause, commander);
}

/** The squares of what a part names, in a position. */
export function pointedSquares(clause: ClauseForm, part: Part, position: PositionView): string[] {
  const kind = kindOf(part);
  if (kind === "squares") return [...squaresOf(clause, part)];
  const named = piecesOf(clause);
  const isNamed = ({ army, role }: PositionView["pieces"][number]) => {
    if (!army || !role) return false;
    if (kind === "pieces") return named?.army === army && named.roles.includes(role);
    return playersOf(clause).some((seat) => seat === position.controllers[army]);
  };
  return position.pieces.filter(isNamed).map(({ square }) => square);
}

function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}
