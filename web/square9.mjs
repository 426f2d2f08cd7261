// Writes the drawing of the 9 × 9 board, as the bridge with all boards gives it, to `generated/square9.ts`.
// So the first page of a game needs neither that bridge nor the code that draws boards.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const generated = join(dirname(fileURLToPath(import.meta.url)), "generated");

/** Writes `generated/square9.ts`. */
export async function writeSquare9() {
  const { geometry, initSync } = await import(join(generated, "djambi_boards.js"));
  initSync({ module: readFileSync(join(generated, "djambi_boards_bg.wasm")) });
  const text = JSON.stringify(geometry("square9"));
  const type = 'import type { BoardGeometry } from "../board/src/types.ts";';
  const path = join(generated, "square9.ts");
  const source = `${type}\n\n/** The 9 × 9 board. */\nexport const SQUARE9: BoardGeometry = ${text};\n`;
  writeFileSync(path, source);
}
