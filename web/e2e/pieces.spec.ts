/** The set of pieces that the user chooses, on the pages of games and of analysis. */
import { DUEL } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

test("a piece is named when it is pointed at or chosen, and the prompt comes back", async ({
  game,
  page,
}) => {
  await game.open();
  await game.myTurn();
  await game.square("i2").hover();
  const height = async () => (await game.banner.boundingBox())?.height;
  const before = await height();
  await expect(game.banner).toContainText("Blue reporter – moves, then may kill one piece right beside it");
  await game.square("e4").hover();
  await expect(game.banner).toContainText("Choose a piece to move");
  await game.square("c2").click();
  await expect(game.banner).toContainText(
    "Choose where the militant goes. Militant: moves one or two squares; kills",
  );
  expect(await height()).toBe(before);
  await page.keyboard.press("Escape");
  await expect(game.banner).toContainText("Choose a piece to move");
});

test("on a phone the piece guide is open until this browser has seen a game to its end", async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.playAtOnce();
  await game.open(DUEL);
  const guide = page.locator(".legend");
  await expect(guide).toHaveAttribute("open");
  await game.click("a1", "i9");
  await expect(page.getByRole("dialog")).toBeVisible();
  await game.open();
  await expect(guide).toBeVisible();
  await expect(guide).not.toHaveAttribute("open");
});

test("a chosen set of pieces is fetched then, shown, and remembered", async ({ page, game }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("piece_sets")) fetched.push(request.url());
  });
  const signs = page.locator("djambi-board .dj-core");
  const letters = page.locator("djambi-board .dj-letter");
  const field = page.getByLabel(/^Pieces/);
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  await expect(field).toHaveValue("pictures");
  expect(fetched).toEqual([]);

  await field.selectOption("signs");
  await expect(signs).not.toHaveCount(0);
  expect(fetched).toHaveLength(1);
  await field.selectOption("letters");
  await expect(signs).toHaveCount(0);
  await expect(letters.filter({ hasText: "N" })).toHaveCount(4);

  await page.reload();
  await expect(letters).not.toHaveCount(0);
  await page.goto("/analysis");
  await expect(letters).not.toHaveCount(0);
  await expect(field).toHaveValue("letters");
  await field.selectOption("pictures");
  await expect(letters).toHaveCount(0);
});

test("a set of pieces that could not be fetched comes when it is chosen again", async ({ page, game }) => {
  const sets = "**/piece_sets*";
  const signs = page.locator("djambi-board .dj-core");
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  await page.route(sets, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("piece_sets"));
  await page.getByLabel(/^Pieces/).selectOption("letters");
  await failed;
  await page.unroute(sets);
  await page.getByLabel(/^Pieces/).selectOption("signs");
  await expect(signs).not.toHaveCount(0);
});
