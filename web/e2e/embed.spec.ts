/** A game in a frame of another site: the sites that the host names show it, and each turn as it is played. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { DUEL, GamePage } from "./support/game_page.ts";
import { Service } from "./support/service.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

/** Another site with a page that frames an address. A browser takes `localhost` for another site than 127.0.0.1. */
class OtherSite {
  private readonly server: Server;
  framed = "";

  constructor() {
    this.server = createServer((_, answer) => {
      const frame = `<iframe src="${this.framed}" title="Djambi" width="360" height="520"></iframe>`;
      answer.writeHead(200, { "content-type": "text/html; charset=utf-8" });
      answer.end(
        `<!doctype html><html lang="en"><title>A club</title><main><h1>A club</h1>${frame}</main></html>`,
      );
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, done));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  end(): void {
    this.server.close();
  }
}

/** A service that may be framed by some sites, with a game of a player in a browser of their own. */
async function withGame(
  { browser, texts, sites }: { browser: Browser; texts: Texts; sites: readonly string[] },
  run: (game: GamePage, url: string) => Promise<void>,
): Promise<void> {
  const service = new Service(sites.flatMap((site) => ["--embed", site]));
  await service.start();
  const context = await browser.newContext({ baseURL: service.url });
  try {
    const game = new GamePage(await context.newPage(), texts);
    await game.answerQuestions();
    await game.open(DUEL);
    await run(game, service.url);
  } finally {
    await context.close();
    await service.end();
  }
}

let site: OtherSite;
let origin: string;
test.beforeEach(async () => {
  site = new OtherSite();
  origin = await site.start();
});
test.afterEach(() => site.end());

test("a named site shows a game and its turns, without a cookie", async ({ browser, page, texts }) => {
  await withGame({ browser, texts, sites: [origin] }, async (game, url) => {
    site.framed = `${url}/embed/game/${game.id}`;
    await page.goto(origin);
    const frame = page.frameLocator("iframe");
    await expect(frame.locator(".embed-board .diagram")).toBeVisible();
    await expect(frame.locator(".embed-status")).toHaveText("It is Red’s turn.");
    await expect(frame.locator(".players li")).toHaveCount(2);
    // A piece that is drawn has a size.
    const piece = frame.locator(".embed-board .dj-piece").first();
    expect((await piece.boundingBox())?.width).toBeGreaterThan(10);
    const before = await frame.locator(".embed-board").innerHTML();
    await game.click("a1", "i9");
    await expect(frame.locator(".embed-status")).toContainText("Red has won");
    expect(await frame.locator(".embed-board").innerHTML()).not.toBe(before);
    expect(await page.context().cookies()).toEqual([]);
  });
});

test("no other site shows a game", async ({ browser, page, texts }) => {
  await withGame({ browser, texts, sites: ["https://club.example"] }, async (game, url) => {
    site.framed = `${url}/embed/game/${game.id}`;
    const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
    await page.goto(origin);
    await refused;
    await expect(page.frameLocator("iframe").locator(".embed-board")).toHaveCount(0);
    // By itself the page is there for everybody.
    await page.goto(site.framed);
    await expect(page.locator(".embed-board .diagram")).toBeVisible();
    await expectNoViolations(page);
  });
});
