/** The board's public interface. Importing this file defines the element `<djambi-board>`. */
import { DjambiBoard } from "./element.ts";

export { pieceIcon } from "./draw.ts";
export { stepText, storyText } from "./text.ts";
export * from "./types.ts";
export { DjambiBoard };

if (!customElements.get("djambi-board")) customElements.define("djambi-board", DjambiBoard);
