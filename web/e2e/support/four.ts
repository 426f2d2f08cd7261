/** Four people at one table, each with a browser of their own: two at a desk, two with a phone. */
import type { Page } from "@playwright/test";
import type { NewGameRequest, TableAct } from "../../src/protocol/index.ts";
import { GamePage } from "./game_page.ts";
import { PRIVATE, person } from "./tables.ts";
import { test as base, expect } from "./test.ts";

export const COLOURS = ["red", "blue", "yellow", "green"] as const;
export type Colour = (typeof COLOURS)[number];

/** The name of the person who sits at a seat at first. */
export const NAMES = { red: "Ada", blue: "Bo", yellow: "Cy", green: "Di" } as const;

const PHONE = { width: 390, height: 844 };
const seatOfPerson = { kind: "person" } as const;

/** A table for four people, who think up to five minutes and ten seconds a turn. */
export const FOR_FOUR: NewGameRequest = {
  rules: "classic",
  seats: {
    red: { ...seatOfPerson, mine: true },
    blue: seatOfPerson,
    yellow: seatOfPerson,
    green: seatOfPerson,
  },
  clock: { kind: "real_time", base_s: 300, increment_s: 10 },
  table: PRIVATE,
};

/** Four people who play at one table. */
export class FourPeople {
  constructor(private readonly games: Readonly<Record<Colour, GamePage>>) {}

  /** The game page of the person who has sat down at a seat. */
  of(colour: Colour): GamePage {
    return this.games[colour];
  }

  /** The browser page of the person who has sat down at a seat. */
  page(colour: Colour): Page {
    return this.games[colour].page;
  }

  /** All four pages. */
  get all(): GamePage[] {
    return COLOURS.map((colour) => this.games[colour]);
  }

  /** Opens a table, at which all sit down and are ready, and waits until all of them see the game. */
  async begin(request: Partial<NewGameRequest> = {}): Promise<void> {
    const host = this.page("red");
    const answer = await host.request.post("/api/v1/games", { data: { ...FOR_FOUR, ...request } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const { id } = (await answer.json()) as { id: string };
    const act = async (colour: Colour, act: TableAct) => {
      const answer = await this.page(colour).request.post(`/api/v1/games/${id}/table`, { data: act });
      expect(answer.ok(), await answer.text()).toBe(true);
    };
    for (const colour of COLOURS.slice(1)) await act(colour, { act: "sit", seat: colour });
    await this.each((game) => enter(game, id));
    for (const colour of COLOURS) await act(colour, { act: "ready", ready: true });
    await this.of("red").myTurn();
  }

  /** Lets the person at a seat play a turn by choosing squares. */
  async play(colour: Colour, ...squares: string[]): Promise<void> {
    const game = this.of(colour);
    const turns = (await game.moves()).length;
    await game.myTurn();
    await game.click(...squares);
    await expect.poll(async () => (await game.moves()).length).toBe(turns + 1);
  }

  /** Expects something of each of the four pages. */
  async each(check: (game: GamePage) => Promise<void>): Promise<void> {
    await Promise.all(this.all.map(check));
  }
}

/** Opens the page of a table that waits. */
export async function enter(game: GamePage, id: string): Promise<void> {
  game.id = id;
  await game.page.goto(`/game/${id}`);
  await expect(game.page.getByRole("region", { name: "Waiting for players" })).toBeVisible();
}

/** Opens the talk of a page. */
export async function openTalk({ page }: GamePage): Promise<void> {
  const [tab, button] = [
    page.getByRole("tab", { name: /^Talk/ }),
    page.getByRole("button", { name: /^Talk/ }),
  ];
  await tab.or(button).click();
}

/** Says something in the channel that is open. */
export async function say({ page }: GamePage, words: string): Promise<void> {
  await page.getByLabel("Say something").fill(words);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText(words);
}

/** A button among the offers of a page. */
export function offerButton({ page }: GamePage, name: string) {
  return page.getByRole("status", { name: "Offers" }).getByRole("button", { name, exact: true });
}

interface Fixtures {
  four: FourPeople;
}

/** Playwright's `test` with four people who have not met yet. */
export const test = base.extend<Fixtures>({
  four: async ({ browser, baseURL, texts }, use) => {
    const open = async (colour: Colour) => {
      const page = await person(browser, baseURL, NAMES[colour]);
      if (colour === "yellow" || colour === "green") await page.setViewportSize(PHONE);
      const game = new GamePage(page, texts);
      await game.answerQuestions();
      return game;
    };
    const [red, blue, yellow, green] = await Promise.all([
      open("red"),
      open("blue"),
      open("yellow"),
      open("green"),
    ]);
    await use(new FourPeople({ red, blue, yellow, green }));
    for (const { page } of [red, blue, yellow, green]) await page.context().close();
  },
});

export { expect };
