import { type Browser, expect, type Page } from "@playwright/test";
import {
  type Created,
  type NewGameRequest,
  type TableAct,
  type TableSettings,
  USUAL_TABLE,
} from "../../src/protocol/index.ts";

/** The settings of a table that is not in the lobby and waits for people. */
export const PRIVATE: TableSettings = { ...USUAL_TABLE, listed: false };

/** A table for the user and another person, with bots at the other seats. */
export const FOR_TWO: NewGameRequest = {
  rules: "classic",
  seats: { red: { kind: "person", mine: true }, yellow: { kind: "person" } },
  clock: { kind: "real_time", base_s: 300, increment_s: 10 },
  table: PRIVATE,
};

const seatOfPerson = { kind: "person" } as const;
/** A game that three people play at once, the user as red, who may kill a militant of blue's or go away. */
export const OF_THREE: NewGameRequest = {
  rules: "classic",
  board: "square9",
  start: "8yC/9/9/9/9/2bM6/2rM6/9/rC7bC rby- r r 3 9",
  seats: {
    red: { ...seatOfPerson, name: "Ada", mine: true },
    blue: { ...seatOfPerson, name: "Bob" },
    yellow: { ...seatOfPerson, name: "Cleo" },
    green: { kind: "absent" },
  },
};

/** A game for two from a position with few pieces, in which the user has the second turn. */
const SECOND: NewGameRequest = {
  ...FOR_TWO,
  board: "square9",
  start: "9/9/2rR6/9/9/9/9/2yM4yM1/rC7yC r-y- r r 0 9",
  seats: {
    red: seatOfPerson,
    blue: { kind: "absent" },
    yellow: { ...seatOfPerson, mine: true },
    green: { kind: "absent" },
  },
  table: PRIVATE,
};

/** The first turn of such a game. */
export const FIRST_TURN = ["c7", "b6"];

/** Begins a game for two, in which a friend has the first turn and the user the second. */
export async function beginAsSecond(
  page: Page,
  browser: Browser,
  baseURL = "",
  changes: Partial<NewGameRequest> = {},
): Promise<{ friend: Page; address: string }> {
  const address = await openTable(page, { ...SECOND, ...changes });
  await page.goto(address);
  const friend = await person(browser, baseURL, "Friend");
  await friend.goto(address);
  await friend.getByRole("button", { name: "Sit down as Red" }).click();
  await friend.getByRole("button", { name: "I am ready" }).click();
  await expect(friend.getByLabel("What to do now")).toHaveClass(/banner-mine/);
  return { friend, address };
}

/** Somebody takes the seat of an invitation, and opens the game. */
export async function joinByLink(
  browser: Browser,
  baseURL: string,
  { url }: Created["invitations"][number],
): Promise<Page> {
  const page = await person(browser, baseURL, "Somebody");
  await page.request.get(url);
  const answer = await page.request.post(url, { form: { act: "sit" } });
  await page.goto(answer.url());
  return page;
}

/** Clicks squares one after another, each as soon as the board offers it. */
export async function clickOffered(page: Page, squares: string[]): Promise<void> {
  for (const square of squares) {
    const cell = page.locator(`[data-square="${square}"]`);
    await expect(cell).toHaveClass(/dj-choosable/);
    await cell.click();
  }
}

/** Switches the questions before costly turns off, on all pages from now on. */
export async function answerQuestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const key of ["djambi.ask-walled-in", "djambi.ask-exposed"]) localStorage.setItem(key, "false");
  });
}

/** A page of another browser: another person, whom nothing asks before a costly turn. */
export async function person(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await answerQuestions(page);
  await page.request.post("/api/v1/me", { data: { name } });
  return page;
}

/** Opens a table for a person who is ready, without the form; returns its address. */
export async function openTable(page: Page, request: NewGameRequest): Promise<string> {
  const answer = await page.request.post("/api/v1/games", { data: request });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { id, url } = (await answer.json()) as Created;
  const ready: TableAct = { act: "ready", ready: true };
  await page.request.post(`/api/v1/games/${id}/table`, { data: ready });
  return url;
}
