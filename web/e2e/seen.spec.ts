/** Nothing acts in a position that its author has not seen, and what the page shows is true at once. */
import type { Page, WebSocketRoute } from "@playwright/test";
import type { NewGameRequest, OfferState } from "../src/protocol/index.ts";
import type { GamePage } from "./support/game_page.ts";
import { TableDouble } from "./support/table_double.ts";
import { beginAsSecond, clickOffered, FIRST_TURN, PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** Keeps back what the service sends to a page, from `hold` to `release`. */
class Gate {
  private held: (string | Buffer)[] | null = null;
  private socket: WebSocketRoute | null = null;

  async attach(page: Page): Promise<void> {
    await page.routeWebSocket(/\/api\/v1\/socket/, (socket) => {
      this.socket = socket;
      const service = socket.connectToServer();
      socket.onMessage((text) => service.send(text));
      service.onMessage((text) => {
        if (this.held) this.held.push(text);
        else socket.send(text);
      });
    });
  }

  hold(): void {
    this.held = [];
  }

  release(): void {
    const held = this.held ?? [];
    this.held = null;
    for (const text of held) this.socket?.send(text);
  }
}

/** The offers of a page. */
function offers(page: Page) {
  return page.getByRole("status", { name: "Offers" });
}

async function begin(game: GamePage, args: Parameters<typeof beginAsSecond>): Promise<Page> {
  const { friend, address } = await beginAsSecond(...args);
  game.id = address.split("/").at(-1) ?? "";
  return friend;
}

test("a queued turn goes with the turn that is taken back", async ({ game, texts }) => {
  await game.open({ bot_delay_ms: 3000 });
  await game.click("a3", "a5");
  await game.click("b3", "b5");
  await expect(game.banner).toContainText(texts.guide.queued());
  await game.button(texts.beside.takeBack()).first().click();
  await expect.poll(async () => (await game.state()).events.at(-1)?.kind).toBe("take_back");
  await game.myTurn();
  await expect(game.banner).toContainText(texts.guide.queueEmptied());
  await expect(game.square("b3")).toHaveAttribute("aria-label", /red/);
  expect((await game.state()).events.at(-1)?.kind).toBe("take_back");
});

test("a queued turn goes when a friend takes a turn back", async ({ game, browser, baseURL, texts }) => {
  const friend = await begin(game, [game.page, browser, baseURL]);
  await clickOffered(friend, FIRST_TURN);
  await game.myTurn();
  await game.click("c2", "c4");
  await game.click("h2", "h4");
  await expect(game.banner).toContainText(texts.guide.queued());
  await friend.getByRole("button", { name: "Take back" }).first().click();
  await friend.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await offers(game.page).getByRole("button", { name: "Accept" }).click();
  await expect.poll(async () => (await game.state()).events.at(-1)?.kind).toBe("take_back");
  await expect(game.page.locator(".arrows")).toHaveCount(0);
  await expect(game.banner).toContainText(texts.guide.queueEmptied());
  await friend.context().close();
});

test("an answer to an offer that has lapsed is not sent as an offer", async ({
  game,
  browser,
  baseURL,
  texts,
}) => {
  const gate = new Gate();
  await gate.attach(game.page);
  const friend = await begin(game, [game.page, browser, baseURL]);
  await friend.getByRole("button", { name: "Offer a draw" }).click();
  await friend.getByRole("dialog").getByRole("button", { name: "Offer a draw" }).click();
  const accept = offers(game.page).getByRole("button", { name: "Accept" });
  await expect(accept).toBeEnabled();
  gate.hold();
  await clickOffered(friend, FIRST_TURN);
  await expect.poll(() => game.moves()).toHaveLength(1);
  await accept.click();
  gate.release();
  await expect(game.banner).toContainText(texts.game.offerLapsed());
  await game.button(texts.game.ok()).click();
  await game.myTurn();
  const { events } = await game.state();
  expect(events.filter(({ kind }) => kind === "agree_draw")).toHaveLength(1);
  await friend.context().close();
});

test("a new offer comes below the older one, and its buttons rest until it can be read", async ({
  game,
  page,
}) => {
  const table = new TableDouble();
  await table.attach(page);
  await game.open({ table: PRIVATE });
  await game.myTurn();
  const take: OfferState = { of: 1, seat: "yellow", offer: { what: "take_back" }, asked: ["red"] };
  table.change({ offers: [take] });
  const lines = offers(page).locator(".offer");
  await expect(lines.first().getByRole("button", { name: "Accept" })).toBeEnabled();
  // Somebody presses a button at the moment at which another line comes.
  await page.evaluate(() => {
    const place = document.querySelector(".offers");
    new MutationObserver(() => {
      const buttons = [...(place?.querySelectorAll("button") ?? [])];
      document.title = buttons.every((button) => button.ariaDisabled === "true") ? "rests" : "awake";
      for (const button of buttons) button.click();
    }).observe(place as Element, { childList: true, subtree: true });
  });
  table.change({ offers: [take, { of: 2, seat: "blue", offer: { what: "pause" }, asked: ["red"] }] });
  await expect(lines).toHaveCount(2);
  await expect(lines.first()).toContainText("Yellow");
  await expect(page).toHaveTitle("rests");
  await expect(lines.nth(1).getByRole("button", { name: "Accept" })).toBeEnabled();
  expect((await game.state()).events.map(({ kind }) => kind)).toEqual(["started"]);
});

test("a question that comes to mean something else rests until it can be read", async ({ game, page }) => {
  const table = new TableDouble();
  await table.attach(page);
  await game.open({ table: PRIVATE });
  await game.myTurn();
  table.tell({ type: "you", you: { held: ["red"], may: { agree_draw: ["red"] } } });
  await game.button("Offer a draw").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("heading")).toHaveText("Offer a draw?");
  await pressOnChange(page, "dialog", "Agree to a draw");
  table.change({ draw: { of: 1, since: 1, by: ["yellow"], asked: ["red"] } });
  await expect(dialog.getByRole("heading")).toHaveText("Agree to a draw?");
  await expect(page).toHaveTitle("rests");
  await expect(dialog.getByRole("button", { name: "Agree to a draw" })).toBeEnabled();
  expect((await game.state()).events.map(({ kind }) => kind)).toEqual(["started"]);
});

