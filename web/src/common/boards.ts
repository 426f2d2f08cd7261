/** The boards for people: a title and a sentence. */
import { BOARDS, type BoardName } from "../protocol/index.ts";

/** A sentence about every board of the rules. */
export const BOARD_SENTENCES: Readonly<Record<BoardName, string>> = {
  square9: "The game of the rule book: four armies in four corners.",
  duel2: "The square board for two, each with two armies from the first turn on.",
  hex3: "61 hexagons and six directions: small, quick and merciless.",
  hex6: "127 hexagons and twelve directions: the largest board, and the most treason.",
  ngon3: "Three armies on squares that bend around the maze.",
  ngon4: "The square board with turned camps: each assassin faces a reporter.",
  ngon5: "Five armies on five sides: our reconstruction of the game of this name.",
  ngon6: "Six armies on squares around the maze, where twelve lines meet.",
};

/** The title of a board; a board without one is called by its name. */
export function boardTitle(name: string): string {
  return BOARDS.find((board) => board.name === name)?.title ?? name;
}
