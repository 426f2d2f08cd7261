import { DjambiGame, initSync } from "../../generated/djambi.js";
import address from "../../generated/djambi_bg.wasm";
import { compiled } from "./compiled.ts";
import type { CoreFactory } from "./types.ts";

/** Fetches the rules core, which has only the 9 × 9 board, and returns the factory of games. */
export async function loadCore(): Promise<CoreFactory> {
  initSync({ module: await compiled(address) });
  return (rules, options, start, board) => new DjambiGame(rules, options, start, board);
}
