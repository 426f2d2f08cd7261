/** Players hear on other pages that a game waits for them. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { beginAsSecond, clickOffered, FIRST_TURN, FOR_TWO, openTable } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const WORDS = "Your turn in one of your games";
const news = (page: Page) => page.getByRole("banner").getByRole("status");

/** The places of what the masthead has had before. */
const places = (page: Page) =>
  page.locator(".masthead-name, .masthead nav > *, main").evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

for (const [title, viewport] of [
  ["a desk", { width: 1280, height: 800 }],
  ["a phone", { width: 390, height: 844 }],
] as const) {
  test(`a turn that waits is told beside the rules, and nothing moves, at ${title}`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const { friend, address } = await beginAsSecond(page, browser, baseURL ?? "");
    await page.goto("/rules");
    await expect(news(page)).toBeAttached();
    const before = await places(page);
    await clickOffered(friend, FIRST_TURN);
    await expect(news(page)).toContainText(WORDS);
    expect(await places(page)).toEqual(before);
    expect(await misfits(page)).toEqual([]);
    await expectNoViolations(page);
    // A phone has room for no more than the bell.
    if (title === "a desk") await news(page).getByRole("link", { name: WORDS }).click();
    else await page.goto(address);
    await page.waitForURL(`**${address}`);
    await expect(page.getByLabel("What to do now")).toHaveClass(/banner-mine/);
    await expect(news(page).getByRole("link")).toHaveCount(0);
    await friend.context().close();
  });
}

test("the page of a game tells of the others, and the lessons, the puzzles and the analysis do too", async ({
  page,
  browser,
  baseURL,
}) => {
  const { friend, address } = await beginAsSecond(page, browser, baseURL ?? "");
  const other = await openTable(page, FOR_TWO);
  await page.goto(other);
  await expect(page.getByRole("region", { name: "Waiting for players" })).toBeVisible();
  await clickOffered(friend, FIRST_TURN);
  const link = news(page).getByRole("link", { name: WORDS });
  await expect(link).toHaveAttribute("href", address);
  for (const path of ["/learn", "/puzzles", "/analysis"]) {
    await page.goto(path);
    await expect(link).toBeVisible();
  }
  await friend.context().close();
});

test("a turn that waits is told in a browser that has forgotten its games", async ({
  page,
  browser,
  baseURL,
}) => {
  const { friend, address } = await beginAsSecond(page, browser, baseURL ?? "");
  await clickOffered(friend, FIRST_TURN);
  await page.goto("/account");
  await page.evaluate(() => localStorage.clear());
  for (const path of ["/rules", "/puzzles"]) {
    await page.goto(path);
    await expect(news(page).getByRole("link", { name: WORDS })).toHaveAttribute("href", address);
  }
  await friend.context().close();
});

test("somebody without a game needs no connection beside the rules", async ({ page }) => {
  let sockets = 0;
  page.on("websocket", () => {
    sockets += 1;
  });
  await page.goto("/rules", { waitUntil: "networkidle" });
  expect(sockets).toBe(0);
});
