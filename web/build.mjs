// Builds the browser bundle: `web/dist` with content hashes in the names, a brotli copy of each file, and
// `manifest.json`, which tells the server the hashed name of each asset. Fails when a page grows too heavy.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const finished = join(here, "dist");
/**
 * Everything is built beside it and moved into place when it is whole: a service may be reading the old one.
 */
const dist = join(here, "dist.new");
const templates = join(here, "..", "crates", "djambi-server", "templates");

/** What must have arrived before somebody can make the first move. */
const FIRST_BOARD = ["site.css", "game.css", "theme.js", "game.js", "djambi_bg.wasm"];
const FIRST_BOARD_HTML = ["base.html", "game.html"];
const BUDGET = 100 * 1024;

const ENTRIES = [
  ...["src/pages/theme.ts", "src/pages/home.tsx", "src/pages/game.tsx"],
  ...["src/pages/analysis.tsx", "src/pages/engine_worker.ts"],
  ...["styles/site.css", "styles/home.css", "styles/rules.css", "styles/game.css", "styles/analysis.css"],
  "static/icon.svg",
];

function requireBridges() {
  const missing = ["djambi.js", "djambi_engine.js"].find(
    (name) => !existsSync(join(here, "generated", name)),
  );
  if (missing) {
    console.error(
      `web/generated/${missing} is missing: build the WebAssembly bridges first with \`cargo xtask web\`.`,
    );
    process.exit(1);
  }
}

/** Bundles every entry and returns a map from the plain name of an output to its hashed one. */
async function bundle() {
  const result = await build({
    absWorkingDir: here,
    entryPoints: ENTRIES,
    outdir: dist,
    entryNames: "[name]-[hash]",
    assetNames: "[name]-[hash]",
    publicPath: "/assets/",
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox113", "safari16.4"],
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".wasm": "file", ".svg": "copy" },
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
  });
  const outputs = Object.keys(result.metafile.outputs).map((path) => basename(path));
  return Object.fromEntries(outputs.map((name) => [name.replace(/-[A-Z0-9]{8}(\.\w+)$/, "$1"), name]));
}

/** Draws the still pictures, which the server puts into its pages as they are. */
async function drawPictures() {
  const entryPoints = ["src/diagram/all.ts"];
  const result = await build({ absWorkingDir: here, entryPoints, bundle: true, format: "esm", write: false });
  const code = Buffer.from(result.outputFiles[0].contents).toString("base64");
  const { pictures } = await import(`data:text/javascript;base64,${code}`);
  for (const [name, svg] of pictures()) writeFileSync(join(dist, name), svg);
}

function brotli(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Prints what the engine weighs, for which only those wait who ask for it. */
function weighEngine(manifest) {
  const bytes = ["engine_worker.js", "djambi_engine_bg.wasm"].map(
    (name) => readFileSync(join(dist, `${manifest[name]}.br`)).length,
  );
  console.log(`The engine, fetched when it is asked for: ${bytes.join(" + ")} brotli bytes`);
}

/** Prints what the first playable board weighs, and says whether it is light enough. */
function weighFirstBoard(manifest) {
  const parts = FIRST_BOARD.map((name) => [name, readFileSync(join(dist, `${manifest[name]}.br`)).length]);
  const html = FIRST_BOARD_HTML.map((name) => join(templates, name)).filter((path) => existsSync(path));
  const page = html.map((path) => readFileSync(path, "utf8")).join("\n");
  parts.unshift(["page (HTML)", brotli(Buffer.from(page)).length]);
  const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log("First playable board, brotli bytes:");
  for (const [name, bytes] of parts) console.log(`  ${name.padEnd(16)} ${String(bytes).padStart(7)}`);
  console.log(`  ${"total".padEnd(16)} ${String(total).padStart(7)} of ${BUDGET}`);
  return total <= BUDGET;
}

requireBridges();
rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });
const manifest = await bundle();
await drawPictures();
for (const name of readdirSync(dist)) {
  writeFileSync(join(dist, `${name}.br`), brotli(readFileSync(join(dist, name))));
}
writeFileSync(join(dist, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const light = weighFirstBoard(manifest);
weighEngine(manifest);
rmSync(finished, { recursive: true, force: true });
renameSync(dist, finished);
if (!light) {
  console.error(`The first playable board is heavier than ${BUDGET} bytes: make it lighter.`);
  process.exit(1);
}
