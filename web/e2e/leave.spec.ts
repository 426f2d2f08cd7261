/** Leave: no time passes in games by the day, and the others see until when. */
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { FOR_TWO, openTable, PRIVATE, person } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

test("who goes on leave by the account page loses no time, and the other sees until when", async ({
  page,
  browser,
  baseURL,
}) => {
  const clock = { kind: "by_day", turn_s: 86_400, bank_s: 0 } as const;
  const address = await openTable(page, { ...FOR_TWO, clock, table: { ...PRIVATE, begins: "at_once" } });
  await page.goto("/account");
  await expect(page.getByText("You have 7 days left.")).toBeVisible();
  const friend = await person(browser, baseURL ?? "", "Friend");
  await friend.goto(address);
  await page.getByRole("button", { name: "Go on leave" }).click();
  await expect(page.getByText(/^You are on leave until /)).toBeVisible();
  await expectNoViolations(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await misfits(page)).toEqual([]);
  }
  await expect(friend.locator(".plate-red")).toContainText("on leave until");
  await expect(friend.getByLabel("What to do now")).toContainText("is on leave until");
  await page.getByRole("button", { name: "I am back" }).click();
  await expect(page.getByText("You have 6 days left.")).toBeVisible();
  await expect(friend.locator(".plate-red")).not.toContainText("on leave");
  await friend.context().close();
});
