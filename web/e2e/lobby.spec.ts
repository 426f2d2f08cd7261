/** The lobby on the home page: open tables, running games, playing at once, and a table of one's own. */
import type { Page } from "@playwright/test";
import type { NewGameRequest } from "../src/protocol/index.ts";
import { expectNoViolations } from "./support/axe.ts";
import { GamePage } from "./support/game_page.ts";
import { misfits } from "./support/layout.ts";
import { FOR_TWO, openTable, PRIVATE, person } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const LISTED = { ...FOR_TWO, table: { ...PRIVATE, listed: true } };

/** The row of an open table by its host. */
const tableOf = (page: Page, host: string) =>
  page
    .getByRole("region", { name: "Open tables" })
    .getByRole("listitem")
    .filter({ hasText: `Table of ${host}` });

test("a table appears for others at once, and they sit down from the list", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  const host = await person(browser, baseURL, "Host One");
  const address = await openTable(host, LISTED);
  await host.goto(address);
  const row = tableOf(page, "Host One");
  await expect(row).toBeVisible();
  await expect(row).toContainText("5 min + 10 s a turn");
  await expect(row).toContainText("3 of 4 seats taken");
  await expectNoViolations(page);
  await row.getByRole("button", { name: "Sit down: Table of Host One" }).click();
  await page.waitForURL(`**${address}`);
  await expect(page.getByRole("button", { name: "I am ready" })).toBeVisible();
  await page.getByRole("button", { name: "I am ready" }).click();
  await expect(host.getByLabel("What to do now")).toHaveClass(/banner-mine/);

  // A running game is shown with its board, and those who look at the lobby may watch it.
  const watcher = await person(browser, baseURL, "Watcher");
  await watcher.goto("/");
  const games = watcher.getByRole("region", { name: "Games to watch" });
  const card = games.getByRole("listitem").filter({ hasText: "Host One" }).first();
  await expect(card.getByRole("img", { name: /to move/ })).toBeVisible();
  await expect(tableOf(watcher, "Host One")).toHaveCount(0);
  await expectNoViolations(watcher);
  await watcher.setViewportSize({ width: 390, height: 844 });
  expect(await misfits(watcher)).toEqual([]);
  await Promise.all([host, watcher].map((one) => one.context().close()));
});

test("a table by the day says when nobody is there, until somebody comes", async ({
  page,
  browser,
  baseURL,
  texts,
}) => {
  const host = await person(browser, baseURL, "Host Away");
  const clock = { kind: "by_day", turn_s: 86_400, bank_s: 0 } as const;
  const address = await openTable(host, { ...LISTED, clock });
  await page.goto("/");
  const row = tableOf(page, "Host Away");
  await expect(row).toContainText(texts.home.nobodyHere());
  await expect(row.getByRole("button", { name: "Sit down: Table of Host Away" })).toBeEnabled();
  await host.goto(address);
  await expect(row).not.toContainText(texts.home.nobodyHere());
  await host.context().close();
});

test("a table that is filled elsewhere keeps its place and says so", async ({ page, browser, baseURL }) => {
  const host = await person(browser, baseURL, "Host Two");
  const guest = await person(browser, baseURL, "Guest Two");
  const address = await openTable(host, LISTED);
  await host.goto(address);
  await page.goto("/");
  const row = tableOf(page, "Host Two");
  await expect(row.getByRole("button")).toBeVisible();
  await row.getByRole("button").focus();
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sit down as Yellow" }).click();
  await guest.getByRole("button", { name: "I am ready" }).click();
  await expect(row).toContainText("no longer open");
  await Promise.all([host, guest].map((one) => one.context().close()));
});

test("two who play now meet at one table", async ({ page, browser, baseURL }) => {
  await page.goto("/");
  await page.locator("#play-choice").getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Bots join").first().selectOption("600");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/game/*");
  const other = await person(browser, baseURL, "Other");
  await other.goto("/");
  await other.getByRole("button", { name: "Play now" }).click();
  await other.waitForURL("**/game/*");
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  await expect(page.getByRole("region", { name: "Waiting for players" })).toContainText("Other");
  await other.context().close();
});

/** Chooses a clock of "Play now", by its number: tables of other clocks are those of other tests. */
async function chooseClock(page: Page, number: string): Promise<void> {
  await page.locator("#play-choice").getByRole("button", { name: "Change" }).click();
  await page.locator("#play-clock").selectOption(number);
}

