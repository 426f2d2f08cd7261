/** Treaties: offered at a plate, answered on a card, kept or broken, and never broken by mistake. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { GamePage } from "./support/game_page.ts";
import { focusSquare } from "./support/keyboard.ts";
import { joinByLink, OF_THREE } from "./support/tables.ts";
import { Composer, expect, Table, test } from "./support/treaties.ts";

/** Counts how often board, banner, players and what lies between have moved by themselves, from now on. */
async function watchShifts({ page }: GamePage): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const state = Object.assign(window, { shifted: [] as string[] });
    type Shift = PerformanceEntry & { sources: { node: Node | null }[] };
    // A list makes room, and a badge beside the talk has its place at the end of the line.
    const isFree = ({ node }: Shift["sources"][number]) =>
      !(node instanceof Element) || node.closest(".offers, .turns, .talk-button");
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        for (const source of entry.sources)
          if (!isFree(source)) state.shifted.push((source.node as Element).className);
    }).observe({ type: "layout-shift" });
  });
  return () => page.evaluate(() => (window as Window & { shifted?: string[] }).shifted ?? []);
}

/** Holds back what the service tells a page about words and treaties, from `hold` to `release`. */
async function holdBack(page: Page): Promise<{ hold: () => void; release: () => void }> {
  let held: string[] | null = null;
  let release = () => {};
  await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
    const service = socket.connectToServer();
    release = () => {
      for (const message of held ?? []) socket.send(message);
      held = null;
    };
    socket.onMessage((message) => service.send(message));
    service.onMessage((message) => {
      const isHeld = /"type":"(talk|treaties|you)"/.test(String(message));
      if (held && isHeld) held.push(String(message));
      else socket.send(message);
    });
  });
  return {
    hold: () => {
      held = [];
    },
    release: () => release(),
  };
}

test("a peace is offered at a plate, accepted on a card, and stands at both plates", async ({
  table,
  texts,
}) => {
  const { red, blue, yellow } = table;
  for (const game of [blue, yellow]) await expect(table.plate(game, "red")).toBeVisible();
  const shifts = await Promise.all([blue, yellow].map(watchShifts));
  await table.plate(red, "blue").click();
  await expectNoViolations(red.page);
  await red.button(texts.press.offerPeace({ rounds: 2 })).click();
  const card = blue.page.locator(".treaty-card-mine");
  await expect(card).toContainText(texts.press.offersYouPeace({ seat: "red", rounds: 2 }));
  await expectNoViolations(blue.page);
  await expect(red.button(texts.press.withdrawOffer())).toBeVisible();
  await blue.button(texts.beside.accept()).click();
  const sign = texts.press.roundsLeft({ rounds: 2 });
  for (const { page } of [red, blue, yellow])
    for (const seat of ["red", "blue"])
      await expect(page.locator(`.plate-${seat} .plate-press`)).toHaveAttribute("title", new RegExp(sign));
  await expectNoViolations(yellow.page);
  for (const shifted of shifts) expect(await shifted()).toEqual([]);
});

