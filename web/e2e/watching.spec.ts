/** After one's own fall: why, by which turn, and the rest of the game at a pace that can be watched. */
import type { NewGameRequest } from "../src/protocol/index.ts";
import { DOOMED, type GamePage } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

const REASON = "Blue killed your chief on a1";

async function fall(game: GamePage, seats: NewGameRequest["seats"] = {}): Promise<void> {
  await game.open({ ...DOOMED, seats: { ...DOOMED.seats, ...seats } });
  await game.click("d2", "e3");
  await expect(game.page.getByRole("dialog")).toContainText("You are out");
}

/** The turns that the list shows. */
function shown(game: GamePage): Promise<number> {
  return game.page.getByLabel("Turns played").getByRole("listitem").count();
}

/** The times at which the list of turns grew, in milliseconds, with its lengths. */
async function growth(game: GamePage, during: number): Promise<{ at: number; length: number }[]> {
  return game.page.evaluate(async (ms) => {
    const list = document.querySelector(".turns-list") as HTMLElement;
    const seen: { at: number; length: number }[] = [];
    let last = list.children.length;
    const observer = new MutationObserver(() => {
      const length = list.children.length;
      if (length !== last) seen.push({ at: performance.now(), length });
      last = length;
    });
    observer.observe(list, { childList: true });
    await new Promise((done) => setTimeout(done, ms));
    observer.disconnect();
    return seen;
  }, during);
}

test("a player who is out is told by which turn, and the board shows it", async ({ game, page }) => {
  await fall(game);
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(REASON);
  await expect(dialog).toContainText("turn 2");
  await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(8);
  expect(await shown(game)).toBe(2);
  await expect(dialog).toContainText(REASON);
  await dialog.getByRole("button", { name: "Show the turn" }).click();
  await expect(game.banner).toContainText("Looking back: turn 2 of 2");
  await expect(game.square("a1")).toHaveAttribute("aria-label", /last turn/);
});

test("after a reload the reason is told again", async ({ game, page }) => {
  // The game waits for somebody to take yellow's seat.
  await fall(game, { yellow: { kind: "person" } });
  await page.reload();
  await expect(page.getByRole("dialog")).toContainText(REASON);
  await page.getByRole("button", { name: "Show the turn" }).click();
  await expect(game.banner).toContainText("Looking back: turn 2 of");
});

test("the rest of the game is shown turn by turn, fast, or at once", async ({ game, page }) => {
  await fall(game);
  await page.getByRole("button", { name: "Keep watching" }).click();
  const normal = await growth(game, 5000);
  expect(normal.length).toBeGreaterThan(2);
  expect(normal.map(({ length }, index) => length - (normal[index - 1]?.length ?? length - 1))).toEqual(
    normal.map(() => 1),
  );
  const gaps = normal.slice(1).map(({ at }, index) => at - (normal[index]?.at ?? 0));
  // A page that is held up by others shows a turn late, and the next one soon behind it.
  const median = [...gaps].sort((one, other) => one - other)[Math.floor(gaps.length / 2)];
  expect(median).toBeGreaterThan(450);
  await game.button("Watch fast").click();
  const fast = await growth(game, 3000);
  expect(fast.length).toBeGreaterThan(normal.length);
  await game.button("Skip to the newest turn").click();
  await expect.poll(async () => (await game.moves()).length - (await shown(game))).toBeLessThan(4);
});

test("after the end the fall is still explained", async ({ game, page }) => {
  test.setTimeout(120_000);
  await game.open({
    start: "1yC7/9/9/9/9/9/9/3rM5/rC5bA1bC rby- r r 0 1",
    seats: { ...DOOMED.seats, green: { kind: "absent" } },
  });
  await game.click("d2", "e3");
  await expect(page.getByRole("dialog")).toContainText(REASON);
  await page.getByRole("button", { name: "Keep watching" }).click();
  await game.button("Skip to the newest turn").click();
  await expect(page.getByRole("dialog")).toContainText(/wins|draw/, { timeout: 90_000 });
  await expect(page.getByRole("dialog")).toContainText(REASON);
  await page.reload();
  await expect(game.banner).toContainText(REASON);
  await game.button("How it ended").click();
  await expect(page.getByRole("dialog")).toContainText(REASON);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("each turn is held long enough to read its sentence", async ({ game, page }) => {
    await game.open();
    await page.evaluate(() => {
      const titles: { at: number; title: string }[] = [];
      Object.assign(window, { titles });
      const banner = document.querySelector(".banner") as HTMLElement;
      new MutationObserver(() => {
        const title = banner.querySelector(".banner-title")?.textContent ?? "";
        if (titles.at(-1)?.title !== title) titles.push({ at: performance.now(), title });
      }).observe(banner, { childList: true, subtree: true, characterData: true });
    });
    await game.click("c2", "d3");
    await game.myTurn();
    type Titles = { titles: { at: number; title: string }[] };
    const titles = await page.evaluate(() => (window as unknown as Titles).titles);
    for (const seat of ["Blue", "Yellow", "Green"]) {
      const index = titles.findIndex(({ title }) => title.startsWith(`${seat}: `));
      expect(index, `${seat} among ${titles.map(({ title }) => title)}`).toBeGreaterThan(-1);
      expect((titles[index + 1]?.at ?? 0) - (titles[index]?.at ?? 0)).toBeGreaterThan(500);
    }
  });
});
