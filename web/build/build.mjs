// Builds the browser bundle: `web/dist` with content hashes in the names, a brotli copy of each file, and
// `manifest.json` with the hashed name of each asset. Fails when a page exceeds its budget.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";
import { buildBoard } from "../board/build.mjs";
import { writeFilm } from "./film.mjs";
import { LANGUAGES, texts } from "./languages.mjs";
import { writeLessons } from "./lessons.mjs";
import { drawPictures } from "./pictures.mjs";
import { writePuzzles } from "./puzzles.mjs";
import { loadBridge, writeSquare9 } from "./square9.mjs";
import { writeWeights } from "./weights.mjs";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(here, "dist");
/** The bundle is built here and moved when it is complete: a service may be reading the old one. */
const BUILD = join(here, "dist.new");
const templates = join(here, "..", "crates", "djambi-server", "templates");

/** The files that a browser needs before the first move, in a language. */
const firstBoard = (language) => [
  ...["site.css", "game.css", "theme.js"],
  ...[`game.${language}.js`, `chunk.${language}.js`, "djambi_bg.wasm"],
];
const FIRST_BOARD_HTML = ["base.html", "game.html"];
/** The limit for their brotli copies, in bytes. */
const BUDGET = 100 * 1024;
/** What a browser needs for another board: the bridge with all boards instead of the smaller one. */
const otherBoard = (language) => [
  ...firstBoard(language).slice(0, -1),
  ...["load_boards.js", "djambi_boards_bg.wasm"],
];
const OTHER_BUDGET = 136 * 1024;
/** What a browser needs to analyse, before the engine is asked for. */
const analysis = (language) => [
  ...["site.css", "analysis.css", "theme.js"],
  ...[`analysis.${language}.js`, "djambi_boards_bg.wasm"],
];
const ANALYSIS_BUDGET = 140 * 1024;
/** The same with the engine, which is fetched when it is asked for; most of the engine are its two nets. */
const engine = (language) => [...analysis(language), "engine_worker.js", "djambi_engine_bg.wasm"];
const ENGINE_BUDGET = 576 * 1024;
/** What a browser needs for all lessons. */
const learn = (language) => ["site.css", "learn.css", "theme.js", `learn.${language}.js`, "djambi_bg.wasm"];
const LEARN_BUDGET = 100 * 1024;

/** What a browser needs for all puzzles. */
const puzzles = (language) => [
  ...["site.css", "puzzles.css", "theme.js"],
  ...[`puzzles.${language}.js`, "puzzle_data.js", "djambi_puzzles_bg.wasm"],
];
const PUZZLES_BUDGET = 138 * 1024;

/** The scripts without texts. */
const WITHOUT_TEXTS = ["theme.ts", "engine_worker.ts", "piece_sets.ts", "notifier.ts", "puzzle_data.ts"];
/** The styles of pages that styles of others import too. */
const SHARED_STYLES = ["learn.css", "print.css"];

/** The styles of pages: those that no other imports. */
function pageStyles() {
  const styles = readdirSync(join(here, "styles"));
  const imports = styles.flatMap((name) => [
    ...readFileSync(join(here, "styles", name), "utf8").matchAll(/@import "\.\/([^"]+)"/g),
  ]);
  const imported = new Set(imports.map(([, name]) => name));
  return styles.filter((name) => !imported.has(name) || SHARED_STYLES.includes(name));
}

/** What is built once. */
const ENTRIES = [
  ...WITHOUT_TEXTS.map((name) => `src/pages/${name}`),
  "src/core/load_boards.ts",
  ...pageStyles().map((name) => `styles/${name}`),
  ...["static/icon.svg", "static/icon_turn.svg", "static/card.png"],
];
/** What has texts: built once a language, as `home.fr.js`. */
const PAGES = readdirSync(join(here, "src/pages"))
  .filter((name) => name !== "game.tsx" && !WITHOUT_TEXTS.includes(name))
  .map((name) => `src/pages/${name}`);
/** The page with a late part: `game.fr.js` and `late_part.fr.js` share `chunk.fr.js`. */
const GAME = ["src/pages/game.tsx"];

/**
 * Boards, rule sets and options are tables that the late part of the game page reads; the first part reads
 * only the version of the protocol, from the same file. So that this stays out of the part that both share,
 * what the tables are for gets them from a copy of the file.
 */
const LATE_CHOICES = {
  name: "late choices",
  setup(build) {
    const readers = /\/(rule_texts|rule_values|kind_text|boards|levels|seat_marks)\.tsx?$/;
    build.onResolve({ filter: /\/protocol\/index\.ts$/ }, ({ path, importer, resolveDir }) =>
      readers.test(importer) ? { path: join(resolveDir, path), suffix: "?late" } : undefined,
    );
  },
};

