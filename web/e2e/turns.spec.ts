/** Each kind of turn, a fall and an end, in prepared positions with the real service. */
import type { Locator } from "@playwright/test";
import { DOOMED, DUEL, type GamePage } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

/** A position with red to move and four living players. */
function position(...ranks: string[]): string {
  return `${ranks.join("/")} rbyg r r 0 1`;
}

const KILLS = position("gC7yC", "9", "9", "9", "9", "2rM1bM4", "9", "1rA5bR1", "rC7bC");
const REPORT = position("gC7yC", "9", "9", "2yM6", "9", "1bM1bN5", "9", "2rR6", "rC7bC");
const CARRY = position("gC7yC", "9", "6bM2", "9", "2x6", "9", "2rD1rN4", "9", "rC7bC");
const MAZE = position("gC8", "9", "9", "9", "4yC4", "9", "4rD4", "1rA7", "rC7bC");
const SHUT_IN = position("gC7yC", "9", "9", "9", "9", "9", "xxx6", "xrRx6", "rCxx5bC");

/** What the banner says under its title. */
function prompt(game: GamePage): Locator {
  return game.banner.locator(".banner-text");
}

test("a militant kills and places the corpse", async ({ game, texts }) => {
  await game.open({ start: KILLS });
  await expect(game.banner).toContainText(texts.game.yourTurn({ seat: "red" }));
  await expect(prompt(game)).toHaveText(texts.board.choosePiece());
  await game.click("c4");
  await expect(prompt(game)).toContainText(texts.board.chooseTarget({ role: "militant" }));
  await game.click("e4");
  await expect(prompt(game)).toHaveText(texts.board.placeCorpse());
  await game.button(texts.common.back()).click();
  await expect(prompt(game)).toContainText(texts.board.chooseTarget({ role: "militant" }));
  await game.click("e4", "h7");
  await game.expectFirstMove("c4e4@h7");
  const turns = game.page.getByLabel(texts.game.turnsPlayed());
  await expect(turns.getByText("Mc4xe4@h7")).toBeVisible();
});

test("an assassin kills in two clicks", async ({ game }) => {
  await game.open({ start: KILLS });
  await game.click("b2", "h2");
  await game.expectFirstMove("b2h2");
});

test("a reporter chooses its victim", async ({ game, texts }) => {
  await game.open({ start: REPORT });
  await game.click("c2", "c4");
  await expect(prompt(game)).toHaveText(texts.board.chooseVictim());
  await game.click("d4");
  await game.expectFirstMove("c2c4xd4");
});

test("a reporter kills no one by the button", async ({ game, texts }) => {
  await game.open({ start: REPORT });
  await game.click("c2", "c4");
  await game.button(texts.common.killNoOne()).click();
  await game.expectFirstMove("c2c4");
});

test("a diplomat moves an enemy", async ({ game, texts }) => {
  await game.open({ start: CARRY });
  await game.click("c3", "g7");
  await expect(prompt(game)).toHaveText(texts.board.placePiece({ army: "blue", role: "militant" }));
  await game.click("b5");
  await game.expectFirstMove("c3g7@b5");
});

test("a necromobile moves a corpse", async ({ game, texts }) => {
  await game.open({ start: CARRY });
  await game.click("e3", "c5");
  await expect(prompt(game)).toHaveText(texts.board.placeCorpse());
  await game.click("h9");
  await game.expectFirstMove("e3c5@h9");
});

test("an assassin kills in the maze and leaves it", async ({ game, texts }) => {
  await game.open({ start: MAZE });
  await game.click("b2", "e5");
  await expect(prompt(game)).toHaveText(texts.board.chooseExit({ role: "assassin" }));
  await game.click("e9");
  await game.expectFirstMove("b2e5>e9");
});

test("a diplomat takes a chief out of the maze", async ({ game, texts }) => {
  await game.open({ start: MAZE });
  await game.click("e3", "e5", "e9");
  await expect(prompt(game)).toHaveText(texts.board.placePiece({ army: "yellow", role: "chief" }));
  await game.click("a5");
  await game.expectFirstMove("e3e5>e9@a5");
});

test("a player without a legal move passes", async ({ game, page, texts }) => {
  await game.open({ start: SHUT_IN });
  await expect(prompt(game)).toHaveText(texts.board.mustPass());
  await game.button(texts.common.confirm()).click();
  await game.expectFirstMove("pass");
  await game.myTurn();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(prompt(game)).toHaveText(texts.board.pass({ seat: "red" }));
});

test("a player who is out is told why, and sees the turn", async ({ game, page, texts }) => {
  await game.open(DOOMED);
  await game.click("d2", "e3");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText(texts.beside.youAreOut());
  await expect(dialog).toContainText(texts.beside.killedYourChief({ mover: "blue", square: "a1" }));
  await expect(dialog).toContainText(texts.beside.fatalTurn({ turn: 2 }));
  const story = texts.board.kill({ army: "red", role: "chief", square: "a1", corpse: "g1" });
  await expect(dialog).toContainText(story);
  await dialog.getByRole("button", { name: texts.beside.showTurn() }).click();
  // The bots play on meanwhile.
  await expect(async () => {
    const turns = await page.locator(".turns-list li").count();
    await expect(game.banner).toContainText(texts.game.lookingBackAt({ turn: 2, turns }), { timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(prompt(game)).toContainText(story);
});

test("a game is won, and looked back at", async ({ game, page, texts }) => {
  await game.open(DUEL);
  await game.click("a1", "i9");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText(texts.coach.youWon());
  await expect(dialog).toContainText(texts.common.lastRivalFell({ seat: "yellow", square: "i9" }));
  await expect(dialog).toContainText(texts.beside.afterTurns({ turns: 1 }));
  await dialog.getByRole("button", { name: texts.coach.watchTheEnd() }).click();
  await expect(game.banner).toContainText(texts.game.lookingBackAt({ turn: 1, turns: 1 }));
  await game.banner.getByRole("button", { name: texts.game.backToNow() }).click();
  await expect(game.banner).toContainText(texts.common.wins({ seat: "red" }));
});

test("the list of pieces tells what the reporter does in this game", async ({ game, page, texts }) => {
  await game.open({ rules: "variants" });
  await game.myTurn();
  await page.locator(".legend summary").click();
  const reporter = `${texts.beside.guidePiece({ role: "reporter" })} ${texts.beside.guideReporterAll()}`;
  await expect(page.locator(".legend")).toContainText(reporter);
});
