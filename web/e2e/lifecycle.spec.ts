/** Around a game: reloads, a killed service, a review, resignation, draws, themes, pages without scripts. */
import { Service } from "./support/service.ts";
import { expect, test } from "./support/test.ts";

test("a reload in the middle of a game changes nothing", async ({ game, page }) => {
  await game.open();
  await game.click("c2", "d3");
  await game.myTurn();
  const before = await game.moves();
  await page.reload();
  await game.myTurn();
  expect(await game.moves()).toEqual(before);
  await expect(page.getByLabel("Turns played").getByRole("listitem")).toHaveCount(before.length);
  await game.click("c1", "d2");
  await expect.poll(async () => (await game.moves()).includes("c1d2")).toBe(true);
});

test("the service is killed and started again: the game goes on, no turn is lost or doubled", async ({
  game,
  page,
}) => {
  const service = new Service();
  await service.start();
  try {
    const seats = { red: { kind: "person", mine: true } } as const;
    const data = { rules: "classic", bot_delay_ms: 0, seats };
    const created = await (await page.request.post(`${service.url}/api/v1/games`, { data })).json();
    await page.goto(`${service.url}${created.url}`);
    await game.click("c2", "d3");
    await game.myTurn();
    await service.kill();
    await expect(page.getByText("Reconnecting…")).toBeVisible();
    await game.click("c1", "d2");
    await expect(game.banner).toContainText("Your move will be sent when you reconnect.");
    await service.start();
    await expect(page.getByText("Reconnecting…")).toHaveCount(0, { timeout: 15_000 });
    await game.myTurn();
    const { events } = await (await page.request.get(`${service.url}/api/v1/games/${created.id}`)).json();
    const mine = events.filter((event: { seat: string }) => event.seat === "red");
    expect(mine.map((event: { move: string }) => event.move)).toEqual(["c2d3", "c1d2"]);
  } finally {
    await service.end();
  }
});

test("offline is seen at once, and the turn is sent when the network is back", async ({
  game,
  page,
  context,
}) => {
  await game.open();
  await game.myTurn();
  await context.setOffline(true);
  await expect(page.getByText("Offline", { exact: true })).toBeVisible({ timeout: 1000 });
  await game.click("c2", "d3");
  await expect(game.banner).toContainText("Your move will be sent when you reconnect.", { timeout: 1000 });
  expect(await (await fetch(`${new URL(page.url()).origin}/api/v1/games/${game.id}`)).json()).toMatchObject({
    events: [],
  });
  await context.setOffline(false);
  await game.myTurn();
  await expect(page.getByText("Offline", { exact: true })).toHaveCount(0);
  expect((await game.moves())[0]).toBe("c2d3");
});

test("a turn that the service does not answer is said to be on its way", async ({ game, page }) => {
  // The service gets nothing more over the page's first connection, and so does not answer.
  let silent = false;
  let connections = 0;
  await page.routeWebSocket(/socket$/, (page) => {
    const isFirst = connections === 0;
    connections += 1;
    const server = page.connectToServer();
    page.onMessage((message) => {
      if (!(silent && isFirst)) server.send(message);
    });
  });
  await game.open();
  await game.myTurn();
  silent = true;
  await game.click("c2", "d3");
  await expect(game.banner).toContainText("Sending…", { timeout: 2500 });
  // The dead connection is given up, and the turn sent again.
  await game.myTurn();
  expect((await game.moves()).filter((move) => move === "c2d3")).toHaveLength(1);
});

