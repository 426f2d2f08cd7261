/** Games on hexagons by nothing but the keyboard, and as a screen reader meets them. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { againstBots } from "./support/kinds.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const voice = (page: Page) => page.locator(".dj-voice").filter({ hasText: /./ });

/** Collects all that the page's live regions say from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role="status"], [aria-live]');
        if (region?.textContent && heard.at(-1) !== region.textContent) heard.push(region.textContent);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "heard"));
}

test("two turns on hex6 are played only by keyboard", async ({ game, page }) => {
  await game.open(againstBots("hex6"));
  await game.myTurn();
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-square"))) break;
  }
  await page.keyboard.press("t");
  await expect(voice(page)).toHaveText("It is the turn of red; then blue, yellow, green, purple, orange.");
  for (const [key, role] of [
    ["n", "necromobile"],
    ["m", "militant"],
  ] as const) {
    await game.myTurn();
    await page.keyboard.press(key);
    await expect(page.locator(`:focus[aria-label*="red ${role}"]`)).toBeAttached();
    await page.keyboard.press("Enter");
    await expect(game.banner).toContainText(`Choose where the ${role} goes`);
    const before = (await game.moves()).length;
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press("ArrowUp");
      if (await page.locator(':focus[aria-label*="legal target: move"]').count()) break;
    }
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(before);
  }
  await game.myTurn();
  await page.keyboard.press("l");
  await expect(voice(page)).toContainText("Lines from");
});

test("a screen reader meets hex3 with its squares, pieces and players", async ({ game, page }) => {
  await game.open(againstBots("hex3"));
  await game.myTurn();
  const names = await page
    .getByRole("gridcell")
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute("aria-label") ?? ""));
  expect(new Set(names.map((name) => name.split(",")[0])).size).toBe(61);
  expect(names.filter((name) => /^[a-i][1-9], (red|blue|yellow) [a-z]+/.test(name))).toHaveLength(27);
  expect(names.filter((name) => name.includes("can be selected"))).not.toHaveLength(0);
  expect(names).toContain("e5, the maze, empty");
  expect(names.some((name) => name.startsWith("a1, red chief"))).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hexagons for three, Classic rules");
  await expect(page.getByLabel("Order of turns: now, then the next five").getByRole("listitem")).toHaveText([
    ...["Red", "Blue", "Yellow", "Red", "Blue", "Yellow"],
  ]);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page);
  }
});

test("the live regions tell each turn on hex3, then whose turn it is", async ({ game, page }) => {
  await game.open(againstBots("hex3"));
  await game.myTurn();
  const heard = await listen(page);
  await game.click("c3");
  const target = await game.choices.first().getAttribute("data-square");
  await game.click(target ?? "");
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Your turn, Red\. /);
  const said = await heard();
  const order = [
    /^Choose where the necromobile goes/,
    new RegExp(`^Red necromobile moves from c3 to ${target}\\.`),
    /^Blue [a-z]+ moves from [a-i][1-9] to [a-i][1-9]\./,
    /^Yellow [a-z]+ moves from [a-i][1-9] to [a-i][1-9]\./,
    /^Your turn, Red\. /,
  ].map((sentence) => said.findLastIndex((text) => sentence.test(text)));
  expect(order, said.join("\n")).toEqual([...order].sort((a, b) => a - b));
  expect(order, said.join("\n")).not.toContain(-1);
});
