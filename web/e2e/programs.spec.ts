/** The bots of `examples` and of the manual, which know no rules: each plays a whole game by what the service tells it. */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { expect, test } from "./support/test.ts";

const run = promisify(execFile);
const EXAMPLES = join(import.meta.dirname, "..", "..", "examples");

/** Runs a program in Python with the library that its documents ask for; returns what it prints. */
async function python(...program: string[]): Promise<string> {
  const packages = await mkdtemp(join(tmpdir(), "djambi-python-"));
  await run("python3", ["-m", "pip", "install", "--quiet", "--target", packages, "websockets"]);
  const env = { ...process.env, PYTHONPATH: packages };
  return (await run("python3", program, { env })).stdout;
}

test("a bot in Python plays a whole game", async ({ service }) => {
  expect(await python(join(EXAMPLES, "bot.py"), service.url)).toMatch(/over after event [1-9]/);
});

test("the first bot of the manual plays a whole game, also when it prefers kills", async ({ service }) => {
  const chapter = await readFile(join(EXAMPLES, "..", "docs", "FIRST_BOT.md"), "utf8");
  const [bot = "", kills = ""] = [...chapter.matchAll(/```python\n(.*?)```/gs)].map(([, code]) => code ?? "");
  const choice = /def choose\(message\):\n( {4}.*\n)+/;
  expect(bot).toMatch(choice);
  const here = bot.replace("http://127.0.0.1:8080", service.url);
  const file = join(await mkdtemp(join(tmpdir(), "djambi-bot-")), "bot.py");
  for (const program of [here, here.replace(choice, kills)]) {
    await writeFile(file, program);
    expect(await python(file)).toMatch(/^over: \{'kind': '(win|repetition|quiet_limit|length_limit)'/m);
  }
});

test("a bot in TypeScript plays a whole game", async ({ service }) => {
  const file = join(await mkdtemp(join(tmpdir(), "djambi-bot-")), "bot.mjs");
  const bundled = await build({ entryPoints: [join(EXAMPLES, "bot.ts")], format: "esm", write: false });
  await writeFile(file, bundled.outputFiles[0]?.contents ?? "");
  // Node 20 has WebSocket behind a switch, which newer ones take as well.
  const { stdout } = await run(process.execPath, ["--experimental-websocket", file, service.url]);
  expect(stdout).toMatch(/over after event [1-9]/);
});
