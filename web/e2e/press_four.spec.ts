/** Treaties of four people at one table, of whom two have a phone. */
import { expectNoViolations } from "./support/axe.ts";
import { type Colour, expect, test } from "./support/four.ts";

/** Red may kill a militant of blue's, or go away. */
const START = "gC7yC/9/9/9/9/2bM6/2rM6/9/rC7bC rbyg r r 3 9";

test("four people make two treaties, and all see one broken and the other kept", async ({ four, texts }) => {
  await four.begin({ board: "square9", start: START });
  const plate = (of: Colour, seat: Colour) => four.page(of).locator(`.plate-${seat} .plate-press`);
  const makePeace = async (from: Colour, to: Colour) => {
    await plate(from, to).click();
    await four
      .of(from)
      .button(texts.press.offerPeace({ rounds: 2 }))
      .click();
    await four.of(to).button(texts.beside.accept()).click();
  };
  await makePeace("red", "blue");
  await makePeace("green", "yellow");
  await four.each(async ({ page }) => {
    for (const seat of ["red", "blue", "yellow", "green"])
      await expect(page.locator(`.plate-${seat} .plate-press`)).toContainText("2");
  });
  for (const of of ["blue", "green"] as const) await expectNoViolations(four.page(of));
  const red = four.of("red");
  await red.click("c3", "c4", "h7");
  await red.button(texts.press.playAllTheSame()).click();
  await red.expectFirstMove("c3c4@h7");
  const broke = texts.press.brokePeace({ seat: "red", others: ["Blue"] });
  await four.each(async ({ page }) => {
    await expect(page.locator(".treaty-broken")).toHaveText(broke);
    await expect(page.locator(".plate-red .seal-broken")).toBeVisible();
    await expect(page.locator(".seal-broken")).not.toHaveCount(0);
    for (const seat of ["yellow", "green"])
      await expect(page.locator(`.plate-${seat} .plate-press`)).toContainText("2");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  });
});