test("who plays now alone sees how long it takes, solves puzzles meanwhile, and still meets the next one", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/");
  await chooseClock(page, "2");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/game/*");
  const room = page.getByRole("region", { name: "Waiting for players" });
  await expect(room).toContainText(/Bots take the free seats in \d+\ss/);
  await expect(room.getByRole("button", { name: "Begin at once with bots" })).toBeEnabled();
  const opened = page.waitForEvent("popup");
  await room.getByRole("link", { name: "Solve a puzzle meanwhile" }).click();
  const puzzles = await opened;
  await expect(puzzles.locator("djambi-board")).toBeVisible();

  const other = await person(browser, baseURL, "Other");
  await other.goto("/");
  await chooseClock(other, "2");
  await other.getByRole("button", { name: "Play now" }).click();
  await other.waitForURL("**/game/*");
  expect(new URL(other.url()).pathname).toBe(new URL(page.url()).pathname);
  await expect(room).toContainText("Other");
  await expect(other.getByRole("button", { name: "Stand up" })).toBeVisible();
  // Nobody begins over another one's head by a button for somebody alone.
  await expect(room.getByRole("button", { name: "Begin at once with bots" })).toHaveCount(0);
  await room.getByRole("button", { name: "Fill with bots now" }).click();
  for (const one of [page, other])
    await expect(one.getByRole("region", { name: "Players" })).toContainText("Other");
  await expect(puzzles.getByRole("banner").getByRole("status")).toContainText("one of your games");
  await other.context().close();
});

test("who plays now alone begins at once with bots", async ({ page }) => {
  await page.goto("/");
  await chooseClock(page, "0");
  await page.getByRole("button", { name: "Play now" }).click();
  await page.waitForURL("**/game/*");
  await page.getByRole("button", { name: "Begin at once with bots" }).click();
  await expect(page.getByLabel("What to do now")).toHaveClass(/banner-mine/);
  await expect(page.getByRole("region", { name: "Waiting for players" })).toHaveCount(0);
});

/** The request that "Open the table" sends; the service is not asked. */
async function openedTable(page: Page): Promise<NewGameRequest> {
  await page.route("**/api/v1/games", (route) =>
    route.fulfill({ status: 422, json: { code: "x", message: "No." } }),
  );
  const sent = page.waitForRequest("**/api/v1/games");
  await page.getByRole("button", { name: "Open the table" }).first().click();
  return (await sent).postDataJSON() as NewGameRequest;
}

test("the form for a table has each setting, and remembers it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "With people" }).check();
  await page.getByText("Custom game").click();
  await page.getByLabel("Blue", { exact: true }).selectOption("bot");
  const table = page.getByRole("group", { name: "The table" });
  await table.getByLabel("Clock").selectOption("by_day");
  await table.getByLabel("Hours for each turn").fill("36");
  await table.getByLabel("Days in reserve").fill("2");
  await table.getByLabel("Bots join").selectOption("120");
  for (const sentence of [
    "People come only by the link",
    "Only the players see the game",
    "The seats are drawn at the start",
    "Names are hidden until the end",
    "The players talk only by signs",
    /^A bot takes over/,
  ]) {
    await table.getByRole("radio", { name: sentence }).check();
  }
  await expect(page.locator("#options")).toContainText(
    "2 free seats · 36 hours a turn, and 2 days in reserve",
  );
  await expectNoViolations(page);
  const request = await openedTable(page);
  expect(request.clock).toEqual({ kind: "by_day", turn_s: 129_600, bank_s: 172_800 });
  expect(request.table).toEqual({
    begins: "when_ready",
    ...{ listed: false, watching: "nobody", seating: "drawn", names: "hidden", talk: "signs", flag: "open" },
    ...{ fill_s: 120 },
  });
  expect(request.seats).toMatchObject({
    red: { kind: "person", mine: true },
    blue: { kind: "bot" },
    yellow: { kind: "person" },
  });
  await page.reload();
  await page.getByRole("radio", { name: "With people" }).check();
  await page.getByText("Custom game").click();
  await expect(table.getByLabel("Hours for each turn")).toHaveValue("36");
  await expect(table.getByRole("radio", { name: /^A bot takes over/ })).toBeChecked();
});

test("a table without a free seat is not opened", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /^Duel/ }).check();
  await page.getByRole("radio", { name: "With people" }).check();
  await page.getByText("Custom game").click();
  await page.getByLabel("Yellow", { exact: true }).selectOption("bot");
  await expect(page.getByRole("alert").filter({ hasText: "Leave a seat free" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Open the table" }).first()).toBeDisabled();
});

test("a game in which it is the user's turn is marked, live", async ({ page, browser, baseURL, texts }) => {
  const friend = await person(browser, baseURL, "Friend");
  const seatOfPerson = { kind: "person" } as const;
  const duel = { board: "duel2", seats: { red: seatOfPerson, yellow: { ...seatOfPerson, mine: true } } };
  const address = await openTable(page, { ...LISTED, ...duel });
  await friend.goto(address);
  await page.goto(address);
  await friend.getByRole("button", { name: "Sit down as Red" }).click();
  await friend.getByRole("button", { name: "I am ready" }).click();
  await expect(friend.getByLabel("What to do now")).toHaveClass(/banner-mine/);
  await page.goto("/");
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games).not.toContainText("Your turn");
  const played = new GamePage(friend, texts);
  await played.choices.first().click();
  await played.rendered();
  await played.choices.first().click();
  await expect(games).toContainText("Your turn");
  await friend.context().close();
});
