/** A table of three people who make treaties. */
import type { Browser, Locator, Page } from "@playwright/test";
import type { ClauseForm } from "../../src/protocol/index.ts";
import { GamePage } from "./game_page.ts";
import { joinByLink, OF_THREE } from "./tables.ts";
import { test as base, expect } from "./test.ts";
import type { Texts } from "./texts.ts";

type PromiseKind = ClauseForm["kind"];

/** A game of three people: the user is red, Bob blue, Cleo yellow. */
export class Table {
  private constructor(
    readonly red: GamePage,
    readonly blue: GamePage,
    readonly yellow: GamePage,
    private readonly texts: Texts,
  ) {}

  static async begin(game: GamePage, browser: Browser, baseURL: string, texts: Texts): Promise<Table> {
    await game.playAtOnce();
    const { invitations } = await game.open(OF_THREE);
    const pages = await Promise.all(
      invitations.map((invitation) => joinByLink(browser, baseURL, invitation)),
    );
    const [blue, yellow] = pages.map((page) => Object.assign(new GamePage(page, texts), { id: game.id }));
    if (!blue || !yellow) throw new Error("Two seats of others are free.");
    await game.myTurn();
    return new Table(game, blue, yellow, texts);
  }

  /** Red offers blue peace, and blue accepts. */
  async makePeace(): Promise<void> {
    await this.plate(this.red, "blue").click();
    await this.red.button(this.texts.press.offerPeace({ rounds: 2 })).click();
    await this.blue.button(this.texts.beside.accept()).click();
    await expect(this.plate(this.red, "blue")).toContainText("2");
  }

  /** The button at a player's plate. */
  plate(game: GamePage, seat: "red" | "blue" | "yellow") {
    return game.page.locator(`.plate-${seat}`).getByRole("button", {
      name: this.texts.press.treatiesOf({ seat }),
    });
  }

  async end(): Promise<void> {
    await this.blue.page.context().close();
    await this.yellow.page.context().close();
  }
}

/** The composer of a page. */
export class Composer {
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    private readonly texts: Texts,
  ) {
    this.dialog = page.getByRole("dialog", { name: texts.press.compose() });
  }

  button(name: string): Locator {
    return this.dialog.getByRole("button", { name, exact: true });
  }

  /** The promises of a party. */
  party(seat: "red" | "blue" | "yellow"): Locator {
    return this.dialog.getByRole("group", { name: this.texts.press.promisesOf({ seat }), exact: true });
  }

  async add(seat: "red" | "blue" | "yellow", kind: PromiseKind): Promise<void> {
    const { promisesOf, addPromise, promiseKind } = this.texts.press;
    await this.button(`${promisesOf({ seat })}: ${addPromise()}`).click();
    await this.button(promiseKind({ kind })).click();
  }

  /** Removes the promises of a party. */
  async clear(seat: "red" | "blue"): Promise<void> {
    await this.party(seat).getByRole("button", { name: this.texts.press.removePromise() }).first().click();
  }

  /** Points at squares of its board. */
  async point(...squares: string[]): Promise<void> {
    for (const square of squares)
      await this.dialog.locator(`.composer-place [data-square="${square}"]`).click();
  }

  async send(): Promise<void> {
    await this.button(this.texts.press.sendOffer()).click();
    await expect(this.dialog).toHaveCount(0);
  }

  /** Presses Tab until something with this name has the focus. */
  async tabTo(name: string): Promise<void> {
    for (let times = 0; times < 80; times += 1) {
      const focused = await this.page.evaluate(() => {
        const { activeElement } = document;
        return activeElement?.getAttribute("aria-label") ?? activeElement?.textContent ?? "";
      });
      if (focused === name) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not lead to “${name}”.`);
  }
}

/** The composer with which red offers blue something else than peace. */
export async function openComposer(table: Table, texts: Texts): Promise<Composer> {
  const { red } = table;
  await table.plate(red, "blue").click();
  await red.button(texts.press.offerMore()).click();
  return new Composer(red.page, texts);
}

interface Fixtures {
  table: Table;
}

/** Playwright's `test` with a table of three people who have made no treaty yet. */
export const test = base.extend<Fixtures>({
  table: async ({ game, browser, baseURL, texts }, use) => {
    const table = await Table.begin(game, browser, baseURL ?? "", texts);
    await use(table);
    await table.end();
  },
});

export { expect };
