// What the packages for npm have in common.
import { execFileSync, spawnSync } from "node:child_process";
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";

const project = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** A package has the version of the workspace. */
export function checkVersion(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [, workspace] = /^version = "(.+)"$/m.exec(readFileSync(join(project, "Cargo.toml"), "utf8")) ?? [];
  if (version !== workspace) throw new Error(`the package ${name} has version ${version}, not ${workspace}`);
}

/** Compiles the sources of a package, as its `tsconfig.json` says. */
export function compile(folder) {
  const compiler = join(folder, "..", "node_modules", "typescript", "bin", "tsc");
  const { status } = spawnSync(process.execPath, [compiler, "--project", folder], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${folder} does not compile`);
}

/** Prints what a page loads of a package, as brotli; returns whether that keeps its limit, in bytes. */
export function keepsLimit(title, contents, limit) {
  const bytes = contents.map((content) => brotliCompressSync(content).length);
  const total = bytes.reduce((sum, length) => sum + length, 0);
  console.log(`${title}, brotli bytes: ${bytes.join(" + ")} = ${total} of ${limit}`);
  if (total > limit) console.error(`${title}: heavier than ${limit} bytes. Make it lighter.`);
  return total <= limit;
}

/** Puts the licences into the root of a package, where npm and people look for them. */
export function copyLicences(folder) {
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(project, name), join(folder, name));
}

/** Writes the notices of the crates that some of our crates are made of into a package, as `LICENCES.txt`. */
export function writeNotices(folder, crates) {
  const chosen = crates.map((name) => `--package=${name}`);
  const form = ["--edges=normal", "--target=wasm32-unknown-unknown", "--prefix=none", "--format={p}"];
  const tree = execFileSync("cargo", ["tree", "--offline", ...chosen, ...form], {
    cwd: project,
    encoding: "utf8",
  });
  const used = new Set(tree.split("\n").map((line) => line.replace(/^(\S+) v(\S+).*$/, "$1 $2")));
  const notices = JSON.parse(readFileSync(join(project, "crates/djambi-server/licences.json"), "utf8"));
  const texts = notices.flatMap(({ licence, packages, text }) => {
    const own = packages.filter((name) => used.has(name));
    return own.length > 0 ? [`${licence}\n${own.join(", ")}\n\n${text.trim()}\n`] : [];
  });
  if (texts.length === 0) throw new Error("the package has no notices of licences");
  writeFileSync(join(folder, "LICENCES.txt"), texts.join(`\n${"=".repeat(80)}\n\n`));
}
