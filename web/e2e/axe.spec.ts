/** Axe finds nothing, on any page, in light and in dark. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

async function expectClean(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const said = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  expect(said).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the title page, folded and unfolded", async ({ page }) => {
      await page.goto("/");
      await expectClean(page);
      for (const summary of await page.locator("summary").all()) await summary.click();
      await expectClean(page);
    });

    test("the rules, and a page that is not there", async ({ page }) => {
      await page.goto("/rules");
      await expectClean(page);
      await page.goto("/nowhere");
      await expectClean(page);
    });

    test("a game: to play, looking back, asked, and won", async ({ game, page }) => {
      const start = "gC7yC/9/9/4rC4/4x4/2rM1bM4/9/1rA5bR1/8bC rbyg r r 0 1";
      await game.open({ start });
      await game.myTurn();
      await expectClean(page);
      await game.click("e6", "f6");
      await game.myTurn();
      await page.keyboard.press("Home");
      await expectClean(page);
      await page.keyboard.press("End");
      await game.button("Resign").click();
      await expectClean(page);
      await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      await expect(page.getByRole("dialog").getByRole("heading")).toHaveText(/wins/, { timeout: 30_000 });
      await expectClean(page);
    });
  });
}
