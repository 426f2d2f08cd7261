/** The home page: the kinds of game, the form for each, and the request that creates the game. */
import type { Page } from "@playwright/test";
import { BOARDS, type GameState, type NewGameRequest } from "../src/protocol/index.ts";
import { answerQuestions, beginAsSecond, clickOffered, FIRST_TURN } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** The request that "Start this game" sends; the service is not asked. */
async function startedGame(page: Page): Promise<NewGameRequest> {
  const answer = { code: "invalid_settings", message: "Not this time." };
  await page.route("**/api/v1/games", (route) => route.fulfill({ status: 422, json: answer }));
  const sent = page.waitForRequest("**/api/v1/games");
  await page.getByRole("button", { name: "Start this game" }).first().click();
  const request = (await sent).postDataJSON() as NewGameRequest;
  await expect(page.getByRole("alert").filter({ hasText: "Not this time." })).toBeVisible();
  await page.unroute("**/api/v1/games");
  return request;
}

/** A person against a bot. */
const DUEL = {
  red: { kind: "person", mine: true },
  yellow: { kind: "bot", level: "peasant" },
} as const;

test("each kind of game is chosen by keyboard, and the form follows", async ({ page }) => {
  await page.goto("/");
  const kinds = page.getByRole("radiogroup", { name: "Choose your board" }).getByRole("radio");
  await expect(kinds).toHaveCount(BOARDS.length);
  await page.getByText("Custom game").click();
  await kinds.first().focus();
  for (const [i, { name, players }] of BOARDS.entries()) {
    if (i > 0) await page.keyboard.press("ArrowDown");
    await expect(kinds.nth(i)).toBeFocused();
    await expect(kinds.nth(i)).toBeChecked();
    const seats = players.at(-1) ?? [];
    const title = await page.locator("#chosen-kind").textContent();
    await expect(kinds.nth(i)).toHaveAccessibleName(new RegExp(`^${title} .*\\d players`));
    const counts = page.getByRole("group", { name: "Players", exact: true }).getByRole("radio");
    await expect(counts).toHaveCount(players.length > 1 ? players.length : 0);
    const marks = page.getByRole("group", { name: "Who plays" }).locator("label");
    const labels = seats.map((seat) => seat.charAt(0).toUpperCase() + seat.slice(1));
    expect((await marks.allTextContents()).map((text) => text.trim())).toEqual(labels);
    const request = await startedGame(page);
    expect([request.board, request.players]).toEqual([name, seats.length]);
    expect(Object.keys(request.seats ?? {})).toEqual(seats);
    expect(request.seats?.red).toEqual({ kind: "person", mine: true });
    await kinds.nth(i).focus();
  }
});

test("the settings of a table are behind a button beside their sentence", async ({ page, texts }) => {
  await page.goto("/");
  const form = page.locator("form.options");
  await form.getByText(texts.home.company({ company: "people" })).click();
  const settings = form.locator("details.home-options");
  await expect(settings).not.toHaveAttribute("open");
  await form.getByRole("button", { name: texts.home.changeOf({ of: "table" }) }).click();
  await expect(settings).toHaveAttribute("open");
  await expect(settings.locator("select").first()).toBeInViewport();
  // Who has read all of them need not go back up.
  await expect(form.getByRole("button", { name: texts.home.openTable(), exact: true })).toHaveCount(2);
});

test("a game that is over is marked in the list of one's games", async ({ game, page, texts }) => {
  await game.open({ players: 2, seats: DUEL, bot_delay_ms: 60_000 });
  await game.myTurn();
  await game.button(texts.beside.resign()).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: texts.beside.resign(), exact: true }).click();
  await expect.poll(async () => (await game.state()).outcome?.kind).toBe("win");
  await page.goto("/");
  const games = page.getByRole("region", { name: texts.home.yourGames() });
  await expect(games.getByRole("listitem").first()).toContainText("✗");
});

