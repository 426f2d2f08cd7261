/** A game without a service: played, kept and gone on with while the service cannot be reached. */
import { readFileSync, rmSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { test as base } from "./support/own_service.ts";
import { housePages, kept } from "./support/shell.ts";
import { answerQuestions } from "./support/tables.ts";
import { expect } from "./support/test.ts";

const test = base.extend({
  page: async ({ page }, use) => {
    await answerQuestions(page);
    await use(page);
  },
});

async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const square of squares) {
    const cell = page.locator(`#board [data-square="${square}"]`);
    await expect(cell).toHaveClass(/dj-choosable/);
    await cell.click();
  }
}

const banner = (page: Page) => page.getByLabel("What to do now");
const turns = (page: Page) => page.locator(".turns-list li");

/** Begins a game with the players of these seats; the others are bots of the lowest level. */
async function begin(page: Page, seats: Readonly<Record<string, string>> = {}): Promise<void> {
  await page.goto("/play");
  for (const [seat, player] of Object.entries(seats)) await page.getByLabel(seat).selectOption(player);
  await page.getByRole("button", { name: "Start" }).click();
}

test("a game against bots in the train: hint, take back, reload, record", async ({ page, own }) => {
  await page.goto("/");
  await kept(page);
  await own.kill();
  await page.goto("/");
  await page.getByRole("link", { name: "Play without a network" }).click();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(banner(page)).toContainText("Your turn, Red");
  await click(page, "a3", "a5");
  await expect(turns(page)).toHaveCount(4);
  await expect(banner(page)).toContainText("Your turn, Red");
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.locator(".arrows")).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole("button", { name: "Take back" }).click();
  await expect(turns(page)).toHaveCount(0);
  await click(page, "c2", "d3");
  await expect(turns(page)).toHaveCount(4);
  await expect(banner(page)).toContainText("Your turn, Red");
  const before = await turns(page).allTextContents();

  await page.reload();
  await expect(banner(page)).toContainText("Your turn, Red");
  expect(await turns(page).allTextContents()).toEqual(before);
  // The service is back with another version of its pages, which this page takes over.
  const folder = housePages();
  const names = () => page.evaluate(() => caches.keys());
  const old = await names();
  await own.start(["--pages", folder]);
  await page.reload();
  await expect.poll(names).not.toEqual(old);
  await expect.poll(async () => (await names()).length).toBe(1);
  await own.kill();
  await page.reload();
  await expect(banner(page)).toContainText("Your turn, Red");
  expect(await turns(page).allTextContents()).toEqual(before);
  rmSync(folder, { recursive: true });
  await page.getByText("Settings", { exact: true }).click();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download record" }).click();
  const saved = readFileSync(await (await saving).path(), "utf8");
  expect(saved).toContain('[Blue "Djambi peasant"]');
  expect(saved).toContain("1. Mc2-d3");
  for (const name of ["Make an account", "Share", "Talk", "Plan"]) {
    await expect(page.getByRole("button", { name }), "needs the service").toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Report" }), "there is nobody to report").toHaveCount(0);
});

