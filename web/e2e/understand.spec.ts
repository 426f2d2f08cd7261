/** Explanations of turns on the game page: what happened, why a choice is refused, dangers and costs. */
import type { Locator, Page } from "@playwright/test";
import * as guide from "../src/text/guide.en.ts";
import * as problems from "../src/text/problems.en.ts";
import type { GamePage } from "./support/game_page.ts";
import { focusSquare } from "./support/keyboard.ts";
import { againstBots, KINDS } from "./support/kinds.ts";
import { TableDouble } from "./support/table_double.ts";
import { PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const BLOCKED = "gC7yC/9/9/9/9/3rM5/2x6/2rR6/rC7bC rbyg r r 0 1";
const KILLS = "gC7yC/9/9/9/9/2rM1bM4/9/1rA5bR1/rC7bC rbyg r r 0 1";
/** Red’s chief has corpses on all sides but one; red’s militant on c1 stands before blue’s assassin. */
const RISKY = "gC7yC/9/9/9/9/9/9/xx1bMrM4/rC1rM2bA2bC rbyg r r 0 9";
const CHECKED = "1gC5yC1/9/9/9/9/9/9/4rM4/rC4bA2bC rbyg r r 0 9";

/** Blue’s assassin sees red’s chief, and wherever that goes, others see it; one corpse stops one of them. */
const LOST = "rM2gC3yC1/9/9/5gA3/9/8yA/9/xx7/rC4bA2bC rbyg r r 0 9";

test.use({ asks: true });

/** What the banner says under its title. */
function prompt(game: GamePage): Locator {
  return game.banner.locator(".banner-text");
}

/** How much of a long sentence in the banner is cut off, in pixels. The French ones are the longest. */
async function hidden(game: GamePage): Promise<number> {
  return prompt(game).evaluate((element) => {
    element.firstChild?.after(
      " Un cadavre ne se pose que sur une case libre, et jamais au labyrinthe.".repeat(2),
    );
    return Math.max(0, element.scrollHeight - element.clientHeight);
  });
}

async function ready(game: GamePage, page: Page): Promise<void> {
  await game.myTurn();
  await expect(page.locator(".round section")).toBeVisible();
}

/** Goes to a square with the arrow keys and chooses it. */
async function choose(page: Page, square: string): Promise<void> {
  await focusSquare(page, square);
  await page.keyboard.press("Enter");
}

test.describe("a refused click is explained", () => {
  const chief = { army: "red", role: "chief", square: "a1" } as const;
  const necromobile = { army: "blue", role: "necromobile", seat: "red" } as const;
  const cases = [
    ["a chief that is hemmed in", "start", [], "a1", problems.hemmedIn(chief)],
    ["an enemy’s piece", "start", [], "g3", problems.notYours(necromobile)],
    ["an empty square", "start", [], "e4", guide.chooseFirst()],
    ["a militant’s reach", "start", ["a3"], "a6", problems.tooFar({ to: "a6" })],
    ["a piece of one's own that cannot move", "start", ["a3"], "a1", problems.hemmedIn(chief)],
    ["the maze", BLOCKED, ["d4"], "e5", problems.mazeClosed({ role: "militant" })],
    ["an obstacle", BLOCKED, ["c2"], "c5", problems.blocked({ by: "c3", to: "c5" })],
    ["an occupied square", BLOCKED, ["c2"], "c3", problems.noEffectOnCorpse({ role: "reporter" })],
    ["a corpse’s place", KILLS, ["c4", "e4"], "b2", problems.placementOccupied({ square: "b2" })],
    ["a corpse in the maze", KILLS, ["c4", "e4"], "e5", problems.placementInMaze()],
  ] as const;
  for (const [what, start, before, square, sentence] of cases) {
    test(what, async ({ game, page }) => {
      await game.open({ start });
      await ready(game, page);
      await game.click(...before);
      await game.square(square).click();
      await expect(prompt(game)).toContainText(sentence);
      await expect(page.locator(".dj-voice", { hasText: sentence })).toHaveCount(1);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await hidden(game), "all of it is read on a phone").toBe(0);
    });
  }

  test("somebody else’s turn, and the next good choice clears it", async ({ game, page, texts }) => {
    await game.open({ bot_delay_ms: 3000 });
    await ready(game, page);
    await game.square("e4").click();
    await expect(prompt(game)).toContainText(guide.chooseFirst());
    await game.click("c2");
    await expect(prompt(game)).toContainText(texts.board.chooseTarget({ role: "militant" }));
    await game.click("d3");
    await expect(game.banner).toContainText(texts.game.turnOf({ seat: "blue" }));
    // Until the service has the turn, a click is told that the turn is on its way.
    await expect(async () => {
      await game.square("a1").click();
      await expect(prompt(game)).toHaveText(texts.guide.notYourTurn({ seat: "blue" }), { timeout: 500 });
    }).toPass({ timeout: 8000 });
  });

  test("looking back", async ({ game, page, texts }) => {
    await game.open();
    await ready(game, page);
    await game.click("c2", "d3");
    await game.myTurn();
    await page.keyboard.press("Home");
    await expect(game.banner).toContainText(texts.game.lookingBack());
    await game.square("a1").click();
    await expect(prompt(game)).toHaveText(texts.guide.lookingBackNow());
  });
});

