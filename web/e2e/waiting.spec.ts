/** The waiting room of a table: people come, are ready, leave, and the game starts. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { FOR_TWO, openTable, PRIVATE, person } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

/** The waiting room of a page. */
const room = (page: Page) => page.getByRole("region", { name: "Waiting for players" });
/** The row of a seat. */
const seat = (page: Page, name: string) =>
  room(page)
    .getByRole("listitem")
    .filter({ hasText: `${name}:` });
const ready = (page: Page) => page.getByRole("button", { name: "I am ready" });

test("two people sit down, are ready, and play without a reload", async ({ page, browser, baseURL }) => {
  await page.request.post("/api/v1/me", { data: { name: "Ana" } });
  const address = await openTable(page, FOR_TWO);
  await page.goto(address);
  await expect(seat(page, "Red")).toContainText("Ana");
  await expect(seat(page, "Yellow")).toContainText("Free");
  await expect(room(page)).toContainText("One seat is free.");
  await expectNoViolations(page);

  const friend = await person(browser, baseURL, "Bo");
  await friend.goto(address);
  await friend.getByRole("button", { name: "Sit down as Yellow" }).click();
  await expect(seat(page, "Yellow")).toContainText("Bo");
  await expect(page.getByRole("status").filter({ hasText: "Bo sits down as Yellow." })).toBeAttached();
  await expect(ready(friend)).toBeFocused();
  // Somebody who is ready may think again.
  await expect(seat(page, "Red")).toContainText("✓ ready");
  await page.getByRole("button", { name: "Wait, not yet" }).click();
  await expect(seat(friend, "Red")).toContainText("not ready yet");
  await ready(friend).click();
  await expect(seat(page, "Yellow")).toContainText("✓ ready");
  await ready(page).click();
  await expect(room(page)).toHaveCount(0);
  await expect(room(friend)).toHaveCount(0);
  await expect(page.getByLabel("What to do now")).toHaveClass(/banner-mine/);
  await expect(page.getByRole("region", { name: "Players" })).toContainText("Bo");
  await expectNoViolations(page);
  await friend.context().close();
});

