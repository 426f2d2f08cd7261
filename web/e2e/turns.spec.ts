/** Each kind of turn, entered in a prepared position with the real service. */
import { expect, test } from "./support/test.ts";

/** A position with red to move and four living players. */
function position(...ranks: string[]): string {
  return `${ranks.join("/")} rbyg r r 0 1`;
}

const KILLS = position("gC7yC", "9", "9", "9", "9", "2rM1bM4", "9", "1rA5bR1", "rC7bC");
const REPORT = position("gC7yC", "9", "9", "2yM6", "9", "1bM1bN5", "9", "2rR6", "rC7bC");
const CARRY = position("gC7yC", "9", "6bM2", "9", "2x6", "9", "2rD1rN4", "9", "rC7bC");
const MAZE = position("gC8", "9", "9", "9", "4yC4", "9", "4rD4", "1rA7", "rC7bC");

test("a militant kills and places the corpse", async ({ game }) => {
  await game.open({ start: KILLS });
  await game.click("c4", "e4");
  await expect(game.banner).toContainText("Place the corpse");
  await game.button("Back").click();
  await expect(game.banner).toContainText("Choose where the militant goes");
  await game.click("e4", "h7");
  await game.expectFirstMove("c4e4@h7");
  await expect(game.page.getByLabel("Turns played").getByText("Mc4xe4@h7")).toBeVisible();
});

test("an assassin kills in two clicks", async ({ game }) => {
  await game.open({ start: KILLS });
  await game.click("b2", "h2");
  await game.expectFirstMove("b2h2");
});

test("a reporter chooses its victim", async ({ game }) => {
  await game.open({ start: REPORT });
  await game.click("c2", "c4");
  await expect(game.banner).toContainText("kill");
  await game.click("d4");
  await game.expectFirstMove("c2c4xd4");
});

test("a reporter kills no one by the button", async ({ game }) => {
  await game.open({ start: REPORT });
  await game.click("c2", "c4");
  await game.button("Kill no one").click();
  await game.expectFirstMove("c2c4");
});

test("a diplomat moves an enemy", async ({ game }) => {
  await game.open({ start: CARRY });
  await game.click("c3", "g7");
  await expect(game.banner).toContainText("Place the blue militant");
  await game.click("b5");
  await game.expectFirstMove("c3g7@b5");
});

test("a necromobile moves a corpse", async ({ game }) => {
  await game.open({ start: CARRY });
  await game.click("e3", "c5", "h9");
  await game.expectFirstMove("e3c5@h9");
});

test("an assassin kills in the maze and leaves it", async ({ game }) => {
  await game.open({ start: MAZE });
  await game.click("b2", "e5");
  await expect(game.banner).toContainText(/maze/);
  await game.click("e9");
  await game.expectFirstMove("b2e5>e9");
});

test("a diplomat takes a chief out of the maze", async ({ game }) => {
  await game.open({ start: MAZE });
  await game.click("e3", "e5", "e9");
  await expect(game.banner).toContainText("Place the yellow chief");
  await game.click("a5");
  await game.expectFirstMove("e3e5>e9@a5");
});

test("the list of pieces tells what the reporter does in this game", async ({ game, page }) => {
  await game.open({ rules: "variants" });
  await game.myTurn();
  await page.getByText("Piece guide").click();
  await expect(page.locator(".legend")).toContainText(
    "Reporter: moves, then kills all enemies right beside it",
  );
});
