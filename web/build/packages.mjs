// What the packages for npm have in common.
import { copyFileSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const project = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** A package has the version of the workspace. */
export function checkVersion(folder) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const [, workspace] = /^version = "(.+)"$/m.exec(readFileSync(join(project, "Cargo.toml"), "utf8")) ?? [];
  if (version !== workspace) throw new Error(`the package ${name} has version ${version}, not ${workspace}`);
}

/** Puts the licences into the root of a package, where npm and people look for them. */
export function copyLicences(folder) {
  for (const name of ["LICENSE-MIT", "LICENSE-APACHE"]) copyFileSync(join(project, name), join(folder, name));
}