function requireBridges() {
  const bridges = ["djambi", "djambi_boards", "djambi_puzzles", "djambi_engine", "djambi_press"];
  const missing = bridges.find((name) => !existsSync(join(here, "generated", `${name}.js`)));
  if (missing) {
    console.error(
      `web/generated/${missing}.js is missing: build the WebAssembly bridges first with \`cargo xtask web\`.`,
    );
    process.exit(1);
  }
}

/** Bundles everything; returns a map from the plain names of the outputs to the hashed ones. */
async function bundle() {
  const names = await bundleEntries(ENTRIES, "[name]-[hash]");
  for (const language of LANGUAGES) {
    const entryNames = `[name].${language}-[hash]`;
    names.push(...(await bundleEntries(PAGES, entryNames, { plugins: [texts(language)] })));
    const parts = { plugins: [texts(language), LATE_CHOICES], splitting: true, chunkNames: entryNames };
    names.push(...(await bundleEntries(GAME, entryNames, parts)));
  }
  const plain = names.map((name) => [name.replace(/-[A-Z0-9]{8}(\.\w+)$/, "$1"), name]);
  const bundled = Object.fromEntries(plain);
  const twice = plain.find(([name, hashed]) => bundled[name] !== hashed);
  // Two late parts would make two chunks.
  if (twice) throw new Error(`Two files have the name ${twice[0]}.`);
  return bundled;
}

/** Bundles some entries with further options of esbuild; returns the names of the outputs. */
async function bundleEntries(entryPoints, entryNames, options = {}) {
  const result = await build({
    absWorkingDir: here,
    entryPoints,
    outdir: BUILD,
    entryNames,
    assetNames: "[name]-[hash]",
    publicPath: "/assets/",
    bundle: true,
    minify: true,
    format: "esm",
    target: ["es2022", "chrome111", "firefox113", "safari16.4"],
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".wasm": "file", ".bin": "file", ".woff2": "file", ".svg": "copy", ".png": "copy" },
    metafile: true,
    legalComments: "none",
    logLevel: "warning",
    ...options,
  });
  return Object.keys(result.metafile.outputs).map((path) => basename(path));
}

function brotli(bytes) {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Prints what a page weighs with an empty cache; returns whether it keeps its limit. */
function checkSize(manifest, title, files, limit) {
  const parts = files.map((name) => [name, readFileSync(join(BUILD, `${manifest[name]}.br`)).length]);
  const html = FIRST_BOARD_HTML.map((name) => join(templates, name)).filter((path) => existsSync(path));
  const page = html.map((path) => readFileSync(path, "utf8")).join("\n");
  parts.unshift(["page (HTML)", brotli(Buffer.from(page)).length]);
  const total = parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  console.log(`${title}, brotli bytes:`);
  for (const [name, bytes] of parts) console.log(`  ${name.padEnd(22)} ${String(bytes).padStart(7)}`);
  console.log(`  ${"total".padEnd(22)} ${String(total).padStart(7)} of ${limit}`);
  if (total > limit) console.error(`${title}: heavier than ${limit} bytes. Make it lighter.`);
  return total <= limit;
}

requireBridges();
rmSync(BUILD, { recursive: true, force: true });
mkdirSync(BUILD, { recursive: true });
const bridge = await loadBridge();
await writeSquare9(bridge);
writeFilm(bridge);
writeLessons();
writePuzzles();
writeWeights();
const manifest = await bundle();
// The server puts the pictures into its pages.
for (const [name, text] of await drawPictures(bridge)) writeFileSync(join(BUILD, name), text);
for (const name of readdirSync(BUILD)) {
  // Fonts are compressed already.
  if (name.endsWith(".woff2")) continue;
  writeFileSync(join(BUILD, `${name}.br`), brotli(readFileSync(join(BUILD, name))));
}
writeFileSync(join(BUILD, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
const withinBudget = [
  await buildBoard(),
  ...LANGUAGES.flatMap((language) => [
    checkSize(manifest, `First playable board (${language})`, firstBoard(language), BUDGET),
    checkSize(manifest, `Another board (${language})`, otherBoard(language), OTHER_BUDGET),
    checkSize(manifest, `Lessons (${language})`, learn(language), LEARN_BUDGET),
    checkSize(manifest, `Puzzles (${language})`, puzzles(language), PUZZLES_BUDGET),
    checkSize(manifest, `Analysis (${language})`, analysis(language), ANALYSIS_BUDGET),
    checkSize(manifest, `Analysis with the engine (${language})`, engine(language), ENGINE_BUDGET),
  ]),
].every(Boolean);
rmSync(DIST, { recursive: true, force: true });
renameSync(BUILD, DIST);
if (!withinBudget) process.exit(1);
