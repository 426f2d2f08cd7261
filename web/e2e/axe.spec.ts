/** Axe finds no violations on any page. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { DUEL } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

/** Expects that a page says in which language it is, and that axe finds nothing. */
async function expectAccessible(page: Page, language: string): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", language);
  await expectNoViolations(page);
}

test("the home page, folded and unfolded", async ({ page, language }) => {
  await page.goto("/");
  await expectAccessible(page, language);
  for (const summary of await page.locator("summary").all()) await summary.click();
  await expectAccessible(page, language);
});

test("the rules, and a missing page", async ({ page, language }) => {
  await page.goto("/rules");
  await expectAccessible(page, language);
  await page.goto("/nowhere");
  await expectAccessible(page, language);
});

test("a game without a service: the form, and the game", async ({ page, language }) => {
  await page.goto("/play");
  const start = page.locator(".play-form button[type=submit]");
  await expect(start).toBeVisible();
  await expectAccessible(page, language);
  await start.click();
  await expect(page.locator(".banner-title")).toBeVisible();
  await expectAccessible(page, language);
  await page.goto("/offline");
  await expectAccessible(page, language);
});

test("the lessons: the list, an open lesson, one that failed and one that is done", async ({
  page,
  language,
}) => {
  await page.goto("/learn");
  await expect(page.locator(".lessons-chapters")).toBeVisible();
  await expectAccessible(page, language);
  await page.goto("/learn#militant_kill");
  await page.locator(".lesson-buttons button").first().click();
  await expectAccessible(page, language);
  for (const square of ["b1", "b2"]) await page.locator(`[data-square=${square}]`).click();
  await expect(page.locator(".lesson-failed")).toBeVisible();
  await expectAccessible(page, language);
  await page.keyboard.press("Enter");
  for (const square of ["b1", "d3", "a1"]) await page.locator(`[data-square=${square}]`).click();
  await expect(page.locator(".lesson-done")).toBeVisible();
  await expectAccessible(page, language);
});

test("the puzzles: the list, an open puzzle, and its solution", async ({ page, language }) => {
  await page.goto("/puzzles");
  await expect(page.locator(".puzzles-ways").first()).toBeVisible();
  await expectAccessible(page, language);
  await page.goto("/puzzles#puzzle-s7amv5");
  await page.locator(".lesson-buttons button").first().click();
  await expectAccessible(page, language);
  await page.locator(".lesson-buttons button").first().click();
  await expect(page.locator(".puzzle-why")).toBeVisible();
  await expectAccessible(page, language);
});

test("the account: of a guest, and of somebody signed in", async ({ page, language, texts }) => {
  await page.goto("/account");
  await expect(page.locator(".account-form").first()).toBeVisible();
  await expectAccessible(page, language);
  const door = page.getByRole("region", { name: texts.account.makeAccount(), exact: true });
  const name = `Axe-${Math.random().toString(36).slice(2, 9)}`;
  await door.getByLabel(texts.account.name(), { exact: true }).fill(name);
  await door.getByLabel(texts.account.password(), { exact: true }).fill("violet anvil 92");
  await page.keyboard.press("Enter");
  await expect(page.locator(".account-sessions li")).toHaveCount(1);
  for (const more of await page.locator(".account-more summary").all()) await more.click();
  await expectAccessible(page, language);
});

test("an invitation, to its creator and to its guest", async ({ game, page, browser, baseURL, language }) => {
  const created = await game.open({
    seats: { red: { kind: "person", mine: true }, blue: { kind: "person" } },
  });
  const invitation = created.invitations[0]?.url ?? "";
  await page.goto(invitation);
  await expect(page.locator("#address")).toHaveValue(`${baseURL}${invitation}`);
  await expectAccessible(page, language);
  const guest = await (await browser.newContext({ baseURL })).newPage();
  await guest.goto(invitation);
  await expectAccessible(guest, language);
  await guest.locator("[value=sit]").click();
  await expect(guest).toHaveURL(new RegExp(`${created.url}$`));
  await expectAccessible(guest, language);
  await guest.context().close();
  await page.reload();
  await expect(page.locator("[value=invite]")).toBeVisible();
  await expect(page.locator("#address")).toHaveCount(0);
  await expectAccessible(page, language);
});

test("a game: one's turn, an earlier turn, and a dialog", async ({ game, page, texts, language }) => {
  await game.open();
  await game.myTurn();
  await expectAccessible(page, language);
  await game.click("c2", "d3");
  await game.myTurn();
  await page.keyboard.press("Home");
  await expectAccessible(page, language);
  await page.keyboard.press("End");
  await game.button(texts.beside.resign()).click();
  await expectAccessible(page, language);
});

test("a won game, and its analysis", async ({ game, page, texts, language }) => {
  await game.open(DUEL);
  await game.click("a1", "i9");
  await expect(page.getByRole("dialog")).toContainText(texts.coach.youWon());
  await expectAccessible(page, language);
  await game.button(texts.beside.showBoard()).click();
  await expectAccessible(page, language);
  await page.goto(`/analysis?game=${game.id}`);
  await expect(page.locator("djambi-board")).toBeVisible();
  for (const closed of await page.locator("main details:not([open]) > summary").all()) await closed.click();
  await expectAccessible(page, language);
});
