import { expect, type Locator, type Page } from "@playwright/test";
import type { Created, GameState, NewGameRequest } from "../../src/protocol/index.ts";

/** Everybody but red is a bot, and bots do not dawdle: neither do they wait nor think much. */
const USUAL: NewGameRequest = {
  rules: "classic",
  bot_delay_ms: 0,
  seats: {
    red: { kind: "human", mine: true },
    blue: { kind: "bot", level: "page" },
    yellow: { kind: "bot", level: "page" },
    green: { kind: "bot", level: "page" },
  },
};

/** A game that red can end by one blow, from a1 to i9. */
export const DUEL: Partial<NewGameRequest> = {
  start: "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40",
  seats: {
    red: { kind: "human", mine: true },
    blue: { kind: "absent" },
    yellow: { kind: "bot", level: "page" },
    green: { kind: "absent" },
  },
};

/** The game page as a person uses it. */
export class GamePage {
  private id = "";

  constructor(readonly page: Page) {}

  /** Creates a game, differing from the usual one as wished, and opens it. */
  async open(wish: Partial<NewGameRequest> = {}): Promise<Created> {
    const answer = await this.page.request.post("/api/games", { data: { ...USUAL, ...wish } });
    expect(answer.ok(), await answer.text()).toBe(true);
    const created = (await answer.json()) as Created;
    await this.visit(created.id);
    return created;
  }

  /** Opens a game that exists. */
  async visit(id: string): Promise<void> {
    this.id = id;
    await this.page.goto(`/game/${id}`);
    await expect(this.banner).toBeVisible();
  }

  /** What the service knows about the game. */
  async state(): Promise<GameState> {
    const answer = await this.page.request.get(`/api/games/${this.id}`);
    return (await answer.json()) as GameState;
  }

  /** The wire forms of the turns played so far. */
  async moves(): Promise<string[]> {
    const { events } = await this.state();
    return events.flatMap((event) => (event.kind === "turn" ? [event.move] : []));
  }

  get banner(): Locator {
    return this.page.getByLabel("What to do now");
  }

  get board(): Locator {
    return this.page.locator("djambi-board");
  }

  /** The squares that can be chosen now. */
  get choices(): Locator {
    return this.board.locator(".dj-choosable");
  }

  square(name: string): Locator {
    return this.board.locator(`[data-square="${name}"]`);
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  /** Clicks squares one after the other, each as soon as it can be chosen. */
  async click(...squares: string[]): Promise<void> {
    for (const name of squares) {
      await expect(this.square(name)).toHaveClass(/dj-choosable/);
      await this.square(name).click();
      await this.drawn();
    }
  }

  /**
   * Waits until the page shows what came of the last click: the board draws with the next frame, which may be
   * late.
   */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Waits until it is this person's turn. */
  async myTurn(): Promise<void> {
    await expect(this.banner).toContainText(/Your turn/, { timeout: 20_000 });
  }

  /** Waits until the service has this turn as the first one. */
  async played(move: string): Promise<void> {
    await expect.poll(async () => (await this.moves())[0]).toBe(move);
  }
}
