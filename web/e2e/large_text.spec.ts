/** Text at 200 % on a narrow phone: everything can be read, and nothing is wider than the screen. */
import type { Page } from "@playwright/test";
import { DUEL } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

const WIDTH = 360;

test.use({ viewport: { width: WIDTH, height: 640 }, hasTouch: true, isMobile: true });

async function enlarge(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
}

/** The elements that leave the screen sideways, or hide a part of their text. */
async function misfits(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const name = (element: Element) =>
      `${element.tagName}.${element.className}: ${element.textContent?.slice(0, 60)}`;
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      const box = element.getBoundingClientRect();
      if (box.width === 0 || element.closest("svg, .unseen, .skip, djambi-board, [hidden]")) continue;
      if (box.right > width + 1 || box.left < -1) found.push(`outside ${name(element)}`);
      const { overflowX, overflowY } = getComputedStyle(element);
      const cut = element.scrollWidth > element.clientWidth + 1 && overflowX === "hidden";
      const low = element.scrollHeight > element.clientHeight + 1 && overflowY === "hidden";
      if ((cut || low) && element.textContent) found.push(`cut ${name(element)}`);
    }
    if (document.documentElement.scrollWidth > width) found.push("the page scrolls sideways");
    return found;
  }, WIDTH);
}

test("the pages with text to read", async ({ page }) => {
  for (const path of ["/", "/rules", "/nowhere", "/analysis"]) {
    await page.goto(path);
    await enlarge(page);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await expect.poll(() => misfits(page), path).toEqual([]);
  }
});

test("a game: the own turn, an earlier one, and the end", async ({ game, page }) => {
  await game.open(DUEL);
  await enlarge(page);
  await game.myTurn();
  await expect.poll(() => misfits(page)).toEqual([]);
  await game.click("a1");
  await expect.poll(() => misfits(page)).toEqual([]);
  await game.click("i9");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(() => misfits(page)).toEqual([]);
  await game.button("Look back").click();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => misfits(page)).toEqual([]);
});
