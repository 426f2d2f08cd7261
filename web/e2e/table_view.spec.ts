/** A table on the game page: it moves nothing, covers nothing that is needed, and is accessible. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import type { GamePage } from "./support/game_page.ts";
import { doubleText, longMisfits, misfits } from "./support/layout.ts";
import { TableDouble } from "./support/table_double.ts";
import { PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const SMALL = { width: 360, height: 640 };
const TAKE_BACK = { of: 1, seat: "blue", offer: { what: "take_back" }, asked: ["red"] } as const;
const OFFERS = { offers: [{ ...TAKE_BACK, asked: [...TAKE_BACK.asked] }] };

/** Opens a game at a table, and waits until all of the page is there. */
async function sitDown(game: GamePage, page: Page): Promise<TableDouble> {
  const table = new TableDouble();
  await table.attach(page);
  await game.open({ bot_delay_ms: 60_000, table: PRIVATE });
  await game.myTurn();
  await expect(page.locator(".controls-row").first()).toBeVisible();
  await expect(page.locator(".plate > .clock-runs")).toBeVisible();
  return table;
}

/** Where the parts of the page are, and how large. */
async function places(page: Page) {
  const parts = [".order", ".stage", ".banner", ".plates", ".plate > .clock", ".turns", ".walk", ".controls"];
  return Promise.all(parts.map(async (part) => [part, await page.locator(part).first().boundingBox()]));
}

test("whose time has run out is offered their own seat, and told that it is theirs", async ({
  game,
  page,
  texts,
}) => {
  const table = await sitDown(game, page);
  const sit = [{ seat: "red" }, { seat: "blue" }];
  table.tell({ type: "you", you: { held: [], lost: "red", may: { sit } } });
  const offers = page.locator(".offers");
  await expect(offers.getByText(texts.beside.lostSeat())).toBeVisible();
  await expect(offers.getByRole("button", { name: texts.beside.takeSeatBack() })).toBeVisible();
  await expect(offers.getByText(texts.beside.seatIsOpen({ seat: "blue" })), "another seat").toBeVisible();
});

test("before the first turn no sentence lies over another on a phone", async ({ game, page }) => {
  await page.setViewportSize(PHONE);
  await sitDown(game, page);
  const [news, turns] = await Promise.all(
    [".round-none", ".turns-none"].map((part) => page.locator(part).boundingBox()),
  );
  if (!news || !turns) throw new Error("a sentence is missing");
  const isApart = news.y + news.height <= turns.y || turns.y + turns.height <= news.y;
  expect(isApart, `${JSON.stringify(news)} ${JSON.stringify(turns)}`).toBe(true);
});

for (const [screen, viewport] of [
  ["a desktop", DESKTOP],
  ["a phone", PHONE],
] as const)
  test(`on ${screen} nothing moves when offers, watchers and talk come`, async ({ game, page }) => {
    await page.setViewportSize(viewport);
    const table = await sitDown(game, page);
    const before = await places(page);
    const now = Date.now();
    table.hear("blue", { text: "hello" });
    table.change({
      ...OFFERS,
      watchers: 12,
      first_turn_by_ms: now + 20_000,
      presence: { blue: { state: "gone", since_ms: now - 100_000, stand_in_from_ms: now - 40_000 } },
      clock: { left: { red: 12_000, blue: 285_000, yellow: 9_000, green: 300_000 }, running: "red" },
    });
    await expect(game.button("Accept")).toBeVisible();
    await expect(page.locator(".plate > .clock-low").first()).toBeVisible();
    expect(await places(page)).toEqual(before);
  });

test("on a desktop offers and talk are on the screen", async ({ game, page }) => {
  await page.setViewportSize(DESKTOP);
  const table = await sitDown(game, page);
  table.change(OFFERS);
  await expect(game.button("Accept")).toBeInViewport({ ratio: 1 });
  await page.getByRole("tab", { name: /Talk/ }).click();
  await expect(page.getByLabel("Say something")).toBeInViewport({ ratio: 1 });
});

