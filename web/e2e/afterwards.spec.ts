/** A game of three looked through after its end: talk in step with its turns, and the strip of promises. */
import type { Browser } from "@playwright/test";
import type { NewGameRequest } from "../src/protocol/index.ts";
import { expectNoViolations } from "./support/axe.ts";
import { GamePage } from "./support/game_page.ts";
import { joinByLink, OF_THREE, PRIVATE, person } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

const REQUEST: NewGameRequest = { ...OF_THREE, table: { ...PRIVATE, begins: "at_once" } };

/** Red says something, makes peace with blue, breaks it at once, says something else, and wins. */
async function betray(game: GamePage, browser: Browser, baseURL: string, texts: Texts): Promise<GamePage[]> {
  const { beside, press } = texts;
  await game.playAtOnce();
  await game.answerQuestions();
  const { invitations } = await game.open(REQUEST);
  const guests = await Promise.all(invitations.map((invitation) => joinByLink(browser, baseURL, invitation)));
  const losers = guests.map((page) => new GamePage(page, texts));
  const { page } = game;
  const say = async (said: string) => {
    const field = page.getByRole("textbox", { name: beside.saySomething() });
    await field.fill(said);
    await field.press("Enter");
    await expect(page.locator(".talk-messages")).toContainText(said);
  };
  await game.myTurn();
  await page
    .locator(".plate-blue")
    .getByRole("button", { name: press.treatiesOf({ seat: "blue" }) })
    .click();
  await game.button(press.offerPeace({ rounds: 2 })).click();
  await losers[0]?.button(beside.accept()).click();
  await expect(page.locator(".plate-blue .plate-seal")).toBeVisible();
  await page.getByRole("tab", { name: beside.talk(), exact: false }).click();
  await say("You can trust me.");
  await game.click("c3", "c4", "h7");
  await game.button(press.playAllTheSame()).click();
  await game.expectFirstMove("c3c4@h7");
  await say("It had to be.");
  for (const loser of losers) {
    await loser.button(beside.resign()).click();
    await loser.page.getByRole("dialog").getByRole("button", { name: beside.resign(), exact: true }).click();
  }
  return losers;
}

test("after the end the talk goes with the turns, and a link leads to the betrayal", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const { beside, press, game: words } = texts;
  const losers = await betray(game, browser, baseURL ?? "", texts);
  const { page } = game;
  const talk = page.locator(".talk-messages");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(press.wordsKept({ seat: "red", kept: 0, all: 1 }));
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: press.showPromises() }).click();
  const strip = page.getByRole("list", { name: press.strip() });
  await expect(strip.getByRole("listitem")).toHaveCount(1);
  await expectNoViolations(page);
  const breach = strip.getByRole("link", { name: press.breach({ turn: 1 }) });
  await breach.focus();
  await page.keyboard.press("Enter");
  const lookingBack = words.lookingBackAt({ turn: 1, turns: 3 });
  await expect(game.banner).toContainText(lookingBack);
  await expect(page.locator(".strip-told")).toContainText(
    press.brokePeace({ seat: "red", others: ["Blue"] }),
  );
  const address = (await breach.getAttribute("href")) ?? "";

  await page.getByRole("tab", { name: beside.talk(), exact: false }).click();
  await expect(talk).toContainText("It had to be.");
  await page.keyboard.press("ArrowLeft");
  await expect(talk).toContainText("You can trust me.");
  await expect(talk).not.toContainText("It had to be.");
  await expectNoViolations(page);
  await game.button(beside.saidLater({ n: 1 })).click();
  await expect(talk).toContainText("It had to be.");
  await expectNoViolations(page);
  await talk.getByRole("button", { name: beside.afterTurn({ turn: 1 }) }).click();
  await expect(game.banner).toContainText(lookingBack);

  const stranger = await person(browser, baseURL ?? "", "Dan");
  await stranger.goto(address);
  await expect(stranger.getByLabel(texts.common.whatNow())).toContainText(lookingBack);
  for (const guest of [stranger, ...losers.map((loser) => loser.page)]) await guest.context().close();
});

test("what was said is reported to who runs the service, and taken out by its author", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const { beside, press } = texts;
  const losers = await betray(game, browser, baseURL ?? "", texts);
  const loser = losers.at(-1);
  if (!loser) throw new Error("nobody has lost");
  for (const { page } of [game, loser]) {
    await expect(page.getByRole("dialog")).toContainText(press.wordsKept({ seat: "red", kept: 0, all: 1 }));
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: beside.talk(), exact: false }).click();
    await expect(page.locator(".talk-messages")).toContainText("It had to be.");
  }
  const { page } = loser;
  const said = page.locator(".talk-message", { hasText: "It had to be." });
  await said.getByRole("button", { name: beside.report() }).click();
  await expectNoViolations(page);
  await said.getByRole("textbox", { name: beside.reportWhy() }).fill("A threat outside the board");
  await said.getByRole("button", { name: beside.reportSend() }).click();
  await expect(said).toContainText(beside.reported());

  const own = game.page.locator(".talk-message", { hasText: "It had to be." });
  await own.getByRole("button", { name: beside.blank() }).click();
  await expectNoViolations(game.page);
  await own.getByRole("button", { name: beside.blankForEver() }).click();
  for (const { page } of [game, loser]) {
    const talk = page.locator(".talk-messages");
    await expect(talk).toContainText(beside.gone({ why: "blanked" }));
    await expect(talk).not.toContainText("It had to be.");
  }
  for (const { page } of losers) await page.context().close();
});

test("after the end a bot tells what an offer was worth to it", async ({ game, texts }) => {
  const { beside, press } = texts;
  await game.playAtOnce();
  const bot = { kind: "bot", level: "minister" } as const;
  // The first turn without a kill ends the game.
  await game.open({
    options: { quiet_limit: "1" },
    seats: { red: { kind: "person", name: "Ada", mine: true }, blue: bot, yellow: bot, green: bot },
    bot_delay_ms: 0,
  });
  const { page } = game;
  await game.myTurn();
  const plate = page.locator(".plate-blue");
  await plate.getByRole("button", { name: press.treatiesOf({ seat: "blue" }) }).click();
  await game.button(press.offerPeace({ rounds: 2 })).click();
  await expect(page.locator(".plate-blue .plate-seal")).toBeVisible();
  // No thought is told before the end.
  const [before = "", after = ""] = press.thoughtAccepted({ player: "red", gain: "#" }).split("#");
  await page.getByRole("tab", { name: beside.talk(), exact: false }).click();
  await expect(page.locator(".talk-messages")).toBeVisible();
  await expect(page.getByText(before)).toHaveCount(0);
  await game.click("c1", "d1");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: press.showPromises() }).click();
  const strip = page.getByRole("list", { name: press.strip() });
  await strip.getByRole("listitem").getByRole("link").first().click();
  const told = page.locator(".strip-told .talk-thought");
  await expect(told).toContainText(before);
  await expect(told).toContainText(after);
  await expect(told).toContainText(/[+−-]?\d+([.,]\d)?\s?%/);
  await expectNoViolations(page);
  await page.getByRole("tab", { name: beside.talk(), exact: false }).click();
  await expect(page.locator(".talk-messages .talk-thought")).toContainText(before);
});
