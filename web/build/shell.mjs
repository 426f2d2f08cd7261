// Writes the service worker with the names of the files that it keeps: those of the pages in `shell.json`, in each
// language, as the manifest names them. Whatever these pages are made of is in the hash of the build.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { LANGUAGES } from "./languages.mjs";

/** The files that one of the pages loads, by plain names; a script with texts has no ending. */
function filesOf({ script, style, budgets = {} }) {
  const loads = Object.values(budgets).flatMap(({ loads }) => loads);
  return [script?.replace(/\.tsx?$/, ""), style, ...loads].filter((name) => name !== undefined);
}

/** The plain names of the files of the shell in a language. */
export function shellFiles(shell, pages, language) {
  const names = [...shell.files, ...shell.pages.flatMap((address) => filesOf(pages[address]))];
  return [...new Set(names.map((name) => (name.includes(".") ? name : `${name}.${language}.js`)))];
}

/** A hash of everything below some folders. */
function hashOf(folders) {
  const hash = createHash("sha256");
  for (const folder of folders) {
    for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
      if (/\.(html|ftl)$/.test(name)) hash.update(name).update(readFileSync(join(folder, name)));
    }
  }
  return hash;
}

/** What the worker is told by the build: the values of names in its source. */
export function shellValues(shell, pages, manifest, folders) {
  const address = (name) => {
    if (!manifest[name]) throw new Error(`The shell has ${name}, which was not built.`);
    return `/assets/${manifest[name]}`;
  };
  const files = Object.fromEntries(
    LANGUAGES.map((language) => [language, shellFiles(shell, pages, language).map(address)]),
  );
  const value = {
    pages: shell.pages,
    files,
    later: shell.later.map(address),
    scripts: Object.values(manifest)
      .filter((name) => name.endsWith(".js"))
      .map((name) => basename(name)),
  };
  const build = hashOf(folders).update(JSON.stringify(value)).digest("hex").slice(0, 12);
  return { SHELL: JSON.stringify({ ...value, build }) };
}
