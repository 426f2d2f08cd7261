/** Alone against bots, a player who is out takes the turn back after which they fell. */
import type { NewGameRequest } from "../src/protocol/index.ts";
import { expectNoViolations } from "./support/axe.ts";
import { DOOMED, type GamePage } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

/** Red's chief stands in line with yellow's assassin, and yellow's chief in line with red's. */
const LAST_CHANCE: Partial<NewGameRequest> = {
  start: "rA7yC/9/9/9/9/9/9/9/rC7yA r-y- r r 0 40",
  seats: {
    red: { kind: "person", mine: true },
    blue: { kind: "absent" },
    yellow: { kind: "bot", level: "envoy" },
    green: { kind: "absent" },
  },
};

test.beforeEach(async ({ game, page }) => {
  await game.answerQuestions();
  await page.addInitScript(() => localStorage.setItem("djambi.remarks", "false"));
});

async function fall(game: GamePage): Promise<void> {
  await game.myTurn();
  await game.click("d2", "e3");
  await expect(game.page.getByRole("dialog")).toContainText("You are out");
}

/** Expects that red lives and is to move, as before the turn. */
async function expectBack(game: GamePage): Promise<void> {
  await expect(game.page.getByRole("dialog")).toHaveCount(0);
  await game.myTurn();
  await expect(game.square("a1")).toHaveAttribute("aria-label", /red chief/);
  await expect(game.square("d2")).toHaveAttribute("aria-label", /red militant/);
}

test("in the dialog, by its button and by the key, and beside the board", async ({ game, page }) => {
  await game.open(DOOMED);
  await fall(game);
  const dialog = page.getByRole("dialog");
  // The bots play on meanwhile.
  await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(5);
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expectBack(game);
  await fall(game);
  await page.keyboard.press("Control+z");
  await expectBack(game);
  await fall(game);
  await dialog.getByRole("button", { name: "Keep watching" }).click();
  await expect(dialog).toHaveCount(0);
  await game.button("Take back").click();
  await expectBack(game);
  await expect(page.getByText("Nobody has moved yet.")).toBeVisible();
  await page.reload();
  await expectBack(game);
});

test("a game that is over by the fall goes on, and can be won", async ({ game, page }) => {
  await game.open(LAST_CHANCE);
  await game.myTurn();
  await game.click("a1", "b1");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("You lost");
  // Also after the dialog was closed and opened again.
  await dialog.getByRole("button", { name: "Show the board" }).click();
  await game.button("How it ended").click();
  await dialog.getByRole("button", { name: "Take back" }).click();
  await expect(dialog).toHaveCount(0);
  await game.myTurn();
  await expect(game.square("a1")).toHaveAttribute("aria-label", /red chief/);
  await game.click("a9", "i9");
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("You won");
  await expect(dialog.getByRole("button", { name: "Take back" })).toHaveCount(0);
  const record = await page.request.get(`/api/v1/games/${game.id}/record`);
  expect(await record.text()).toMatch(/Aa9xi9.*\(.*Ca1-b1/s);
});

test("a game that is played again stays over", async ({ game, page }) => {
  await game.open(LAST_CHANCE);
  await game.myTurn();
  await game.click("a1", "b1");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Take back" })).toBeVisible();
  const answer = await page.request.post(`/api/v1/games/${game.id}/again`);
  expect(answer.ok()).toBe(true);
  await expect(dialog.getByRole("button", { name: "Take back" })).toHaveCount(0);
});
