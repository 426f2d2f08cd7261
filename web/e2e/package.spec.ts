/** The board as a package: packed, installed elsewhere, on the example page with a bundler and without. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { buildSync } from "esbuild";
import { compiled, installed } from "./support/packed.ts";

const HOST = "http://elsewhere.test";
const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
};

/** A program that uses the package with its types. */
const USER = `
import { type BoardOptions, type Words, DjambiBoard } from "djambi-board";
import { define } from "djambi-board/element";
import { letters } from "djambi-board/pieces/letters";
import { words as english } from "djambi-board/words/en";
import { words as spanish } from "djambi-board/words/es";
import { words as french } from "djambi-board/words/fr";

const words: Words = { ...english, letter: (role) => (role === "necromobile" ? "T" : english.letter(role)) };
const options: Partial<BoardOptions> = { pieces: letters, words, seats: ["red"], reducedMotion: "always" };
define(options);
const board: DjambiBoard = document.createElement("djambi-board");
board.set(options);
for (const language of [french, spanish]) board.set({ words: language });
board.addEventListener("turn", ({ detail }) => detail.move.length);
// @ts-expect-error: there is no such seat
board.set({ view: "white" });
`;

// The tests share one packed package.
test.describe.configure({ mode: "default" });

let folder = "";

test.beforeAll(() => {
  folder = installed("board");
});

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function open(page: Page, script: string): Promise<void> {
  const found: string[] = [];
  page.on("pageerror", (error) => found.push(error.message));
  await page.route(`${HOST}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/example.js") return route.fulfill({ contentType: TYPES[".js"], body: script });
    const path = join(folder, pathname);
    if (!existsSync(path)) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[extname(path)] ?? "text/plain", body: readFileSync(path) });
  });
  await page.goto(`${HOST}/index.html`);
  await expect(page.locator("#prompt"), found.join()).toHaveText("Choose a piece to move");
}

function bundled(): string {
  const entryPoints = [join(folder, "example.js")];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, minify: true, format: "esm", write: false });
  return outputFiles[0]?.text ?? "";
}

const scripts = { bundled, "by its import map": () => readFileSync(join(folder, "example.js"), "utf8") };
for (const [how, script] of Object.entries(scripts)) {
  test(`a page elsewhere uses the package ${how}`, async ({ page }) => {
    await open(page, script());
    const square = (name: string) => page.locator(`[data-square="${name}"]`);
    await square("c2").click();
    await expect(page.locator("#prompt")).toHaveText("Choose where the militant goes");
    await square("d3").click();
    await expect(page.locator("#turn")).toHaveText("Turn: c2d3");

    await square("c2").focus();
    await page.keyboard.press("n");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.locator("#turn")).toHaveText("Turn: c3d3");

    await expect(page.locator(".dj-core")).toHaveCount(0);
    await page.locator("#signs").check();
    await expect(page.locator(".dj-core")).not.toHaveCount(0);
  });
}

test("the package has types that a strict program compiles with, and no dependency", () => {
  const { dependencies } = JSON.parse(
    readFileSync(join(folder, "node_modules/djambi-board/package.json"), "utf8"),
  );
  expect(dependencies).toBeUndefined();
  writeFileSync(join(folder, "user.ts"), USER);
  expect(compiled(folder, "user.ts")).toBe("");
});

test("the manifest tells editors of all members and events", () => {
  interface Named {
    name: string;
    description: string;
  }
  const path = join(folder, "node_modules/djambi-board/dist/custom-elements.json");
  const { modules } = JSON.parse(readFileSync(path, "utf8"));
  const { tagName, members, events, description } = modules[0].declarations[0];
  expect(tagName).toBe("djambi-board");
  expect(description).toMatch(/^`<djambi-board>`: shows a position/);
  const named = (list: readonly Named[]) => list.map(({ name }) => name).sort();
  expect(named(events)).toEqual(["point", "refused", "stage", "turn"]);
  expect(named(members)).toEqual(
    expect.arrayContaining(["back", "cancel", "commit", "decline", "focus", "options", "set"]),
  );
  expect(named(members).filter((name) => /^#|Callback$/.test(name))).toEqual([]);
  for (const { name, description } of [...members, ...events]) expect(description, name).not.toBe("");
  expect(modules[1].exports[0].name).toBe("djambi-board");
});
