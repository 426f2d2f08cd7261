/** The rules of Djambi for Node, which reads the module from its folder. */
import { readFile } from "node:fs/promises";
import { initSync } from "../../generated/djambi_boards.js";

export { DjambiGame, geometry } from "../../generated/djambi_boards.js";

/** Reads the rules, which all else here needs. */
export async function load(): Promise<void> {
  initSync({ module: await readFile(new URL("./djambi_boards_bg.wasm", import.meta.url)) });
}
