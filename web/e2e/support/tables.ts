import type { Browser, Page } from "@playwright/test";
import type { Created, NewGameRequest, TableSettings } from "../../src/protocol/index.ts";
import { expect } from "./test.ts";

/** The settings of a table that is not in the lobby and waits for people. */
export const PRIVATE: TableSettings = {
  listed: false,
  watching: "everybody",
  seating: "chosen",
  names: "shown",
  talk: "all",
  flag: "resign",
};

/** A table for the user and another person, with bots at the other seats. */
export const FOR_TWO: NewGameRequest = {
  rules: "classic",
  seats: { red: { kind: "human", mine: true }, yellow: { kind: "human" } },
  clock: { kind: "real_time", base_s: 300, increment_s: 10 },
  table: PRIVATE,
};

/** A page of another browser: another person. */
export async function person(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.request.post("/api/me", { data: { name } });
  return page;
}

/** Opens a table for a person, without the form; returns its address. */
export async function openTable(page: Page, request: NewGameRequest): Promise<string> {
  const answer = await page.request.post("/api/games", { data: request });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as Created).url;
}
