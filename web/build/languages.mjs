// The languages of the catalogue, and how a bundle gets the texts of one of them.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(dirname(fileURLToPath(import.meta.url)));

/** The codes of the languages: the folders of `locales`. */
export const LANGUAGES = readdirSync(join(here, "..", "locales"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();

/** A module of texts in English: `web/src/text/game.en.ts`, `web/board/src/words/en.ts`. */
const ENGLISH = /[/.]en\.ts$/;

/** A plugin of esbuild that takes the modules of texts in a language instead of the English ones. */
export function texts(language) {
  return {
    name: "texts",
    setup(build) {
      build.onResolve({ filter: ENGLISH }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(/en\.ts$/, `${language}.ts`)),
      }));
    },
  };
}
