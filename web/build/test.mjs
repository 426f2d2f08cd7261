// Runs the unit tests: bundles each `tests/**/*.test.ts` with esbuild, then runs them with node's test
// runner.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { LANGUAGES } from "./languages.mjs";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const scratch = mkdtempSync(join(here, "node_modules", ".tests-"));
try {
  const tests = readdirSync(join(here, "tests"), { recursive: true })
    .map(String)
    .filter((name) => /\.test\.tsx?$/.test(name));
  await build({
    absWorkingDir: here,
    entryPoints: tests.map((name) => join("tests", name)),
    outdir: scratch,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    jsxImportSource: "preact",
    loader: { ".wasm": "file", ".bin": "file" },
    sourcemap: "inline",
    define: { LANGUAGES: JSON.stringify(LANGUAGES) },
    logLevel: "warning",
  });
  const built = readdirSync(scratch, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith(".test.mjs"));
  const files = built.map((name) => join(scratch, name));
  const { status } = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], {
    stdio: "inherit",
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
