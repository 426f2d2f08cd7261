/** The words of the board in English. */
import { board } from "../text/board.en.ts";
import { wordsFrom } from "./compose.ts";

/** The words of the board in English. */
export const english = /* @__PURE__ */ wordsFrom(board);

/** The story of a turn in English sentences. */
export const storyText = english.story;
