/** The boards for people. */
import { BOARDS } from "../../protocol/index.ts";
import * as text from "../../text/choices.ts";

/** The title of a board; a board that these rules do not have is called by its name. */
export function boardTitle(name: string): string {
  const found = BOARDS.find((board) => board.name === name);
  return found ? text.board({ board: found.name }) : name;
}
