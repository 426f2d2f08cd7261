/** The squares that a move in wire form names. */
export function moveSquares(move: string): string[] {
  return move === "pass" ? [] : (move.match(/[a-z]\d+/g) ?? []);
}
