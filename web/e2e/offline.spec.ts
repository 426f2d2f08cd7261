/** The installed pages: the manifest, and what works when the service cannot be reached. */
import { rmSync } from "node:fs";
import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import shell from "../shell.json" with { type: "json" };
import { expectNoViolations } from "./support/axe.ts";
import { test } from "./support/own_service.ts";
import { housePages, kept } from "./support/shell.ts";
import { expect } from "./support/test.ts";

/** The names of the caches. */
const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Everything that this browser keeps for the pages, as one text: addresses and texts of caches, storage, databases. */
async function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found.push(request.url, await (answer?.text() ?? ""));
      }
    }
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => request.addEventListener("success", () => resolve(request.result)));
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      found.push(name);
      for (const store of database.objectStoreNames) {
        const kept = database.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
        found.push(store, JSON.stringify(keys), JSON.stringify(values));
      }
      database.close();
    }
    return found.join("\n");
  });
}

async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const cell = page.locator(`[data-square="${square}"]`);
    await expect(cell).toHaveClass(/dj-choosable/);
    await cell.click();
  }
}

test("the pages can be installed, in the reader’s language", async ({ page }) => {
  await page.goto("/rules?lang=fr");
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: "/",
    lang: "fr",
    name: "Djambi",
    start_url: "/",
    display: "standalone",
  });
  expect(manifest.description).toContain("Machiavel");
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual([
    "any",
    "any",
    "maskable",
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src });
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await page.request.get(url)).ok(), url).toBe(true);
});

test("what is kept is what the table of the shell says, and weighs no more", async ({ page }) => {
  await page.goto("/rules");
  await kept(page);
  const addresses = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    return (await (await caches.open(name)).keys()).map(({ url }) => url);
  });
  const pages = addresses
    .map((address) => new URL(address).pathname)
    .filter((path) => !path.includes("/assets/"));
  expect(pages.sort()).toEqual([...shell.pages].sort());
  let bytes = 0;
  for (const address of addresses) {
    const answer = await fetch(address, { headers: { "accept-encoding": "br" }, method: "HEAD" });
    bytes += Number(answer.headers.get("content-length"));
  }
  expect(bytes).toBeGreaterThan(shell.bytes / 2);
  expect(bytes).toBeLessThanOrEqual(shell.bytes);
});

test("a page that comes through the worker makes a guest of a stranger, as any other", async ({
  page,
  context,
}) => {
  await page.goto("/rules");
  await kept(page);
  await context.clearCookies();
  await page.goto("/");
  await expect(page.getByText(/You play as/)).toBeVisible();
  expect(await context.cookies()).toHaveLength(1);
});

test("without the service lessons, puzzles and the engine work, and the rest says why not", async ({
  page,
  own,
}) => {
  await page.goto("/");
  await kept(page);
  await own.kill();

  await page.goto("/learn#militant_walk");
  await click(page, "a1", "c3", "c3", "d3");
  await expect(page.getByRole("status").filter({ hasText: "Well done!" })).toBeVisible();

  await page.goto("/puzzles#puzzle-s7amv5");
  await click(page, "f4", "f6", "e6");
  await expect(page.locator("#result[role=status]")).toContainText("Solved!");

  await page.goto("/analysis?lang=en");
  await page.getByRole("checkbox", { name: "Engine" }).check();
  await expect(page.getByRole("list", { name: "Best lines" }).getByRole("listitem").first()).toContainText(
    /Red \d+%/,
  );

  await page.goto("/rules#maze");
  await expect(page.getByRole("heading", { name: "The maze" })).toBeInViewport();

  await page.goto("/game/AAAAAAAAAAAA");
  await expect(page.getByRole("heading", { name: "Without a network" })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("main").getByRole("link", { name: "Puzzles" }).click();
  await expect(page.locator(".puzzles-ways").first()).toBeVisible();

  // It gives way by a press once the service is back.
  await page.goto("/about");
  await own.start();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
});

test("when the network is back, the page in place of another gives way by itself", async ({
  page,
  context,
}) => {
  await page.goto("/rules");
  await kept(page);
  await context.setOffline(true);
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "Without a network" })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
});

test("a proxy that does not reach the service is as good as no network", async ({ page, own }) => {
  await page.goto("/rules");
  await kept(page);
  await own.kill();
  let status = 0;
  const proxy = createServer((_, answer) => answer.writeHead(status).end("No upstream."));
  await new Promise<void>((done) => proxy.listen(Number(new URL(own.url).port), "127.0.0.1", done));
  for (status of [502, 503, 504, 521, 522, 523]) {
    await page.goto("/learn");
    await expect(page.locator(".lessons-chapters"), `${status}`).toBeVisible();
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Without a network" }), `${status}`).toBeVisible();
  }
  proxy.closeAllConnections();
  await new Promise((done) => proxy.close(done));
});

