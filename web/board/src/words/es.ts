/** The words of the board in Spanish. */
import { board } from "../text/board.es.ts";
import { wordsFrom } from "./compose.ts";

/** The words of the board in Spanish. */
export const spanish = /* @__PURE__ */ wordsFrom(board);
