import type { BoardGeometry } from "../../../board/src/types.ts";
import { SQUARE9 } from "../../../generated/square9.ts";
import { importPart } from "../../common/browser/import_part.ts";
import { loadCore } from "../../core/load.ts";
import type { CoreFactory } from "../../core/types.ts";

/** The rules of a game's board, and its drawing. */
export interface LoadedBoard {
  createCore: CoreFactory;
  board: BoardGeometry;
}

/**
 * Loads the board of a page: `board` is its name, and `boards` the address of the script with all boards,
 * which pages of the 9 × 9 board do not have.
 */
export async function loadBoard({ board = "", boards }: DOMStringMap): Promise<LoadedBoard> {
  if (!boards) return { createCore: await loadCore(), board: SQUARE9 };
  const { loadBoards } = await importPart<typeof import("../../core/load_boards.ts")>(boards);
  const { createCore, geometry } = await loadBoards();
  return { createCore, board: geometry(board) };
}
