/** Other boards on the analysis page: a turn by mouse, finger and keyboard alone, and what is read out. */
import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";

const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
const turns = (page: Page) => page.getByRole("region", { name: "Turns, oldest first" });

async function open(page: Page, board: string, rest = ""): Promise<void> {
  await page.goto(`/analysis?board=${board}${rest}`);
  await expect(page.locator(".dj-choosable").first()).toBeVisible();
}

/** Selects a piece, and waits until the squares that it can go to are shown. */
async function select(page: Page, piece: Locator, how: "click" | "tap"): Promise<void> {
  await piece[how]();
  await expect(page.locator('.dj-cell[aria-selected="true"]')).toHaveCount(1);
}

async function centre(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [board, squares, seats] of [
  ["hex3", 61, 3],
  ["ngon5", 101, 5],
  ["hex6", 127, 6],
  ["duel2", 81, 2],
] as const) {
  test(`a turn on ${board} takes two clicks, wherever the board is turned`, async ({ page }) => {
    await open(page, board);
    await expect(page.getByRole("gridcell")).toHaveCount(squares);
    for (let i = 0; i < seats; i++) await page.getByRole("button", { name: "Rotate the board" }).click();
    await page.getByRole("button", { name: "Rotate the board" }).click();
    await select(page, page.locator(".dj-draggable").first(), "click");
    const target = page.locator('.dj-choosable[aria-label*="legal target: move"]').first();
    const name = await target.getAttribute("data-square");
    await target.click();
    await expect(square(page, name ?? "")).toHaveAttribute("aria-label", /red\b.*last turn/);
    await expect(turns(page).getByRole("button")).toHaveCount(1);
  });
}

test("cells have the shape of their squares: a point beside a hexagon belongs to its neighbour", async ({
  page,
}) => {
  await open(page, "hex3");
  const under = (x: number, y: number) =>
    page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.getAttribute("data-square") ?? null,
      [x, y],
    );
  const box = await square(page, "e5").boundingBox();
  if (!box) throw new Error("no maze");
  expect(await under(box.x + box.width / 2, box.y + 3)).toBe("e5");
  expect(await under(box.x + box.width - 3, box.y + 3)).not.toBe("e5");
});

test("a piece is dragged and snaps to a legal square close by", async ({ page }) => {
  await open(page, "ngon5");
  const militant = page.locator('.dj-draggable[aria-label*="militant"]').first();
  const from = (await militant.getAttribute("data-square")) ?? "";
  const start = await centre(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 8, start.y - 8, { steps: 3 });
  await expect(page.locator('.dj-cell[aria-selected="true"]')).toHaveCount(1);
  const options = page.locator('.dj-choosable[aria-label*="legal target: move"]');
  await expect(options.first()).toBeAttached();
  const target = (await options.first().getAttribute("data-square")) ?? "";
  const end = await centre(page, target);
  const [dx, dy] = [end.x - start.x, end.y - start.y];
  const far = Math.hypot(dx, dy);
  // A little too far: beyond the middle, towards the next square.
  await page.mouse.move(end.x + (10 * dx) / far, end.y + (10 * dy) / far, { steps: 6 });
  await page.mouse.up();
  await expect(square(page, target)).toHaveAttribute("aria-label", /red militant, last turn/);
});

test("the keyboard alone finds a piece, plays it, and hears the position", async ({ page }) => {
  await open(page, "hex3");
  const voice = page.locator(".dj-voice").filter({ hasText: /./ });
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.hasAttribute("data-square"))) break;
  }
  await expect(square(page, "a1")).toBeFocused();
  await page.keyboard.press("n");
  const necromobile = page.locator('[aria-label*="red necromobile"]');
  await expect(necromobile).toBeFocused();
  await page.keyboard.press("t");
  await expect(voice).toHaveText("It is the turn of red; then blue, yellow, red, blue, yellow.");
  await page.keyboard.press("k");
  await expect(voice).toHaveText("Nobody attacks the red chief on a1.");
  await page.keyboard.press("l");
  await expect(voice).toContainText("o’clock: red militant on");
  await page.keyboard.press("z");
  await expect(square(page, "e5")).toBeFocused();
  await page.keyboard.press("Shift+N");
  await expect(necromobile).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(necromobile).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(turns(page).getByRole("button")).toHaveCount(1);
  await expect(page.locator('[aria-label*="red necromobile, last turn"]')).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a turn on hex3 is entered by touch", async ({ page }) => {
    await open(page, "hex3");
    await select(page, page.locator('.dj-draggable[aria-label*="necromobile"]'), "tap");
    const target = page.locator('.dj-choosable[aria-label*="legal target: move"]').first();
    await expect(target).toBeAttached();
    await target.tap();
    await expect(turns(page).getByRole("button")).toHaveCount(1);
  });
});

