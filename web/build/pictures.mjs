// Draws the pictures of the pages by the rules of the bridge with all boards.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { LANGUAGES, texts } from "./languages.mjs";

const here = dirname(dirname(fileURLToPath(import.meta.url)));

/** All pictures by the names of their files; those with words once a language, as `figure-start.fr.html`. */
export async function drawPictures({ DjambiGame, geometry }) {
  const rules = { createCore: (...settings) => new DjambiGame(...settings), geometry };
  const all = new Map();
  for (const language of LANGUAGES) {
    const { pictures } = await drawer("src/diagram/all.ts", language);
    const { plain, worded } = pictures(rules);
    for (const [name, picture] of plain) all.set(name, picture);
    for (const [name, picture] of worded) all.set(name.replace(/\.(?=\w+$)/, `.${language}.`), picture);
  }
  const { cardParts } = await drawer("src/diagram/card_parts.ts", LANGUAGES[0]);
  const css = readFileSync(join(here, "board/board.css"), "utf8");
  return all.set("card-parts.json", cardParts(geometry, css));
}

/** The module of a file that draws, with the texts of a language. */
async function drawer(file, language) {
  const result = await build({
    absWorkingDir: here,
    entryPoints: [file],
    bundle: true,
    format: "esm",
    write: false,
    plugins: [texts(language)],
  });
  const code = Buffer.from(result.outputFiles[0].contents).toString("base64");
  return import(`data:text/javascript;base64,${code}`);
}
