// Copies the engine's weights of other boards than the 9 × 9 one, which its module has, to `generated`, and
// writes `generated/weights.ts` with their addresses by board.
import { copyFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const engine = join(here, "..", "crates", "djambi-engine", "src");
const generated = join(here, "generated");

/** Writes `generated/weights.ts` and the files that it imports. */
export function writeWeights() {
  const imports = [];
  const boards = new Map();
  for (const kind of ["prior", "net"]) {
    const folder = join(engine, kind, "weights");
    for (const file of readdirSync(folder).sort()) {
      const board = file.replace(/\.bin$/, "");
      if (board === "square9") continue;
      const name = `${board}_${kind}`;
      copyFileSync(join(folder, file), join(generated, `${name}.bin`));
      imports.push(`import ${name} from "./${name}.bin";\n`);
      boards.set(board, [...(boards.get(board) ?? []), name]);
    }
  }
  const lists = [...boards].map(([board, names]) => `  ${board}: [${names.join(", ")}],\n`);
  const type = "Readonly<Record<string, readonly string[]>>";
  const comment = "/** The addresses of the engine's weights, by board. */";
  const value = `${comment}\nexport const WEIGHTS: ${type} = {\n${lists.join("")}};\n`;
  writeFileSync(join(generated, "weights.ts"), `${imports.join("")}\n${value}`);
}
