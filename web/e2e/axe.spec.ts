/** Axe finds nothing, on any page, in light and in dark. */
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { DUEL } from "./support/game_page.ts";
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

    test("an invitation, where the browser does not say that a person opened it", async ({ game, page }) => {
      const created = await game.open({
        seats: { red: { kind: "human", mine: true }, blue: { kind: "human" } },
      });
      const invitation = created.invitations[0]?.url ?? "";
      // As over plain http in a local network: there the service is not told, and asks first.
      const letter = await page.request.get(invitation);
      await page.route(`**${invitation}`, (route) =>
        route.request().method() === "GET" ? route.fulfill({ response: letter }) : route.continue(),
      );
      await page.goto(invitation);
      await expect(page.getByRole("heading")).toHaveText("You are invited");
      await expectClean(page);
      await page.getByRole("button", { name: "Sit down" }).click();
      await expect(page).toHaveURL(new RegExp(`${created.url}$`));
      await expect(page.getByRole("button", { name: "Copy invitation" })).toHaveCount(0);
    });

    test("a game: to play, looking back, and asked", async ({ game, page }) => {
      await game.open();
      await game.myTurn();
      await expectClean(page);
      await game.click("c2", "d3");
      await game.myTurn();
      await page.keyboard.press("Home");
      await expectClean(page);
      await page.keyboard.press("End");
      await game.button("Resign").click();
      await expectClean(page);
    });

    test("a game that is won", async ({ game, page }) => {
      await game.open(DUEL);
      await game.click("a1", "i9");
      await expect(page.getByRole("dialog")).toContainText("Red wins");
      await expectClean(page);
      await page.getByRole("button", { name: "See the board" }).click();
      await expectClean(page);
    });
  });
}
