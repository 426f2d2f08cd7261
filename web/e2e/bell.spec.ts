/** The bell in the masthead: the games that wait for the user, and what happened while they were away. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { beginAsSecond, clickOffered, FIRST_TURN } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notices/ });
const panel = (page: Page) => page.getByRole("region", { name: "Notices" });

for (const [title, viewport] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`a turn rings on every page, in title and icon, and is read on all of them, at ${title}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const { friend, address } = await beginAsSecond(page, browser, baseURL ?? "");
    await page.goto("/rules");
    await expect(bell(page)).toHaveAccessibleName("Notices");
    await clickOffered(friend, FIRST_TURN);
    await expect(bell(page)).toHaveAccessibleName("Notices, 1 game waits for you, 1 new notice");
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /icon_turn/);
    const other = await page.context().newPage();
    for (const path of ["/", "/learn", "/puzzles", "/analysis", "/games", "/account"]) {
      await other.goto(path);
      await expect(bell(other)).toHaveAccessibleName(/1 game waits for you, 1 new notice/);
      await expect(other).toHaveTitle(/^\(1\) /);
    }
    await bell(page).press("Enter");
    await expect(panel(page).getByRole("heading", { name: "Notices" })).toBeFocused();
    const notice = panel(page).getByRole("link", { name: "New: Your turn" });
    await expect(notice).toContainText("against Friend");
    await expectNoViolations(page);
    expect(await misfits(page)).toEqual([]);
    await expect(bell(other)).toHaveAccessibleName("Notices, 1 game waits for you");
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await expect(bell(page)).toBeFocused();
    await bell(page).click();
    await panel(page).getByRole("link", { name: "Your turn" }).click();
    await page.waitForURL(`**${address}`);
    await expect(page.getByLabel("What to do now")).toHaveClass(/banner-mine/);
    await expect(bell(page)).toHaveAccessibleName("Notices");
    await friend.context().close();
  });
}

test("somebody without a game sees no bell", async ({ page }) => {
  await page.goto("/rules", { waitUntil: "networkidle" });
  await expect(bell(page)).toHaveCount(0);
});
