// Made of `locales` by `cargo xtask texts`. Do not edit.
import { board } from "../text/board.fr.ts";
import { wordsFrom } from "./compose.ts";

/** The words of the board: Français. */
export const words = /* @__PURE__ */ wordsFrom(board);
