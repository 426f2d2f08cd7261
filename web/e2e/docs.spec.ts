/** The manual: its contents, its chapters on a phone, and what is found in it. */
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

test("a word is searched for, and found at its place", async ({ page }) => {
  await page.goto("/about?lang=en");
  await page.getByRole("link", { name: "Manual" }).click();
  await page.getByRole("searchbox").fill("quiet hours zone");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Found in the manual" })).toBeVisible();
  await expectNoViolations(page);
  const hit = page.locator(".docs-hits a").first();
  const anchor = new URL((await hit.getAttribute("href")) ?? "", page.url()).hash;
  await hit.click();
  await expect(page.locator(anchor)).toBeInViewport();
  await page.getByRole("searchbox").fill("no_such_word_anywhere");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing in the manual has all these words.")).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`chapters fit a phone, and axe finds nothing, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width: 390, height: 800 });
    for (const chapter of [
      "udi",
      "operation",
      "experiments",
      "engine.py",
      "020-attacks-are-found-in-two-ways",
    ]) {
      await page.goto(`/docs/${chapter}?lang=fr`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      // What is wider scrolls in a box of its own.
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, chapter).toBe(390);
      await expectNoViolations(page);
    }
  });
}
