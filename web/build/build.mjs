// Builds the browser bundle: `web/dist` with content hashes in the names, a brotli copy of each file, and
// `manifest.json` with the hashed name of each asset. Fails when a page exceeds its budget.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { build } from "esbuild";
import { buildBoard } from "../board/build.mjs";
import { buildRules } from "../rules/build.mjs";
import { writeFilm } from "./film.mjs";
import { LANGUAGES, texts } from "./languages.mjs";
import { writeLessons } from "./lessons.mjs";
import { drawPictures } from "./pictures.mjs";
import { writePuzzles } from "./puzzles.mjs";
import { shellFiles, shellValues } from "./shell.mjs";
import { loadBridge, writeSquare9 } from "./square9.mjs";
import { writeWeights } from "./weights.mjs";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const DIST = join(here, "dist");
/** The bundle is built here and moved when it is complete: a service may be reading the old one. */
const BUILD = join(here, "dist.new");
const templates = join(here, "..", "crates", "djambi-server", "templates");

/**
 * The table of pages, by address: the template, the script and the style sheet of each, if it has them, and what it may
 * weigh, in bytes of the brotli copies, with what else it loads. The tests of service and pages read it too.
 */
const PAGES = JSON.parse(readFileSync(join(here, "pages.json"), "utf8"));

/** What works without a network: the pages of it, what else they need, what is kept once it is used, and what it may weigh. */
const SHELL = JSON.parse(readFileSync(join(here, "shell.json"), "utf8"));

/** The scripts without texts. */
const WITHOUT_TEXTS = ["theme.ts", "engine_worker.ts", "piece_sets.ts", "notifier.ts", "puzzle_data.ts"];
/** The scripts with texts that pages of many kinds load. */
const WITH_TEXTS = ["film.ts", "news.ts", "problems.ts"];
/** The styles of all pages, of the bell that stands on them, and of the late part of the game. */
const SHARED_STYLES = ["site.css", "print.css", "bell.css", "late_part.css"];

/** What the pages have of a kind, each once. */
function ofPages(kind) {
  const all = Object.values(PAGES).flatMap((page) => page[kind] ?? []);
  return [...new Set(all)];
}

/** What is built once. */
const ENTRIES = [
  ...WITHOUT_TEXTS.map((name) => `src/pages/${name}`),
  "src/core/load_boards.ts",
  ...[...ofPages("style"), ...SHARED_STYLES].map((name) => `styles/${name}`),
  ...["static/icon.svg", "static/icon_turn.svg", "static/card.png"],
];
/** What has texts: built once a language, as `home.fr.js`. */
const SCRIPTS = [...ofPages("script"), ...WITH_TEXTS].map((name) => `src/pages/${name}`);
/** The page with a late part: `game.fr.js` and `late_part.fr.js` share `chunk.fr.js`. */
const GAME = "src/pages/game.tsx";

/**
 * Boards, rule sets and options are tables that the late part of the game page reads; the first part reads
 * only the version of the protocol, from the same file. So that this stays out of the part that both share,
 * what the tables are for gets them from a copy of the file. So does the panel of plans with what it has in common with the first part alone.
 */
const LATE_CHOICES = {
  name: "late choices",
  setup(build) {
    const readers = /\/(rule_texts|rule_values|kind_text|boards|levels|seat_marks|plan_\w+)\.tsx?$/;
    build.onResolve(
      { filter: /\/(protocol\/index\.ts|stage_buttons\.tsx|move_squares\.ts)$/ },
      ({ path, importer, resolveDir }) =>
        readers.test(importer) ? { path: join(resolveDir, path), suffix: "?late" } : undefined,
    );
  },
};

function requireBridges() {
  const bridges = [
    "djambi",
    "djambi_boards",
    "djambi_puzzles",
    "djambi_engine",
    "djambi_press",
    "djambi_room",
  ];
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
    const scripts = SCRIPTS.filter((name) => name !== GAME);
    names.push(...(await bundleEntries(scripts, entryNames, { plugins: [texts(language)] })));
    const parts = { plugins: [texts(language), LATE_CHOICES], splitting: true, chunkNames: entryNames };
    names.push(...(await bundleEntries([GAME], entryNames, parts)));
  }
  const plain = names.map((name) => [name.replace(/-[A-Z0-9]{8}(\.\w+)$/, "$1"), name]);
  const bundled = Object.fromEntries(plain);
  const twice = plain.find(([name, hashed]) => bundled[name] !== hashed);
  // Two late parts would make two chunks.
  if (twice) throw new Error(`Two files have the name ${twice[0]}.`);
  return bundled;
}

/** Bundles the service worker, which has no hash in its name: browsers look for a new one at the old address. */
async function bundleWorker(manifest) {
  const define = shellValues(SHELL, PAGES, manifest, [templates, join(here, "..", "locales")]);
  await bundleEntries(["src/pages/service_worker.ts"], "[name]", { format: "iife", define });
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

/** What the template of a page weighs, with the frame of all. */
function weightOfTemplate(template) {
  const html = ["base.html", template]
    .map((name) => join(templates, name))
    .filter((path) => existsSync(path));
  return brotli(Buffer.from(html.map((path) => readFileSync(path, "utf8")).join("\n"))).length;
}

/** What a built file weighs as it is served. */
function weightOfFile(manifest, name) {
  const path = join(BUILD, manifest[name]);
  return readFileSync(existsSync(`${path}.br`) ? `${path}.br` : path).length;
}

/** Prints what a browser keeps of the shell, in each language; returns whether it keeps its budget. */
function keepsShellBudget(manifest) {
  const templates = SHELL.pages.map((address) => [address, weightOfTemplate(PAGES[address].template)]);
  return LANGUAGES.map((language) => {
    const files = shellFiles(SHELL, PAGES, language).map((name) => [name, weightOfFile(manifest, name)]);
    return keepsBudget(`Without a network (${language})`, [...templates, ...files], SHELL.bytes);
  }).every(Boolean);
}

/** Prints what a page weighs with an empty cache, in each language; returns whether it keeps its budgets. */
function keepsBudgets(manifest, { template, script, style, budgets = {} }) {
  const page = weightOfTemplate(template);
  const checks = Object.entries(budgets).flatMap(([title, { bytes: limit, loads }]) =>
    LANGUAGES.map((language) => {
      const inLanguage = (name) => (name.includes(".") ? name : `${name}.${language}.js`);
      const files = [
        "site.css",
        style,
        "theme.js",
        ...[script.replace(/\.tsx?$/, ""), ...loads].map(inLanguage),
      ];
      const parts = files.map((name) => [name, weightOfFile(manifest, name)]);
      return keepsBudget(`${title} (${language})`, [["page (HTML)", page], ...parts], limit);
    }),
  );
  return checks.every(Boolean);
}

/** Prints what the parts of a page weigh; returns whether it keeps its limit. */
function keepsBudget(title, parts, limit) {
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
await bundleWorker(manifest);
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
  await buildRules(),
  ...Object.values(PAGES).map((page) => keepsBudgets(manifest, page)),
  keepsShellBudget(manifest),
].every(Boolean);
rmSync(DIST, { recursive: true, force: true });
renameSync(BUILD, DIST);
if (!withinBudget) process.exit(1);
