/** The board by its keys. */
import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Moves the focus to a square: past the links of the page by Tab, on the board with the arrow keys. */
export async function focusSquare(page: Page, square: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");
  for (let i = 0; i < 20 && (await focused()) === ""; i++) await page.keyboard.press("Tab");
  for (let i = 0; i < 20 && (await focused()) !== square; i++) {
    const [file = "", rank = ""] = await focused();
    const [toFile = "", toRank = ""] = square;
    if (file !== toFile) await page.keyboard.press(file < toFile ? "ArrowRight" : "ArrowLeft");
    else await page.keyboard.press(rank < toRank ? "ArrowUp" : "ArrowDown");
  }
  expect(await focused()).toBe(square);
}
