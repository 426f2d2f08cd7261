/** The pages in other people's browsers, on their devices, with their habits. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./support/test.ts";

const PAGES = ["/learn", "/puzzles", "/analysis"] as const;

test("without WebAssembly each page says so, and keeps what was served", async ({ page, texts }) => {
  await page.addInitScript("delete globalThis.WebAssembly");
  const said = page.getByRole("alert").filter({ hasText: texts.common.needsWebAssembly() });
  for (const path of PAGES) {
    await page.goto(path);
    await expect(said).toBeVisible();
    await expect(page.locator("main h1")).toBeVisible();
  }
  const answer = await page.request.post("/api/v1/games", {
    data: {
      rules: "classic",
      seats: { red: { kind: "person", mine: true }, blue: { kind: "bot", level: "page" } },
    },
  });
  const { url } = (await answer.json()) as { url: string };
  await page.goto(url);
  await expect(said).toBeVisible();
  await expect(page.getByRole("heading", { name: "Players" })).toBeVisible();
});

test("a page whose parts are of yesterday says so, with a button", async ({ page, game, texts }) => {
  await page.route(/engine_worker/, (route) => route.fulfill({ status: 404, body: "" }));
  await game.open();
  await game.myTurn();
  await game.button(texts.coach.hint()).click();
  const bar = page.getByRole("alert").filter({ hasText: texts.common.outdated() });
  await expect(bar).toBeVisible();
  await bar.getByRole("button", { name: texts.common.reload() }).click();
  await game.myTurn();
  await expect(bar).toHaveCount(0);
});

test("a set of pieces that is of yesterday is told of, too", async ({ page, game, texts }) => {
  await page.route(/piece_sets/, (route) => route.fulfill({ status: 404, body: "" }));
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel(/^Pieces/).selectOption("letters");
  await expect(page.getByRole("alert").filter({ hasText: texts.common.outdated() })).toBeVisible();
});

for (const [part, address] of [
  ["the coach", /coach\./],
  ["the script of the late part", /late_part\..*js/],
  ["the style of the late part", /late_part-.*css/],
] as const) {
  test(`${part} that is of yesterday is told of, too`, async ({ page, game, texts }) => {
    await page.route(address, (route) => route.fulfill({ status: 404, body: "" }));
    await game.open();
    await game.myTurn();
    if (part === "the coach") await game.button(texts.coach.hint()).click();
    await expect(page.getByRole("alert").filter({ hasText: texts.common.outdated() })).toHaveCount(1);
  });
}

for (const [part, address] of [
  ["the film", /film\./],
  ["the boards of other games", /load_boards/],
] as const) {
  test(`the home page tells that ${part} of yesterday cannot be fetched`, async ({ page, game, texts }) => {
    await game.open({ board: "hex3", seats: { red: { kind: "person", mine: true } } });
    await page.route(address, (route) => route.fulfill({ status: 404, body: "" }));
    await page.goto("/");
    await page.mouse.wheel(0, 500);
    await expect(page.getByRole("alert").filter({ hasText: texts.common.outdated() })).toBeVisible();
  });
}

test("a page that the browser translates goes on", async ({ page, game, texts }) => {
  await game.open({ bot_delay_ms: 0 });
  await game.myTurn();
  await expect(page.locator(".round section")).toBeVisible();
  for (const way of ["around", "instead"] as const) {
    await page.evaluate((way) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = (node as Text).parentElement;
        if (element?.closest("font, svg, script, style, djambi-board, [translate=no]")) continue;
        if ((node as Text).data.trim()) found.push(node as Text);
      }
      for (const text of found) {
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(way === "around" ? text : `« ${text.data} »`);
      }
    }, way);
    const turns = (await game.moves()).length;
    await game.click(...(way === "around" ? ["c2", "d3"] : ["b3", "b4"]));
    await expect.poll(async () => (await game.moves()).length).toBe(turns + 4);
    await game.myTurn();
    await expect(game.banner).toContainText(texts.game.yourTurn({ seat: "red" }));
    await expect(page.locator(".turns-list li")).toHaveCount(turns + 4);
    await expect(page.locator(".round-turn")).toHaveCount(3);
  }
  const untranslated = (part: string) => expect(page.locator(part)).toHaveAttribute("translate", "no");
  await untranslated("djambi-board");
  await untranslated(".turns-list");
  await page.goto("/analysis");
  await untranslated(".book-list");
  await page.goto("/puzzles#storm");
  await page.getByRole("button", { name: "Start" }).click();
  await untranslated(".puzzle-time");
});

/** What anybody may have written in the place of a stored value. */
const ANY_VALUES = [
  "{}",
  "[null]",
  "null",
  "7",
  '"x"',
  '[{"id":1}]',
  '[{"id":"a","at":1,"held":{},"scene":[],"outcome":{}}]',
  '[{"id":"a","expect":0,"seat":"red","action":{"kind":"turn","move":"zz"}}]',
  "{",
  '{"stars":[],"next":{}}',
  '{"player":null,"seen":{},"day":[]}',
  '{"table":7,"clock":"x"}',
];

