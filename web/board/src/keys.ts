/** The keys that jump to a piece or to the maze, and those that tell about the position. Pure. */
import type { Layout } from "./layout.ts";
import { attackersText, KEYS_TEXT, linesText, turnsText } from "./speech.ts";
import type { BoardPosition, Role, Seat } from "./types.ts";

const ROLES: Readonly<Record<string, Role>> = {
  c: "chief",
  a: "assassin",
  r: "reporter",
  m: "militant",
  d: "diplomat",
  n: "necromobile",
};

/** What a key is asked about. */
export interface KeyContext {
  /** The square of the keyboard's focus. */
  square: string;
  /** The seat that is meant by “own” and “my”. */
  own: Seat;
  position: BoardPosition;
  layout: Layout;
  /** The squares of the pieces that could kill or take the piece on a square. */
  attackers: (square: string) => readonly string[];
}

/** The answer to a key: a square to go to, or something to say. */
export interface KeyAnswer {
  go?: string;
  say?: string;
}

/** The answer to a key; null if it asks for nothing. */
export function answerKey(key: string, context: KeyContext): KeyAnswer | null {
  const { square, own, position, layout } = context;
  const letter = key.toLowerCase();
  const role = ROLES[letter];
  if (role) {
    const go = nextPiece(role, key === letter ? 1 : -1, context);
    return go ? { go } : { say: `${own} has no ${role}.` };
  }
  switch (letter) {
    case "z":
      return { go: layout.geometry.maze };
    case "l":
      return { say: linesText(square, position, layout) };
    case "k":
      return { say: threatsText(context) };
    case "t":
      return { say: turnsText(position) };
    case "?":
      return { say: KEYS_TEXT };
    default:
      return null;
  }
}

/** The square of the next piece of a kind that the own seat commands, or of the one before. */
function nextPiece(role: Role, by: 1 | -1, { square, own, position, layout }: KeyContext): string | null {
  const isOwn = (army: Seat | undefined) => army !== undefined && position.controllers[army] === own;
  const pieces = position.pieces.filter((piece) => piece.role === role && isOwn(piece.army));
  const targets = new Set(pieces.map((piece) => piece.square));
  const squares = layout.cells.map((cell) => cell.square);
  const here = squares.indexOf(square);
  for (let i = 1; i <= squares.length; i++) {
    const next = squares[(here + by * i + squares.length) % squares.length];
    if (next && targets.has(next)) return next;
  }
  return null;
}

function threatsText({ own, position, attackers }: KeyContext): string {
  const chief = position.pieces.find(({ army, role }) => army === own && role === "chief");
  return chief ? attackersText(chief, attackers(chief.square), position) : `${own} has no chief.`;
}
