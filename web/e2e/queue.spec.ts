/** A turn that is entered while others play is sent as soon as it is the player's turn. */
import type { Browser, Page } from "@playwright/test";
import type { GamePage } from "./support/game_page.ts";
import { beginAsSecond, clickOffered, FIRST_TURN } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** Begins a game in which a friend has the first turn; returns the friend's page. */
async function begin(game: GamePage, browser: Browser, baseURL = ""): Promise<Page> {
  const { friend, address } = await beginAsSecond(game.page, browser, baseURL);
  game.id = address.split("/").at(-1) ?? "";
  return friend;
}

test("a queued turn waits, and is played at once when its time has come", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const friend = await begin(game, browser, baseURL);
  await game.click("c2");
  await expect(game.banner).toContainText(texts.guide.forNextTurn());
  await game.click("c4");
  await expect(game.banner).toContainText(texts.guide.queued());
  await expect(game.page.locator(".arrows")).toBeVisible();
  expect(await game.moves()).toEqual([]);
  await clickOffered(friend, FIRST_TURN);
  await expect.poll(() => game.moves()).toEqual(["c7b6", "c2c4"]);
  await expect(game.page.locator(".arrows")).toHaveCount(0);
  await friend.context().close();
});

test("a queued turn is taken back by Esc, by its button and by another choice", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const friend = await begin(game, browser, baseURL);
  const queued = game.banner.getByText(texts.guide.queued());
  await game.click("c2", "c4");
  await expect(queued).toBeVisible();
  await game.page.keyboard.press("Escape");
  await expect(queued).toHaveCount(0);
  await game.click("c2", "c4");
  await game.button(texts.guide.removeQueued()).click();
  await expect(queued).toHaveCount(0);
  await game.click("c2", "c4", "h2");
  await expect(queued).toHaveCount(0);
  await game.click("h4");
  await expect(queued).toBeVisible();
  await clickOffered(friend, FIRST_TURN);
  await expect.poll(() => game.moves()).toEqual(["c7b6", "h2h4"]);
  await friend.context().close();
});

test("a queued turn that is not possible any more is not played, and the reason is told", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const friend = await begin(game, browser, baseURL);
  await game.click("c2", "c4");
  await expect(game.banner).toContainText(texts.guide.queued());
  await clickOffered(friend, ["c7", "c4"]);
  await game.myTurn();
  await expect(game.banner).toContainText(texts.guide.queuedImpossible());
  await game.click("h2", "h4");
  await expect.poll(() => game.moves()).toEqual(["c7c4", "h2h4"]);
  await friend.context().close();
});

test("a half-entered turn goes on when one's turn comes", async ({ game, browser, baseURL }) => {
  const friend = await begin(game, browser, baseURL);
  await game.click("c2");
  await clickOffered(friend, FIRST_TURN);
  await game.myTurn();
  await expect(game.square("c2")).toHaveAttribute("aria-selected", "true");
  await game.click("c4");
  await expect.poll(() => game.moves()).toEqual(["c7b6", "c2c4"]);
  await friend.context().close();
});
