/** "Play again" makes one game for all who sat there. */
import { DUEL, GamePage } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

/** Ada, who can win at once, against Bob in another browser. */
const DUEL_OF_TWO = {
  ...DUEL,
  seats: {
    ...DUEL.seats,
    red: { kind: "person", name: "Ada", mine: true },
    yellow: { kind: "person", name: "Bob" },
  },
} as const;

test("both players of a game and a watcher get to one new game", async ({
  game: ada,
  page,
  browser,
  baseURL,
  texts,
}) => {
  const { invitations } = await ada.open(DUEL_OF_TWO);
  const bob = new GamePage(await (await browser.newContext({ baseURL })).newPage(), texts);
  await bob.page.goto(invitations[0]?.url ?? "");
  const seat = bob.page.getByRole("button", { name: "Sit down" });
  await expect(bob.banner.or(seat)).toBeVisible();
  if (await seat.isVisible()) await seat.click();
  await expect(bob.banner).toContainText("Red’s turn");
  const watcher = new GamePage(await (await browser.newContext({ baseURL })).newPage(), texts);
  await watcher.visit(ada.id);
  await ada.click("a1", "i9");
  for (const [{ page }, title] of [
    [ada, "You won"],
    [bob, "You lost"],
    [watcher, "Red wins"],
  ] as const)
    await expect(page.getByRole("dialog").getByRole("heading")).toHaveText(title);
  await expect(watcher.button("Play again")).toHaveCount(0);

  await bob.page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await bob.page.waitForURL((url) => url.pathname.startsWith("/game/") && !url.pathname.endsWith(ada.id));
  const next = new URL(bob.page.url()).pathname;
  await expect(bob.banner).toContainText("Red’s turn");
  await expect(page.getByRole("dialog")).toContainText("Bob wants to play again.");
  const link = watcher.page.getByRole("dialog").getByRole("link", { name: "Watch it" });
  await expect(link).toHaveAttribute("href", next);

  await page.reload();
  await expect(ada.banner).toContainText("Bob wants to play again.");
  await ada.banner.getByRole("link", { name: "Join" }).click();
  await page.waitForURL((url) => url.pathname === next);
  await ada.myTurn();
  await ada.click("a1", "i9");
  await expect(bob.page.getByRole("dialog").getByRole("heading")).toHaveText("You lost");
});

test("a player who is out plays again while only bots are left, not while another person plays", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  await game.open({ bot_delay_ms: 60_000 });
  await game.myTurn();
  await resign(game);
  const before = page.url();
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => url.href !== before);
  await game.myTurn();

  const { invitations } = await game.open(DUEL_OF_FOUR);
  const friend = await browser.newContext({ baseURL });
  await friend.request.get(invitations[0]?.url ?? "");
  const answer = await friend.request.post(invitations[0]?.url ?? "", { form: { act: "sit" } });
  expect(answer.ok()).toBe(true);
  await game.myTurn();
  await resign(game);
  await expect(page.getByRole("dialog").getByRole("button", { name: "Keep watching" })).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Play again" })).toHaveCount(0);
});

const DUEL_OF_FOUR = {
  bot_delay_ms: 60_000,
  seats: { red: { kind: "person", mine: true }, blue: { kind: "person" } },
} as const;

async function resign(game: GamePage): Promise<void> {
  await game.button("Resign").click();
  await game.page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
}

test("the result of a game is shared in words, with each place", async ({ game, page, texts, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const bot = { kind: "bot", level: "peasant" } as const;
  await game.open({
    players: 2,
    seats: { red: { kind: "person", mine: true }, yellow: bot },
    bot_delay_ms: 60_000,
  });
  await game.myTurn();
  await game.button(texts.beside.resign()).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: texts.beside.resign(), exact: true }).click();
  await dialog.getByRole("button", { name: texts.beside.shareResult() }).click();
  await expect(dialog.getByText(texts.beside.linkCopied())).toBeVisible();
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  const lines = shared.split("\n");
  expect(lines[0]).toContain("Yellow");
  expect(lines.slice(1, 3)).toEqual([
    expect.stringMatching(/^1\. Yellow – Peasant/),
    expect.stringMatching(/^2\. Red/),
  ]);
  expect(lines[3]).toContain(`/game/${game.id}`);
});
