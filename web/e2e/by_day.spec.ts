/** A game of minutes whose players agree to go on by the day. */
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { beginAsSecond } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

test("players of minutes go on by the day, and see the days on their clocks", async ({
  page,
  browser,
  baseURL,
}) => {
  const { friend } = await beginAsSecond(page, browser, baseURL);
  await expect(page.locator(".plate-red .clock-time")).toHaveText(/^[45]:\d\d$/);
  await page.getByRole("button", { name: "Go on by the day" }).click();
  const question = page.getByRole("dialog", { name: "Go on by the day?" });
  await question.getByLabel("Time for each turn").selectOption("2 days");
  await expectNoViolations(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await misfits(page)).toEqual([]);
  }
  await question.getByRole("button", { name: "Go on by the day" }).click();
  const offers = friend.getByRole("status", { name: "Offers" });
  await expect(offers).toContainText("Yellow wants to go on by the day: 2 days for each turn.");
  await expect(page.getByText("You want to go on by the day.")).toBeVisible();
  await offers.getByRole("button", { name: "Decline" }).click();
  await expect(page.getByText("Red declines.")).toBeVisible();
  await page.getByRole("button", { name: "Go on by the day" }).click();
  await question.getByLabel("Time for each turn").selectOption("5 days");
  await question.getByRole("button", { name: "Go on by the day" }).click();
  await offers.getByRole("button", { name: "Accept" }).click();
  for (const person of [page, friend]) {
    const said = person.getByText("The game goes on by the day: 5 days for each turn.");
    await expect(said.first()).toBeVisible();
    await expect(person.locator(".plate-red .clock-time")).toHaveText("4 d 23 h");
    await expect(person.locator(".plate-yellow .clock-time")).toHaveText("5 d 0 h");
    await expect(person.getByRole("button", { name: "Go on by the day" })).toHaveCount(0);
  }
  await page.reload();
  await expect(page.locator(".plate-yellow .clock-time")).toHaveText("5 d 0 h");
  await friend.context().close();
});
