/** Other input than the mouse: keyboard, touch, several seats at one screen, and several players. */
import { focusSquare } from "./support/keyboard.ts";
import { PAGES } from "./support/pages.ts";
import { expect, test } from "./support/test.ts";

const PHONE = { width: 360, height: 640 };
const KILLS = "gC7yC/9/9/9/9/2rM1bM4/9/1rA5bR1/rC7bC rbyg r r 0 1";

test("a turn is entered only by keyboard", async ({ game, page }) => {
  await game.open({ start: KILLS });
  await game.myTurn();
  await focusSquare(page, "c4");
  await page.keyboard.press("Enter");
  await focusSquare(page, "e4");
  await page.keyboard.press("Enter");
  await expect(game.banner).toContainText("Place the corpse");
  await page.keyboard.press("Escape");
  await expect(game.banner).toContainText("Choose where the militant goes");
  await page.keyboard.press("Enter");
  await focusSquare(page, "b8");
  await page.keyboard.press("Enter");
  await game.expectFirstMove("c4e4@b8");
});

test("a confirmed turn waits for its button", async ({ game, page }) => {
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Confirm each turn").check();
  await game.click("c2", "d3");
  await expect(game.banner).toContainText("Play this turn?");
  expect(await game.moves()).toEqual([]);
  await game.button("Confirm").click();
  await game.expectFirstMove("c2d3");
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test("a turn waits for its button where squares are small, until the user says otherwise", async ({
    game,
    page,
  }) => {
    await game.open({ start: KILLS });
    await game.myTurn();
    const confirm = page.getByLabel("Confirm each turn");
    await expect(confirm).toBeChecked();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    const title = game.banner.locator(".banner-title > span");
    const wholeTitle = () => title.evaluate((node) => node.scrollWidth <= node.clientWidth);
    for (const name of ["c4", "c3"]) await game.square(name).tap();
    await expect(game.button("Confirm")).toBeVisible();
    await expect.poll(wholeTitle).toBe(true);
    expect(await game.moves()).toEqual([]);
    await game.button("Back").tap();
    await confirm.uncheck();
    await game.square("d4").tap();
    await game.expectFirstMove("c4d4");
    await page.reload();
    await expect(confirm).not.toBeChecked();
  });

  test("a kill is entered by touch, with board and banner in view", async ({ game, page }) => {
    await game.open({ start: KILLS });
    await game.myTurn();
    for (const part of [game.board, game.banner, page.getByLabel("Order of turns")]) {
      await expect(part.first()).toBeInViewport({ ratio: 1 });
    }
    for (const name of ["c4", "e4", "h7"]) {
      await expect(game.square(name)).toHaveClass(/dj-choosable/);
      await game.square(name).tap();
    }
    await game.button("Confirm").tap();
    await game.expectFirstMove("c4e4@h7");
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(PHONE.width);
  });

  // The notices of all licences, opened one by one, take long.
  const paths = PAGES.filter((path) => path !== "/licences");
  for (const path of [...paths, "/learn#maze_enter", "/puzzles#day"]) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      for (const summary of await page.locator("summary").all()) await summary.click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(PHONE.width);
    });
  }
});

test("with several seats at one screen the board rotates to the one that plays", async ({ game, page }) => {
  const mine = { kind: "person", mine: true } as const;
  await game.open({ seats: { red: mine, blue: mine, yellow: mine, green: mine } });
  await expect(game.banner).toContainText("Red’s turn");
  await game.click("c2", "d3");
  await expect(game.banner).toContainText("Blue’s turn");
  const left = async () => (await game.square("i1").boundingBox())?.x;
  await expect.poll(left).toBeLessThan(200);
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const [a1, i1] = await Promise.all([game.square("a1").boundingBox(), game.square("i1").boundingBox()]);
  expect(Math.round(i1?.x ?? 0)).toBe(Math.round(a1?.x ?? -1));
  expect(i1?.y).toBeGreaterThan(a1?.y ?? 0);
});

test("with several seats at one screen the board can be kept still", async ({ game, page }) => {
  const mine = { kind: "person", mine: true } as const;
  await game.open({ seats: { red: mine, blue: mine, yellow: mine, green: mine } });
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Keep the board still").check();
  const place = () => game.square("i1").evaluate((cell) => cell.style.left + cell.style.top);
  const before = await place();
  await game.click("c2", "d3");
  await expect(game.banner).toContainText("Blue’s turn");
  await game.rendered();
  expect(await place()).toBe(before);
  await page.reload();
  await expect(game.banner).toContainText("Blue’s turn");
  expect(await place()).toBe(before);
});

test("a friend joins by invitation, others watch", async ({ game, page, browser, baseURL }) => {
  const seatOfPerson = { kind: "person", name: "Ann" } as const;
  const created = await game.open({ seats: { red: { kind: "person", mine: true }, blue: seatOfPerson } });
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const watcher = await (await browser.newContext({ baseURL })).newPage();
  await watcher.goto(created.url);
  await expect(watcher.getByLabel("What to do now")).toContainText("You are watching");
  const friend = await (await browser.newContext({ baseURL })).newPage();
  await friend.goto(created.invitations[0]?.url ?? "");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/\/game\//);
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  await game.click("c2", "d3");
  await expect(friend.getByLabel("What to do now")).toContainText("Your turn, Blue");
  for (const other of [watcher, friend]) await other.context().close();
});
