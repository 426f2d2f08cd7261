/** The board as other parts of the page use it. Importing this file defines the element `<djambi-board>`. */
import { DjambiBoard } from "./element.ts";

export { pieceIcon } from "./draw.ts";
export * from "./types.ts";
export { stepWords, storyWords } from "./words.ts";
export { DjambiBoard };

if (!customElements.get("djambi-board")) customElements.define("djambi-board", DjambiBoard);
