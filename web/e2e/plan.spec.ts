/** Plans: what is played for somebody at their next turn, also while they are away. */
import type { Browser, Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import type { GamePage } from "./support/game_page.ts";
import { misfits } from "./support/layout.ts";
import { beginAsSecond, clickOffered, FIRST_TURN } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** Begins a game in which a friend has the first turn; returns the friend's page. */
async function begin(game: GamePage, browser: Browser, baseURL = ""): Promise<Page> {
  const { friend, address } = await beginAsSecond(game.page, browser, baseURL);
  game.id = address.split("/").at(-1) ?? "";
  return friend;
}

/** Clicks squares on the board of the panel, each as soon as it can be chosen. */
async function enter(panel: Locator, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const cell = panel.locator(`[data-square="${square}"]`);
    await expect(cell).toHaveClass(/dj-choosable/);
    await cell.click();
  }
}

/** Chooses squares by keys on the board of the panel, which is seen from yellow's side. */
async function chooseByKeys(page: Page, ...squares: string[]): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-square") ?? "");
  for (const square of squares) {
    for (let i = 0; i < 20 && (await focused()) === ""; i++) await page.keyboard.press("Tab");
    for (let i = 0; i < 20 && (await focused()) !== square; i++) {
      const [file = "", rank = ""] = await focused();
      const [toFile = "", toRank = ""] = square;
      if (file !== toFile) await page.keyboard.press(file < toFile ? "ArrowLeft" : "ArrowRight");
      else await page.keyboard.press(rank < toRank ? "ArrowDown" : "ArrowUp");
    }
    expect(await focused()).toBe(square);
    await page.keyboard.press("Enter");
  }
}

test("a planned answer is played while its player is away", async ({ game, browser, baseURL, texts }) => {
  const { plans } = texts;
  const friend = await begin(game, browser, baseURL);
  await game.button(plans.planTurn()).click();
  const panel = game.page.getByRole("dialog");
  await enter(panel, "c7", "b6");
  await expect(panel.getByText(plans.enterMine())).toBeVisible();
  await enter(panel, "c2", "c3");
  const lines = panel.getByRole("listitem");
  await expect(lines).toHaveCount(1);
  await expect(lines.first()).toContainText("If Red plays reporter c7–b6: militant c2–c3");
  await expect(panel.getByText(plans.wouldCall())).toBeVisible();
  // An answer in any case comes behind it, and would be played if the turn came now.
  await panel.getByLabel(plans.whoPlays()).selectOption(plans.asMe());
  await enter(panel, "h2", "h3");
  await expect(panel.getByText(plans.wouldPlay({ line: "2" }))).toBeVisible();
  await lines.nth(1).getByText(plans.conditions(), { exact: true }).click();
  await panel.getByRole("button", { name: plans.addSquare() }).click();
  await panel.locator('[data-square="b6"]').click();
  await expect(lines.nth(1)).toContainText("If b6 is empty: militant h2–h3");
  await expectNoViolations(game.page);
  await panel.getByRole("button", { name: plans.keepPlan() }).click();
  await expect(game.button(plans.turnPlanned({ lines: 2 }))).toBeVisible();
  await expect(game.page.locator(".plan-arrows .plan-way")).toHaveCount(2);
  await expect(friend.locator(".plan-arrows")).toHaveCount(0);
  const { page } = game;
  const context = page.context();
  await page.close();
  await clickOffered(friend, FIRST_TURN);
  const moves = async () => {
    const answer = await friend.request.get(`/api/v1/games/${game.id}`);
    const { events } = (await answer.json()) as { events: { kind: string; move?: string }[] };
    return events.flatMap(({ kind, move }) => (kind === "turn" ? [move] : []));
  };
  await expect.poll(moves).toEqual(["c7b6", "c2c3"]);
  const again = await context.newPage();
  await again.goto(`/game/${game.id}`);
  await expect(again.getByRole("button", { name: plans.planTurn() })).toBeEnabled();
  await expect(again.locator(".plan-arrows")).toHaveCount(0);
  await friend.context().close();
});

test("a plan is made by the keyboard alone, and its player hears what became of it", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const { plans } = texts;
  const friend = await begin(game, browser, baseURL);
  const { page } = game;
  const button = game.button(plans.planTurn());
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  const panel = page.getByRole("dialog");
  await expect(panel.locator(".dj-choosable").first()).toBeVisible();
  await chooseByKeys(page, "c7", "b6", "c2", "c3");
  await expect(panel.getByRole("status").last()).toContainText("Line 1: If Red plays reporter c7–b6");
  await chooseByKeys(page, "c7", "a7", "c2", "c4");
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  const tabTo = async (label: string) => {
    for (let i = 0; i < 30 && (await focused()) !== label; i++) await page.keyboard.press("Tab");
    expect(await focused()).toBe(label);
  };
  // The second line goes up, and the focus with it.
  const up = panel.getByRole("button", { name: plans.lineUp({ line: "2" }) });
  for (let i = 0; i < 30 && !(await up.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("listitem").first()).toContainText("c7–a7");
  await expect(panel.getByRole("button", { name: plans.lineDown({ line: "1" }) })).toBeFocused();
  await tabTo(plans.keepPlan());
  await page.keyboard.press("Enter");
  await expect(game.button(plans.turnPlanned({ lines: 2 }))).toBeVisible();
  // A turn that no line answers calls the player.
  await clickOffered(friend, ["a1", "a2"]);
  await expect(game.banner).toContainText(plans.planWaits());
  await expect(game.button(plans.turnPlanned({ lines: 2 }))).toBeDisabled();
  await game.click("h2", "h3");
  await expect(game.button(plans.planTurn())).toBeEnabled();
  // One that is played is told.
  await game.button(plans.planTurn()).click();
  await panel.getByLabel(plans.whoPlays()).selectOption(plans.asMe());
  await enter(panel, "c2", "c3");
  await panel.getByRole("button", { name: plans.keepPlan() }).click();
  await clickOffered(friend, ["a2", "a1"]);
  await expect(game.banner).toContainText(plans.planPlayed());
  await friend.context().close();
});