test("two at one screen play, draw by agreement, look at the analysis and begin anew", async ({
  page,
  own,
}) => {
  await page.goto("/play");
  await kept(page);
  await own.kill();
  await begin(page, { Blue: "me", Yellow: "nobody", Green: "nobody" });
  await expect(banner(page)).toContainText("Red");
  await click(page, "a3", "a5");
  await expect(banner(page)).toContainText("Blue");
  await click(page, "i3", "i5");
  await expect(banner(page)).toContainText("Red");
  for (const _ of ["Red", "Blue"]) {
    await page.getByRole("button", { name: /draw/ }).first().click();
    await page.getByRole("dialog").getByRole("button", { name: /draw/ }).first().click();
  }
  const end = page.getByRole("dialog");
  await expect(end).toContainText("A draw between Red and Blue");
  await end.getByRole("button", { name: "Analyse" }).click();
  await expect(page).toHaveURL(/\/analysis#record=/);
  const list = page.getByRole("region", { name: "Turns", exact: true });
  await expect(list.getByRole("listitem")).toHaveCount(3);
  await page.goto("/play");
  await page.getByRole("button", { name: "How it ended" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "New game" }).click();
  await expect(page.getByText("Starting ends the game that is kept here.")).toBeVisible();
  await expect(page.getByLabel("Blue"), "as in the game before").toHaveValue("me");
  await page.getByRole("button", { name: "Go on with the game" }).click();
  await expect(turns(page)).toHaveCount(3);
});

test("a browser that dies loses no turn, and another tab does not fork the game", async ({
  page,
  context,
}) => {
  await begin(page, { Blue: "me", Yellow: "nobody", Green: "nobody" });
  await click(page, "a3", "a5");
  await expect(banner(page)).toContainText("Blue");
  // The process of the page is gone at once, with all that it had not kept.
  const crash = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void crash.send("Page.crash").catch(() => {});
  await crashed;
  const other = await context.newPage();
  await answerQuestions(other);
  await other.goto("/play");
  await expect(turns(other)).toHaveCount(1);
  await click(other, "i3", "i5");
  await expect(turns(other)).toHaveCount(2);
  const third = await context.newPage();
  await answerQuestions(third);
  await third.goto("/play");
  await click(third, "a5", "a6");
  await expect(turns(third)).toHaveCount(3);
  // The other tab has not heard of it: what it plays is not kept, and it shows the game as it is.
  await click(other, "a5", "a4");
  await expect(other.locator("#board [data-square=a6]")).toHaveAccessibleName(/militant/);
  await expect(turns(other)).toHaveCount(3);
});

/** Seats of a game of two persons at one screen. */
const TWO = { Blue: "me", Yellow: "nobody", Green: "nobody" };

/** What somebody does to the games and events that a page keeps. */
type Meddling = (games: IDBObjectStore, events: IDBObjectStore) => void;

/** Does it; returns the keys of the events then. */
async function meddle(page: Page, change: Meddling): Promise<unknown> {
  const run = (change: Meddling) =>
    new Promise<unknown>((resolve) => {
      const opening = indexedDB.open("djambi-play");
      opening.onsuccess = () => {
        const work = opening.result.transaction(["games", "events"], "readwrite");
        const events = work.objectStore("events");
        change(work.objectStore("games"), events);
        const keys = events.getAllKeys();
        work.oncomplete = () => {
          opening.result.close();
          resolve(keys.result);
        };
      };
    });
  // As text: the pages allow no functions that are made of texts later.
  return page.evaluate(`(${run})(${change})`);
}

test("a turn that could not be kept is kept with the next one, a lost database is opened again", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...args) {
      const opening = open.apply(this, args);
      opening.addEventListener("success", () => Object.assign(globalThis, { database: opening.result }));
      return opening;
    };
  });
  await begin(page, TWO);
  await page.evaluate(() => {
    const { add } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = function (...args) {
      IDBObjectStore.prototype.add = add;
      const request = add.apply(this, args);
      this.transaction.abort();
      return request;
    };
  });
  await click(page, "a3", "a5");
  await expect(page.getByText("This browser keeps nothing now.")).toBeVisible();
  await click(page, "i3", "i5");
  await expect(turns(page)).toHaveCount(2);
  await page.reload();
  await expect(turns(page)).toHaveCount(2);
  await page.evaluate(() => (globalThis as unknown as { database: IDBDatabase }).database.close());
  await click(page, "a5", "a6");
  await expect(turns(page)).toHaveCount(3);
  await page.reload();
  await expect(turns(page)).toHaveCount(3);
});

test("a game with a missing event goes on from before it", async ({ page }) => {
  await begin(page, TWO);
  for (const [from, to] of [
    ["a3", "a5"],
    ["i3", "i5"],
    ["a5", "a6"],
    ["i5", "i6"],
  ] as const) {
    await click(page, from, to);
    await expect(page.locator(`#board [data-square="${to}"]`)).toHaveAccessibleName(/militant/);
  }
  await expect(turns(page)).toHaveCount(4);
  await meddle(page, (_, events) => void events.delete([1, 3]));
  await page.reload();
  await expect(turns(page)).toHaveCount(2);
  await click(page, "a5", "a4");
  await expect(turns(page)).toHaveCount(3);
  await page.reload();
  await expect(turns(page)).toHaveCount(3);
});

