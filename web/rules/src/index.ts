/** The rules of Djambi for browsers and bundlers: games, positions and boards. */
import init from "../../generated/djambi_boards.js";

export { DjambiGame, geometry } from "../../generated/djambi_boards.js";
export type * from "./types.ts";

/**
 * Fetches the rules, which all else here needs. `source` is the address of `djambi_boards_bg.wasm`, or what is there; without it
 * the file is looked for beside this module.
 */
export async function load(
  source?: string | URL | Response | BufferSource | WebAssembly.Module,
): Promise<void> {
  await init({ module_or_path: source ?? new URL("./djambi_boards_bg.wasm", import.meta.url) });
}
