/**
 * The stranger of the first hour, who plays any piece and kills when it can: not out at once, and now and
 * then the winner. How long games last and how many are won is measured without a browser, over hundreds of
 * games (`crates/djambi-lab/tests/peasant.rs`: a median of 30 own turns, and one game in four won). Here it
 * is seen on the page, with the same bounds, which chance breaks now and then: it has three tries.
 */
import type { Page } from "@playwright/test";
import type { GamePage } from "./support/game_page.ts";
import { expect, test } from "./support/test.ts";

/** How many games the stranger plays: sixteen lasted 11 to 80 own turns, with a median of 42; three of twelve ended were won. */
const GAMES = 21;
/** The number of own turns after which a game has lasted long enough. */
const ENOUGH = 80;

const peasant = { kind: "bot", level: "peasant" } as const;
const THREE_PEASANTS = {
  seats: { red: { kind: "person", mine: true } as const, blue: peasant, yellow: peasant, green: peasant },
};

test.describe.configure({ retries: 2 });

test("a stranger has a long game against the lowest level, and wins now and then", async ({ page, game }) => {
  test.setTimeout(40 * 60_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await game.playAtOnce();
  await game.answerQuestions();
  const turns: number[] = [];
  let [won, ended] = [0, 0];
  for (let seed = 1; seed <= GAMES; seed++) {
    await game.open(THREE_PEASANTS);
    const played = await play(page, game, random(seed));
    turns.push(played.turns);
    if (played.won) won++;
    if (played.turns < ENOUGH) ended++;
  }
  test.info().annotations.push({ type: "own turns", description: `${turns}; ${won} won` });
  turns.sort((a, b) => a - b);
  expect(turns[Math.floor(turns.length / 2)], `${turns}`).toBeGreaterThanOrEqual(20);
  // A game that has lasted long enough is left, neither won nor lost.
  expect(won * 6, `${won} of ${ended} won`).toBeGreaterThanOrEqual(ended);
});

/** A generator of numbers between 0 and 1 (Park and Miller's). */
function random(seed: number): () => number {
  let state = seed * 7_919;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Plays a game to its end, to the stranger's, or for long enough. */
async function play(page: Page, game: GamePage, rng: () => number): Promise<{ turns: number; won: boolean }> {
  let turns = 0;
  while (turns < ENOUGH) {
    const over = page.getByRole("dialog");
    const mine = page.locator(".banner-mine");
    await expect(mine.or(over).first()).toBeVisible({ timeout: 60_000 });
    if (await over.isVisible()) break;
    const before = (await game.moves()).length;
    // A turn has a piece, a target, and perhaps an exit, a victim and a square for what was killed.
    for (let step = 0; step < 60 && (await game.moves()).length === before; step++) {
      await choose(page, rng);
      await game.rendered();
      if (await over.isVisible()) break;
    }
    turns++;
  }
  const { outcome } = await game.state();
  return { turns, won: outcome?.kind === "win" && outcome.shares.red === 1 };
}

/** Clicks a square that can be chosen: one with a victim if there is one, else any. */
async function choose(page: Page, rng: () => number): Promise<void> {
  const squares = await page.evaluate(() => {
    const board = document.querySelector("djambi-board");
    const root = board?.shadowRoot ?? board;
    const cells = [...(root?.querySelectorAll<HTMLElement>(".dj-choosable") ?? [])];
    return cells.map((cell) => ({
      square: cell.dataset.square ?? "",
      label: cell.getAttribute("aria-label") ?? "",
    }));
  });
  const victims = squares.filter(({ label }) => /kill(?! no)/.test(label));
  const list = victims.length > 0 ? victims : squares;
  const chosen = list[Math.floor(rng() * list.length)];
  if (chosen) await page.locator(`[data-square="${chosen.square}"]`).click();
}
