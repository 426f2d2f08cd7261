/** For people who hear the page or use its keys: what is read out, where the focus is, and Esc. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const KILLS = "gC7yC/9/9/9/9/2rM1bM4/9/1rA5bR1/rC7bC rbyg r r 0 1";

/** Records each text that a live region gets from now on. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const region of document.querySelectorAll('[role="status"], [aria-live="polite"]')) {
      const hear = () => {
        const text = region.textContent ?? "";
        if (text) heard.push(text);
      };
      hear();
      new MutationObserver(hear).observe(region, { childList: true, subtree: true, characterData: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test("a screen reader hears one's turn, each prompt, and what is looked back at", async ({ game, page }) => {
  await game.open({ start: KILLS });
  await game.myTurn();
  const heard = await listen(page);
  const expectHeard = (text: string) => expect.poll(heard).toContain(text);
  await expectHeard("Your turn, Red. Choose a piece to move");
  await game.click("c4");
  await expectHeard("Choose where the militant goes");
  // Who reads the page again does not find what is true no more.
  await expect(page.locator(".dj-voice").filter({ hasText: "Choose a piece" })).toHaveCount(0);
  await game.click("e4");
  await expectHeard("Place the corpse on an empty square");
  await game.button("Back").click();
  await game.click("e4", "h7");
  await game.myTurn();
  await expect
    .poll(async () => (await heard()).filter((text) => /^Your turn, Red\. Choose/.test(text)).length)
    .toBe(2);
  await page.keyboard.press("Home");
  await expectHeard("Looking back. The position at the start.");
  await page.keyboard.press("ArrowRight");
  await expect
    .poll(heard)
    .toContainEqual(expect.stringMatching(/^Looking back: turn 1 of 4\. Red militant moves from c4 to e4\./));
});

test("a player who waits hears what the others do, and is not told to choose", async ({
  game,
  page,
  texts,
}) => {
  await game.open();
  await game.myTurn();
  const heard = await listen(page);
  await game.click("c2", "d3");
  await expect(game.banner).not.toHaveClass(/banner-mine/);
  await game.myTurn();
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Your turn, Red/);
  const said = await heard();
  for (const army of ["Blue", "Yellow", "Green"])
    expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${army} \\w+ moves`)));
  expect(said).not.toContain(texts.board.choosePiece());
});

test("the focus stays where it was when a dialog closes", async ({ game, page }) => {
  await game.open();
  await game.myTurn();
  const resign = game.button("Resign");
  await resign.click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(resign).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(resign).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep watching" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
});

test("the skip link leads to the board, and few stops lie from there to Resign", async ({ game, page }) => {
  await game.open();
  await game.myTurn();
  await expect(game.button("Resign")).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByText("Skip to the board")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(game.square("a1")).toBeFocused();
  await game.click("c2", "d3");
  await game.myTurn();
  await game.square("a1").focus();
  const stops: string[] = [];
  const resign = game.button("Resign");
  while (!(await resign.evaluate((node) => node === document.activeElement)) && stops.length < 20) {
    await page.keyboard.press("Tab");
    stops.push(await page.evaluate(() => document.activeElement?.textContent ?? ""));
  }
  // The rules, the last turns, the guide, the current turn, the navigation as one, a draw, and Resign.
  expect(stops.length).toBeLessThanOrEqual(7);
});

test("`?` shows the shortcuts, and the focus comes back", async ({ game, page }) => {
  await game.open();
  await game.myTurn();
  await game.square("a1").focus();
  await expect(game.button("Resign")).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toContainText("Enter chooses");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(game.square("a1")).toBeFocused();
});

test("Esc takes a choice back wherever the focus is", async ({ game, page }) => {
  await game.open({ start: KILLS });
  await game.click("c4", "e4");
  await game.button("Back").click();
  await expect(game.banner).toContainText("Choose where the militant goes");
  await page.keyboard.press("Escape");
  await expect(game.banner).toContainText("Choose a piece to move");
  await game.click("c4", "e4");
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Sounds").focus();
  await page.keyboard.press("Escape");
  await expect(game.banner).toContainText("Choose where the militant goes");
  await game.button("Resign").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(game.banner).toContainText("Choose where the militant goes");
});

test("in forced colours only the seat to move, one's own seat and the newest turn are marked", async ({
  game,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await game.open();
  await game.click("c2", "d3");
  await game.myTurn();
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll(
        (all, name) => all.map((element) => getComputedStyle(element).getPropertyValue(name)),
        property,
      );
  const [paper] = await style("body", "background-color");
  const [turn] = await style(".plate-turn", "border-left-color");
  const others = await style(".plate:not(.plate-turn)", "border-left-color");
  expect([turn === paper, new Set(others)]).toEqual([false, new Set([paper])]);
  expect(await style(".turns-list button[aria-current]", "outline-style")).toEqual(["solid"]);
  // The arrows of the walk and the tabs are told from the paper, and the pressed tab from the other.
  for (const part of [".walk button svg", ".toggle [role=tab]", ".walk button"])
    for (const colour of await style(part, "color")) expect(colour, part).not.toBe(paper);
  const arrow = page.locator(".languages summary");
  const sides = await arrow.evaluate((element) => {
    const { borderTopColor, borderLeftColor } = getComputedStyle(element, "::after");
    return [borderTopColor, borderLeftColor];
  });
  expect(sides[0]).not.toBe(sides[1]);
});