test("a plan is held while its player offers something, and says so", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const { plans, beside } = texts;
  const friend = await begin(game, browser, baseURL);
  const { page } = game;
  await game.button(beside.draw({ draw: "offer" })).click();
  const panel = page.getByRole("dialog");
  await panel.getByRole("button", { name: beside.draw({ draw: "offer" }) }).click();
  await expect(panel).toHaveCount(0);
  await game.button(plans.planTurn()).click();
  await panel.getByLabel(plans.whoPlays()).selectOption(plans.asMe());
  await enter(panel, "h2", "h3");
  await expect(panel.getByText(plans.wouldHold())).toBeVisible();
  await expect(panel.getByRole("listitem")).toContainText(plans.lineState({ state: "held" }));
  await panel.getByRole("button", { name: plans.keepPlan() }).click();
  await expect(game.button(plans.turnPlanned({ lines: 1 }))).toBeVisible();
  // Who looks at the panel meanwhile is told there, too.
  await game.button(plans.turnPlanned({ lines: 1 })).click();
  await clickOffered(friend, FIRST_TURN);
  await expect(game.banner).toContainText(plans.planHeld());
  await expect(panel.getByRole("status").first()).toHaveText(plans.planHeld());
  await expect(panel.getByRole("status").last()).toHaveText(plans.planIsLate());
  await friend.context().close();
});

test("a plan goes on after the turn that it has played", async ({ game, browser, baseURL, texts }) => {
  const { plans } = texts;
  const friend = await begin(game, browser, baseURL);
  const { page } = game;
  await game.button(plans.planTurn()).click();
  const panel = page.getByRole("dialog");
  await enter(panel, "c7", "b6", "c2", "c3");
  await panel.getByRole("button", { name: plans.goOnAfterLine({ line: "1" }) }).click();
  await expect(panel.getByText(plans.goesOnAfter({ line: "1" }))).toBeVisible();
  await enter(panel, "b6", "b5", "c3", "c4");
  const inner = panel.getByRole("list", { name: plans.linesAfterLine({ line: "1" }) });
  await expect(inner.getByRole("listitem")).toContainText("If Red plays reporter b6–b5: militant c3–c4");
  await panel.getByRole("button", { name: plans.firstTurn() }).click();
  await expect(panel.getByText(plans.enterTheirs({ seat: "red" }))).toBeVisible();
  await expectNoViolations(page);
  await panel.getByRole("button", { name: plans.keepPlan() }).click();
  await expect(game.button(plans.turnPlanned({ lines: 2 }))).toBeVisible();
  await clickOffered(friend, FIRST_TURN);
  await expect(game.banner).toContainText(plans.planPlayed());
  await expect(game.button(plans.turnPlanned({ lines: 1 }))).toBeVisible();
  await clickOffered(friend, ["b6", "b5"]);
  await expect.poll(() => game.moves()).toEqual(["c7b6", "c2c3", "b6b5", "c3c4"]);
  await expect(game.button(plans.planTurn())).toBeEnabled();
  await friend.context().close();
});

test("an open panel says that the plan was played and that it begins anew", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const { plans } = texts;
  const friend = await begin(game, browser, baseURL);
  await game.button(plans.planTurn()).click();
  const panel = game.page.getByRole("dialog");
  await enter(panel, "c7", "b6", "c2", "c3");
  // What was wrong is said no longer once the lines are others.
  await game.page.route("**/plan", (route) => route.abort());
  await panel.getByRole("button", { name: plans.keepPlan() }).click();
  await expect(panel.getByRole("alert")).toBeVisible();
  await enter(panel, "c7", "a7", "c2", "c4");
  await expect(panel.getByRole("alert")).toHaveCount(0);
  await game.page.unroute("**/plan");
  await panel.getByRole("button", { name: plans.keepPlan() }).click();
  await game.button(plans.turnPlanned({ lines: 2 })).click();
  await expect(panel.getByRole("listitem")).toHaveCount(2);
  await expect(panel.getByRole("status").first()).toBeEmpty();
  await panel.getByRole("button", { name: plans.lineRemove({ line: "1" }) }).focus();
  await clickOffered(friend, FIRST_TURN);
  const news = `${plans.planPlayed()} ${plans.planBeginsAnew()}`;
  await expect(panel.getByRole("status").first()).toHaveText(news);
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  await expect(panel.getByRole("button", { name: plans.closePanel() })).toBeFocused();
  await expectNoViolations(game.page);
  await friend.context().close();
});

test("the panel fits a phone, in another language and in the dark", async ({ page, browser, baseURL }) => {
  const { textsIn } = await import("./support/texts.ts");
  const { plans } = await textsIn("fr");
  const { friend, address } = await beginAsSecond(page, browser, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${address}?lang=fr`);
  await page.getByRole("button", { name: plans.planTurn() }).click();
  const panel = page.getByRole("dialog");
  await enter(panel, "c7", "b6", "c2", "c3");
  await panel.getByText(plans.conditions(), { exact: true }).click();
  await panel.getByLabel(plans.onlyIfSafe()).check();
  await expect(panel.getByRole("listitem")).toContainText("Si Rouge joue reporter c7–b6");
  expect(await misfits(page)).toEqual([]);
  await expectNoViolations(page);
  await friend.context().close();
});
