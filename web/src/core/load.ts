import init, { DjambiGame } from "../../generated/djambi.js";
import address from "../../generated/djambi_bg.wasm";
import type { CoreFactory } from "./types.ts";

/** Fetches the rules core, which has the 9 × 9 board alone, and returns the factory of games. */
export async function loadCore(): Promise<CoreFactory> {
  await init({ module_or_path: address });
  return (rules, options, start, board) => new DjambiGame(rules, options, start, board);
}
