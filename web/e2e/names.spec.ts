/** The user's name on the home page: given at once, changed in place, and shown at the seats they take. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const change = (page: Page) => page.locator("#player").getByRole("button", { name: "Change", exact: true });
const field = (page: Page) => page.getByLabel("My name");

test("a name is given, changed, and shown in a new game", async ({ game, page }) => {
  await page.goto("/");
  const line = page.locator("#player");
  await expect(line).toContainText(/You play as \p{Letter}+ \d\d/u);
  const given = ((await line.locator("#playing-as").textContent()) ?? "").replace("You play as ", "");

  await change(page).click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(given);
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(change(page)).toBeFocused();
  await expect(line).toContainText(given);

  await page.keyboard.press("Enter");
  await page.keyboard.type("Ada <b>");
  await page.keyboard.press("Enter");
  await expect(line).toContainText("You play as Ada <b>");
  await expect(change(page)).toBeFocused();
  await page.reload();
  await expect(line).toContainText("You play as Ada <b>");

  await game.open();
  await expect(page.locator(".plate-red")).toContainText("Ada <b>");

  await page.goto("/");
  await change(page).click();
  await field(page).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(line).toContainText(`You play as ${given}`);
});

test("a refused name is explained, and the old one stays", async ({ page }) => {
  await page.goto("/");
  await change(page).click();
  await field(page).fill("Djambi prince");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page
      .getByRole("alert")
      .filter({ hasText: "This is a name of bots, of seats or of the service. Choose another one." }),
  ).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("Djambi prince");
  await page.route("**/api/v1/me", (route) => route.abort());
  await field(page).fill("Ada");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#player").getByRole("alert")).not.toHaveText(/bot|^$/);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.locator("#player")).toContainText(/You play as \p{Letter}+ \d\d/u);
});

test("an invitation offers the guest's own name", async ({ game, browser, baseURL }) => {
  const { invitations } = await game.open({
    seats: { red: { kind: "person", mine: true }, blue: { kind: "person" } },
  });
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto("/");
  await change(page).click();
  await field(page).fill("Bob");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.locator("#player")).toContainText("You play as Bob");
  await page.goto(invitations[0]?.url ?? "");
  await expect(page.getByLabel("Your name")).toHaveValue("Bob");
  await page.getByRole("button", { name: "Sit down" }).click();
  await expect(page.locator(".plate-blue")).toContainText("Bob");
  await expect(game.page.locator(".plate-blue")).toContainText("Bob");
  await page.context().close();
});

const ARABIC = "\u0639\u0644\u064a 2";
/** A letter with as many marks as a name may have, again and again. */
const TOWER = "Z\u0301\u0323\u0301\u0323".repeat(8);

for (const [kind, name] of [
  ["from right to left", ARABIC],
  ["with towers of marks", TOWER],
  ["without a space", "W".repeat(40)],
] as const)
  test(`a name ${kind} keeps its place, and its line`, async ({ page, game }) => {
    await page.request.post("/api/v1/me", { data: { name } });
    await page.goto("/");
    const line = page.locator("#playing-as");
    const shown = kind === "from right to left" ? `\u2068${name}\u2069` : name;
    await expect(line).toHaveText(`You play as ${shown}`);
    await game.open();
    const words = page.locator(".plate-red .plate-words");
    await expect(words.locator(".plate-name > span").first()).toHaveText(shown);
    const sticksOut = await words.evaluate((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      return element.scrollWidth > element.clientWidth || overflowX !== "clip" || overflowY !== "clip";
    });
    expect(sticksOut).toBe(false);
  });
