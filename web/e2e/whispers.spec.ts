/** Whispers: private channels, notes, drawings and secret treaties, read by those they are for until the end. */
import type { Browser, Locator, Page } from "@playwright/test";
import type { NewGameRequest } from "../src/protocol/index.ts";
import { expectNoViolations } from "./support/axe.ts";
import type { GamePage } from "./support/game_page.ts";
import { joinByLink, OF_THREE, PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

const REQUEST: NewGameRequest = {
  ...OF_THREE,
  table: { ...PRIVATE, begins: "at_once" },
  press: { treaties: "secret", whispers: true, reveal: "players", bots: "none" },
};

/** The talk of a page. */
class Talk {
  readonly panel: Locator;

  constructor(
    readonly page: Page,
    private readonly texts: Texts,
  ) {
    this.panel = page.locator(".talk");
  }

  /** Opens the talk, in its tab or its sheet. */
  async open(): Promise<this> {
    const { beside } = this.texts;
    const tab = this.page.getByRole("tab", { name: beside.talk(), exact: false });
    const button = this.page.locator(".talk-button");
    await tab.or(button).first().click();
    await expect(this.panel.first()).toBeVisible();
    return this;
  }

  button(name: string): Locator {
    return this.panel.getByRole("button", { name, exact: true });
  }

  /** The button of a channel, with or without a number of new messages. */
  channel(name: string): Locator {
    return this.panel.locator(".talk-channel").filter({ hasText: name }).first();
  }

  /** Begins to whisper with these people. */
  async whisper(...names: string[]): Promise<void> {
    await this.button(this.texts.beside.whisper()).click();
    for (const name of names) await this.button(name).click();
  }

  async say(text: string): Promise<void> {
    const field = this.panel.getByRole("textbox", { name: this.texts.beside.saySomething() });
    await field.fill(text);
    await field.press("Enter");
    await expect(this.messages()).toContainText(text);
    await expect(this.panel.locator(".talk-unconfirmed")).toHaveCount(0);
  }

  messages(): Locator {
    return this.panel.locator(".talk-messages");
  }
}

/** Three people at one board. */
async function begin(game: GamePage, browser: Browser, baseURL: string, texts: Texts): Promise<Talk[]> {
  await game.playAtOnce();
  const { invitations } = await game.open(REQUEST);
  const pages = await Promise.all(invitations.map((invitation) => joinByLink(browser, baseURL, invitation)));
  await game.myTurn();
  return Promise.all([game.page, ...pages].map((page) => new Talk(page, texts).open()));
}

async function end(talks: readonly Talk[]): Promise<void> {
  for (const { page } of talks.slice(1)) await page.context().close();
}

test("two whisper, a third sees nothing until the end", async ({ game, browser, baseURL, texts }) => {
  const talks = await begin(game, browser, baseURL ?? "", texts);
  const [ada, bob, cleo] = talks;
  if (!ada || !bob || !cleo) throw new Error("Three people play.");
  const { beside } = texts;
  await ada.whisper("Bob");
  await expect(ada.panel).toContainText(beside.whoReads({ players: ["Bob"] }));
  await expect(ada.panel).toContainText(beside.hostReads());
  await expectNoViolations(game.page);
  await ada.say("Together against yellow?");
  await expect(ada.panel).not.toContainText(beside.hostReads());
  await expect(bob.channel("Ada")).toContainText("1");
  await bob.channel("Ada").click();
  await expect(bob.messages()).toContainText("Together against yellow?");
  await bob.panel.getByText(beside.phrases(), { exact: true }).click();
  await bob.button(beside.phraseAbout({ phrase: "strike_together", seat: "yellow" })).click();
  await expect(ada.messages()).toContainText(
    beside.phraseAbout({ phrase: "strike_together", seat: "yellow" }),
  );
  await cleo.whisper();
  await expect(cleo.panel).toContainText(beside.onlyYouRead());
  await cleo.say("They are too quiet.");
  await expect(cleo.panel.locator(".talk-private")).toHaveCount(1);
  await expect(cleo.page.locator("body")).not.toContainText("Together");
  // The end opens it to all who have played, but for notes.
  await resign(bob.page, texts);
  // Nobody resigns in a position that their board has not shown.
  await expect(cleo.page.locator(".plate-out")).toHaveCount(1);
  await resign(cleo.page, texts);
  await expect(cleo.page.getByRole("dialog")).toBeVisible();
  await cleo.page.keyboard.press("Escape");
  await cleo.channel("Ada, Bob").click();
  await expect(cleo.messages()).toContainText("Together against yellow?");
  await expect(cleo.panel).toContainText(beside.whoRead({ players: ["Ada", "Bob"] }));
  await expect(ada.panel.locator(".talk-private")).toHaveCount(1);
  await end(talks);
});

async function resign(page: Page, texts: Texts): Promise<void> {
  const name = texts.beside.resign();
  await page.getByRole("button", { name, exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

test("a drawing is shown on the board of those it is for", async ({ game, browser, baseURL, texts }) => {
  const talks = await begin(game, browser, baseURL ?? "", texts);
  const [ada, bob] = talks;
  if (!ada || !bob) throw new Error("Three people play.");
  const { beside } = texts;
  await ada.whisper("Bob");
  await ada.button(beside.drawOnBoard()).click();
  const board = ada.page.locator(".talk-board-open");
  const box = await board.boundingBox();
  if (!box) throw new Error("The board is shown.");
  const at = (column: number, row: number) =>
    [box.x + (box.width * (column + 0.5)) / 9, box.y + (box.height * (row + 0.5)) / 9] as const;
  await ada.page.mouse.move(...at(2, 6));
  await ada.page.mouse.down();
  await ada.page.mouse.move(...at(2, 3));
  await ada.page.mouse.up();
  await ada.page.mouse.click(...at(4, 4));
  await ada.button(beside.sendDrawing({ n: 2 })).click();
  await expect(board).toHaveCount(0);
  await bob.channel("Ada").click();
  await expect(bob.messages()).toContainText(/c3–c6/);
  await bob.button(beside.showDrawing()).click();
  await expect(bob.page.locator(".drawing-line")).toHaveCount(2);
  await end(talks);
});

test("a drawing is made by the keyboard alone", async ({ game, browser, baseURL, texts }) => {
  const talks = await begin(game, browser, baseURL ?? "", texts);
  const [ada, bob] = talks;
  if (!ada || !bob) throw new Error("Three people play.");
  const { page } = ada;
  await ada.whisper("Bob");
  await ada.button(texts.beside.drawOnBoard()).click();
  const told = (words: string) => page.getByRole("status").filter({ hasText: words });
  await page.locator('[data-square="c3"]').focus();
  for (const key of ["Enter", "ArrowUp", "ArrowUp", "ArrowUp"]) await page.keyboard.press(key);
  await expect(told(texts.beside.drawFrom({ square: "c3" }))).toHaveCount(1);
  await expect(page.locator(".drawing-begun")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(told(texts.beside.drawing({ squares: ["c3–c6"] }))).toHaveCount(1);
  // A circle, and one that is not gone on with.
  for (const key of ["Enter", "Enter", "Enter", "Escape"]) await page.keyboard.press(key);
  await expect(page.locator(".drawing-begun")).toHaveCount(0);
  await expect(page.locator(".drawing-line")).toHaveCount(2);
  expect(await game.moves()).toEqual([]);
  await ada.button(texts.beside.sendDrawing({ n: 2 })).click();
  await bob.channel("Ada").click();
  await expect(bob.messages()).toContainText(texts.beside.drawing({ squares: ["c3–c6", "c6"] }));
  await end(talks);
});

test("two whisper on phones, in a sheet that says who reads", async ({ game, browser, baseURL, texts }) => {
  const talks = await begin(game, browser, baseURL ?? "", texts);
  const [ada, bob] = talks;
  if (!ada || !bob) throw new Error("Three people play.");
  const { beside } = texts;
  for (const { page } of [ada, bob]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
  }
  await ada.open();
  await ada.whisper("Bob");
  await expect(ada.panel).toContainText(beside.whoReads({ players: ["Bob"] }));
  await expect(ada.panel).toContainText(beside.hostReads());
  const field = ada.panel.getByRole("textbox", { name: beside.saySomething() });
  await expect(field).toBeInViewport();
  await expectNoViolations(ada.page);
  await ada.say("Together against yellow?");
  await expect(bob.page.locator(".talk-button")).toContainText("1");
  await bob.open();
  await bob.channel("Ada").click();
  await expect(bob.messages()).toContainText("Together against yellow?");
  await bob.say("From the left.");
  await expect(ada.messages()).toContainText("From the left.");
  for (const { page } of [ada, bob]) {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  }
  await end(talks);
});

test("a secret treaty is known only to its parties", async ({ game, browser, baseURL, texts }) => {
  const talks = await begin(game, browser, baseURL ?? "", texts);
  const [, bob, cleo] = talks;
  if (!bob || !cleo) throw new Error("Three people play.");
  const plate = (page: Page, seat: "red" | "blue") =>
    page.locator(`.plate-${seat}`).getByRole("button", { name: texts.press.treatiesOf({ seat }) });
  await plate(game.page, "blue").click();
  await game.button(texts.press.offerSecretPeace({ rounds: 2 })).click();
  await expect(bob.page.locator(".treaty-card-mine")).toContainText(texts.press.secretTreaty());
  await bob.page.getByRole("button", { name: texts.beside.accept(), exact: true }).click();
  await expect(plate(game.page, "blue")).toContainText("2");
  await expect(plate(bob.page, "red")).toContainText("2");
  await expect(cleo.page.locator(".seal-whole, .treaty-card")).toHaveCount(0);
  await expect(plate(cleo.page, "blue")).not.toContainText("2");
  await expect(cleo.panel.locator(".talk-private")).toHaveCount(0);
  await end(talks);
});