test("earlier turns are reviewed by list, buttons and keys", async ({ game, page }) => {
  await game.open();
  await game.click("c2", "d3");
  await game.myTurn();
  const turns = page.getByLabel("Turns played").getByRole("button");
  await turns.first().click();
  await expect(game.banner).toContainText("Looking back: turn 1 of 4");
  await page.keyboard.press("ArrowLeft");
  await expect(game.banner).toContainText("The position at the start.");
  await expect(game.square("c2")).toHaveAttribute("aria-label", /red militant/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(game.banner).toContainText("turn 2 of 4");
  await page.keyboard.press("End");
  await game.myTurn();
  await page.getByRole("button", { name: "To the start" }).click();
  await game.banner.getByRole("button", { name: "Back to now" }).click();
  await game.myTurn();
});

test("the newest turn is in sight in a long list of turns", async ({ game, page }) => {
  const mine = { kind: "person", mine: true } as const;
  await game.open({
    options: { repetition: "0" },
    seats: { red: mine, blue: mine, yellow: mine, green: mine },
  });
  const turns = page.getByLabel("Turns played").getByRole("button");
  const there = { Red: ["a3", "a4"], Blue: ["i3", "i4"], Yellow: ["i7", "i6"], Green: ["a7", "a6"] };
  for (let round = 0; round < 5; round++) {
    for (const [seat, squares] of Object.entries(there)) {
      await expect(game.banner).toContainText(`${seat}’s turn`);
      await game.click(...(round % 2 === 0 ? squares : squares.toReversed()));
    }
  }
  await expect(turns).toHaveCount(20);
  const expectInSight = async (index: number) => {
    const [list, item] = await Promise.all([
      page.locator(".turns-list").boundingBox(),
      turns.nth(index).boundingBox(),
    ]);
    if (!list || !item) throw new Error("The list of turns is missing.");
    expect(item.y).toBeGreaterThanOrEqual(list.y);
    expect(item.y + item.height).toBeLessThanOrEqual(list.y + list.height);
  };
  await expectInSight(19);
  for (let back = 18; back >= 0; back--) {
    await page.keyboard.press("ArrowLeft");
    await expect(turns.nth(back)).toHaveAttribute("aria-current", "step");
    await expectInSight(back);
  }
});

test("resigning asks for confirmation", async ({ game, page }) => {
  await game.open({ bot_delay_ms: 3000 });
  await game.myTurn();
  await game.button("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
  expect((await game.state()).events).toHaveLength(0);
  await game.button("Resign").click();
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await expect(page.getByRole("dialog")).toContainText("You are out");
  await page.getByRole("button", { name: "Keep watching" }).click();
  await expect(page.locator(".plate-red")).toContainText("out");
  await expect(page.getByLabel("Turns played").getByRole("listitem").first()).toHaveText("Red resigns");
  expect((await game.state()).events[0]).toMatchObject({ kind: "resign", seat: "red" });
});

test("players agree to a draw", async ({ game, page }) => {
  const mine = { kind: "person", mine: true } as const;
  await game.open({
    players: 2,
    seats: { red: mine, yellow: mine, blue: { kind: "absent" }, green: { kind: "absent" } },
  });
  for (const [seat, button] of [
    ["red", "Offer a draw"],
    ["yellow", "Agree to a draw"],
  ] as const) {
    await game.button(button).click();
    await page.getByRole("dialog").getByLabel("For").selectOption(seat);
    await page.getByRole("dialog").getByRole("button", { name: button }).click();
  }
  await expect(page.getByRole("dialog").getByRole("heading")).toHaveText("A draw between Red and Yellow");
});

test("the theme is remembered", async ({ page }) => {
  await page.goto("/");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole("button", { name: /^Colours/ }).click();
  await page.getByRole("button", { name: "Colours: light" }).click();
  expect(await background()).not.toBe(light);
  await page.goto("/rules");
  expect(await background()).not.toBe(light);
});

test("the layout does not shift while turns are played", async ({ game, page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value);
    });
    observer.observe({ type: "layout-shift", buffered: true });
  });
  await game.open();
  await game.click("c2", "d3");
  await game.myTurn();
  await page.keyboard.press("Home");
  await page.keyboard.press("End");
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.02);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the rules and a game can be read", async ({ page }) => {
    const data = { rules: "classic", bot_delay_ms: 0, seats: { yellow: { kind: "person" } } };
    const { url } = await (await page.request.post("/api/v1/games", { data })).json();
    await page.goto(url);
    await expect(page.getByText("Yellow: waiting for a friend")).toBeVisible();
    await page.goto("/rules");
    await expect(page.getByRole("img", { name: /^The board at the start/ })).toBeVisible();
  });
});

test("a page of another version reloads once and its unanswered turn is played", async ({ game, page }) => {
  // The page is of this version at first, and says so; after the turn its hello is of another one.
  let old = false;
  let hellos = 0;
  let loads = 0;
  page.on("load", () => {
    loads += 1;
    old = false;
  });
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (typeof message !== "string") return;
      const { type } = JSON.parse(message);
      if (old && type === "command") return;
      if (type === "hello") hellos += 1;
      server.send(old ? message.replace(/"version":\d+/, '"version":1') : message);
    });
  });
  await game.open();
  await game.myTurn();
  old = true;
  await game.click("c2", "d3");
  // The service has been replaced: the page connects again and meets the error.
  await page.evaluate(() => dispatchEvent(new Event("offline")));
  await expect.poll(() => loads, { timeout: 10_000 }).toBe(2);
  await game.expectFirstMove("c2d3");
  await game.myTurn();
  expect(hellos).toBe(3);
  expect(await game.moves().then((moves) => moves.filter((move) => move === "c2d3").length)).toBe(1);
});

test("a page that is of another version after its reload too says so and tries no more", async ({ page }) => {
  let hellos = 0;
  await page.routeWebSocket(/socket$/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      if (JSON.parse(String(message)).type === "hello") hellos += 1;
      server.send(String(message).replace(/"version":\d+/, '"version":1'));
    });
  });
  const { url } = await (
    await page.request.post("/api/v1/games", { data: { rules: "classic", bot_delay_ms: 60_000 } })
  ).json();
  await page.goto(url);
  await expect(page.getByText(/out of date. Reload it/)).toBeVisible();
  await page.waitForTimeout(600);
  expect(hellos).toBe(2);
});