test("a refused key is explained, aloud too", async ({ game, page }) => {
  await game.open();
  await ready(game, page);
  const hemmedIn = problems.hemmedIn({ army: "red", role: "chief", square: "a1" });
  const tooFar = problems.tooFar({ to: "a6" });
  await choose(page, "a1");
  await expect(prompt(game)).toContainText(hemmedIn);
  await expect(page.locator(".dj-voice", { hasText: hemmedIn })).toHaveCount(1);
  await choose(page, "a3");
  await choose(page, "a6");
  await expect(prompt(game)).toContainText(tooFar);
  await expect(page.locator(".dj-voice", { hasText: tooFar })).toHaveCount(1);
});

test("a drop on a square that is no target lets go, and says why", async ({ game, page, texts }) => {
  await game.open();
  await ready(game, page);
  await game.square("a3").dragTo(game.square("a7"));
  await expect(prompt(game)).toContainText(problems.tooFar({ to: "a7" }));
  await expect(game.board.locator("[aria-selected]")).toHaveCount(0);
  const from = await game.square("a3").boundingBox();
  if (!from) throw new Error("a3 is not there");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y + 30, { steps: 3 });
  await page.mouse.move(2, from.y, { steps: 3 });
  await page.mouse.up();
  await expect(prompt(game)).toContainText(texts.guide.outside());
  await expect(game.board.locator("[aria-selected]")).toHaveCount(0);
});

test("the turns since one’s own are told and marked, and each is shown alone", async ({
  game,
  page,
  texts,
}) => {
  await game.open();
  await ready(game, page);
  await game.click("c2", "d3");
  await game.myTurn();
  const round = page.getByRole("region", { name: texts.guide.sinceYourTurn() });
  const lines = round.getByRole("button");
  await expect(lines).toHaveCount(3);
  for (const [i, seat] of (["blue", "yellow", "green"] as const).entries()) {
    await expect(lines.nth(i)).toContainText(texts.common.seatName({ seat }));
  }
  const ways = game.board.locator(".dj-way");
  await expect(ways).toHaveCount(3);
  await lines.nth(1).hover();
  await expect(ways).toHaveCount(1);
  await expect(ways).toHaveAttribute("data-army", "yellow");
  await page.mouse.move(0, 0);
  await expect(ways).toHaveCount(3);
  await lines.nth(0).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(lines.nth(2)).toBeFocused();
  await expect(ways).toHaveCount(1);
  await expect(ways).toHaveAttribute("data-army", "green");
  await game.click("b3");
  await expect(lines).toHaveCount(3);
});

