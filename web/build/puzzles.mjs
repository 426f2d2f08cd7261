// Writes the puzzles of `corpus/puzzles` to `generated/puzzles.ts`, as one text: a page that needs them
// parses it, and a browser takes a text in faster than a program.
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const corpus = join(here, "..", "corpus", "puzzles", "puzzles.tsv");

/** The columns that the page needs: all but the last one, which is the size of the proof. */
const COLUMNS = 8;

/** Writes `generated/puzzles.ts`. */
export function writePuzzles() {
  const lines = readFileSync(corpus, "utf8").split("\n");
  const puzzles = lines.filter((line) => line && !line.startsWith("#"));
  const text = puzzles.map((line) => line.split("\t").slice(0, COLUMNS).join("\t")).join("\n");
  const comment = "/** All puzzles, one a line, in the columns of docs/PUZZLES.md without the last one. */";
  writeFileSync(
    join(here, "generated", "puzzles.ts"),
    `${comment}\nexport const PUZZLES = ${JSON.stringify(text)};\n`,
  );
}