test("a position of another board is opened, and its link opens it again", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "ngon5");
  await select(page, page.locator('.dj-draggable[aria-label*="necromobile"]'), "click");
  await page.locator('.dj-choosable[aria-label*="legal target: move"]').first().click();
  await page.getByRole("button", { name: "Copy link" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("board=ngon5");
  await page.goto(link);
  await expect(page.getByText("Blue", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("gridcell")).toHaveCount(101);
});

for (const board of ["hex3", "hex6", "ngon3", "ngon6"]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`axe finds no violations on ${board}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await open(page, board);
      await select(page, page.locator(".dj-draggable").first(), "click");
      await expectNoViolations(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(1280);
    });
  }
}

const lines = (page: Page) => page.getByRole("list", { name: "Best lines" }).getByRole("listitem");

/** The percents of a text such as "Red 41%, Blue 59%", by seat. */
function percents(text: string): [string, number][] {
  const found = text.toLowerCase().matchAll(/(\w+) (\d+)%/g);
  return [...found].map(([, seat = "", percent]) => [seat, Number(percent)]);
}

for (const [board, seats] of [
  ["hex3", ["red", "blue", "yellow"]],
  ["ngon5", ["red", "blue", "yellow", "green", "purple"]],
  ["hex6", ["red", "blue", "yellow", "green", "purple", "orange"]],
  ["duel2", ["red", "yellow"]],
] as const) {
  test(`on ${board} the engine gives shares for each seat, and a record has its graph`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, board);
    await page.getByRole("checkbox", { name: "Engine" }).check();
    await page.getByRole("combobox", { name: "Lines" }).selectOption("2");
    await expect(lines(page)).toHaveCount(2);
    const shares = percents(await lines(page).first().locator(".bar .unseen").innerText());
    expect(shares.map(([seat]) => seat)).toEqual([...seats]);
    expect(shares.reduce((sum, [, percent]) => sum + percent, 0)).toBe(100);
    for (let turn = 1; turn <= 3; turn++) {
      await lines(page).first().getByRole("button").click();
      await expect(turns(page).getByRole("button")).toHaveCount(turn);
      await expect(lines(page).first()).toBeVisible();
    }
    await page.getByRole("checkbox", { name: "Engine" }).uncheck();
    await page.getByRole("button", { name: "Copy record" }).click();
    await expect(page.getByText("The game record is on the clipboard.")).toBeVisible();
    const record = await page.evaluate(() => navigator.clipboard.readText());
    expect(record).toContain(`[Board "${board}"]`);
    expect(record.match(/^\[(Red|Blue|Yellow|Green|Purple|Orange) /gm)).toHaveLength(seats.length);

    // On a page of the usual board the record opens its own, and is written as it was.
    await page.goto("/analysis");
    await page.getByLabel("Paste a position or a game record").fill(record);
    await page.getByRole("button", { name: "Load", exact: true }).click();
    const graph = page.getByRole("region", { name: "Course of the game" });
    await expect(turns(page).getByRole("button")).toHaveCount(3);
    await expect(graph.getByText("to go")).toHaveCount(0);
    for (const seat of seats) await expect(graph.locator(`.graph-art .graph-${seat}`)).toHaveCount(1);
    await expect(graph.locator(".graph-art path")).toHaveCount(seats.length + 2);
    await page.getByRole("button", { name: "Copy record" }).click();
    await expect(page.getByText("The game record is on the clipboard.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(record);
  });
}