test("by the day and without a clock who sits down is ready", async ({ page, browser, baseURL }) => {
  const byDay = { kind: "by_day", turn_s: 86_400, bank_s: 0 } as const;
  for (const clock of [byDay, undefined]) {
    const address = await openTable(page, { ...FOR_TWO, clock });
    await page.goto(address);
    await expect(seat(page, "Red")).toContainText("✓ ready");
    await expect(page.getByRole("button", { name: "Stand up" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Wait, not yet" })).toHaveCount(0);
    await page.getByRole("button", { name: "Stand up" }).click();
    await page.getByRole("button", { name: "Sit down as Red" }).click();
    await expect(page.getByRole("button", { name: "Stand up" })).toBeFocused();
    await expect(ready(page)).toHaveCount(0);
    const friend = await person(browser, baseURL, "Bo");
    await friend.goto(address);
    await friend.getByRole("button", { name: "Sit down as Yellow" }).click();
    await expect(room(friend)).toHaveCount(0);
    await expect(page.getByLabel("What to do now")).toHaveClass(/banner-mine/);
    await friend.context().close();
  }
});

test("the host removes a sitter, and fills with bots", async ({ page, browser, baseURL }) => {
  const address = await openTable(page, FOR_TWO);
  await page.goto(address);
  const guest = await person(browser, baseURL, "Cy");
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sit down as Yellow" }).click();
  await expect(guest.getByRole("button", { name: "Remove" })).toHaveCount(0);
  const remove = page.getByRole("button", { name: "Remove the player from the seat of Yellow" });
  await remove.click();
  await expect(page.getByRole("alert").filter({ hasText: "Cy won’t be able to sit down" })).toBeVisible();
  await page.getByRole("button", { name: "Keep" }).click();
  await expect(seat(page, "Yellow")).toContainText("Cy");
  await remove.click();
  await page.getByRole("button", { name: "Remove for good" }).click();
  await expect(seat(page, "Yellow")).toContainText("Free");
  await expect(seat(guest, "Yellow")).toContainText("Free");
  await expect(guest.getByRole("alert").filter({ hasText: "The host has removed you" })).toBeVisible();
  await page.getByRole("button", { name: "Fill with bots now" }).click();
  await expect(page.getByLabel("What to do now")).toHaveClass(/banner-mine/);
  await guest.context().close();
});

test("a player moves to another seat and stands up", async ({ page, browser, baseURL }) => {
  const seats = {
    red: { kind: "person", mine: true },
    blue: { kind: "person" },
    yellow: { kind: "person" },
  } as const;
  const address = await openTable(page, { ...FOR_TWO, seats });
  const guest = await person(browser, baseURL, "Cy");
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sit down as Yellow" }).click();
  await guest.getByRole("button", { name: "Move here: Blue" }).click();
  await expect(seat(guest, "Blue")).toContainText("Cy");
  await expect(seat(guest, "Yellow")).toContainText("Free");
  await guest.getByRole("button", { name: "Stand up" }).click();
  await expect(seat(guest, "Blue")).toContainText("Free");
  await guest.context().close();
});

test("the link, its QR code and the settings are there on a phone", async ({ page, baseURL, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  const address = await openTable(page, { ...FOR_TWO, table: { ...PRIVATE, talk: "signs", fill_s: 600 } });
  await page.goto(address);
  await expect(page.getByLabel("Link to this table")).toHaveValue(`${baseURL}${address}`);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${address}`);
  const code = page.getByRole("img", { name: "The link as a QR code" });
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(room(page)).toContainText("The players talk only by signs");
  await expect(room(page)).toContainText(/Bots take the free seats in (10|9)/);
  expect(await misfits(page)).toEqual([]);
  await expectNoViolations(page);
});

test("those who wait talk, and read it in the game", async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const address = await openTable(page, FOR_TWO);
  await page.goto(address);
  const guest = await person(browser, baseURL, "Cy");
  await guest.goto(address);
  await expect(guest.getByText("You can only read here.")).toBeVisible();
  await guest.getByRole("button", { name: "Sit down as Yellow" }).click();
  await guest.getByLabel("Say something").fill("Shall we begin?");
  await guest.keyboard.press("Enter");
  await expect(page.getByRole("log")).toContainText("Cy Shall we begin?");
  await page.getByRole("button", { name: "Hello", exact: true }).click();
  await expect(guest.getByRole("log")).toContainText("Hello");
  const draw = guest.getByRole("button", { name: "Draw on the board" });
  await expect(draw, "no board takes a drawing yet").toHaveCount(0);
  await expectNoViolations(page);
  expect(await misfits(page)).toEqual([]);
  await ready(guest).click();
  await guest.getByRole("tab", { name: "Talk" }).click();
  await expect(guest.getByRole("log")).toContainText("Shall we begin?");
  await expect(draw).toBeVisible();
  await guest.context().close();
});

test("a room does not move while it loads, nor do its seats when somebody comes", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const seen = window as unknown as { moved: number };
    seen.moved = 0;
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as unknown as { value: number }[]) seen.moved += shift.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  const address = await openTable(page, FOR_TWO);
  await page.goto(address);
  await expect(ready(page).or(page.getByRole("button", { name: "Wait, not yet" }))).toBeVisible();
  await expect(page.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  const place = () => seat(page, "Red").boundingBox();
  const before = await place();
  const guest = await person(browser, baseURL, "Cy");
  await guest.goto(address);
  await guest.getByRole("button", { name: "Sit down as Yellow" }).click();
  await expect(room(page)).toContainText("All seats are taken.");
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.05);
  await guest.context().close();
});

test("the time until bots come is that of the service, whatever the device believes", async ({ page }) => {
  await page.addInitScript(() => {
    const [now, origin] = [Date.now, performance.timeOrigin];
    Date.now = () => now() + 300_000;
    Object.defineProperty(performance, "timeOrigin", { value: origin + 300_000 });
  });
  const address = await openTable(page, { ...FOR_TWO, table: { ...PRIVATE, fill_s: 600 } });
  await page.goto(address);
  await expect(room(page)).toContainText(/Bots take the free seats in (10|9)\smin/);
});

test("four people find their seats, and the game starts for all of them", async ({
  page,
  browser,
  baseURL,
}) => {
  const seatOfPerson = { kind: "person" } as const;
  const seats = {
    red: { ...seatOfPerson, mine: true },
    blue: seatOfPerson,
    yellow: seatOfPerson,
    green: seatOfPerson,
  };
  const address = await openTable(page, { ...FOR_TWO, seats });
  await page.goto(address);
  const colours = ["Blue", "Yellow", "Green"];
  const guests = await Promise.all(colours.map((colour) => person(browser, baseURL, `P${colour}`)));
  for (const [i, guest] of guests.entries()) {
    await guest.goto(address);
    await guest.getByRole("button", { name: `Sit down as ${colours[i]}` }).click();
    await ready(guest).click();
  }
  for (const one of [page, ...guests]) {
    await expect(room(one)).toHaveCount(0);
    await expect(one.getByRole("region", { name: "Players" })).toContainText("PGreen");
  }
  for (const guest of guests) await guest.context().close();
});
