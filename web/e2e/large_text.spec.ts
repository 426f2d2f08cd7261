/**
 * Text at 200 % on a narrow phone: everything can be read and used, and nothing is wider than the screen,
 * even with words that are longer than in any of the languages.
 */
import type { Page } from "@playwright/test";
import { DUEL, type GamePage } from "./support/game_page.ts";
import { doubleText, longMisfits, misfits } from "./support/layout.ts";
import { PAGES } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test.beforeEach(async ({ game, page }, { tags }) => {
  await game.playAtOnce();
  if (!tags.includes("@usual")) await doubleText(page);
});

/** Expects that everything fits, once the page is laid out. */
async function expectFit(page: Page, where: string): Promise<void> {
  await expect(page.locator("html")).toHaveCSS("font-size", "32px");
  await expect.poll(() => misfits(page), where).toEqual([]);
  await expect.poll(() => longMisfits(page), `${where}, with longer words`).toEqual([]);
}

/** Expects that the whole board can be seen at once. */
async function expectWholeBoard(page: Page): Promise<void> {
  const board = page.locator("djambi-board");
  await board.scrollIntoViewIfNeeded();
  await expect(board).toBeInViewport({ ratio: 1 });
  const box = await board.boundingBox();
  expect(box?.width).toBe(box?.height);
  expect(box?.width).toBeGreaterThan(340);
}

/** Expects that an open dialog fits, and that its last button can be reached. */
async function expectDialogFits(page: Page, where: string): Promise<void> {
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFit(page, where);
  const buttons = page.getByRole("dialog").getByRole("button");
  for (const button of await buttons.all()) {
    await button.scrollIntoViewIfNeeded();
    // A dialog that scrolls may end between two pixels.
    await expect(button).toBeInViewport({ ratio: 0.99 });
  }
}

test("the pages with text to read", async ({ page }) => {
  for (const path of [...PAGES, "/learn#maze_diplomat", "/puzzles#day"]) {
    await page.goto(path);
    await expectFit(page, path);
  }
});

test("every option of a new game", async ({ page, texts }) => {
  await page.goto("/");
  await page.getByText(texts.home.customGame()).click();
  for (const closed of await page.locator("main details:not([open]) > summary").all()) await closed.click();
  await expect(page.getByRole("button", { name: texts.home.start() }).first()).toBeVisible();
  await expectFit(page, "the options");
});

test("an invitation", async ({ game, page }) => {
  const seats = { red: { kind: "person", mine: true }, blue: { kind: "person" } } as const;
  const { invitations } = await game.open({ seats });
  await expectFit(page, "a game with a free seat");
  // As a messenger asks for it, which nobody has clicked.
  await page.route("**/join/*", async (route) =>
    route.fulfill({ response: await route.fetch({ headers: {} }) }),
  );
  await page.goto(invitations[0]?.url ?? "");
  await expect(page.locator("[value=sit]")).toBeVisible();
  await expectFit(page, "an invitation");
});

test("a game: one's turn, each question, an earlier turn", async ({ game, page, texts }) => {
  await game.open();
  await game.myTurn();
  await expectFit(page, "one's turn");
  await expectWholeBoard(page);
  await game.square("c2").click();
  await expectFit(page, "a choice");
  await game.square("d3").click();
  await game.myTurn();
  for (const legend of await page.locator("details > summary").all()) await legend.click();
  await expectFit(page, "the legend");
  await page.keyboard.press("Home");
  await expect(game.banner.getByRole("button", { name: texts.game.backToNow() })).toBeVisible();
  await expectFit(page, "an earlier turn");
  await game.banner.getByRole("button", { name: texts.game.backToNow() }).click();
  for (const question of [texts.beside.resign(), texts.beside.draw({ draw: "offer" })]) {
    await game.button(question).click();
    await expectDialogFits(page, question);
    await game.button(texts.beside.playOn()).click();
  }
});

test("a game: out, watching on, and the end", async ({ game, page, texts }) => {
  await game.open({ bot_delay_ms: 60_000 });
  await game.myTurn();
  await resign(game, texts);
  await expectDialogFits(page, "out of the game");
  await game.button(texts.beside.keepWatching()).click();
  await expectFit(page, "watching on");
  await game.open(DUEL);
  await game.click("a1", "i9");
  await expectDialogFits(page, "the end");
  await game.button(texts.beside.showBoard()).click();
  await expectFit(page, "the board of the end");
  await expectWholeBoard(page);
});

test("the analysis of a game", async ({ game, page, texts }) => {
  await game.open(DUEL);
  await game.click("a1", "i9");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(`/analysis?game=${game.id}`);
  await expect(page.locator("djambi-board")).toBeVisible();
  await expectFit(page, "the analysis");
  await expectWholeBoard(page);
  await page.goto("/analysis");
  await expect(page.locator("djambi-board")).toBeVisible();
  for (const closed of await page.locator("main details:not([open]) > summary").all()) await closed.click();
  await page.getByRole("checkbox", { name: texts.analysis.engine() }).check();
  await expect(page.locator(".line").first()).toBeVisible({ timeout: 30_000 });
  await expectFit(page, "the engine");
});

test("text of the usual size moves nothing under the board", { tag: "@usual" }, async ({
  game,
  page,
  texts,
}) => {
  await game.open({ bot_delay_ms: 0 });
  await game.myTurn();
  const height = async () => (await game.banner.boundingBox())?.height;
  const usual = await height();
  expect(usual).toBe(68);
  const boxes: Record<string, number | undefined> = {};
  await page.getByText(texts.beside.settings(), { exact: true }).click();
  await page.getByLabel(texts.beside.confirmTurns()).check();
  await game.click("c2");
  boxes.choice = await height();
  await game.click("d3");
  await expect(game.button(texts.common.confirm())).toBeVisible();
  boxes.confirmation = await height();
  await game.button(texts.common.confirm()).click();
  await game.myTurn();
  boxes.story = await height();
  await page.keyboard.press("Home");
  await expect(game.banner.getByRole("button", { name: texts.game.backToNow() })).toBeVisible();
  boxes.earlier = await height();
  await game.banner.getByRole("button", { name: texts.game.backToNow() }).click();
  await resign(game, texts);
  await game.button(texts.beside.keepWatching()).click();
  boxes.watching = await height();
  expect(Object.entries(boxes).filter(([, now]) => now !== usual)).toEqual([]);
});

async function resign(game: GamePage, texts: Texts): Promise<void> {
  const name = texts.beside.resign();
  await game.button(name).click();
  await game.page.getByRole("dialog").getByRole("button", { name }).click();
}
