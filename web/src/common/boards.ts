/** The boards with their names and sentences for people. */
import type { BoardName } from "../protocol/index.ts";

/** The words for a board. */
interface BoardText {
  title: string;
  sentence: string;
}

/** The words for every board of the rules. */
export const BOARD_TEXTS: Readonly<Record<BoardName, BoardText>> = {
  square9: {
    title: "The square board",
    sentence: "The game of the rule book: four armies in four corners.",
  },
  duel2: {
    title: "Duel",
    sentence: "The square board for two, each with two armies from the first turn on.",
  },
  hex3: {
    title: "Hexagons for three",
    sentence: "61 hexagons and six directions: small, quick and merciless.",
  },
  hex6: {
    title: "Hexagons for six",
    sentence: "127 hexagons and twelve directions: the largest board, and the most treason.",
  },
  ngon3: {
    title: "Three sides",
    sentence: "Three armies on squares that bend around the maze.",
  },
  ngon4: {
    title: "Four sides",
    sentence: "The square board with turned camps: each assassin faces a reporter.",
  },
  ngon5: {
    title: "Pentachiavel",
    sentence: "Five armies on five sides: our reconstruction of the game of this name.",
  },
  ngon6: {
    title: "Six sides",
    sentence: "Six armies on squares around the maze, where twelve lines meet.",
  },
};

/** The title of a board; a board without one is called by its name. */
export function boardTitle(name: string): string {
  const texts: Readonly<Record<string, BoardText>> = BOARD_TEXTS;
  return texts[name]?.title ?? name;
}