test("fewer players leave the seats absent that the rules name", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /^Hexagons for six/ }).check();
  await page.getByRole("radio", { name: "3", exact: true }).check();
  await page.getByText("Custom game").click();
  await page.getByLabel("Yellow", { exact: true }).selectOption("me");
  await page.getByLabel("Purple", { exact: true }).selectOption("friend");
  await page.getByRole("radio", { name: /^Arena/ }).check();
  await page.getByText("Individual rules").click();
  await page.getByLabel("The reporter", { exact: true }).selectOption("must");
  const { board, players, rules, options, seats } = await startedGame(page);
  expect([board, players, rules, options]).toEqual(["hex6", 3, "arena", { reporter: "must" }]);
  expect(seats).toEqual({
    red: { kind: "person", mine: true },
    blue: { kind: "absent" },
    yellow: { kind: "person", mine: true },
    green: { kind: "absent" },
    purple: { kind: "person" },
    orange: { kind: "absent" },
  });
});

test("the service makes the game, and the list of games names its board", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /^Pentachiavel/ }).check();
  await page.getByRole("button", { name: "Start this game" }).first().click();
  await page.waitForURL((url) => url.pathname.startsWith("/game/"));
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const state = (await (await page.request.get(`/api/v1/games/${id}`)).json()) as GameState;
  expect(state.settings.board).toBe("ngon5");
  expect(Object.keys(state.settings.seats)).toHaveLength(5);
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Your games" })).toContainText("Pentachiavel");
});

test("a duel has two seats, and nobody is absent", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /^Duel/ }).check();
  await page.getByText("Custom game").click();
  const kinds = await page.getByLabel("Yellow", { exact: true }).locator("option").allTextContents();
  expect(kinds).toEqual(["Me (this device)", "Bot", "A friend (by link)"]);
});

test("the chosen kind is explained on the rules page", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: /^Pentachiavel/ }).check();
  await page.getByRole("link", { name: "How it is played" }).click();
  await expect(page).toHaveURL(/\/rules#ngon5$/);
  await expect(page.getByRole("heading", { name: "Pentachiavel" })).toBeInViewport();
  await expect(page.locator("#ngon5")).toContainText("reconstruction");
});

test("every board has a section with its set-up on the rules page, without a script too", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/rules");
  for (const { name } of BOARDS) {
    const section = page.locator(`#${name}`);
    await expect(section.getByRole("img", { name: /at the start/ })).toBeVisible();
    await expect(section.getByRole("heading")).toBeVisible();
  }
  const pictures = page.locator("figure svg[role=img]");
  for (const picture of await pictures.all()) await expect(picture).toHaveAccessibleName(/.{20}/);
  await context.close();
});

test("a game against bots is played with the chosen army", async ({ page }) => {
  await page.goto("/");
  const line = page.locator("#strength-choice .door-facts");
  await expect(line).toHaveText("Peasant · Red · Change");
  await line.getByRole("button").click();
  await page.getByLabel("My army").selectOption("Yellow");
  await page.reload();
  await expect(line).toHaveText("Peasant · Yellow · Change");
  await page.getByRole("button", { name: "Play against bots" }).click();
  await expect(page).toHaveURL(/\/game\//);
  const seats = (await (await page.request.get(page.url().replace("/game/", "/api/v1/games/"))).json()) as {
    settings: { seats: Record<string, { kind: string }> };
  };
  expect(seats.settings.seats.yellow?.kind).toBe("person");
  expect(seats.settings.seats.red?.kind).toBe("bot");
});

test("a game is removed from the list, and put back where it was", async ({ page }) => {
  await page.goto("/");
  const known = ["first", "second"].map((id, i) => ({
    id,
    at: Date.now() - i,
    held: ["red"],
    turn: 9 - i,
    outcome: null,
  }));
  await page.evaluate((games) => localStorage.setItem("djambi.games", JSON.stringify(games)), known);
  await page.reload();
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games.getByRole("listitem")).toHaveCount(2);
  await games.getByRole("button", { name: /^Remove .*turn 9/ }).click();
  await expect(games.getByRole("listitem")).toHaveCount(1);
  await games.getByRole("button", { name: "Put it back" }).click();
  await expect(games.getByRole("listitem").first()).toContainText("turn 9");
  await page.reload();
  await expect(games.getByRole("listitem")).toHaveCount(2);
});

