/** Games on every board: created, played by clicks, kept over a reload; Pentachiavel to its end. */
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { GamePage } from "./support/game_page.ts";
import { againstBots, hotSeat, KINDS } from "./support/kinds.ts";
import { misfits } from "./support/layout.ts";
import { RandomPlayer } from "./support/random_player.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const turns = (page: Page) => page.getByLabel("Turns played, oldest first").getByRole("listitem");
const plates = (page: Page) => page.getByLabel("Players").getByRole("listitem");

for (const board of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
  test(`a turn on ${board} is played by clicks, and a reload keeps it`, async ({ game, page }) => {
    const { seats, squares } = KINDS[board];
    const bridges = new Set<string>();
    page.on("request", (request) => {
      const bridge = /\/(\w+)-\w+\.wasm$/.exec(request.url())?.[1];
      // The coach fetches its engine besides.
      if (bridge !== undefined && bridge !== "djambi_engine_bg") bridges.add(bridge);
    });
    await game.open(againstBots(board));
    await expect(page.getByRole("gridcell")).toHaveCount(squares);
    await expect(plates(page)).toHaveCount(seats.length);
    await game.myTurn();
    await new RandomPlayer(game, 3).playTurn();
    await game.myTurn();
    const { events, settings } = await game.state();
    expect(settings.board).toBe(board);
    expect([...bridges]).toEqual([board === "square9" ? "djambi_bg" : "djambi_boards_bg"]);
    expect(events.slice(0, seats.length).map((event) => "seat" in event && event.seat)).toEqual(seats);
    await page.reload();
    await expect(turns(page)).toHaveCount(events.length);
    await expect(page.getByRole("gridcell")).toHaveCount(squares);
    await game.myTurn();
  });
}

/** The maximum number of turns that are played by clicks; then all but one resign. */
const MAX_TURNS = 40;

/** Plays a game of five on one screen: at random, then by resignations. */
async function playToTheEnd(game: GamePage, player: RandomPlayer): Promise<void> {
  const { page } = game;
  await game.open(hotSeat("ngon5"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Pentachiavel, Classic rules");
  const ending = page.getByRole("dialog");
  for (let turn = 0; turn < MAX_TURNS && !(await ending.isVisible()); turn++) await player.playTurn();
  const played = (await game.moves()).length;
  expect(played).toBeGreaterThan(10);
  for (let seat = 0; seat < 4 && !(await ending.isVisible()); seat++) {
    await game.button("Resign").click();
    await ending.getByRole("button", { name: "Resign" }).click();
    await expect.poll(async () => (await game.state()).events.length).toBe(played + seat + 1);
    await expect(game.banner).toHaveClass(/banner-(mine|over)/);
  }
  await expect(ending.getByRole("heading")).toHaveText(/wins/);
  const { outcome } = await game.state();
  expect(Object.keys(outcome?.shares ?? {})).toEqual([...KINDS.ngon5.seats]);
  expect(Object.values(outcome?.shares ?? {}).sort()).toEqual([0, 0, 0, 0, 1]);
}

test("five play Pentachiavel to its end by clicks", async ({ game, page }) => {
  await playToTheEnd(game, new RandomPlayer(game, 5));
  await page.getByRole("dialog").getByRole("button", { name: "Show the board" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download record" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain('[Board "ngon5"]');
  await page.getByRole("link", { name: "Analyse" }).click();
  await expect(page.getByRole("gridcell")).toHaveCount(KINDS.ngon5.squares);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("five play Pentachiavel to its end by touch", async ({ game }) => {
    await playToTheEnd(game, new RandomPlayer(game, 8, "tap"));
  });

  for (const width of [360, 390]) {
    test(`six players fit on a screen ${width} wide`, async ({ game, page }) => {
      await page.setViewportSize({ width, height: 740 });
      const { seats } = againstBots("hex6");
      const guest = { kind: "person", name: "Maria Theresia" } as const;
      await game.open({ board: "hex6", seats: { ...seats, blue: guest, orange: guest } });
      await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(2);
      await new RandomPlayer(game, 2, "tap").playTurn();
      await expect(game.banner).toContainText("Blue’s turn");
      expect(await misfits(page)).toEqual([]);
    });
  }
});

test("a duel is played by two people on one screen, each with two armies", async ({ game, page }) => {
  await game.open(hotSeat("duel2"));
  await expect(plates(page).first()).toContainText("commands Blue");
  await expect(plates(page).last()).toContainText("commands Green");
  await game.click("g3", "f4");
  await expect(game.banner).toContainText("Yellow’s turn");
  await expect(game.square("f4")).toHaveAttribute(
    "aria-label",
    /blue necromobile commanded by red, last turn/,
  );
  const height = async (name: string) => (await game.square(name).boundingBox())?.y ?? 0;
  expect(await height("i9")).toBeGreaterThan(await height("a1"));
  await game.click("a7", "a6");
  await expect(game.banner).toContainText("Red’s turn");
  await game.button("Resign").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("For").selectOption("Yellow");
  await dialog.getByRole("button", { name: "Resign" }).click();
  await expect(dialog.getByRole("heading")).toHaveText("Red wins");
});
