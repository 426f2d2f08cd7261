// Builds what `npm pack` packs into `dist`: the modules with their types, the first position as data, and
// the licences. Fails when a page needs more than the limit for the board with one set of pieces.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { checkVersion, copyLicences } from "../build/packages.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");
/** The limit for the board with English words and one set of pieces, as brotli, in bytes. */
const LIMIT = 30 * 1024;

/** Builds the package; returns whether it keeps its limit. */
export async function buildBoard() {
  checkVersion(here);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  compile();
  await writeStart();
  copyLicences(here);
  return await checkSize();
}

/** Writes modules and types. The compiler leaves the names of sources in types, which others do not have. */
function compile() {
  const compiler = join(here, "..", "node_modules", "typescript", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [compiler, "--project", here], { stdio: "inherit" });
  if (status !== 0) throw new Error("the board does not compile");
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
  const bytes = outputFiles.map(({ contents }) => brotliCompressSync(contents).length);
  const total = bytes.reduce((sum, length) => sum + length, 0);
  console.log(`The board as a package, script and style, brotli bytes: ${bytes.join(" + ")} of ${LIMIT}`);
  if (total > LIMIT) console.error(`The board as a package: heavier than ${LIMIT} bytes. Make it lighter.`);
  return total <= LIMIT;
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await buildBoard())) process.exit(1);
