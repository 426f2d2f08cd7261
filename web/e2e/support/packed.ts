/** Packages as others get them: packed, and installed in a folder without a network. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const WEB = join(import.meta.dirname, "..", "..");

/** Packs the packages of these folders, installs them, and lays the example of the first beside them. */
export function installed(...packages: [string, ...string[]]): string {
  const folder = mkdtempSync(join(tmpdir(), "djambi-package-"));
  const npm = (...args: string[]) => execFileSync("npm", args, { cwd: folder, stdio: "pipe" });
  for (const name of packages) npm("pack", join(WEB, name), "--ignore-scripts", "--pack-destination", folder);
  const tarballs = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  const paths = tarballs.map((name) => join(folder, name));
  npm("install", "--offline", "--no-audit", "--no-fund", "--prefix", folder, ...paths);
  cpSync(join(WEB, packages[0], "example"), folder, { recursive: true });
  return folder;
}

/** What a strict compiler says of a program that uses the packages of a folder. */
export function compiled(folder: string, program: string): string {
  const flags = ["--strict", "--noEmit", "--target", "es2022", "--module", "nodenext", "--lib", "es2022,dom"];
  const compiler = join(WEB, "node_modules/typescript/bin/tsc");
  try {
    return execFileSync(process.execPath, [compiler, ...flags, "--types", "", join(folder, program)], {
      cwd: folder,
      encoding: "utf8",
    });
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error);
  }
}

/** Runs a tool that judges packages; throws with its words if it finds a fault. */
export function judged(tool: string, ...args: string[]): string {
  return execFileSync(process.execPath, [join(WEB, "node_modules", tool), ...args], {
    cwd: WEB,
    encoding: "utf8",
  });
}