test("pages and files come from the service where the browser’s storage fails", async ({ page, context }) => {
  await page.goto("/rules");
  await kept(page);
  await page.goto("/rules");
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("no worker");
  // The weights of a board, as the worker names them.
  const weights = /\/assets\/hex6_net[^"]+/.exec(await (await page.request.get("/sw.js")).text())?.[0] ?? "";
  const answerTo = (range: string) =>
    page.evaluate(
      async ([weights, range]) => {
        const answer = await fetch(weights, { headers: range ? { range } : {}, cache: "no-store" });
        return [answer.ok, (await answer.arrayBuffer()).byteLength > 0];
      },
      [weights, range] as const,
    );
  expect(await answerTo("bytes=0-9"), "a part is not kept").toEqual([true, true]);
  await worker.evaluate(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException("full", "QuotaExceededError"));
  });
  expect(await answerTo("")).toEqual([true, true]);
  await worker.evaluate(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException("damaged", "UnknownError"));
  });
  expect(await answerTo("")).toEqual([true, true]);
  await page.goto("/learn");
  await expect(page.locator(".lessons-chapters")).toBeVisible();
});

test("the kept pages follow the language", async ({ page, own }) => {
  await page.goto("/rules");
  await kept(page);
  await page.goto("/rules?lang=es");
  await kept(page);
  await expect.poll(() => cacheNames(page)).toHaveLength(1);
  await own.kill();
  await page.goto("/learn");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.locator(".lessons-chapters")).toBeVisible();
});

test("a new version takes over from the one before, alone at once, else by a press", async ({
  page,
  own,
  context,
}) => {
  const folder = housePages();
  await page.goto("/rules");
  await kept(page);
  const [first = ""] = await cacheNames(page);
  await page.goto("/learn");
  await own.kill();
  await own.start(["--pages", folder]);

  // Another page of ours is open, which is older than the new version: it has a script that is no more.
  await page.evaluate(() => {
    const gone = Object.assign(document.createElement("script"), {
      src: "/assets/gone.js",
      type: "text/plain",
    });
    document.head.append(gone);
  });
  const second = await context.newPage();
  await second.goto("/rules");
  const notice = page.getByRole("status").filter({ hasText: "There is a newer version of this page." });
  await expect(notice).toBeVisible();
  await expect(second.getByText("There is a newer version of this page.")).toBeHidden();
  expect(await second.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await cacheNames(page)).toContain(first);
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(notice).toBeHidden();
  await expect.poll(() => cacheNames(second)).not.toContain(first);
  expect(await cacheNames(second)).toHaveLength(1);
  await own.kill();
  await page.goto("/rules");
  await expect(page.getByRole("link", { name: "Imprint" })).toBeVisible();

  // The next one finds one page, which is new.
  await second.close();
  await own.start([]);
  const [now = ""] = await cacheNames(page);
  await page.goto("/rules");
  await expect.poll(() => cacheNames(page)).not.toContain(now);
  rmSync(folder, { recursive: true });
});

test("after sign-in, play and sign-out nothing of mine is left in the browser", async ({
  page,
  texts,
  game,
}) => {
  const { account } = texts;
  const name = "Lucrezia-Borgia";
  await page.goto("/account");
  await kept(page);
  const door = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill("violet anvil 92");
  await door.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  await expect(page.getByRole("button", { name: account.signOut() })).toBeVisible();
  const { id } = await game.open();
  await game.click("c2", "d3");
  for (const address of ["/", "/rules", "/learn", "/analysis", `/player/${name}`, "/games", `/game/${id}`]) {
    await page.goto(address);
  }
  await page.goto("/play");
  await page.getByRole("button", { name: "Start" }).click();
  await click(page, "a3", "a5");
  const turn = '"move":"a3a5"';
  const before = await everythingKept(page);
  expect(before, "while signed in, this browser knows its game").toContain(id);
  expect(before, "and the one without a service").toContain(turn);
  await page.goto("/account");
  await page.getByRole("button", { name: account.signOut() }).click();
  await expect(page).toHaveURL("/");
  const all = await everythingKept(page);
  expect(all).toContain("/assets/");
  expect(all).not.toContain(name);
  expect(all).not.toContain(id);
  expect(all).not.toContain(turn);
});
