/** The lessons: by mouse and by keyboard, success and failure, and what is remembered. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** Clicks squares of the board, one after the other. */
async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const cell = page.locator(`[data-square="${square}"]`);
    await expect(cell).toHaveClass(/dj-choosable/);
    await cell.click();
  }
}

/** Expects the result of a lesson, which is spoken. */
async function expectResult(page: Page, words: string): Promise<void> {
  await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
}

test("a stranger is led from the home page through the first lessons by mouse", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("link", { name: "Learn to play" }).click();
  await page.getByRole("link", { name: "Start with the first lesson" }).click();
  await expect(page.getByRole("heading", { name: "The militant walks" })).toBeVisible();
  await expect(page.locator(".dj-cell")).toHaveCount(16);
  await click(page, "a1", "c3", "c3", "d3");
  await expectResult(page, "Well done!");
  await page.getByRole("link", { name: "Next: The militant kills" }).click();
  await click(page, "b1", "d3", "a4");
  await expectResult(page, "The dead stay on the board.");
  await page.getByRole("link", { name: "Next: The chief walks" }).click();
  await click(page, "a1", "c1", "c1", "c4", "c4", "d4");
  await expectResult(page, "Well done!");
  await page.goto("/");
  await page.getByRole("link", { name: "Continue: lesson 4" }).click();
  await expect(page.getByText("3 of 25 lessons done")).toBeVisible();
  await expect(page.getByRole("link", { name: "The chief kills" })).toHaveAttribute("aria-current", "step");
  await expect(page.getByRole("listitem").filter({ hasText: "The militant walks" })).toContainText(
    "3 stars of 3",
  );
});

test("the table of contents shows each lesson as a small board", async ({ page }) => {
  await page.goto("/learn");
  const lessons = page.locator(".lessons li");
  await expect(lessons.nth(20)).toBeVisible();
  const count = await lessons.count();
  await expect(lessons.locator(".lessons-board svg")).toHaveCount(count);
  // Each shows its own part of the board, with the letters of its columns.
  const boards = await lessons
    .locator(".lessons-board")
    .evaluateAll((all) => all.map((one) => one.innerHTML));
  expect(new Set(boards).size).toBe(count);
});

test("a lesson is played by keyboard from its heading to the next one", async ({ page }) => {
  await page.goto("/learn#militant_walk");
  await page.locator("[data-square=a1]").focus();
  const keys = ["Enter", "ArrowUp", "ArrowUp", "ArrowRight", "ArrowRight", "Enter"];
  for (const key of keys) await page.keyboard.press(key);
  await expect(page.locator("[data-square=c3]")).toHaveAccessibleName(/militant/);
  for (const key of ["Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  const next = page.getByRole("link", { name: "Next: The militant kills" });
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Well done!/);
  await page.keyboard.press("Enter");
  const heading = page.getByRole("heading", { name: "The militant kills" });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveAccessibleDescription(/Kill the blue militant on d3/);
  await page.keyboard.press("Tab");
  await expect(page.locator("[data-square=b1]"), "the board begins at one's own piece").toBeFocused();
});

test("a failure says why, and another try succeeds", async ({ page }) => {
  await page.goto("/learn#necromobile");
  await page.getByRole("button", { name: "Hint" }).click();
  await expectResult(page, "Fetch the corpse on d3");
  await click(page, "d1", "d3", "b2");
  await expectResult(page, "The line was still open, and the assassin killed your chief.");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-square=d1]")).toBeFocused();
  await expect(page.locator("[data-square=a1]")).toHaveAccessibleName(/chief/);
  await click(page, "d1", "d3", "a2");
  await expectResult(page, "A corpse is a wall");
  await page.reload();
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(page.getByText("1 of 25 lessons done")).toBeVisible();
});

test("a choice that cannot be made is answered, on the page and to screen readers", async ({ page }) => {
  await page.goto("/learn#assassin_body");
  const prompt = page.locator(".lesson-prompt");
  const voice = page.locator("djambi-board .dj-voice");
  await page.locator("[data-square=d4]").click();
  await expect(prompt).toContainText("Choose one of your pieces first.");
  await expect(voice.filter({ hasText: "Choose one of your pieces first." })).toHaveCount(1);
  await page.locator("[data-square=a1]").click();
  await expect(prompt).toContainText("This piece stays where it is in this lesson.");
  await click(page, "d2");
  await expect(prompt).toContainText("Choose where the militant goes");
  await page.locator("[data-square=a4]").click();
  await expect(voice.filter({ hasText: "There is no straight line" })).toHaveCount(1);
  await expect(prompt.getByRole("link", { name: "See the rules" })).toHaveAttribute("target", "_blank");
  await expectNoViolations(page);
});

test("turns of the others in the maze change the order that is shown", async ({ page }) => {
  await page.goto("/learn#who_next");
  const order = page.getByRole("list", { name: "Order of turns" }).getByRole("listitem");
  await expect(order).toHaveText(["Red", "Blue", "Red, by power", "Yellow", "Red, by power", "Green"]);
  await click(page, "c7", "c5", "c3");
  await expectResult(page, "An assassin had its turn before you killed it.");
  await expectNoViolations(page);
});

test("the last lesson is about keeping one's word, and leads to a first game", async ({ page }) => {
  await page.goto("/learn#alliance");
  await click(page, "d4", "b4", "c1");
  await expectResult(page, "you broke your word");
  await page.getByRole("button", { name: "Try again" }).click();
  await click(page, "d4", "d3", "c4");
  await expectResult(page, "The rules know no allies.");
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/game/"));
});
