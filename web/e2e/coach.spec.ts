/** The coach in games against bots only: take back, hint, remark, pace, and how a game ended. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { DOOMED, DUEL, type GamePage } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

const ENGINE = /engine_worker|djambi_engine|coach\.en/;

/** What the coach says. */
function words(page: Page) {
  return page.getByRole("status", { name: "Coach" });
}

/** The addresses that belong to the coach, as far as the page has fetched them. */
function fetched(page: Page): string[] {
  const found: string[] = [];
  page.on("request", (request) => {
    if (ENGINE.test(request.url())) found.push(request.url());
  });
  return found;
}

async function switchRemarks(page: Page, wanted: boolean): Promise<void> {
  await page.addInitScript((wanted) => localStorage.setItem("djambi.remarks", String(wanted)), wanted);
}

test("turns are taken back by button and by key, any number of them", async ({ game, page }) => {
  await switchRemarks(page, false);
  await game.open();
  await expect(game.button("Take back")).toHaveAttribute("aria-disabled", "true");
  await game.click("c2", "d3");
  await game.myTurn();
  await game.click("b3", "b4");
  await game.myTurn();
  await game.button("Take back").click();
  await expect(game.square("b3")).toHaveAttribute("aria-label", /red militant/);
  await expect.poll(async () => (await turnsLeft(game)).at(-1)).not.toBe("b3b4");
  await game.myTurn();
  await page.keyboard.press("Control+z");
  await expect(game.square("c2")).toHaveAttribute("aria-label", /red militant/);
  await expect(page.getByText("Nobody has moved yet.")).toBeVisible();
});

/** The turns of the line that counts, as the page lists them. */
async function turnsLeft({ page }: GamePage): Promise<string[]> {
  return page.getByLabel("Turns played").getByRole("listitem").allInnerTexts();
}

test("a hint shows the piece, then the turn and its reason, and fetches the engine only then", async ({
  game,
  page,
}) => {
  await switchRemarks(page, false);
  const requests = fetched(page);
  await game.open(DUEL);
  await expect(game.button("Hint")).toBeVisible();
  expect(requests).toEqual([]);
  await game.button("Hint").click();
  await expect(words(page)).toContainText("Look at your assassin on a1.");
  await expect(page.locator(".arrows circle")).not.toHaveCount(0);
  expect(requests.length).toBeGreaterThan(1);
  await expectNoViolations(page);
  await words(page).getByRole("button", { name: "Show the turn" }).click();
  await expect(words(page)).toContainText("Your assassin goes from a1 to i9. It wins the game.");
  await expect(page.locator(".arrows polyline")).not.toHaveCount(0);
  await game.click("a1", "i9");
  await expect(page.locator(".arrows")).toHaveCount(0);
});

test("a turn that throws the game away is remarked, and can be taken back there", async ({ game, page }) => {
  await switchRemarks(page, true);
  await game.open({ ...DUEL, bot_delay_ms: 60_000 });
  await game.myTurn();
  // The assassin wins the game at once, or is lost.
  await game.click("b1", "c1");
  await expect(words(page)).toContainText(/about \d+ in 10 before this turn, \d+ in 10 after it/, {
    timeout: 20_000,
  });
  await expect(words(page)).toContainText("Better: your assassin from a1 to i9. It wins the game.");
  await expectNoViolations(page);
  await words(page).getByRole("button", { name: "Undo that turn" }).click();
  await game.myTurn();
  await expect(words(page)).toHaveText("");
});

test("with other people there is no help", async ({ game, page }) => {
  const requests = fetched(page);
  await game.open({ seats: { red: { kind: "person", mine: true }, blue: { kind: "person" } } });
  await expect(game.button("Resign")).toBeVisible();
  await expect(game.button("Hint")).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("help and pace are switched in the settings, and remembered", async ({ game, page }) => {
  await game.open();
  await page.getByText("Settings").click();
  await page.getByRole("combobox", { name: "Bot speed" }).selectOption("instant");
  await page.getByRole("checkbox", { name: "Hint and take back beside the board" }).uncheck();
  await expect(game.button("Hint")).toHaveCount(0);
  await expect(game.button("Take back")).toBeVisible();
  await page.reload();
  await game.myTurn();
  await expect(game.button("Take back")).toBeVisible();
  await expect(game.button("Hint")).toHaveCount(0);
  await game.click("c2", "d3");
  const start = Date.now();
  await game.myTurn();
  expect(Date.now() - start).toBeLessThan(2000);
});

test("a click on the board hurries to one's turn", async ({ game, page }) => {
  await switchRemarks(page, false);
  await page.addInitScript(() => localStorage.setItem("djambi.pace", '"slow"'));
  await game.open();
  await game.click("c2", "d3");
  await expect(game.banner).toContainText(/Blue: /);
  const start = Date.now();
  await game.square("e5").click();
  await game.myTurn();
  expect(Date.now() - start).toBeLessThan(3000);
  expect(await game.moves()).toHaveLength(4);
});

test("a player who is out learns the place, and how the game went", async ({ game, page }) => {
  await switchRemarks(page, false);
  await game.open(DOOMED);
  await game.click("d2", "d3");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Place 4 of 4.");
  await dialog.getByText("How the game went").click();
  await expect(dialog.locator(".graph-art path").first()).toBeVisible();
  await expectNoViolations(page);
});

test("a lost game tells the places of all, and shows its end again", async ({ game, page }) => {
  const bot = { kind: "bot", level: "page" } as const;
  await game.open({
    start: "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40",
    seats: {
      red: { kind: "person", mine: true },
      blue: { kind: "absent" },
      yellow: bot,
      green: { kind: "absent" },
    },
  });
  await game.click("b1", "c1");
  await game.myTurn();
  await game.button("Resign").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Resign" }).click();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("You lost");
  await expect(dialog).toContainText("Yellow wins");
  const places = dialog.getByRole("list", { name: "Places" }).getByRole("listitem");
  await expect(places).toHaveCount(2);
  await expect(places.nth(0)).toContainText(/1\.\s*Yellow\s*alive at the end/);
  await expect(places.nth(1)).toContainText("resigned, turn 3");
  await expectNoViolations(page);
  await dialog.getByText("How the game went").click();
  await expect(dialog).toContainText(
    /Turn 1.*about \d+ in 10 before this turn, \d+ in 10 after it\..*Better: your assassin from a1 to i9\. It wins the game\./s,
    { timeout: 20_000 },
  );
  await dialog.getByRole("button", { name: "Watch the end" }).click();
  await expect(game.banner).toContainText("Looking back: turn 1 of 3");
  await page.reload();
  await game.button("How it ended").click();
  await expect(dialog.getByRole("heading", { level: 2 })).toHaveText("You lost");
});

test("a coach that could not be fetched comes when it is asked again", async ({ game, page }) => {
  await switchRemarks(page, false);
  const coach = "**/engine_coach.en*";
  await page.route(coach, (route) => route.abort());
  await game.open(DUEL);
  await game.button("Hint").click();
  await expect(words(page)).toContainText("could not be loaded");
  await page.unroute(coach);
  await game.button("Hint").click();
  await expect(words(page)).toContainText("Look at your assassin on a1.");
});