test("a removed game is silent although it waits, until it is visited again", async ({
  page,
  game,
  texts,
}) => {
  const { id } = await game.open();
  await game.myTurn();
  // The page remembers the game with its late part.
  await expect(game.button(texts.beside.resign())).toBeVisible();
  await page.goto("/");
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games.getByText("Your turn")).toBeVisible();
  await games.getByRole("button", { name: /^Remove/ }).click();
  await expect(games.getByRole("listitem")).toHaveCount(0);
  await page.reload();
  await page.waitForLoadState("networkidle");
  await expect(games).toHaveCount(0);
  await page.goto(`/game/${id}`);
  await game.myTurn();
  // The page remembers the game with its late part.
  await expect(game.button(texts.beside.resign())).toBeVisible();
  await page.goto("/");
  await expect(games.getByText("Your turn")).toBeVisible();
});

test("the picture plays a game by itself, and stops at a click for good", async ({ page, texts }) => {
  await page.goto("/");
  const picture = page.locator("#film-picture");
  await expect(picture.getByRole("img")).toHaveAccessibleName(/\w/);
  await expect(picture.locator("djambi-board[inert]")).toBeVisible();
  const caption = page.locator("#film > span");
  await expect(caption).not.toHaveText(texts.home.film());
  const first = await caption.textContent();
  await expect(caption).not.toHaveText(first ?? "");
  await page.getByRole("button", { name: texts.home.pauseFilm() }).click();
  await expect(page.getByRole("button", { name: texts.home.playFilm() })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: texts.home.playFilm() })).toBeVisible();
  await expect(caption).toHaveText(texts.home.film());
  await picture.click();
  await expect(page.getByRole("button", { name: texts.home.pauseFilm() })).toBeVisible();
  await expect(picture.locator("djambi-board")).toBeVisible();
});

test("with reduced motion the picture stands still until the film is asked for", async ({ page, texts }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await page.goto("/");
  const play = page.getByRole("button", { name: texts.home.playFilm() });
  await expect(play).toBeVisible();
  await expect(page.locator("#film-picture djambi-board")).toHaveCount(0);
  expect(fetched.filter((url) => /film\./.test(url))).toEqual([]);
  await play.click();
  await expect(page.locator("#film-picture djambi-board")).toBeVisible();
});

test("a game that goes on is continued from the home page, whose layout does not shift", async ({
  game,
  page,
  texts,
}) => {
  const doors = page.locator(".doors .button-strong");
  const colours = () => doors.evaluateAll((all) => all.map((door) => getComputedStyle(door).backgroundColor));
  await page.goto("/");
  const before = await colours();
  await game.open();
  await game.myTurn();
  await game.click("c2", "d3");
  await expect.poll(async () => (await game.moves()).length).toBeGreaterThan(3);
  await game.myTurn();
  await page.goto("/");
  const after = await colours();
  expect(
    after.filter((colour) => before.includes(colour)),
    "to go on is what stands out",
  ).toEqual([]);
  const link = page.getByRole("link", { name: texts.home.continueGame() });
  await expect(link.locator("svg.diagram")).toBeVisible();
  await expect(link.locator('.dj-piece[data-army="red"]')).not.toHaveCount(0);
  const shift = await page.evaluate(() => {
    let sum = 0;
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
    });
    seen.observe({ type: "layout-shift", buffered: true });
    return new Promise<number>((done) => setTimeout(() => done(sum), 500));
  });
  expect(shift).toBeLessThan(0.02);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`/game/${game.id}$`));
  await page.goto("/");
  const games = page.getByRole("region", { name: texts.home.yourGames() });
  await games.getByRole("button", { name: /Remove/ }).click();
  await expect(link).toHaveCount(0);
});

test("the font of the page can be fetched", async ({ page }) => {
  await page.goto("/");
  const states = await page.evaluate(async () => {
    const faces = ["16px Gelasio", "italic 16px Gelasio", "600 16px Gelasio"];
    const found = await Promise.all(faces.map((face) => document.fonts.load(face, "é")));
    return found.map(([face]) => face?.status);
  });
  expect(states).toEqual(["loaded", "loaded", "loaded"]);
});