test("dangers are ringed and said, by a switch", async ({ game, page, texts }) => {
  await game.open({ start: RISKY });
  await ready(game, page);
  const rings = game.board.locator(".dj-warning-piece");
  await expect(rings).toHaveCount(2);
  await expect(game.board.locator(".dj-warning-note")).toHaveText("1");
  await expect(page.locator(".round-danger")).toHaveText(texts.guide.freeSquares({ n: 1 }));
  await expect(game.square("c1")).toHaveAttribute("aria-label", new RegExp(texts.board.inDanger()));
  const spoken = page.locator(".round [role=status]");
  await expect(spoken).toContainText(texts.guide.endangered({ role: "militant", square: "c1" }));
  await page.getByText(texts.beside.settings(), { exact: true }).click();
  await page.getByLabel(texts.guide.showDangers()).uncheck();
  await expect(rings).toHaveCount(0);
  await page.getByLabel(texts.guide.showMovable()).check();
  await expect(game.board.locator(".dj-movable")).toHaveCount(3);
});

test("a chief in danger is ringed even if dangers are not shown", async ({ game, page, texts }) => {
  await page.addInitScript(() => localStorage.setItem("djambi.dangers", "false"));
  await game.open({ start: CHECKED });
  await ready(game, page);
  await expect(game.board.locator(".dj-warning-chief")).toHaveCount(1);
  await expect(game.board.locator(".dj-warning")).toHaveCount(1);
  const killers = [texts.guide.killer({ seat: "blue", role: "assassin" })];
  await expect(page.locator(".round-danger")).toHaveText(texts.guide.chiefInDanger({ killers }));
});

test("a turn that walls in one’s own chief asks once", async ({ game, page, texts }) => {
  await game.open({ start: RISKY });
  await ready(game, page);
  await game.click("e2", "d2", "b1");
  await expect(prompt(game)).toHaveText(problems.wallsInOwnChief());
  await game.banner.getByRole("button", { name: texts.guide.takeItBack() }).click();
  await expect(prompt(game)).toHaveText(texts.board.placeCorpse());
  expect(await game.moves()).toEqual([]);
  await game.click("b1");
  await expect(prompt(game)).toHaveText(problems.wallsInOwnChief());
  await game.button(texts.guide.playAnyway()).click();
  await game.expectFirstMove("e2d2@b1");
});

test("a turn that lets somebody kill one’s chief asks once, by a switch", async ({ game, page, texts }) => {
  await game.open({ start: RISKY });
  await ready(game, page);
  const question = problems.exposesOwnChief({ seat: "blue", role: "assassin" });
  await game.click("c1", "c2");
  await expect(prompt(game)).toHaveText(question);
  await page.keyboard.press("Escape");
  await expect(prompt(game)).toContainText(texts.board.chooseTarget({ role: "militant" }));
  await game.click("c2");
  await expect(prompt(game)).toHaveText(question);
  await page.keyboard.press("Escape");
  await page.getByText(texts.beside.settings(), { exact: true }).click();
  await page.getByLabel(texts.guide.askExposed()).uncheck();
  await game.click("c2");
  await game.expectFirstMove("c1c2");
});

test("a turn that leaves one’s chief in danger asks once, and tells what saves it", async ({
  game,
  page,
  texts,
}) => {
  await game.open({ start: CHECKED });
  await ready(game, page);
  await game.click("e2", "e3");
  const { banner } = game;
  await expect(banner).toContainText(problems.leavesOwnChief({ seat: "blue", role: "assassin" }));
  await expect(banner).toContainText(texts.guide.playAnywayQuestion());
  expect(await game.moves()).toEqual([]);
  await game.button(texts.guide.showSafeTurns()).click();
  await expect(banner).toContainText(texts.guide.safeTurn({ role: "militant", from: "e2", to: "d1" }));
  await expect(page.locator(".arrows")).not.toHaveCount(0);
  await game.button(texts.guide.takeItBack()).click();
  await expect(page.locator(".arrows")).toHaveCount(0);
  // Another piece of the way is chosen: the militant stands before the chief.
  await game.click("d1");
  await game.expectFirstMove("e2d1");
});

