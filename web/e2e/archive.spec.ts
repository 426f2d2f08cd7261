/** Finished games are found again: by anybody who may see them, by their properties, and by player. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { DUEL } from "./support/game_page.ts";
import { PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** Waits until the service has the end of a game: the page shows its own last turn before. */
async function hasEnded(page: Page, id: string): Promise<void> {
  const outcome = async () => (await (await page.request.get(`/api/v1/games/${id}`)).json()).outcome;
  await expect.poll(outcome).toBeTruthy();
}

const NAME = `Ada-${Math.random().toString(36).slice(2, 9)}`;

test("a won game is found by a stranger, and leads to its player and its replay", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  const account = { name: NAME, password: "violet anvil 92" };
  expect((await page.request.post("/api/v1/account", { data: account })).ok()).toBe(true);
  await game.playAtOnce();
  await game.open({ ...DUEL, table: { ...PRIVATE, begins: "at_once", listed: true, watching: "everybody" } });
  await game.click("a1", "i9");
  await expect(page.getByRole("dialog")).toBeVisible();
  await hasEnded(page, game.id);
  await page.goto("/");
  await page.getByRole("link", { name: NAME }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(NAME);

  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  await stranger.goto("/games");
  await stranger.getByLabel("Player").fill(NAME);
  await stranger.getByRole("button", { name: "Show" }).click();
  await expect(stranger).toHaveURL(/player=Ada-/);
  const found = stranger.locator(".archive-game");
  await expect(found).toHaveCount(1);
  await expect(found).toContainText("won");
  await expect(found.locator("svg")).toBeVisible();
  await expectNoViolations(stranger);
  await stranger.getByLabel("Board").selectOption({ label: "Pentachiavel" });
  await stranger.getByRole("button", { name: "Show" }).click();
  await expect(stranger.getByText("There is no such game.")).toBeVisible();
  await expect(stranger.getByLabel("Player")).toHaveValue(NAME);

  await stranger.goBack();
  await found.getByRole("link", { name: NAME }).click();
  await expect(stranger.getByText("1 finished game")).toBeVisible();
  await expectNoViolations(stranger);
  await found.getByRole("link").filter({ hasText: "square" }).click();
  await expect(stranger).toHaveURL(new RegExp(`/game/${game.id}`));
  await context.close();
});

test("an unlisted game is found only by its player", async ({ game, page, browser, baseURL }) => {
  await game.playAtOnce();
  await game.open({
    ...DUEL,
    table: { ...PRIVATE, begins: "at_once", listed: false, watching: "everybody" },
  });
  await game.click("a1", "i9");
  await expect(page.getByRole("dialog")).toBeVisible();
  await hasEnded(page, game.id);
  const link = `a[href="/game/${game.id}"]`;
  await page.goto("/games?mine=yes");
  await expect(page.locator(link).first()).toBeVisible();
  const stranger = await browser.newPage({ baseURL });
  await stranger.goto("/games");
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.locator(link)).toHaveCount(0);
  await stranger.close();
});

test("a name that nobody has is named beside the form", async ({ page }) => {
  await page.goto("/games?player=Nobody-of-that-name");
  await expect(page.getByRole("alert")).toHaveText("There is no player with this name.");
  await expect(page.getByLabel("Player")).toHaveValue("Nobody-of-that-name");
  expect((await page.goto("/player/Nobody-of-that-name"))?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("There is no player with this name.");
});