/** Presses what is newest: of the buttons that have come since the last press the one that stands out, or else the largest. */
async function pressNewest({ page }: GamePage): Promise<boolean> {
  const at = await page.evaluate(() => {
    const state = window as Window & { pressed?: WeakSet<Element> };
    const isFirst = !state.pressed;
    state.pressed ??= new WeakSet();
    const seen = state.pressed;
    const area = (button: Element) => {
      const { width, height } = button.getBoundingClientRect();
      return width * height * (button.classList.contains("button-strong") ? 100 : 1);
    };
    const shown = [...document.querySelectorAll("button:enabled")].filter((button) =>
      button.checkVisibility(),
    );
    const newest = shown.filter((button) => !seen.has(button)).toSorted((a, b) => area(b) - area(a))[0];
    for (const button of shown) seen.add(button);
    if (isFirst || !newest) return null;
    newest.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = newest.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  if (at) await page.mouse.click(at.x, at.y);
  return at !== null;
}

test("a first treaty is made by who reads nothing and presses what is newest", async ({ game, table }) => {
  const { red, blue, yellow } = table;
  for (const one of [red, blue, yellow]) {
    await expect(table.plate(one, one === red ? "blue" : "red")).toBeVisible();
    expect(await pressNewest(one), "nothing has come yet").toBe(false);
  }
  await red.page.locator(".plate-blue .plate-press").click();
  const isMade = async () => (await blue.page.locator(".plate-blue .plate-seal").count()) > 0;
  for (let presses = 0; presses < 8 && !(await isMade()); presses += 1) {
    for (const one of [red, blue]) await pressNewest(one);
    // What has just come rests for a moment.
    await red.page.waitForTimeout(700);
  }
  for (const { page } of [red, blue, yellow])
    for (const seat of ["red", "blue"])
      await expect(page.locator(`.plate-${seat} .plate-seal`)).toHaveCount(1);
  // Who goes on like that breaks nothing.
  for (let presses = 0; presses < 6; presses += 1) for (const one of [red, blue]) await pressNewest(one);
  await expect(yellow.page.locator(".plate-seal")).toHaveCount(2);
  expect(await game.moves()).toEqual([]);
});

test("a peace stands among six on hexagons, and the board shows whom it spares", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  await game.playAtOnce();
  const bot = { kind: "bot", level: "peasant" } as const;
  const { invitations } = await game.open({
    rules: "classic",
    board: "hex6",
    seats: {
      red: { kind: "person", mine: true },
      blue: { kind: "person" },
      ...{ yellow: bot, green: bot, purple: bot, orange: bot },
    },
  });
  const [invitation] = invitations;
  if (!invitation) throw new Error("The seat of somebody else is free.");
  const friend = new GamePage(await joinByLink(browser, baseURL, invitation), texts);
  const plate = (at: GamePage, seat: string) => at.page.locator(`.plate-${seat} .plate-press`);
  await plate(game, "blue").click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  await friend.button(texts.beside.accept()).click();
  for (const at of [game, friend])
    for (const seat of ["red", "blue"]) await expect(plate(at, seat)).toContainText("2");
  await expectNoViolations(game.page);
  await plate(game, "blue").click();
  await game.button(texts.press.showOnBoard()).first().click();
  await game.page.keyboard.press("Escape");
  // All nine pieces of both are spared.
  await expect(game.page.locator(".treaty-marks .treaty-ring")).toHaveCount(18);
  await friend.page.context().close();
});

test("one who plays all seats makes peace between them, and is warned as three would be", async ({
  game,
  page,
  texts,
}) => {
  const mine = { kind: "person", mine: true } as const;
  await game.playAtOnce();
  await game.open({ ...OF_THREE, seats: { red: mine, blue: mine, yellow: mine, green: { kind: "absent" } } });
  await game.myTurn();
  const plate = (seat: string) => page.locator(`.plate-${seat} .plate-press`);
  await plate("blue").click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  await game.button(texts.beside.accept()).click();
  for (const seat of ["red", "blue"]) await expect(plate(seat)).toContainText("2");
  await expectNoViolations(page);
  await game.click("c3", "c4", "h7");
  await expect(game.button(texts.press.playAllTheSame())).toBeVisible();
  expect(await game.moves()).toEqual([]);
  await game.button(texts.press.takeAnother()).click();
  await game.page.keyboard.press("Escape");
  await game.page.keyboard.press("Escape");
  await game.click("a1", "a2");
  // Now blue moves, who is bound as well.
  await game.click("c4", "c3", "h7");
  await game.button(texts.press.playAllTheSame()).click();
  await expect.poll(() => game.moves()).toEqual(["a1a2", "c4c3@h7"]);
  const broke = texts.press.brokePeace({ seat: "blue", others: ["Red"] });
  await expect(page.locator(".treaty-broken")).toHaveText(broke);
  await expect(page.locator(".plate-blue .seal-broken")).toBeVisible();
});

test("a bot says with its refusal what it never takes", async ({ game, page, texts }) => {
  await game.playAtOnce();
  const bot = { kind: "bot", level: "envoy" } as const;
  const seats = { red: { kind: "person", mine: true }, blue: bot, yellow: bot, green: bot } as const;
  await game.open({ seats, bot_delay_ms: 0 });
  await page.locator(".plate-blue .plate-press").click();
  await game.button(texts.press.offerMore()).click();
  const composer = new Composer(page, texts);
  await composer.add("blue", "leave_power");
  await composer.dialog.getByLabel(texts.press.endsAfter()).selectOption("notice");
  await composer.send();
  const voices = (["courteous", "short", "friendly", "eloquent"] as const).flatMap((manner) =>
    ([1, 2, 3] as const).map((wording) => texts.voices.botNever({ voice: `${manner}_${wording}` })),
  );
  const said = page.locator(".treaty-refused .treaty-voice");
  await expect(said).toHaveCount(1);
  expect(voices).toContain(await said.textContent());
});

test("a first treaty is made on phones, beside board and clock", async ({ game, table, texts }) => {
  const { blue } = table;
  await blue.page.setViewportSize({ width: 390, height: 844 });
  await expect(table.plate(blue, "red")).toBeVisible();
  await blue.rendered();
  const shifted = await watchShifts(blue);
  await table.plate(game, "blue").click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  const card = await blue.page.locator(".treaty-card-mine").boundingBox();
  const banner = await blue.banner.boundingBox();
  const walk = await blue.page.locator(".walk").boundingBox();
  const plates = await blue.page.locator(".plates").boundingBox();
  const end = (box: { y: number; height: number } | null) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(card?.y).toBeGreaterThanOrEqual(end(banner));
  expect(card?.y, "the arrows stay free").toBeGreaterThanOrEqual(end(walk) - 1);
  expect(end(card), "names and clocks stay free").toBeLessThanOrEqual(plates?.y ?? 0);
  expect(await shifted()).toEqual([]);
  await blue.button(texts.beside.accept()).click();
  await expect(table.plate(game, "blue")).toContainText("2");
  expect(await shifted()).toEqual([]);
});

test("a player finds all treaties of the game in one list", async ({ game, table, texts }) => {
  await table.makePeace();
  const { page } = table.yellow;
  await table.plate(game, "yellow").click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  await table.yellow.button(texts.press.refuse()).click();
  await table.plate(table.yellow, "red").click();
  const lines = page.locator(".treaty-line");
  const peace = texts.press.atPeace({ players: ["Red", "Blue"] });
  await expect(lines).toHaveText([new RegExp(`${peace}.*${texts.press.roundsLeft({ rounds: 2 })}`)]);
  await page.getByLabel(texts.press.allTreaties()).check();
  await expect(lines).toHaveCount(2);
  const refused = texts.press.ended({ players: ["Yellow"], state: "refused" });
  await expect(lines.first()).toContainText(refused);
  await expectNoViolations(page);
});

test("a turn that crosses an acceptance brands nobody", async ({ game, browser, baseURL, texts }) => {
  const talk = await holdBack(game.page);
  const table = await Table.begin(game, browser, baseURL, texts);
  await table.plate(game, "blue").click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  await expect(game.button(texts.press.withdrawOffer())).toBeVisible();
  await game.click("c3", "c4");
  talk.hold();
  await table.blue.button(texts.beside.accept()).click();
  await expect(table.plate(table.yellow, "blue")).toContainText("2");
  await game.click("h7");
  await game.expectFirstMove("c3c4@h7");
  talk.release();
  const crossed = texts.press.ended({ players: ["Red", "Blue"], state: "crossed" });
  for (const { page } of [table.red, table.blue, table.yellow]) {
    await expect(page.locator(".treaty-dissolved")).toHaveText(crossed);
    await expect(page.locator(".seal-broken")).toHaveCount(0);
  }
  await table.end();
});

test("a breach is marked, waits for a press in another place, and is told to all", async ({
  game,
  table,
  texts,
}) => {
  await table.makePeace();
  await game.click("c3");
  await expect(game.page.locator(".treaty-marks .treaty-seal")).toHaveCount(1);
  await game.click("c4", "h7");
  await expect(game.banner).toContainText(texts.press.breaksPeace({ players: ["Blue"] }));
  await expectNoViolations(game.page);
  // The same square again, twice at once, Enter twice, and where the turn is sent.
  await game.square("c4").click();
  await game.square("c4").dblclick();
  for (const key of ["Enter", "Enter", " "]) await game.page.keyboard.press(key);
  await game.rendered();
  expect(await game.moves()).toEqual([]);
  await game.button(texts.press.takeAnother()).click();
  await game.click("h7");
  await game.square("c4").dblclick();
  expect(await game.moves()).toEqual([]);
  // By drag and drop.
  await game.page.keyboard.press("Escape");
  await game.page.keyboard.press("Escape");
  await game.square("c3").dragTo(game.square("c4"));
  await game.click("h7");
  await expect(game.button(texts.press.playAllTheSame())).toBeVisible();
  expect(await game.moves()).toEqual([]);
  await game.button(texts.press.playAllTheSame()).click();
  await game.expectFirstMove("c3c4@h7");
  const broke = texts.press.brokePeace({ seat: "red", others: ["Blue"] });
  for (const { page } of [table.red, table.blue, table.yellow]) {
    await expect(page.locator(".treaty-broken")).toHaveText(broke);
    await expect(page.locator(".plate-red .seal-broken")).toBeVisible();
  }
  // The list of turns shows it, and says it.
  const turn = table.yellow.page.locator(".turns-list li").first();
  await expect(turn.locator(".seal-broken")).toBeVisible();
  expect(await turn.getByRole("button").ariaSnapshot()).toContain(`Mc3xc4@h7 ${broke}`);
  await expect(table.yellow.page.locator(".turns-breach")).toHaveCount(1);
  await table.plate(table.yellow, "red").click();
  await table.yellow.button(texts.press.seeTurn({ turn: 1 })).click();
  await expect(table.yellow.banner).toContainText("1");
});

test("a breach is told and played by the keyboard alone", async ({ game, table, texts }) => {
  await table.makePeace();
  const { page } = game;
  await game.square("c3").focus();
  await page.keyboard.press("Enter");
  const told = page
    .getByRole("status")
    .filter({ hasText: texts.press.breachingSquares({ squares: ["c4"] }) });
  await expect(told).toHaveCount(1);
  for (const square of ["c4", "h7"]) {
    await focusSquare(page, square);
    await page.keyboard.press("Enter");
  }
  const asks = texts.press.breaksPeace({ players: ["Blue"] });
  await expect(page.getByRole("status").filter({ hasText: asks })).not.toHaveCount(0);
  for (const key of ["Enter", "Enter", " "]) await page.keyboard.press(key);
  await expect(game.button(texts.press.playAllTheSame())).toBeVisible();
  expect(await game.moves()).toEqual([]);
  const button = game.button(texts.press.playAllTheSame());
  const isFocused = () => button.evaluate((node) => node === document.activeElement);
  for (let times = 0; times < 80 && !(await isFocused()); times += 1) await page.keyboard.press("Tab");
  await expect(button).toBeFocused();
  // What has just come rests for a moment.
  await page.waitForTimeout(700);
  await page.keyboard.press("Enter");
  await game.expectFirstMove("c3c4@h7");
});

test("where a turn is confirmed nothing breaks a treaty, however often it is pressed", async ({
  game,
  table,
  texts,
}) => {
  await table.makePeace();
  const { page } = game;
  await page.addInitScript(() => localStorage.setItem("djambi.confirm_turns", "true"));
  await game.visit(game.id);
  await expect(table.plate(game, "blue")).toContainText("2");
  await game.click("c3", "c4", "h7");
  const confirm = await game.button(texts.common.confirm()).boundingBox();
  const [x, y] = [(confirm?.x ?? 0) + 20, (confirm?.y ?? 0) + 15];
  for (let times = 0; times < 4; times += 1) {
    await page.mouse.dblclick(x, y);
    await game.rendered();
  }
  await expect(table.plate(table.yellow, "blue")).toContainText("2");
  expect(await game.moves()).toEqual([]);
});

test("a turn in waiting breaks no treaty", async ({ game, table, texts }) => {
  await table.makePeace();
  const { blue } = table;
  await blue.click("c4", "c3", "h7");
  await expect(blue.banner).toContainText(texts.guide.queued());
  await game.click("a1", "a2");
  await expect(blue.banner).toContainText(texts.press.queuedBreaks());
  await expect(blue.banner).toContainText(texts.press.breaksPeace({ players: ["Red"] }));
  await blue.click("i1", "i2");
  await game.click("a2", "a1");
  await expect(game.banner).toContainText(texts.guide.queued());
  await table.yellow.click("i9", "i8");
  await expect.poll(() => game.moves()).toEqual(["a1a2", "i1i2", "i9i8", "a2a1"]);
});

test("a treaty is made only by the keyboard", async ({ game, table, texts }) => {
  await table.plate(game, "blue").focus();
  await game.page.keyboard.press("Enter");
  await expect(game.button(texts.press.offerPeace({ rounds: 2 }))).toBeFocused();
  await game.page.keyboard.press("Enter");
  const { blue } = table;
  await blue.button(texts.beside.accept()).focus();
  await blue.page.waitForTimeout(600);
  await blue.page.keyboard.press("Enter");
  await expect(table.plate(game, "blue")).toContainText("2");
});

test("what the board shows everybody speaks for an offer, as long as that is wanted", async ({
  game,
  table,
  texts,
}) => {
  const { press } = texts;
  const card = game.page.locator(".treaty-suggestion");
  await expect(card).toContainText(
    press.suggestion({ occasion: "chief_in_danger", player: "blue", others: ["Blue"] }),
  );
  await expectNoViolations(game.page);
  const tab = (name: string) => game.page.getByRole("tab", { name, exact: false });
  await tab(texts.beside.talk()).click();
  await expect(card, "the messages need its place").toBeHidden();
  const messages = await game.page.locator(".talk-messages").boundingBox();
  expect(messages?.height).toBeGreaterThan(48);
  await game.page.getByRole("tab").first().click();
  await card.getByRole("button", { name: press.makeOffer({ players: ["Blue"] }) }).click();
  await new Composer(game.page, texts).send();
  await expect(table.blue.page.locator(".treaty-card-mine")).toContainText(
    press.offersYouPeace({ seat: "red", rounds: 2 }),
  );
  await expect(card).toHaveCount(0);
  await table.blue.button(texts.press.refuse()).click();
  await expect(game.page.locator(".treaty-refused")).toBeVisible();
  await expect(card, "one thing in a turn is enough").toHaveCount(0);
  for (const [page, from, to] of [
    [game, "a1", "a2"],
    [table.blue, "i1", "i2"],
    [table.yellow, "i9", "i8"],
  ] as const)
    await page.click(from, to);
  await expect(card).toHaveCount(1);
  await game.page.getByText(texts.beside.settings(), { exact: true }).click();
  await game.page.getByLabel(press.suggestTreaties()).uncheck();
  await expect(card).toHaveCount(0);
});

test("a bot answers an offer in words of its own", async ({ game, page, texts }) => {
  const bot = { kind: "bot", level: "envoy" } as const;
  await game.open({ seats: { red: { kind: "person", mine: true }, blue: bot, yellow: bot, green: bot } });
  await game.myTurn();
  const name = texts.press.treatiesOf({ seat: "blue" });
  await page.locator(".plate-blue").getByRole("button", { name }).click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  await page.getByRole("tab", { name: texts.beside.talk(), exact: false }).click();
  const acts = page.locator(".talk-act");
  await expect(acts.filter({ hasText: "Blue" }).locator("q")).toHaveText(/\S/);
  await expect(acts.first().locator("q"), "people have no such words").toHaveCount(0);
});

test("the judge is not fetched in a game without treaties", async ({ game, page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await game.open({ press: { treaties: "none", whispers: false, reveal: "players", bots: "none" } });
  await game.myTurn();
  await expect(page.locator(".controls button").first()).toBeVisible();
  expect(fetched.some((url) => url.includes("late_part"))).toBe(true);
  expect(fetched.filter((url) => url.includes("djambi_press"))).toEqual([]);
  await expect(page.locator(".plate-press")).toHaveCount(0);
});