test("your games are those of the service, though this browser has forgotten them", async ({
  page,
  game,
}) => {
  const seats = { red: { kind: "person", mine: true }, yellow: { kind: "bot", level: "peasant" } } as const;
  const clock = { kind: "by_day", turn_s: 172_800, bank_s: 0 } as const;
  const settings = { players: 2, seats, clock, bot_delay_ms: 60_000 };
  await game.open(settings);
  await game.open(settings);
  await game.click("a3", "a5");
  await expect(game.banner).toContainText("Yellow");
  await page.goto("/rules");
  await page.evaluate(() => localStorage.clear());
  await page.goto("/");
  const rows = page.getByRole("region", { name: "Your games" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText("You as Red: turn 1");
  await expect(rows.nth(0)).toContainText("Your turn");
  await expect(rows.nth(0)).toContainText("left");
  await expect(rows.nth(0)).toContainText("Peasant");
  await expect(rows.nth(1)).toContainText("You as Red: turn 2");
  await expect(rows.nth(1)).toContainText("Peasant (bot) is to move");
  await expect(rows.nth(1)).not.toContainText("Your turn");
  await expect(rows.locator(".games-board svg")).toHaveCount(2);
});

test("the list of games follows a turn that is played on another device", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { friend, address } = await beginAsSecond(page, browser, baseURL);
  await clickOffered(friend, FIRST_TURN);
  await page.goto("/");
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games).toContainText("Your turn");
  const other = await context.newPage();
  await answerQuestions(other);
  await other.goto(address);
  await clickOffered(other, ["c2", "c4"]);
  await expect(games).not.toContainText("Your turn");
  await expect(games).toContainText("Friend");
  await friend.context().close();
});

test("what is left for a turn is told by the service’s time, whatever the device believes", async ({
  page,
  game,
}) => {
  await page.addInitScript(() => {
    const [now, origin] = [Date.now, performance.timeOrigin];
    const ahead = 5 * 3_600_000;
    Date.now = () => now() + ahead;
    Object.defineProperty(performance, "timeOrigin", { value: origin + ahead });
  });
  const mine = { kind: "person", mine: true } as const;
  await game.open({
    players: 2,
    clock: { kind: "by_day", turn_s: 86_400, bank_s: 0 },
    seats: { red: mine, yellow: mine },
  });
  await page.goto("/");
  const games = page.getByRole("region", { name: "Your games" });
  await expect(games).toContainText(/(24|23)\shours left, now/);
});

for (const language of ["en", "fr", "es"]) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test("the three doors are above the fold of a phone", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/");
      const doors = page.locator(".doors .door");
      await expect(doors).toHaveCount(3);
      await expect(page.locator("#strength-choice .door-facts")).toBeVisible();
      for (const door of await doors.all()) {
        await expect(door).toBeInViewport({ ratio: 1 });
        await expect(door.locator(".home-play")).toBeEnabled();
      }
      await expect(page.locator('.masthead a[href="/puzzles"]')).toBeInViewport({ ratio: 1 });
    });
  });
}

test("a bot that makes treaties gets the character that the user names for it", async ({ page, texts }) => {
  const { home } = texts;
  await page.goto("/");
  await page.getByText(home.customGame()).click();
  const characterOf = (seat: "blue" | "yellow") =>
    page.getByRole("combobox", { name: home.characterOf({ seat }), exact: true });
  const levelOf = (seat: "blue" | "yellow" | "green") =>
    page.getByRole("combobox", { name: home.strengthOf({ seat }), exact: true });
  await levelOf("green").selectOption("peasant");
  await levelOf("blue").selectOption("envoy");
  await levelOf("yellow").selectOption("minister");
  await expect(characterOf("blue")).toHaveValue("drawn");
  await characterOf("blue").selectOption(home.character({ character: "loyal" }));
  await characterOf("yellow").selectOption(home.character({ character: "grudging" }));
  await levelOf("yellow").selectOption("page");
  await expect(characterOf("yellow")).toHaveCount(0);
  const { seats } = await startedGame(page);
  expect(seats?.blue).toEqual({ kind: "bot", level: "envoy", character: "loyal" });
  expect(seats?.yellow).toEqual({ kind: "bot", level: "page" });
  expect(seats?.green).toEqual({ kind: "bot", level: "peasant" });
  // At a table without treaties there is nothing to name.
  const form = page.locator("form.options");
  await form.getByText(home.company({ company: "people" })).click();
  await page.getByRole("group", { name: home.whoPlays() }).getByRole("combobox").nth(1).selectOption("bot");
  await expect(characterOf("blue")).toHaveValue("loyal");
  await form
    .getByRole("group", { name: home.setting({ setting: "press" }) })
    .getByRole("radio")
    .first()
    .check();
  await expect(characterOf("blue")).toHaveCount(0);
});