test("a new game in another tab takes the place of this one’s, which says so", async ({ page, context }) => {
  await begin(page, TWO);
  await click(page, "a3", "a5");
  await expect(turns(page)).toHaveCount(1);
  const stray = (_: IDBObjectStore, events: IDBObjectStore) => {
    for (const key of [0, 99]) events.add({}, [key, 1]);
  };
  expect(await meddle(page, stray)).toEqual([
    [0, 1],
    [1, 1],
    [99, 1],
  ]);
  const other = await context.newPage();
  await answerQuestions(other);
  await other.goto("/play?new");
  await other.getByRole("button", { name: "Start" }).click();
  await expect(banner(other)).toContainText("Red’s turn");
  expect(await meddle(other, () => {}), "no events of a game that is gone").toEqual([]);
  await click(page, "i3", "i5");
  await expect(turns(page), "the page shows the game that is kept").toHaveCount(0);
  expect(await meddle(page, () => {})).toEqual([]);

  // As a sign-out in another tab does it; the keys of games begin anew then.
  await click(page, "a3", "a5");
  await expect(turns(page)).toHaveCount(1);
  await other.goto("/rules");
  await other.evaluate(
    () =>
      new Promise((done) => {
        indexedDB.deleteDatabase("djambi-play").onsuccess = done;
      }),
  );
  await begin(other, TWO);
  await click(page, "i3", "i5");
  await expect(turns(page)).toHaveCount(0);
  expect(await meddle(page, () => {})).toEqual([]);
});

test("a game without a start keeps nobody from a new one", async ({ page }) => {
  await page.goto("/play");
  for (const damage of [
    (games: IDBObjectStore) => void games.put({}, 7),
    (games: IDBObjectStore) => void games.put(null, 8),
  ]) {
    await meddle(page, damage);
    await page.goto("/play?new");
    await page.getByRole("button", { name: "Start" }).click();
    await click(page, "a3", "a5");
    await expect(turns(page)).toHaveCount(4);
  }
});

test("a game that cannot be read stays, and another one begins", async ({ page }) => {
  await begin(page);
  await click(page, "a3", "a5");
  await expect(turns(page)).toHaveCount(4);
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const opening = indexedDB.open("djambi-play");
        opening.onsuccess = () => {
          const work = opening.result.transaction("events", "readwrite");
          const events = work.objectStore("events");
          events.openCursor().onsuccess = ({ target }) => {
            (target as IDBRequest<IDBCursorWithValue>).result.update({
              kind: "turn",
              seq: 1,
              at_ms: 0,
              move: "z9",
            });
          };
          work.oncomplete = () => done();
        };
      }),
  );
  await page.reload();
  const note = page.getByRole("alert").filter({ hasText: "cannot be read" });
  await expect(note).toBeVisible();
  const saving = page.waitForEvent("download");
  await note.getByRole("button", { name: "Save what is there" }).click();
  expect(readFileSync(await (await saving).path(), "utf8")).toContain("z9");
  await page.getByRole("button", { name: "Start" }).click();
  await click(page, "a3", "a5");
  await page.reload();
  await expect(turns(page).first()).toContainText("Ma3-a5");
  const games = await page.evaluate(
    () =>
      new Promise((done) => {
        const opening = indexedDB.open("djambi-play");
        opening.onsuccess = () => {
          const games = opening.result.transaction("games").objectStore("games").count();
          games.onsuccess = () => done(games.result);
        };
      }),
  );
  expect(games, "the one that cannot be read, too").toBe(2);
});

test("where nothing can be kept the page says so and plays all the same", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, "indexedDB", { value: undefined }));
  await page.goto("/play");
  await expect(page.getByText("This browser keeps nothing now.")).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await click(page, "a3", "a5");
  await expect(turns(page)).toHaveCount(4);
});

test("every board is played without the service, by bots of the strongest level too", async ({
  page,
  own,
}) => {
  await page.goto("/play");
  await kept(page);
  await own.kill();
  for (const board of ["hex6", "ngon3", "duel2"]) {
    await page.goto("/play?new");
    await page.getByLabel("Board").selectOption(board);
    const seats = page.locator(".play-seat select");
    await seats.first().selectOption("minister");
    await page.getByRole("button", { name: "Start" }).click();
    await expect.poll(() => turns(page).count(), { timeout: 30_000 }).toBeGreaterThan(1);
  }
});
