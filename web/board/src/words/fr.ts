/** The words of the board in French. */
import { board } from "../text/board.fr.ts";
import { wordsFrom } from "./compose.ts";

/** The words of the board in French. */
export const french = /* @__PURE__ */ wordsFrom(board);
