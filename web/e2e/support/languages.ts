import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The codes of the languages: the folders of `locales`. */
export const LANGUAGES: readonly string[] = readdirSync(
  join(import.meta.dirname, "..", "..", "..", "locales"),
  {
    withFileTypes: true,
  },
)
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort();
