/** Four people meet in the lobby, play to the end with talk, and play again. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import {
  COLOURS,
  enter,
  expect,
  FOR_FOUR,
  type FourPeople,
  NAMES,
  offerButton,
  openTalk,
  say,
  test,
} from "./support/four.ts";
import { GamePage } from "./support/game_page.ts";
import { misfits } from "./support/layout.ts";
import { openTable, PRIVATE, person } from "./support/tables.ts";

/** Red can kill all others in three turns: from b1 to i1, to i9, and to a9. */
const ENDING = "gC6yMyC/gM8/9/9/9/9/9/9/rCrA6bC rbyg r r 0 1";
const LISTED = { ...FOR_FOUR, start: ENDING, table: { ...PRIVATE, listed: true } };
const GUESTS = ["blue", "yellow", "green"] as const;

/** Expects that nothing leaves the page and that axe finds nothing. */
async function expectGood(page: Page): Promise<void> {
  expect(await misfits(page)).toEqual([]);
  await expectNoViolations(page);
}

/** Red opens a table, the others find it in the lobby, and all begin. */
async function meet(four: FourPeople): Promise<string> {
  const address = await openTable(four.page("red"), LISTED);
  const id = address.split("/").at(-1) ?? "";
  await enter(four.of("red"), id);
  for (const colour of GUESTS) {
    const page = four.page(colour);
    await page.goto("/");
    await page.getByRole("button", { name: `Sit down: Table of ${NAMES.red}` }).click();
    await page.waitForURL(`**${address}`);
    four.of(colour).id = id;
    await expect(page.getByRole("button", { name: "I am ready" })).toBeVisible();
    if (colour !== "yellow") await expectGood(page);
  }
  for (const colour of GUESTS) await four.page(colour).getByRole("button", { name: "I am ready" }).click();
  await four.of("red").myTurn();
  return address;
}

/** Green offers a draw, and yellow declines. */
async function refuseDraw(four: FourPeople): Promise<void> {
  const { page } = four.of("green");
  await page.getByRole("button", { name: "Close the talk" }).click();
  await four.of("green").button("Offer a draw").click();
  await page.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click();
  await expect(offerButton(four.of("red"), "Accept")).toBeVisible();
  await offerButton(four.of("yellow"), "Decline").click();
  await expect(offerButton(four.of("yellow"), "Decline")).toHaveCount(0);
  await offerButton(four.of("red"), "Decline").click();
  for (const colour of ["red", "green"] as const)
    await expect(four.page(colour).getByText("Red declines.")).toBeVisible();
}

/** All play again at one new table, each one seat further. */
async function playAgain(four: FourPeople, address: string): Promise<void> {
  const host = four.page("red");
  await host.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await host.waitForURL((url) => url.pathname !== address && url.pathname.startsWith("/game/"));
  for (const colour of GUESTS) {
    const page = four.page(colour);
    await page.getByRole("link", { name: "Join", exact: true }).click();
    await page.waitForURL(`**${new URL(host.url()).pathname}`);
    await page.getByRole("button", { name: "I am ready" }).click();
  }
  await four.of("green").myTurn();
  await four.each(async ({ page }) => {
    const plates = page.getByRole("region", { name: "Players" });
    for (const [i, colour] of COLOURS.entries())
      await expect(plates.locator(`.plate-${colour}`)).toContainText(NAMES[COLOURS[(i + 3) % 4] ?? "red"]);
  });
}

test("a lobby game of four with talk ends, and all play again", async ({ four, browser, texts, baseURL }) => {
  test.setTimeout(120_000);
  const address = await meet(four);
  const [red, blue] = [four.of("red"), four.of("blue")];
  const watcher = new GamePage(await person(browser, baseURL, "Wat"), texts);
  await watcher.visit(red.id || (address.split("/").at(-1) ?? ""));

  // All read the table's channel; the living read nothing else.
  const everybody = [...four.all, watcher];
  for (const game of everybody) await openTalk(game);
  await say(red, "Good luck");
  for (const { page } of everybody) await expect(page.getByRole("log")).toContainText("Good luck");
  await four.play("red", "b1", "i1");
  await blue.page.getByRole("button", { name: "Keep watching" }).click();
  await blue.page.getByRole("button", { name: "Out", exact: true }).click();
  await say(blue, "That was quick");
  await watcher.page.getByRole("button", { name: "Watchers", exact: true }).click();
  await expect(watcher.page.getByText("a second window shows it to them")).toBeVisible();
  await say(watcher, "Red will win");
  // First turns have thirty seconds, for which the checks of a page are too slow on a busy machine.
  await four.play("yellow", "h9", "h8");
  await four.play("green", "a8", "a7");
  await expectGood(red.page);
  await expectGood(four.page("yellow"));
  await refuseDraw(four);
  await four.play("red", "i1", "i9");
  await four.page("yellow").getByRole("button", { name: "Keep watching" }).click();
  await four.play("green", "a7", "a6");
  await openTalk(four.of("green"));
  for (const { page } of [red, four.of("green"), watcher]) {
    await expect(page.getByText("That was quick")).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Out/ })).toHaveCount(0);
  }
  await expect(red.page.getByText("Red will win")).toHaveCount(0);

  // The game ends; then everybody reads everything.
  await four.play("red", "i9", "a9");
  for (const game of everybody) {
    const headline = game === red ? "You won" : "Red wins";
    await expect(game.page.getByRole("dialog")).toContainText(headline, { timeout: 20_000 });
  }
  for (const { page } of everybody.filter((game) => game !== red)) {
    await page.getByRole("button", { name: "Show the board" }).click();
    await page.getByRole("button", { name: /^Out/ }).click();
    await expect(page.getByRole("log")).toContainText("That was quick");
    await page.getByRole("button", { name: /^Watchers/ }).click();
    await expect(page.getByRole("log")).toContainText("Red will win");
  }
  await playAgain(four, address);
  await watcher.page.context().close();
});
