// Builds what `npm pack` packs into `dist`: the modules with their types, the first position as data, and
// the licences. Fails when a page needs more than the limit for the board with one set of pieces.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { checkVersion, compile, copyLicences, keepsLimit } from "../build/packages.mjs";
import { manifest } from "./manifest.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");
/** The limit for the board with English words and one set of pieces, as brotli, in bytes. */
const LIMIT = 30 * 1024;

/** Builds the package; returns whether it keeps its limit. */
export async function buildBoard() {
  checkVersion(here);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  writeModules();
  await writeStart();
  writeFileSync(join(dist, "custom-elements.json"), JSON.stringify(manifest(join(here, "src")), null, 2));
  copyLicences(here);
  return await checkSize();
}

/** Writes modules and types. The compiler leaves the names of sources in types, which others do not have. */
function writeModules() {
  compile(here);
  for (const name of readdirSync(dist, { recursive: true })) {
    const path = join(dist, String(name));
    if (!path.endsWith(".d.ts")) continue;
    const text = readFileSync(path, "utf8");
    writeFileSync(path, text.replace(/(from ")(\.[^"]+)\.ts"/g, '$1$2.js"'));
  }
}

/** Writes the first position of the 9 × 9 board with its legal turns, as the bridge tells them. */
async function writeStart() {
  const generated = join(here, "..", "generated");
  if (!existsSync(join(generated, "djambi_boards.js"))) {
    throw new Error("web/generated is missing: build the WebAssembly bridges first with `cargo xtask web`.");
  }
  const { DjambiGame, geometry, initSync } = await import(
    pathToFileURL(join(generated, "djambi_boards.js")).href
  );
  initSync({ module: readFileSync(join(generated, "djambi_boards_bg.wasm")) });
  const game = new DjambiGame("classic", {}, "start", "square9");
  const start = { geometry: geometry("square9"), position: game.view(0), families: game.families() };
  writeFileSync(join(dist, "start.json"), JSON.stringify(start));
}

async function checkSize() {
  const entryPoints = [join(dist, "index.js"), join(here, "board.css")];
  const { outputFiles } = await build({
    entryPoints,
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    outdir: dist,
  });
  const contents = outputFiles.map(({ contents }) => contents);
  return keepsLimit("The board as a package, script and style", contents, LIMIT);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await buildBoard())) process.exit(1);
