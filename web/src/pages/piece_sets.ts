/** The entry point of the piece sets that are fetched when the user chooses one of them. */
export { letters } from "../../board/src/pieces/letters.ts";
export { signs } from "../../board/src/pieces/signs.ts";
