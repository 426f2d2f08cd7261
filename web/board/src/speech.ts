/** What the board tells on a key: the lines from a square, a chief's attackers, the coming turns. Pure. */
import type { Layout } from "./layout.ts";
import { pieceName } from "./text.ts";
import type { BoardPosition, PieceView } from "./types.ts";

/** The keys, as the board names them on `?`. */
export const KEYS_TEXT =
  "Arrow keys go to the next square, Home, End, Page Up and Page Down to the rim. " +
  "C, A, R, M, D and N go to the next own chief, assassin, reporter, militant, diplomat and necromobile, " +
  "with Shift to the one before. Z goes to the maze. L tells the lines from here, K who attacks your chief, " +
  "T who plays next. Enter chooses, Escape goes back.";

/** The pieces on the lines that lead away from a square, by the hours of a clock as the board is seen. */
export function linesText(square: string, position: BoardPosition, layout: Layout): string {
  const at = new Map(position.pieces.map((piece) => [piece.square, piece]));
  const told = layout.lines(square).flatMap(({ hour, squares }) => {
    const pieces = squares.flatMap((here) => at.get(here) ?? []);
    return pieces.length > 0 ? [`${hour} o’clock: ${pieces.map(pieceText).join(", ")}`] : [];
  });
  return `Lines from ${square}. ${told.length > 0 ? `${told.join("; ")}.` : "Nothing on them."}`;
}

/** The pieces that could kill or take a chief. */
export function attackersText(
  chief: PieceView,
  attackers: readonly string[],
  position: BoardPosition,
): string {
  const pieces = position.pieces.filter(({ square }) => attackers.includes(square));
  const name = `${pieceName(chief)} on ${chief.square}`;
  return pieces.length === 0
    ? `Nobody attacks the ${name}.`
    : `The ${name} is attacked by ${pieces.map(pieceText).join(", ")}.`;
}

/** The coming turns. */
export function turnsText({ upcoming = [], outcome }: BoardPosition): string {
  if (outcome) return "The game is over.";
  const turns = upcoming.map(({ seat, power }) => (power ? `${seat} by power` : seat));
  const [now, ...later] = turns;
  return now === undefined ? "" : `It is the turn of ${now}; then ${later.join(", ")}.`;
}

function pieceText(piece: PieceView): string {
  return `${pieceName(piece)} on ${piece.square}`;
}
