import { expect, type Locator, type Page } from "@playwright/test";
import type { Created, GameState, NewGameRequest } from "../../src/protocol/index.ts";
import { answerQuestions } from "./tables.ts";
import type { Texts } from "./texts.ts";

/** The usual game: red against three bots of the lowest level, which play without a delay. */
const USUAL: NewGameRequest = {
  rules: "classic",
  bot_delay_ms: 0,
  seats: {
    red: { kind: "person", mine: true },
    blue: { kind: "bot", level: "page" },
    yellow: { kind: "bot", level: "page" },
    green: { kind: "bot", level: "page" },
  },
};

/** A game that red can win in one turn, from a1 to i9. */
export const DUEL: Partial<NewGameRequest> = {
  start: "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40",
  seats: {
    red: { kind: "person", mine: true },
    blue: { kind: "absent" },
    yellow: { kind: "bot", level: "page" },
    green: { kind: "absent" },
  },
};

/** A game that red plays against three bots: blue's assassin sees red's chief. */
export const DOOMED: Partial<NewGameRequest> = {
  start: "gCgAgM3yMyAyC/gRgDgM3yMyDyR/gMgN5yNyM/9/9/9/9/3rM5/rC5bA1bC rbyg r r 0 1",
  seats: {
    red: { kind: "person", mine: true },
    blue: { kind: "bot", level: "envoy" },
    yellow: { kind: "bot", level: "envoy" },
    green: { kind: "bot", level: "envoy" },
  },
};

/** The game page, with the actions of a player. */
export class GamePage {
  /** The id of the game. */
  id = "";

  constructor(
    readonly page: Page,
    private readonly texts: Texts,
  ) {}

  /** Creates a game with some other settings than the usual ones, and opens it. */
  async open(settings: Partial<NewGameRequest> = {}): Promise<Created> {
    const answer = await this.page.request.post("/api/v1/games", { data: { ...USUAL, ...settings } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const created = (await answer.json()) as Created;
    await this.visit(created.id);
    return created;
  }

  /** Lets complete turns be sent at once on touch screens too, on all pages from now on. */
  async playAtOnce(): Promise<void> {
    await this.page.addInitScript(() => localStorage.setItem("djambi.confirm_turns", "false"));
  }

  /** Switches the questions before costly turns off, on all pages from now on. */
  async answerQuestions(): Promise<void> {
    await answerQuestions(this.page);
  }

  /** Opens an existing game. */
  async visit(id: string): Promise<void> {
    this.id = id;
    await this.page.goto(`/game/${id}`);
    await expect(this.page.locator("html")).toHaveAttribute("lang", this.texts.language);
    await expect(this.banner).toBeVisible();
  }

  /** The state of the game on the service. */
  async state(): Promise<GameState> {
    const answer = await this.page.request.get(`/api/v1/games/${this.id}`);
    return (await answer.json()) as GameState;
  }

  /** The turns played so far, in wire form. */
  async moves(): Promise<string[]> {
    const { events } = await this.state();
    return events.flatMap((event) => (event.kind === "turn" ? [event.move] : []));
  }

  /** The banner under the board. */
  get banner(): Locator {
    return this.page.getByLabel(this.texts.common.whatNow());
  }

  /** The board. */
  get board(): Locator {
    return this.page.locator("djambi-board");
  }

  /** The squares that can be chosen now. */
  get choices(): Locator {
    return this.board.locator(".dj-choosable");
  }

  /** A square of the board. */
  square(name: string): Locator {
    return this.board.locator(`[data-square="${name}"]`);
  }

  /** A button by its exact name. */
  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Clicks squares in order, each as soon as it can be chosen. */
  async click(...squares: string[]): Promise<void> {
    for (const name of squares) {
      await expect(this.square(name)).toHaveClass(/dj-choosable/);
      await this.square(name).click();
      await this.rendered();
    }
  }

  /** Waits until the board has rendered the last click; it renders with the next animation frame. */
  async rendered(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Waits until it is the player's turn. */
  async myTurn(): Promise<void> {
    await expect(this.banner).toHaveClass(/banner-mine/, { timeout: 20_000 });
  }

  /** Waits until this is the first turn on the service. */
  async expectFirstMove(move: string): Promise<void> {
    await expect.poll(async () => (await this.moves())[0]).toBe(move);
  }
}
