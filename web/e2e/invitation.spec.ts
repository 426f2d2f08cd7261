/** Invitations: a name and a seat, the link to send, a seat given back, and a renewed link. */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

const TWO = { red: { kind: "person", mine: true }, blue: { kind: "person" } } as const;

/** A page of another browser. */
async function other(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL })).newPage();
}

test("a guest gives a name and sits down; the host sees it", async ({ game, page, browser, baseURL }) => {
  const created = await game.open({ seats: TWO });
  const friend = await other(browser, baseURL);
  await friend.goto(created.invitations[0]?.url ?? "");
  await expect(friend.getByRole("heading")).toHaveText("You are invited");
  await friend.getByLabel("Your name").fill("Djambi prince");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByRole("alert")).toContainText("a name of bots");
  await friend.getByLabel("Your name").fill("Zoë");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/\/game\//);
  await expect(page.getByLabel("Players")).toContainText("Zoë");
  await expect(friend.getByLabel("Players")).toContainText("Zoë");
  await friend.context().close();
});

test("a host who tries their own link is told what it is for, and gives the seat back", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  const created = await game.open({ seats: TWO });
  const link = created.invitations[0]?.url ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading")).toHaveText("This is the link to send");
  await expect(page.getByText("You play Red.")).toBeVisible();
  await expect(page.getByLabel("The link")).toHaveValue(`${baseURL}${link}`);
  await page.getByRole("button", { name: "Sit down there myself" }).click();
  await expect(game.banner).toContainText("Red’s turn");
  const blue = page.locator(".plate-blue");
  await blue.getByRole("button", { name: "Give back" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const friend = await other(browser, baseURL);
  await friend.goto(link);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  await game.click("c2", "d3");
  await expect(friend.getByLabel("What to do now")).toContainText("Your turn, Blue");
  await friend.context().close();
});

test("the host replaces a guest who has not played by a new link", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  const created = await game.open({ seats: TWO });
  const link = created.invitations[0]?.url ?? "";
  const wrong = await other(browser, baseURL);
  await wrong.goto(link);
  await wrong.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("link", { name: "New link" }).click();
  await expect(page.getByRole("heading")).toHaveText("The link was used");
  await page.getByRole("button", { name: "Free the seat and make a new link" }).click();
  await expect(page.getByRole("heading")).toHaveText("This is the link to send");
  const renewed = await page.getByLabel("The link").inputValue();
  expect(renewed).not.toBe(`${baseURL}${link}`);
  await expect(wrong.getByLabel("What to do now")).toContainText("You are watching");
  await wrong.goto(link);
  await expect(wrong.getByText("A newer link has replaced it.")).toBeVisible();
  const friend = await other(browser, baseURL);
  await friend.goto(renewed);
  await friend.getByRole("button", { name: "Sit down" }).click();
  await page.getByRole("link", { name: "To the game" }).click();
  await game.click("c2", "d3");
  await expect(friend.getByLabel("What to do now")).toContainText("Your turn, Blue");
  await game.visit(created.id);
  await expect(page.getByRole("link", { name: "New link" })).toBeVisible();
  for (const guest of [wrong, friend]) await guest.context().close();
});

test("on a phone the buttons of the plates leave room for the names", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const created = await game.open({ seats: { ...TWO, red: { ...TWO.red, name: "Ada" } } });
  const friend = await other(browser, baseURL);
  await friend.goto(created.invitations[0]?.url ?? "");
  await friend.getByLabel("Your name").fill("Zoë");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(page.getByRole("link", { name: "New link" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Give back" })).toBeVisible();
  for (const name of ["Ada", "Zoë"]) {
    const written = page.getByLabel("Players").getByText(name, { exact: true });
    expect(await written.evaluate((span) => span.scrollWidth - span.clientWidth)).toBe(0);
  }
  await friend.context().close();
});

test("without cookies nobody sits down, and the page says why", async ({ game, browser, baseURL, page }) => {
  const created = await game.open({ seats: TWO });
  const friend = await other(browser, baseURL);
  await friend.goto(created.invitations[0]?.url ?? "");
  await friend.context().clearCookies();
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByRole("alert")).toContainText("Allow cookies for this site");
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend).toHaveURL(/\/game\//);
  await friend.context().close();
});

test("an invitation names the board, the rules and the seat, for each friend on any board", async ({
  game,
  page,
  browser,
  baseURL,
}) => {
  const friends = { blue: { kind: "person" }, purple: { kind: "person" } } as const;
  const seats = { red: TWO.red, ...friends, yellow: { kind: "absent" } } as const;
  const { invitations } = await game.open({ board: "ngon5", rules: "arena", seats });
  expect(invitations.map(({ seat }) => seat)).toEqual(["blue", "purple"]);
  const friend = await other(browser, baseURL);
  await friend.goto(invitations[1]?.url ?? "");
  await expect(friend.getByText("Pentachiavel, Arena rules, 4 players")).toBeVisible();
  await expect(friend.getByText("a game of Djambi: Purple.")).toBeVisible();
  await friend.getByLabel("Your name").fill("Zoë");
  await friend.getByRole("button", { name: "Sit down" }).click();
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText("Pentachiavel, Arena rules");
  await expect(page.getByRole("listitem").filter({ hasText: "Zoë" })).toContainText("guest");
  await expect(page.getByRole("button", { name: "Copy link" })).toHaveCount(1);
  await friend.context().close();
});
