// Builds what `npm pack` packs into `dist`: rules and engine for browsers, bundlers and Node, with their types. Fails when
// the rules or the engine weigh more than their limits.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { bundledDeclarations } from "../build/declarations.mjs";
import { checkVersion, compile, copyLicences, keepsLimit, writeNotices } from "../build/packages.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const dist = join(here, "dist");
const generated = join(here, "..", "generated");
/** The WebAssembly modules, under the names that the scripts look for. */
const RULES = "djambi_boards_bg.wasm";
const ENGINE = "djambi_engine_bg.wasm";
/** What a page loads of the package, and its limit as brotli, in bytes. */
const LIMITS = [
  ["The rules as a package", ["index.js", RULES], 90 * 1024],
  ["The engine as a package", ["engine.js", "engine_worker.js", ENGINE], 450 * 1024],
];

/** Builds the package; returns whether it keeps its limits. */
export async function buildRules() {
  checkVersion(here);
  rmSync(dist, { recursive: true, force: true });
  mkdirSync(dist);
  await bundle();
  for (const name of [RULES, ENGINE]) copyFileSync(join(generated, name), join(dist, name));
  writeTypes();
  copyLicences(here);
  writeNotices(here, ["djambi-wasm", "djambi-wasm-engine"]);
  const read = (name) => readFileSync(join(dist, name));
  const kept = LIMITS.map(([title, names, limit]) => keepsLimit(title, names.map(read), limit));
  return kept.every(Boolean);
}

/** Bundles each entry point by itself, so that a page loads nothing beyond it. */
async function bundle() {
  const names = ["index", "node", "engine", "engine_node", "engine_worker", "engine_worker_node"];
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => `src/${name}.ts`),
    outdir: dist,
    bundle: true,
    format: "esm",
    target: "es2022",
    external: ["node:*"],
    loader: { ".bin": "file" },
    assetNames: "weights/[name]",
    logLevel: "warning",
  });
}

/** Writes one file of types for each entry point. */
function writeTypes() {
  compile(here);
  const types = join(dist, "types");
  const web = join(here, "..");
  // The compiler wrote the declarations of our sources; those of the bridges lie beside the bridges.
  const locate = (path) => {
    const inside = relative(path.startsWith(types) ? types : web, path).replace(/\.[jt]s$/, ".d.ts");
    return join(inside.startsWith("generated") ? web : types, inside);
  };
  for (const name of ["index", "engine"]) {
    const text = bundledDeclarations(join(types, "rules", "src", `${name}.d.ts`), locate);
    // Programs for ES2022 compile with them.
    writeFileSync(join(dist, `${name}.d.ts`), text.replaceAll(/^ *\[Symbol\.dispose\]\(\): void;\n/gm, ""));
  }
  rmSync(types, { recursive: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url) && !(await buildRules())) process.exit(1);
