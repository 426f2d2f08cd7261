/** The puzzles: by mouse and by keyboard, mistakes and help, what is remembered, and the two contests. */
import type { Page } from "@playwright/test";
import { PUZZLES } from "../generated/puzzles.ts";
import { dayNumber, puzzleOfTheDay } from "../src/puzzles/choice.ts";
import { parsePuzzles } from "../src/puzzles/puzzle.ts";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

/** Blue kills the red chief on f6 and must place it on e6. */
const CHIEF = "/puzzles#puzzle-s7amv5";
/** Red plays i2i1; after b2c2@b4 the reporter wins by a2b2xc2. */
const WIN = "/puzzles#puzzle-zvtvnr";

/** Clicks squares of the board, one after the other. */
async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const cell = page.locator(`[data-square="${square}"]`);
    await expect(cell).toHaveClass(/dj-choosable/);
    await cell.click();
  }
}

/** Expects words on the last try or on the whole puzzle, which are spoken. */
async function expectResult(page: Page, words: string | RegExp): Promise<void> {
  await expect(page.locator("#result[role=status]")).toContainText(words);
}

/** What the page of all puzzles says of a theme; the page of a puzzle has another list. */
const theme = (page: Page, name: string) =>
  page
    .getByRole("listitem")
    .filter({ hasText: name })
    .filter({ hasText: /of \d+ solved/ });

test("a puzzle is solved by mouse, explained, rated and counted", async ({ page }) => {
  await page.goto(CHIEF);
  await expect(page.locator("#goal")).toContainText("You are Blue. Kill a chief");
  await click(page, "f4", "f6", "e6");
  await expectResult(page, /Solved! Your rating: 1,\d+ \(\+\d+\)/);
  await expect(page.getByText("It is still a guess: the first puzzles move it far.")).toBeVisible();
  await expect(page.getByText("Red loses the chief.")).toBeVisible();
  await expect(page.getByText("Few squares are right for what you place.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Analyse" })).toHaveAttribute(
    "href",
    /^\/analysis\?dfen=gC1x4yAyC/,
  );
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Replay" }).click();
  await expect(page.getByText("The board plays the line.")).toBeVisible();
  await expect(page.getByText("The board plays the line.")).toBeHidden();
  await expect(page.getByRole("button", { name: "Replay" }), "keeps its focus").toBeFocused();
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(theme(page, "Kill a chief")).toContainText(/1 of \d+ solved/);
  await expectNoViolations(page);
  await page.reload();
  await expect(theme(page, "Kill a chief")).toContainText(/1 of \d+ solved/);
});

test("a puzzle of two turns is solved by keyboard, and the others reply", async ({ page }) => {
  await page.goto(WIN);
  await expect(page.locator("#goal")).toContainText("You are Red. Win in two turns, whatever the others do.");
  await page.locator("[data-square=i2]").focus();
  for (const key of ["Enter", "ArrowDown", "Enter"]) await page.keyboard.press(key);
  await expectResult(page, "Right. 1 turn to go.");
  await expect(page.locator("[data-square=a2]")).toHaveClass(/dj-choosable/);
  await page.locator("[data-square=a2]").focus();
  for (const key of ["Enter", "ArrowRight", "Enter", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expectResult(page, "Solved!");
  const next = page.getByRole("button", { name: "Next puzzle" });
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Solved!/);
  await expect(page.locator(".puzzle-line li")).toHaveCount(3);
  await page.keyboard.press("Enter");
  await expect(page.locator("h1")).toBeFocused();
  await expect(page.locator(".puzzle-line")).toHaveCount(0);
});

test("a mistake is refuted on the board, counts once, and leaves another try, a hint and the solution", async ({
  page,
}) => {
  await page.goto(CHIEF);
  await click(page, "f4", "f6", "c6");
  await expectResult(page, "what you placed belongs elsewhere.");
  await expectResult(
    page,
    /Green militant moves from d6 to f6\. Blue chief is killed.*This reply puts you out\./,
  );
  await expectNoViolations(page);
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(".dj-cell:focus"), "the focus goes on to the board").toHaveCount(1);
  await click(page, "g2", "g1");
  await expectResult(page, "Not this turn. It does not kill another player’s chief. Try again.");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The chief on f4" })).toBeVisible();
  await click(page, "f4", "f6", "e6");
  await expectResult(page, /Solved in the end. Your rating: [\d,]+ \(−\d+\)/);
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(theme(page, "Kill a chief")).toContainText(/0 of \d+ solved/);
  await page.goto(WIN);
  await expect(page.getByText("Looking at the solution counts as a mistake.")).toBeVisible();
  await page.getByRole("button", { name: "Solution" }).click();
  await expectResult(page, "This is the solution.");
  await expect(page.locator(".puzzle-line li")).toHaveCount(3);
});

