// Draws the pictures of the pages by the rules of the bridge with all boards.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { LANGUAGES, texts } from "./languages.mjs";

const here = dirname(dirname(fileURLToPath(import.meta.url)));

/** All pictures by the names of their files; those with words once a language, as `figure-start.fr.html`. */
export async function drawPictures({ DjambiGame, geometry }) {
  const rules = { createCore: (...settings) => new DjambiGame(...settings), geometry };
  const all = new Map();
  for (const language of LANGUAGES) {
    const { plain, worded } = (await drawer(language))(rules);
    for (const [name, picture] of plain) all.set(name, picture);
    for (const [name, picture] of worded) all.set(name.replace(/\.(?=\w+$)/, `.${language}.`), picture);
  }
  return all;
}

/** The function that draws the pictures in a language. */
async function drawer(language) {
  const result = await build({
    absWorkingDir: here,
    entryPoints: ["src/diagram/all.ts"],
    bundle: true,
    format: "esm",
    write: false,
    plugins: [texts(language)],
  });
  const code = Buffer.from(result.outputFiles[0].contents).toString("base64");
  const { pictures } = await import(`data:text/javascript;base64,${code}`);
  return pictures;
}
