/** Openings: the analysis board shows what was played from a position, in whose games, and with what results. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { DUEL } from "./support/game_page.ts";
import { misfits } from "./support/layout.ts";
import { PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** Two positions that red can win at once, from a1 to i9, which no other test uses. */
const LISTED = "8yC/9/9/9/9/9/9/2rM6/rArC7 r-y- r r 0 40";
const UNLISTED = "8yC/9/9/9/9/9/9/3rM5/rArC7 r-y- r r 0 40";
/** The first of them, turned by a half: yellow wins from i9 to a1. */
const TURNED = "7yCyA/6yM2/9/9/9/9/9/9/rC8 r-y- y y 0 40";

/** What the service tells of a position. */
async function games(page: Page, position: string, which: string): Promise<number> {
  const answer = await page.request.get(
    `/api/v1/openings?${new URLSearchParams({ position, games: which })}`,
  );
  return (await answer.json()).games;
}

test("a finished game is part of the opening, in every rotation, and an unlisted one for its player alone", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  await game.playAtOnce();
  for (const [start, listed] of [
    [LISTED, true],
    [UNLISTED, false],
  ] as const) {
    await game.open({
      ...DUEL,
      start,
      table: { ...PRIVATE, begins: "at_once", listed, watching: "everybody" },
    });
    await game.click("a1", "i9");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => games(page, start, "mine"), { timeout: 20_000 }).toBe(1);
  }

  const context = await browser.newContext({ baseURL });
  const stranger = await context.newPage();
  await stranger.goto(`/analysis?${new URLSearchParams({ dfen: TURNED })}`);
  const openings = stranger.getByRole("region", { name: "Openings" });
  await openings.getByRole("checkbox", { name: "Openings" }).check();
  await expect(openings).toContainText("1 game has come here.");
  const turn = openings.getByRole("listitem");
  await expect(turn).toHaveCount(1);
  await expect(turn).toContainText("Yellow 100%");
  await expectNoViolations(stranger);
  await stranger.setViewportSize({ width: 390, height: 844 });
  expect(await misfits(stranger)).toEqual([]);
  await openings.getByLabel("Games that count").selectOption("People alone");
  await expect(openings).toContainText("No finished game has come here");
  await openings.getByLabel("Games that count").selectOption("With bots");
  await turn.getByRole("button").focus();
  await expect(stranger.locator(".arrows")).toBeVisible();
  await stranger.keyboard.press("Enter");
  await expect(openings).toContainText("No finished game has come here");
  await expect(stranger.getByText("The game is over")).toBeVisible();

  expect(await games(stranger, UNLISTED, "all")).toBe(0);
  expect(await games(stranger, UNLISTED, "mine")).toBe(0);
  expect(await games(page, UNLISTED, "all")).toBe(0);
  await context.close();
});

test("without the service the openings say so, and are asked for again by a press", async ({ page }) => {
  await page.goto("/analysis");
  await page.route("**/api/v1/openings?*", (route) => route.abort());
  const openings = page.getByRole("region", { name: "Openings" });
  await openings.getByRole("checkbox", { name: "Openings" }).check();
  await expect(openings.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/v1/openings?*");
  await openings.getByRole("button", { name: "Try again" }).click();
  await expect(openings.getByRole("status")).toContainText("come here");
});