test("a choice that the rules refuse is answered, and is no mistake", async ({ page }) => {
  await page.goto(CHIEF);
  await click(page, "g2");
  await page.locator("[data-square=a3]").click();
  await expect(page.locator(".lesson-prompt")).toContainText("There is no straight line");
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await click(page, "f4", "f6", "e6");
  await expectResult(page, "Solved!");
});

test("the puzzle of the day is played on the page of all puzzles", async ({ page }) => {
  const puzzles = parsePuzzles(PUZZLES);
  const index = puzzles.findIndex(({ id }) => CHIEF.endsWith(id));
  // The first day from now on whose puzzle this is.
  const today = dayNumber(Date.now());
  const day = today + ((index - today) % puzzles.length) + puzzles.length;
  expect(puzzleOfTheDay(puzzles, day)?.id).toBe(puzzles[index]?.id);
  await page.clock.setFixedTime(new Date((day + 0.5) * 24 * 60 * 60 * 1000));
  await page.goto("/puzzles");
  await expect(page.getByRole("heading", { name: "Puzzle of the day" })).toBeVisible();
  await click(page, "f4", "f6", "e6");
  await expectResult(page, "Solved!");
  await expect(page.getByRole("listitem").filter({ hasText: "Puzzle of the day" })).toContainText(
    "Solved today.",
  );
});

test("each theme has a bar for what is solved", async ({ page }) => {
  await page.goto("/puzzles");
  const bars = page.locator(".puzzles-bar");
  await expect(bars.first()).toBeVisible();
  const values = await bars.evaluateAll((all) =>
    all.map((bar) => (bar as HTMLProgressElement).max * 1000 + (bar as HTMLProgressElement).value),
  );
  expect(values.length).toBeGreaterThan(5);
  expect(
    values.every((value) => value > 1000 && value % 1000 === 0),
    `${values}`,
  ).toBe(true);
});

test("the puzzle of the day is tried once a day", async ({ page }) => {
  await page.goto("/puzzles");
  await page.getByRole("link", { name: "Puzzle of the day" }).click();
  await page.getByRole("button", { name: "Solution" }).click();
  await expectResult(page, "This is the solution.");
  await page.getByRole("link", { name: "All puzzles" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Puzzle of the day" })).toContainText(
    "Tried today.",
  );
});

test("a storm runs out", async ({ page }) => {
  await page.clock.install();
  await page.goto("/puzzles#storm");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("timer")).toContainText("Time left: 3:00");
  await expectNoViolations(page);
  await page.clock.runFor(181_000);
  await expect(page.getByText("The time is up. You solved 0 puzzles.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Once more" })).toBeVisible();
  await expectNoViolations(page);
});

test("a streak ends at the first mistake, and tells why", async ({ page }) => {
  await page.addInitScript("Math.random = () => 0");
  await page.goto("/puzzles#streak");
  await expect(page.getByText("Solved: 0")).toBeVisible();
  await expect(page.getByRole("button", { name: "Hint" })).toHaveCount(0);
  const result = page.locator("#result");
  for (let clicks = 0; clicks < 4 && (await result.textContent()) === ""; clicks++)
    await page.locator(".dj-choosable:not(.dj-selected)").last().click();
  await expectResult(page, "Not this turn.");
  await expectResult(page, "The streak is over before it began.");
  await expect(page.getByRole("button", { name: "Once more" })).toBeFocused();
  await page.getByRole("button", { name: "Solution" }).click();
  await expect(page.getByRole("heading", { name: "Why it is right" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a puzzle is solved by touch", async ({ page }) => {
    await page.goto(CHIEF);
    for (const square of ["f4", "f6", "e6"]) await page.locator(`[data-square="${square}"]`).tap();
    await page.getByRole("button", { name: "Confirm" }).tap();
    await expectResult(page, "Solved!");
  });
});

test("a link to a puzzle that is sent to others opens it", async ({ page }) => {
  await page.goto("/puzzles?puzzle=s7amv5");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Kill a chief");
  await page.goto("/puzzles?puzzle=s7amv5#all");
  await expect(heading).not.toHaveText("Kill a chief");
  await page.goBack();
  await expect(heading).toHaveText("Kill a chief");
});
