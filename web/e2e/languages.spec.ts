/** The language of pages: the switch in the header, and what is remembered. */
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { PAGES } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("the browser's language is served until another one is chosen, which is remembered", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL,
    locale: "fr-CA",
    viewport: { width: 360, height: 640 },
  });
  const page = await context.newPage();
  const html = page.locator("html");
  await page.goto("/rules?x=1#maze");
  await expect(html).toHaveAttribute("lang", "fr");
  await page.getByText("Langue : FR").click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(html).toHaveAttribute("lang", "es");
  await expect(page).toHaveURL(`${baseURL}/rules?x=1#maze`);
  await page.getByRole("link", { name: "Problemas" }).click();
  await expect(html).toHaveAttribute("lang", "es");
  await page.goto("/?lang=en");
  await expect(html).toHaveAttribute("lang", "en");
  await expect(page).toHaveURL(`${baseURL}/`);
  await page.goto("/nowhere");
  await expect(page.getByRole("heading")).toHaveText("Page not found");
  await context.close();
});

test("the switch is used by keyboard", async ({ page }) => {
  await page.goto("/nowhere");
  const switched = page.locator("[data-languages]");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  for (const _ of ["Djambi", "Learn", "Rules", "Analysis", "Language: EN"]) await page.keyboard.press("Tab");
  await expect(switched.locator("summary")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "English" })).toBeFocused();
  await expect(page.getByRole("link", { name: "English" })).toHaveAttribute("aria-current", "true");
  await page.keyboard.press("Escape");
  await expect(switched).not.toHaveAttribute("open");
  await expect(switched.locator("summary")).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Shift+Tab");
  await expect(switched, "the list folds when the focus leaves it").not.toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  while (
    !(await page.getByRole("link", { name: "Français" }).evaluate((link) => link === document.activeElement))
  )
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading")).toHaveText("Page introuvable");
});

test("the switch needs no script, and keeps the address", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/analysis?board=hex3");
  await page.getByText("Language: English").click();
  await page.getByRole("link", { name: "Français" }).click();
  await expect(page).toHaveURL(`${baseURL}/analysis?board=hex3&lang=fr`);
  await expect(page.locator(".note")).toContainText("L’analyse a besoin de JavaScript");
  await page.goto("/rules");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await context.close();
});

test("a game goes on in another language", async ({ game, page }) => {
  const { id } = await game.open();
  await game.myTurn();
  await page.getByText("Language: EN").click();
  await page.getByRole("link", { name: "Español" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await game.click("c2", "d3");
  const turns = async () => (await (await page.request.get(`/api/v1/games/${id}`)).json()).events.length;
  await expect.poll(turns).toBeGreaterThan(0);
});

for (const path of PAGES)
  test(`in every language the header of ${path} is one line on a phone, and axe finds nothing`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(path);
    const links = page.locator("[data-languages] a");
    const languages = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute("hreflang") ?? ""),
    );
    expect(languages.length).toBeGreaterThan(2);
    for (const language of languages) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const header = await page.locator(".masthead").boundingBox();
      expect(header?.height, language).toBeLessThan(60);
      await page.locator("[data-languages] summary").click();
      await expect(links.last()).toBeVisible();
      expect(await misfits(page), language).toEqual([]);
      await expectNoViolations(page);
    }
  });