test("on a phone the running clock is on the screen, and the talk does not cover it", async ({
  game,
  page,
}) => {
  await page.setViewportSize(SMALL);
  const table = await sitDown(game, page);
  const clock = page.locator(".banner-clock");
  await expect(clock).toHaveText(/^4:5\d$/);
  await page.getByRole("button", { name: /^Talk/ }).click();
  await expect(clock).toBeInViewport({ ratio: 1 });
  // What lies below the talk can be scrolled up.
  await game.button("Offer a draw").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  table.change({ phase: "paused", clock: { left: { red: 18_300 } } });
  await expect(clock).toHaveCount(0);
});

for (const language of ["fr", "es"])
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("nothing moves on a phone that loses its connection", async ({ game, page }) => {
      await page.setViewportSize(SMALL);
      await sitDown(game, page);
      const before = await places(page);
      await page.context().setOffline(true);
      await expect(page.locator(".link")).not.toBeEmpty();
      expect(await places(page)).toEqual(before);
      await page.context().setOffline(false);
      await expect(page.locator(".link")).toBeEmpty();
      expect(await places(page)).toEqual(before);
    });
  });

test("a clock runs down with tenths, and a low one is announced once", async ({ game, page }) => {
  const table = await sitDown(game, page);
  const clock = page.getByRole("timer", { name: "Clock of Red" });
  await expect(clock).toHaveText(/^4:\d\d$/);
  table.change({ clock: { left: { red: 21_000 }, running: "red" } });
  await expect(clock).toHaveText(/^0:19\.\d$/);
  await expect(page.getByText("Red, you have less than 20 seconds left.")).toHaveCount(1);
  table.change({ phase: "paused", clock: { left: { red: 18_300 } } });
  await expect(clock).toHaveText("0:18.3");
  await expect(game.banner).toContainText("Paused");
});

test("talk is text and never a link, and can be hidden by its author", async ({ game, page }) => {
  const table = await sitDown(game, page);
  table.hear("blue", { text: "<b>see</b> https://example.com/" }, "Bertrand");
  await page.getByRole("tab", { name: /Talk/ }).click();
  const log = page.getByRole("log");
  await expect(log).toContainText("<b>see</b> https://example.com/");
  await expect(log.getByRole("link")).toHaveCount(0);
  await expect(page.getByText("People who watch read this, too.")).toBeVisible();
  await page.getByLabel("Say something").fill("Hello all");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Well played" }).click();
  await expect(log).toContainText("Hello all");
  await expect(log).toContainText("Well played");
  await page.getByRole("button", { name: "Hide messages of Bertrand" }).click();
  await expect(log).not.toContainText("example.com");
  await page.reload();
  await page.getByRole("tab", { name: /Talk/ }).click();
  table.hear("blue", { text: "again" }, "Bertrand");
  table.hear("green", { text: "after it" });
  await expect(log).toContainText("after it");
  await expect(log).not.toContainText("again");
  await page.getByRole("button", { name: /^Show messages of/ }).click();
  await expect(log).toContainText("again");
});

test("on a phone the talk is a sheet that leaves board and banner free", async ({ game, page }) => {
  await page.setViewportSize(PHONE);
  const table = await sitDown(game, page);
  table.hear("blue", { sign: "thanks" });
  const button = page.getByRole("button", { name: "Talk, 1 new message" });
  await button.click();
  const sheet = page.getByRole("region", { name: "Talk", exact: true });
  await expect(sheet).toContainText("Thanks");
  const [box, banner] = [await sheet.boundingBox(), await game.banner.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0) - 1);
  await game.click("c2", "d3");
  await game.expectFirstMove("c2d3");
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});

for (const language of ["en", "fr"])
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("axe finds nothing at a table, with talk and offers", async ({ game, page }) => {
      const table = await sitDown(game, page);
      table.hear("blue", { sign: "oops" }, "Bertrand");
      table.change({ ...OFFERS, watchers: 1 });
      await page.getByRole("tab").nth(1).click();
      await expectNoViolations(page);
      await page.setViewportSize(PHONE);
      await expect(page.locator(".talk-sheet")).toBeVisible();
      await expectNoViolations(page);
    });

    test("large text fits at a table", async ({ game, page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await doubleText(page);
      await sitDown(game, page);
      await expect.poll(() => misfits(page)).toEqual([]);
      await expect.poll(() => longMisfits(page)).toEqual([]);
    });
  });
