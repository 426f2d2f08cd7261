/** Whole games: from the home page to the last chief. */
import { DUEL, type GamePage } from "./support/game_page.ts";
import { RandomPlayer } from "./support/random_player.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The maximum number of own turns of a test game; then the player resigns. */
const MAX_TURNS = 25;

test("one click on the home page starts a game", async ({ page, game }) => {
  await page.goto("/");
  await game.button("Play against bots").click();
  await game.myTurn();
  await expect(game.choices).not.toHaveCount(0);
  await page.goto("/");
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games.getByRole("link", { name: "You as Red: turn 1" })).toBeVisible();
});

test("bots have the chosen level, which is remembered", async ({ page, game }) => {
  await page.goto("/");
  const change = page.locator("#strength-choice").getByRole("button", { name: "Change" });
  await change.click();
  await page.getByLabel("Strength", { exact: true }).selectOption({ label: "2 Squire: takes what it sees" });
  await page.getByText("Custom game").click();
  await expect(page.getByLabel("Strength of Blue")).toHaveValue("squire");
  await page.getByLabel("Strength of Green").selectOption("page");
  await page.getByLabel("Bot speed").selectOption("quick");
  // The button stands at both ends of the form.
  await game.button("Start this game").first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/game/"));
  await game.visit(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  const plates = page.getByLabel("Players");
  await expect(plates.getByText("Squire (bot)")).toHaveCount(2);
  await expect(plates.getByText("Page (bot)")).toHaveCount(1);
  await game.myTurn();
  await game.click("c2", "d3");
  await expect.poll(async () => (await game.moves()).length).toBe(4);
  await page.goto("/");
  await change.click();
  await expect(page.getByLabel("Strength", { exact: true })).toHaveValue("squire");
});

test("a whole game against bots is played to its end by clicks", async ({ game, page }) => {
  test.setTimeout(150_000);
  await game.open();
  const player = new RandomPlayer(game, 20);
  for (let turn = 0; turn < MAX_TURNS && !(await hasEnded(game)); turn++) await player.playTurn();
  if (!(await hasEnded(game))) {
    await game.button("Resign").click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  }
  const ending = page.getByRole("dialog");
  await expect(ending).toBeVisible();
  if (await ending.getByRole("heading", { name: "You are out" }).isVisible()) {
    await game.button("Keep watching").click();
    await game.button("Skip to the newest turn").click();
  }
  await expect(ending.getByRole("heading")).toHaveText(/You won|You lost|wins|draw/, { timeout: 90_000 });
  const { outcome, events } = await game.state();
  expect(outcome).not.toBeNull();
  expect(events.length).toBeGreaterThan(20);
});

test("a won game offers its record and a review, and survives a reload", async ({ game, page }) => {
  const created = await game.open(DUEL);
  await game.click("a1", "i9");
  const ending = page.getByRole("dialog");
  await expect(ending.getByRole("heading")).toHaveText("You won");
  await expect(ending.locator(".ending-headline"), "that Red wins is said by the title").toHaveCount(0);
  await expect(ending).toContainText("Yellow, the last rival, lost the chief on i9");
  await expect(ending.getByRole("link", { name: "Analyse" })).toHaveAttribute("href", /analysis\?game=/);
  await ending.getByRole("button", { name: "Watch the end" }).click();
  await expect(game.banner).toContainText("Looking back: turn 1 of 1");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).click();
  expect((await download).suggestedFilename()).toBe(`djambi-${created.id}.pgn`);
  await game.button("Back to now").first().click();
  await expect(game.banner).toContainText("Red wins");
  await page.reload();
  await expect(game.banner).toContainText("Red wins");
});

test("playing again creates a game with the same settings", async ({ game, page }) => {
  await game.open({ ...DUEL, rules: "arena" });
  await game.click("a1", "i9");
  const before = page.url();
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/game/") && url.href !== before);
  await game.visit(new URL(page.url()).pathname.split("/").at(-1) ?? "");
  expect((await game.state()).settings.rules.set).toBe("arena");
  await game.myTurn();
});

async function hasEnded(game: GamePage): Promise<boolean> {
  const turn = game.page.locator(".banner-mine, .banner-over");
  const out = game.page.locator(".plate-red.plate-out");
  await expect(turn.or(out).first()).toBeVisible({ timeout: 30_000 });
  return (await game.page.locator(".banner-mine").count()) === 0;
}
