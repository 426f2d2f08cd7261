/** Tables whose games begin at a time. */
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { FOR_TWO, openTable, PRIVATE, person } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const HOUR_MS = 60 * 60 * 1000;

test("a table shows its time in lobby and room, takes people before, and is cancelled with word to all", async ({
  page,
  browser,
  baseURL,
}) => {
  const at = Math.ceil((Date.now() + 26 * HOUR_MS) / HOUR_MS) * HOUR_MS;
  const table = { ...PRIVATE, listed: true, appointed_ms: at };
  const address = await openTable(page, { ...FOR_TWO, table });
  await page.goto(address);
  const time = await page.evaluate(
    (ms) => new Date(ms).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" }),
    at,
  );
  await expect(page.getByText(`The game begins ${time}, not before.`)).toBeVisible();
  await expectNoViolations(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await misfits(page)).toEqual([]);
  }
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Add to your calendar" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("djambi.ics");
  const friend = await person(browser, baseURL ?? "", "Friend");
  await friend.goto("/");
  const row = friend.locator(".lobby-table", { hasText: `Begins ${time}` });
  await row.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByText(`The game begins ${time}, not before.`)).toBeVisible();
  await friend.getByRole("button", { name: "I am ready" }).click();
  // All are ready, and the game does not begin.
  await expect(page.locator(".waiting-seats").getByText("✓ ready")).toHaveCount(2);
  await expect(friend.getByRole("heading", { name: "This table" })).toBeVisible();
  await friend.goto("/learn");
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(page.getByText("Cancel it for all who sit here?")).toBeVisible();
  await page.getByRole("button", { name: "Cancel the appointment" }).click();
  await expect(friend.getByText("An appointment was cancelled").first()).toBeVisible();
  await friend.context().close();
});

test("the form for a table takes a day and an hour", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "With people" }).check();
  await page.getByText("Custom game").click();
  // Both are asked before the page gives way to the game's.
  const { local, at } = await page.evaluate(() => {
    const at = new Date(Date.now() + 30 * 60 * 60 * 1000);
    const local = new Date(at.getTime() - 60_000 * at.getTimezoneOffset()).toISOString().slice(0, 16);
    return { local, at: new Date(local).getTime() };
  });
  await page.getByLabel("Begins").fill(local);
  await expectNoViolations(page);
  const sent = page.waitForRequest((request) => request.method() === "POST" && /games$/.test(request.url()));
  await page.getByRole("button", { name: "Open the table" }).first().click();
  const { table } = (await sent).postDataJSON();
  expect(table.appointed_ms).toBe(at);
  await expect(page.getByText(/^The game begins /)).toBeVisible();
});
