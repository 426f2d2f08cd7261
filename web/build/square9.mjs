// Writes the drawing of the 9 × 9 board, as the bridge with all boards gives it, to `generated/square9.ts`.
// So the first page of a game needs neither that bridge nor the code that draws boards. What repeats from
// square to square is written once, because this file counts among what a first visit fetches.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

const generated = join(dirname(dirname(fileURLToPath(import.meta.url))), "generated");

/** Loads the bridge with all boards. */
export async function loadBridge() {
  const bridge = await import(join(generated, "djambi_boards.js"));
  bridge.initSync({ module: readFileSync(join(generated, "djambi_boards_bg.wasm")) });
  return bridge;
}

/** Writes `generated/square9.ts`. */
export async function writeSquare9({ geometry }) {
  const board = geometry("square9");
  const value = sourceOf(board);
  const { code } = transformSync(`export default ${value}`, { loader: "ts" });
  const { default: written } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.deepEqual(written, board, "square9 is not written as it is");
  const type = 'import type { BoardGeometry } from "../board/src/types.ts";';
  const source = `${type}\n\n/** The 9 × 9 board. */\nexport const SQUARE9: BoardGeometry = ${value};\n`;
  writeFileSync(join(generated, "square9.ts"), source);
}

/** The board as an expression: names, lengths of lines by their way, and the outline of all squares. */
function sourceOf({ squares, ...rest }) {
  const ways = [...new Set(squares.flatMap(({ lines }) => lines.map(([way]) => way)))].sort((a, b) => a - b);
  const length = (lines, way) => lines.find(([first]) => first === way)?.length ?? 0;
  const lengths = ways.map((way) => squares.map(({ lines }) => length(lines, way)).join(""));
  const names = squares.map(({ name }) => name).join(" ");
  const line = "Array(+(lengths[k]?.[i] ?? 0)).fill(way)";
  return `((ways: number[], lengths: string[]) => ({
  ...${JSON.stringify(rest)},
  squares: "${names}".split(" ").map((name, i) => ({
    name,
    x: (i % 9) * 1000 - 4000,
    y: Math.floor(i / 9) * 1000 - 4000,
    outline: ${JSON.stringify(squares[0].outline)},
    lines: ways.map((way, k) => ${line}).filter((line) => line.length > 0),
  })),
}))(${JSON.stringify(ways)}, ${JSON.stringify(lengths)})`;
}