/** The keys of all values that the page stores, from its source. */
function storedKeys(game: string): string[] {
  const folder = join(import.meta.dirname, "../src");
  const files = readdirSync(folder, { recursive: true }).map(String);
  const source = files
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"));
  const found = source.flatMap((text) => [...text.matchAll(/["`](djambi[.:][\w-]+(?::\$\{game\})?)["`]/g)]);
  const keys = found.map(([, key = ""]) => key.replace(/\$\{game\}/, game));
  expect(keys).toContain("djambi.games");
  expect(keys).toContain(`djambi:commands:${game}`);
  return [...new Set(keys)];
}

for (const [path, sign] of [
  ["/", "#strength-choice button"],
  ["/learn", ".lessons li"],
  ["/puzzles", "#puzzles a"],
  ["/analysis", "djambi-board .dj-piece"],
  ["/account", "#account form"],
  ["/game/", "djambi-board .dj-choosable"],
] as const) {
  test(`stored values of any shape do not break ${path}`, async ({ page, game }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await game.open({ bot_delay_ms: 0 });
    const address = path === "/game/" ? `/game/${game.id}` : path;
    const keys = storedKeys(game.id);
    for (const value of ANY_VALUES) {
      await page.evaluate(
        ([keys, value]) => {
          for (const key of keys)
            for (const store of [localStorage, sessionStorage]) store.setItem(key, value);
        },
        [keys, value] as const,
      );
      await page.goto(address);
      await expect(page.locator(sign).first(), value).toBeVisible();
    }
    expect(errors).toEqual([]);
  });
}

test("interrupted sound comes back with the next touch", async ({ page, game }) => {
  await page.addInitScript(() => {
    const proto = AudioContext.prototype;
    Object.defineProperty(proto, "state", { get: () => "interrupted" });
    let resumed = 0;
    proto.resume = async () => {
      resumed += 1;
      document.documentElement.dataset.resumed = String(resumed);
    };
  });
  await game.open();
  await game.click("c2", "d3");
  await game.myTurn();
  const count = async () => Number(await page.locator("html").getAttribute("data-resumed"));
  await expect.poll(count).toBeGreaterThan(0);
  const before = await count();
  await page.mouse.click(3, 400);
  expect(await count()).toBeGreaterThan(before);
});

test("paper is white and has no navigation", async ({ page, game }) => {
  await page.addInitScript(() => localStorage.setItem("djambi.theme", "dark"));
  const paths = ["/", "/rules", "/learn", "/puzzles", "/analysis", "/games", "/ladder", "/account", "/about"];
  for (const path of [...paths, "/privacy", "/licences", "/nowhere"]) {
    await page.goto(path);
    await page.emulateMedia({ media: "print" });
    for (const part of [".masthead", ".foot"]) await expect(page.locator(part)).toBeHidden();
    const colour = await page.locator("main h1").evaluate((head) => getComputedStyle(head).color);
    expect(colour).toBe("rgb(0, 0, 0)");
    await page.emulateMedia({ media: "screen" });
  }
  // Here the style of the screen comes after that of the paper.
  await game.open();
  await game.myTurn();
  await expect(page.locator(".controls-row").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".masthead")).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    "rgb(255, 255, 255)",
  );
});

test("the board in a shadow tree keeps its focus, and its keys on other keyboards", async ({
  page,
  game,
}) => {
  await game.open();
  await game.myTurn();
  await page.evaluate(async () => {
    const board = document.querySelector("djambi-board");
    const host = document.createElement("div");
    document.body.append(host);
    host.style.width = "400px";
    const copy = document.createElement("djambi-board");
    host.attachShadow({ mode: "open" }).append(copy);
    if (board) copy.set(board.options);
    await new Promise((done) => setTimeout(done, 100));
    copy.focus();
    copy.set({ view: "blue" });
    await new Promise((done) => setTimeout(done, 100));
  });
  const focused = () =>
    page.evaluate(() => {
      const hosts = [...document.querySelectorAll("div")].flatMap(({ shadowRoot }) => shadowRoot ?? []);
      return hosts[0]?.activeElement?.getAttribute("data-square") ?? null;
    });
  expect(await focused()).toBe("i1");
  await page.evaluate(() => {
    const root = [...document.querySelectorAll("div")].flatMap(({ shadowRoot }) => shadowRoot ?? [])[0];
    root?.activeElement?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "ф", code: "KeyA", bubbles: true }),
    );
  });
  expect(await focused()).toBe("b1");
});

test("on a network without WebSockets the game page says so, and goes on when there is one", async ({
  page,
  game,
}) => {
  await game.open();
  await game.myTurn();
  let isBlocked = true;
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    if (isBlocked) void socket.close();
    else socket.connectToServer();
  });
  await page.goto(`/game/${game.id}`);
  const banner = page.getByLabel("What to do now");
  await expect(banner).toContainText("this network lets no live connection", { timeout: 20_000 });
  isBlocked = false;
  await expect(banner).toContainText("Your turn", { timeout: 15_000 });
});
