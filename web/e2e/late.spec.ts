/** The late part of the game page: the page plays without it, and nothing moves when it comes. */
import type { Page } from "@playwright/test";
import { DOOMED } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

const LATE_PART = "**/late_part.*";

test("the page plays without its late part, and has it once it comes", async ({ game, page }) => {
  await page.route(LATE_PART, (route) => route.abort());
  await game.open();
  await game.click("c2", "d3");
  await game.expectFirstMove("c2d3");
  await game.myTurn();
  await expect(game.button("Resign")).toHaveCount(0);
  await page.unroute(LATE_PART);
  await expect(game.button("Resign")).toBeVisible({ timeout: 15_000 });
});

test("without the late part a game goes on after the user’s fall", async ({ game, page }) => {
  await page.route(LATE_PART, (route) => route.abort());
  await game.open(DOOMED);
  await game.click("d2", "d3");
  await expect(page.locator(".plate-red.plate-out")).toBeVisible({ timeout: 20_000 });
  await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(4);
});

for (const [screen, viewport] of [
  ["a desktop", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const)
  test(`on ${screen} nothing moves when the late part comes`, async ({ game, page }) => {
    await page.setViewportSize(viewport);
    let release = () => {};
    const released = new Promise<void>((done) => {
      release = done;
    });
    await page.route(LATE_PART, async (route) => {
      await released;
      await route.continue();
    });
    await game.open();
    await game.myTurn();
    const before = await places(page);
    release();
    await expect(game.button("Resign")).toBeVisible();
    expect(await places(page)).toEqual(before);
  });

/** Where the parts of the page are, and how large. */
async function places(page: Page) {
  const parts = [".order", ".stage", ".banner", ".plates", ".turns", ".walk", ".controls"];
  return Promise.all(parts.map(async (part) => [part, await page.locator(part).boundingBox()]));
}