test("a chief that no turn saves is no reason to ask", async ({ game, page }) => {
  await game.open({ start: LOST });
  await ready(game, page);
  await game.click("a9", "a8");
  await game.expectFirstMove("a9a8");
});

test("the rules open over the game and lose nothing", async ({ game, page, context, texts }) => {
  await game.open({ start: BLOCKED });
  await ready(game, page);
  await game.click("d4");
  await page.getByRole("navigation").getByRole("link", { name: texts.guide.rules() }).click();
  const panel = page.getByRole("dialog", { name: texts.guide.rules() });
  await expect(panel.locator("article.rules h1")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await expect(game.square("d4")).toHaveAttribute("aria-selected", "true");
  await game.square("e5").click();
  await page.getByRole("link", { name: texts.guide.seeRules() }).click();
  await expect(panel.locator("h2#turn")).toBeInViewport();
  await panel.getByRole("button", { name: texts.guide.close() }).click();
  await expect(panel).toHaveCount(0);
  const tab = context.waitForEvent("page");
  const link = page.getByRole("navigation").getByRole("link", { name: texts.guide.rules() });
  await link.click({ modifiers: ["ControlOrMeta"] });
  await expect(await tab).toHaveURL(/\/rules$/);
});

test("the arrow keys do not drop a turn that is being entered", async ({ game, page, texts }) => {
  await game.open();
  await ready(game, page);
  await game.click("c2", "d3");
  await game.myTurn();
  await game.click("b3");
  await page.keyboard.press("ArrowLeft");
  await expect(prompt(game)).toHaveText(texts.guide.halfEntered());
  await expect(game.square("b3")).toHaveAttribute("aria-selected", "true");
  await game.button(texts.common.back()).focus();
  await page.keyboard.press("Escape");
  await expect(prompt(game)).toHaveText(texts.board.choosePiece());
  await page.keyboard.press("ArrowLeft");
  await expect(game.banner).toContainText(texts.game.lookingBackAt({ turn: 3, turns: 4 }));
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("with six players the danger comes first, and nothing is hidden", async ({ game, page }) => {
    await page.addInitScript(() => localStorage.setItem("djambi.confirm_turns", "false"));
    await game.open(againstBots("hex6"));
    await ready(game, page);
    const box = page.locator(".round");
    await page.evaluate(() => {
      for (const words of document.querySelectorAll(".round-danger"))
        words.textContent = "In danger. ".repeat(9);
    });
    expect(await box.evaluate((place) => place.scrollHeight <= place.clientHeight + 1)).toBe(true);
    const [danger, first] = [
      page.locator(".round-danger"),
      page.locator(".round-turns, .round-none").first(),
    ];
    expect((await danger.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);
  });

  test("board, banner and summary fit", async ({ game, page }) => {
    // Small squares would have each turn confirmed.
    await page.addInitScript(() => localStorage.setItem("djambi.confirm_turns", "false"));
    await game.open();
    await ready(game, page);
    const height = () =>
      page.evaluate(() => document.querySelector(".round")?.getBoundingClientRect().bottom);
    const before = await height();
    await game.click("c2", "d3");
    await game.myTurn();
    for (const part of [game.board, game.banner, page.locator(".round")]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await height()).toBe(before);
    await page.locator(".round-turn").first().tap();
    await expect(game.board.locator(".dj-way")).toHaveCount(1);
  });
});

test("turns, arrows and actions are in sight, and the guide opens over them", async ({
  game,
  page,
  texts,
}) => {
  await game.open();
  await ready(game, page);
  await game.click("c2", "d3");
  await game.myTurn();
  const list = page.getByLabel(texts.game.turnsPlayed()).getByRole("list");
  const parts = [list, page.locator(".walk"), page.locator(".controls"), page.locator(".round")];
  const expectInSight = async () => {
    for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
    expect(await list.evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(50);
  };
  await expectInSight();
  // What the coach says covers no turn.
  await game.button(texts.coach.hint()).click();
  const words = page.locator(".coach-words .offer");
  await expect(words).toBeVisible();
  await expectInSight();
  const [box, rows] = [await words.boundingBox(), await list.boundingBox()];
  expect(box?.y).toBeGreaterThanOrEqual((rows?.y ?? 0) + (rows?.height ?? 0) - 1);
  // The guide is a popover, in the first game too.
  const guide = page.locator(".legend");
  await expect(guide).not.toHaveAttribute("open");
  await expectInSight();
  const before = await list.boundingBox();
  await guide.locator("summary").click();
  await expect(guide.getByText(texts.beside.guidePiece({ role: "chief" }))).toBeVisible();
  expect(await list.boundingBox()).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(guide).not.toHaveAttribute("open");
  await guide.locator("summary").click();
  await game.square("e5").click();
  await expect(guide).not.toHaveAttribute("open");
});

for (const board of ["square9", "ngon5", "ngon6"] as const) {
  test(`among people turns, arrows, actions and offers are in sight, on ${board}`, async ({ game, page }) => {
    const table = new TableDouble();
    await table.attach(page);
    const bot = { kind: "bot", level: "page" } as const;
    const bots = Object.fromEntries(KINDS[board].seats.map((seat) => [seat, bot]));
    await game.open({
      board,
      seats: { ...bots, red: { kind: "person", mine: true } },
      table: PRIVATE,
      press: { treaties: "secret", whispers: true, reveal: "players", bots: "none" },
    });
    await ready(game, page);
    const offer = (what: string) => ({ seat: "red", offer: { what } });
    const may = { resign: ["red"], agree_draw: ["red"], offer: ["pause", "abort", "take_back"].map(offer) };
    const whisper = { seat: "red", with: ["blue", "yellow"], max_seats: 3 };
    const talk = { write: ["table"], read: ["table"], max_characters: 500, whisper };
    table.tell({ type: "you", you: { held: ["red"], may: { ...may, talk } } });
    table.change({
      offers: [
        { of: 1, seat: "yellow", offer: { what: "take_back" }, asked: ["red"] },
        { of: 2, seat: "blue", offer: { what: "pause" }, asked: ["red"] },
      ],
    });
    await expect(game.button("Call off")).toBeVisible();
    const parts = [".turns", ".walk", ".controls", ".offers-list .offer:last-child button"];
    for (const part of parts) await expect(page.locator(part).last()).toBeInViewport({ ratio: 1 });
    // The offers leave room for the latest turns.
    const [list, offers] = await Promise.all(
      [".turns", ".offers"].map((of) => page.locator(of).boundingBox()),
    );
    expect(offers?.y).toBeGreaterThanOrEqual(list?.y ?? 0);
    expect((offers?.y ?? 0) + (offers?.height ?? 0)).toBeLessThanOrEqual(
      (list?.y ?? 0) + (list?.height ?? 0),
    );
    // The talk covers no action, with all its channels, signs and an offer above it.
    await page.getByRole("tab", { name: "Talk" }).click();
    await expect(page.getByRole("button", { name: "Whisper" })).toBeVisible();
    for (const part of [".talk-form", ".controls"])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    const [form, controls] = await Promise.all(
      [".talk-form", ".controls"].map((of) => page.locator(of).boundingBox()),
    );
    expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual((controls?.y ?? 0) + 1);
    await game.button("Resign").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}

test("the order of turns and the buttons have one line on a small phone", async ({ game, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await game.open();
  await ready(game, page);
  const order = await page.locator(".order-turns").boundingBox();
  const buttons = await page.locator(".coach-buttons").boundingBox();
  expect(buttons?.y).toBeLessThan((order?.y ?? 0) + (order?.height ?? 0));
});
