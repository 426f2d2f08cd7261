/** The keys that jump to a piece or to the maze, and those that tell about the position. Pure. */
import type { KeyCommand, Keys } from "./commands.ts";
import type { Layout } from "./layout.ts";
import type { BoardPosition, Role, Seat } from "./types.ts";
import type { LineFacts, Words } from "./words.ts";

/** What a key is asked about. */
export interface KeyContext {
  /** The square of the keyboard's focus. */
  square: string;
  /** The seat that is meant by “own” and “my”. */
  own: Seat;
  position: BoardPosition;
  layout: Layout;
  keys: Keys;
  words: Words;
  /** The squares of the pieces that could kill or take the piece on a square. */
  attackers: (square: string) => readonly string[];
}

/** The answer to a key: a square to go to, or something to say. */
export interface KeyAnswer {
  go?: string;
  say?: string;
}

/** The answer to a key; null if it asks for nothing. */
export function answerKey(key: string | null, context: KeyContext): KeyAnswer | null {
  if (!key) return null;
  const { square, own, position, layout, keys, words } = context;
  const letter = key.toLowerCase();
  const commands = Object.keys(keys) as KeyCommand[];
  const command = commands.find((name) => keys[name] === letter);
  switch (command) {
    case undefined:
      return null;
    case "maze":
      return { go: layout.geometry.maze };
    case "lines":
      return { say: words.lines(square, linesFrom(square, position, layout)) };
    case "attackers":
      return { say: threatsText(context) };
    case "turns":
      return { say: words.turns(position) };
    case "help":
      return { say: words.keys(keys) };
    default: {
      const go = nextPiece(command, key === letter ? 1 : -1, context);
      return go ? { go } : { say: words.nothing(own, command) };
    }
  }
}

type Pressed = Pick<KeyboardEvent, "key" | "code" | "shiftKey">;

/** The letter of the Latin keyboard where a key is, if the user's keyboard has other letters; else null. */
export function letterOf({ key, code, shiftKey }: Pressed): string | null {
  const letter = /^[a-z]$/i.test(key) ? undefined : /^Key([A-Z])$/.exec(code)?.[1];
  return (shiftKey ? letter : letter?.toLowerCase()) ?? null;
}

/** The lines from a square that have pieces on them. */
export function linesFrom(square: string, position: BoardPosition, layout: Layout): LineFacts[] {
  const at = new Map(position.pieces.map((piece) => [piece.square, piece]));
  const lines = layout.lines(square).map(({ hour, squares }) => ({
    hour,
    pieces: squares.flatMap((here) => at.get(here) ?? []),
  }));
  return lines.filter(({ pieces }) => pieces.length > 0);
}

/** The square of the next piece of a kind that the user's seat commands, or of the one before. */
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

function threatsText({ own, position, attackers, words }: KeyContext): string {
  const chief = position.pieces.find(({ army, role }) => army === own && role === "chief");
  if (!chief) return words.nothing(own, "chief");
  const squares = attackers(chief.square);
  return words.attackers(
    chief,
    position.pieces.filter(({ square }) => squares.includes(square)),
  );
}
