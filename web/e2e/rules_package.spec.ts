/** Rules and engine as a package: packed, and used elsewhere by a page with the board, by Node and by a compiler. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { extname, join, normalize } from "node:path";
import { expect, test } from "@playwright/test";
import { compiled, installed, judged } from "./support/packed.ts";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
};

/** A program that uses the package with its types. */
const USER = `
import { DjambiGame, geometry, load, type BoardGeometry, type Family, type PositionView } from "djambi";
import { type EngineLine, type GameRecord, openEngine } from "djambi/engine";

await load();
const game = new DjambiGame("classic", { reporter: "must" }, "start", "hex3");
const families: Family[] = game.families();
const board: BoardGeometry = geometry("hex3");
const view: PositionView = game.view(game.length);
const engine = openEngine({ memory: 16 });
const lines: EngineLine[] = (await engine.search(
  { board: board.name, rules: "classic", options: {}, position: view.dfen, history: [] },
  { lines: families.length, nodes: 100 },
)).lines;
const record: GameRecord = await engine.readRecord(lines[0]?.moves[0] ?? "");
record.names.red?.length;
// @ts-expect-error: no entry has such a kind
game.apply({ kind: "surrender", seat: "red" });
`;

/** A program of Node that plays some turns of the engine against itself, and writes and reads their record. */
const PLAY = `
import { DjambiGame, geometry, load } from "djambi";
import { openEngine } from "djambi/engine";

await load();
const [rules, options, board] = ["classic", {}, "hex3"];
const game = new DjambiGame(rules, options, "start", board);
const engine = openEngine({ memory: 16 });
const entries = [];
for (let turn = 0; turn < 6; turn++) {
  const { dfen } = game.view(game.length);
  const root = { board, rules, options, position: dfen, history: [] };
  const { lines } = await engine.search(root, { lines: 1, nodes: 60 });
  game.play(lines[0].moves[0]);
  entries.push({ kind: "turn", move: lines[0].moves[0] });
}
const start = game.view(0).dfen;
const text = await engine.writeRecord({ board, rules, options, start, entries, variations: [], names: { red: "Ada" } });
const read = await engine.readRecord(text);
let refused = "";
try { game.play("a1z9"); } catch (error) { refused = error.code; }
engine.close();
console.log(JSON.stringify({
  length: game.length, squares: geometry(board).squares.length, name: read.names.red, same: JSON.stringify(read.entries) === JSON.stringify(entries), refused,
}));
`;

// The tests share one folder.
test.describe.configure({ mode: "default" });

let folder = "";
let server: Server;

test.beforeAll(async () => {
  folder = installed("rules", "board");
  server = createServer((request, response) => {
    const path = join(folder, normalize(new URL(request.url ?? "/", "http://host").pathname));
    if (!existsSync(path) || !statSync(path).isFile()) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(path)] ?? "application/octet-stream" });
    return response.end(readFileSync(path));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

test("a page of forty lines has board, rules and engine from the two packages", async ({ page }) => {
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) faults.push(request.url());
  });
  expect(readFileSync(join(folder, "example.js"), "utf8").trimEnd().split("\n").length).toBeLessThanOrEqual(
    40,
  );
  await page.goto(`${origin}/index.html`);
  const prompt = page.locator("#prompt");
  const turnNumber = () =>
    page.evaluate(() => {
      const board = document.querySelector("djambi-board") as unknown as { options: { position?: unknown } };
      const { turn, turn_number } = board.options.position as { turn: string; turn_number: number };
      return `${turn} ${turn_number}`;
    });
  await expect(prompt).toHaveText("Choose a piece to move");
  for (const [from, to, after] of [
    ["c2", "d3", "red 5"],
    ["d3", "e4", "red 9"],
  ]) {
    await page.locator(`[data-square="${from}"]`).click();
    await expect(prompt).toHaveText("Choose where the militant goes");
    await page.locator(`[data-square="${to}"]`).click();
    await expect.poll(turnNumber, { timeout: 30_000 }).toBe(after);
  }
  expect(faults).toEqual([]);
});

test("a program of Node plays, asks the engine, and writes and reads a record", () => {
  writeFileSync(join(folder, "play.mjs"), PLAY);
  const said = execFileSync(process.execPath, ["play.mjs"], { cwd: folder, encoding: "utf8" });
  const found = { length: 6, squares: 61, name: "Ada", same: true, refused: "square_expected" };
  expect(JSON.parse(said)).toEqual(found);
});

test("a strict program compiles with the types, which need no other file", () => {
  writeFileSync(join(folder, "user.mts"), USER);
  expect(compiled(folder, "user.mts")).toBe("");
});

test("the tools that judge packages find nothing", () => {
  for (const name of ["rules", "board"])
    expect(judged("publint/src/cli.js", "run", name, "--strict")).toContain("All good!");
  const tarballs = readdirSync(folder).filter((name) => name.endsWith(".tgz"));
  expect(tarballs.length).toBe(2);
  for (const name of tarballs)
    judged(
      "@arethetypeswrong/cli/dist/index.js",
      ...[join(folder, name), "--profile", "esm-only", "--exclude-entrypoints", "board.css"],
    );
});