test("a button that comes to mean something else rests", async ({ game, page }) => {
  const table = new TableDouble();
  await table.attach(page);
  await game.open({ table: PRIVATE });
  await game.myTurn();
  const may = (what: string, asks: boolean) => {
    const offer = [{ seat: "red", offer: { what }, asks }];
    table.tell({ type: "you", you: { held: ["red"], may: { resign: ["red"], offer } } });
  };
  may("pause", true);
  await expect(game.button("Pause")).toBeEnabled();
  await pressOnChange(page, ".controls", "Go on");
  may("resume", true);
  await expect(game.button("Go on")).toBeVisible();
  await expect(page).toHaveTitle("rests");
  await expect(game.button("Go on")).toBeEnabled();
  await expect(game.banner).not.toHaveClass(/banner-trouble/);
});

/** Presses a button at the moment at which it gets this label, as a finger does that was on its way. */
async function pressOnChange(page: Page, place: string, label: string): Promise<void> {
  await page.evaluate(
    ([place = "", label]) => {
      const element = document.querySelector(place) as Element;
      new MutationObserver((_, observer) => {
        const buttons = [...element.querySelectorAll("button")];
        const button = buttons.find(({ textContent }) => textContent?.trim() === label);
        if (!button) return;
        observer.disconnect();
        document.title = button.ariaDisabled === "true" ? "rests" : "awake";
        button.click();
      }).observe(element, { childList: true, subtree: true, characterData: true });
    },
    [place, label],
  );
}

test("a device that slept shows the time that is left at once", async ({ game, page, browser, baseURL }) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    let lost = 0;
    performance.now = () => now() - lost;
    addEventListener("sleep", () => {
      lost += 20_000;
    });
  });
  const request: Partial<NewGameRequest> = { clock: { kind: "real_time", base_s: 60, increment_s: 5 } };
  const friend = await begin(game, [page, browser, baseURL, request]);
  await clickOffered(friend, FIRST_TURN);
  await game.myTurn();
  await game.click("c2", "c4");
  await clickOffered(friend, ["b6", "c7"]);
  await game.myTurn();
  const clock = page.locator(".plate-yellow .clock");
  await page.waitForTimeout(21_000);
  await page.evaluate(() => {
    dispatchEvent(new Event("sleep"));
    document.dispatchEvent(new Event("visibilitychange"));
    document.dispatchEvent(new Event("resume"));
  });
  await expect(clock).toContainText(/^0:[34]\d/, { timeout: 2_000 });
  await friend.context().close();
});

test("a page out of the browser's memory reads its lists again", async ({ page, game, texts }) => {
  await game.open();
  await game.myTurn();
  await page.goto("/");
  const list = page.getByRole("region", { name: texts.home.yourGames() });
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await page.evaluate(() => {
    const games = JSON.parse(localStorage.getItem("djambi.games") ?? "[]");
    localStorage.setItem("djambi.games", JSON.stringify([{ ...games[0], id: "another" }, ...games]));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  await expect(list.getByRole("listitem")).toHaveCount(2);
});
