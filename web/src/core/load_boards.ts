import { DjambiGame, geometry, initSync } from "../../generated/djambi_boards.js";
import address from "../../generated/djambi_boards_bg.wasm";
import { compiled } from "./compiled.ts";
import type { BoardFactory, CoreFactory } from "./types.ts";

/** Fetches the rules core with all boards; returns the factory of games and the boards. */
export async function loadBoards(): Promise<{ createCore: CoreFactory; geometry: BoardFactory }> {
  initSync({ module: await compiled(address) });
  return {
    createCore: (rules, options, start, board) => new DjambiGame(rules, options, start, board),
    geometry,
  };
}
