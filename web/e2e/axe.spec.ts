/** Axe finds no violations on any page, in light and in dark. */
import { expectNoViolations } from "./support/axe.ts";
import { DUEL } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the home page, folded and unfolded", async ({ page }) => {
      await page.goto("/");
      await expectNoViolations(page);
      for (const summary of await page.locator("summary").all()) await summary.click();
      await expectNoViolations(page);
    });

    test("the rules, and a missing page", async ({ page }) => {
      await page.goto("/rules");
      await expectNoViolations(page);
      await page.goto("/nowhere");
      await expectNoViolations(page);
    });

    test("an invitation, to its creator and to its guest", async ({ game, page, browser, baseURL }) => {
      const created = await game.open({
        seats: { red: { kind: "human", mine: true }, blue: { kind: "human" } },
      });
      const invitation = created.invitations[0]?.url ?? "";
      await page.goto(invitation);
      await expect(page.getByRole("heading")).toHaveText("This is the link to send");
      await expectNoViolations(page);
      const guest = await (await browser.newContext({ baseURL, colorScheme })).newPage();
      await guest.goto(invitation);
      await expect(guest.getByRole("heading")).toHaveText("You are invited");
      await expectNoViolations(guest);
      await guest.getByRole("button", { name: "Sit down" }).click();
      await expect(guest).toHaveURL(new RegExp(`${created.url}$`));
      await expectNoViolations(guest);
      await guest.context().close();
      await page.reload();
      await expect(page.getByRole("heading")).toHaveText("The link was used");
      await expectNoViolations(page);
    });

    test("a game: the own turn, an earlier turn, and a dialog", async ({ game, page }) => {
      await game.open();
      await game.myTurn();
      await expectNoViolations(page);
      await game.click("c2", "d3");
      await game.myTurn();
      await page.keyboard.press("Home");
      await expectNoViolations(page);
      await page.keyboard.press("End");
      await game.button("Resign").click();
      await expectNoViolations(page);
    });

    test("a won game", async ({ game, page }) => {
      await game.open(DUEL);
      await game.click("a1", "i9");
      await expect(page.getByRole("dialog")).toContainText("Red wins");
      await expectNoViolations(page);
      await page.getByRole("button", { name: "Show the board" }).click();
      await expectNoViolations(page);
    });
  });
}
