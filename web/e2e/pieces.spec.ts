/** The set of pieces that the user chooses, on the pages of games and of analysis. */
import { expect, test } from "./support/test.ts";

test("a chosen set of pieces is fetched then, shown, and remembered", async ({ page, game }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("piece_sets")) fetched.push(request.url());
  });
  const signs = page.locator("djambi-board .dj-core");
  const letters = page.locator("djambi-board .dj-letter");
  const field = page.getByLabel("Pieces");
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
