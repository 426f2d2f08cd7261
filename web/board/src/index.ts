/** The board with English words and the pieces as pictures: importing this file defines `<djambi-board>`. */
import { define } from "./element.ts";
import { pictures } from "./pieces/pictures.ts";
import { words } from "./words/en.ts";

export type * from "./commands.ts";
export type * from "./config.ts";
export { pieceIcon } from "./draw.ts";
export { DjambiBoard } from "./element.ts";
export type * from "./piece_set.ts";
export type { Mark, Token } from "./scene.ts";
export type * from "./types.ts";
export type * from "./words.ts";

define({ pieces: pictures, words });
