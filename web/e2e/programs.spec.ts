/** The bots of `examples`, which know no rules: each plays a whole game by what the service tells it. */
import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, test } from "./support/test.ts";

const run = promisify(execFile);
const EXAMPLES = join(import.meta.dirname, "..", "..", "examples");

test("a bot in Python plays a whole game", async ({ service }) => {
  const packages = await mkdtemp(join(tmpdir(), "djambi-python-"));
  await run("python3", ["-m", "pip", "install", "--quiet", "--target", packages, "websockets"]);
  const env = { ...process.env, PYTHONPATH: packages };
  const { stdout } = await run("python3", [join(EXAMPLES, "bot.py"), service.url], { env });
  expect(stdout).toMatch(/over after event [1-9]/);
});

test("a bot in TypeScript plays a whole game", async ({ service }) => {
  const file = join(await mkdtemp(join(tmpdir(), "djambi-bot-")), "bot.mjs");
  const bundled = await build({ entryPoints: [join(EXAMPLES, "bot.ts")], format: "esm", write: false });
  await writeFile(file, bundled.outputFiles[0]?.contents ?? "");
  // Node 20 has WebSocket behind a switch, which newer ones take as well.
  const { stdout } = await run(process.execPath, ["--experimental-websocket", file, service.url]);
  expect(stdout).toMatch(/over after event [1-9]/);
});
