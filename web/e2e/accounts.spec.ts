/** Accounts: made in the midst of a game, taken along to another browser, ended from afar, kept by a second factor. */
import type { Browser, Page } from "@playwright/test";
import { DELETION_DAYS } from "../src/protocol/index.ts";
import { expectNoViolations } from "./support/axe.ts";
import { shown } from "./support/second_factor.ts";
import { OF_THREE, PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

const PASSWORD = "violet anvil 92";

/** A name that no other test of the same service takes. */
function freshName(): string {
  return `Lucrezia-${Math.random().toString(36).slice(2, 9).replaceAll(/[01]/g, "x")}`;
}

async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en", viewport: { width: 390, height: 844 } });
  return context.newPage();
}

async function signIn(page: Page, { account }: Texts, name: string, password = PASSWORD): Promise<void> {
  await page.goto("/account");
  const door = page.getByRole("region", { name: account.signIn(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill(password);
  await door.getByRole("button", { name: account.signIn(), exact: true }).click();
}

test("a guest keeps a game by an account, and goes on in another browser", async ({
  game,
  page,
  browser,
  baseURL,
  texts,
}) => {
  const { account, common } = texts;
  const name = freshName();
  await game.playAtOnce();
  await game.open({ ...OF_THREE, table: { ...PRIVATE, begins: "at_once" } });
  await game.myTurn();
  const plate = page.locator(".plate-red");
  await page.locator(".settings summary").click();
  await page.getByRole("button", { name: account.keepGames(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: account.makeAccount() });
  await expectNoViolations(page);

  // What is refused is told at its field, and what was typed stays.
  await dialog.getByLabel(account.name(), { exact: true }).fill(name);
  await dialog.getByLabel(account.password(), { exact: true }).fill("password");
  await dialog.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  await expect(dialog.getByRole("alert")).toContainText("easy to guess");
  await expect(dialog.getByLabel(account.password(), { exact: true })).toBeFocused();
  await expect(dialog.getByLabel(account.name(), { exact: true })).toHaveValue(name);
  await dialog.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(account.keptGames())).toBeVisible();
  await expect(plate).toContainText(name);

  // The same page plays on.
  await game.myTurn();
  const fields = await otherBrowser(browser, baseURL);
  await signIn(fields, texts, name);
  await expect(fields.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expectNoViolations(fields);
  await fields.goto(page.url());
  await expect(fields.locator(".plate-red")).toContainText(name);
  await expect(fields.locator(".plate-red .plate-kind")).not.toHaveText(
    common.noAccount({ account: "none" }),
  );

  // The first browser ends the session of the second, whose page becomes that of a stranger at once.
  await page.goto("/account");
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect(page.getByRole("listitem").getByRole("button")).toHaveCount(0);
  await expect(fields.locator(".plate-kind").filter({ hasText: texts.game.you() })).toHaveCount(0);
  await page.getByRole("button", { name: account.signOut(), exact: true }).click();
  await expect(page.locator("#player")).not.toContainText(name);
  await page.goBack();
  await expect(plate).toContainText(name);
  await expect(page.locator(".plate-kind").filter({ hasText: texts.game.you() })).toHaveCount(0);
});

test("who signs in takes the games of the browser along", async ({ game, page, browser, baseURL, texts }) => {
  const { account } = texts;
  const name = freshName();
  const home = await otherBrowser(browser, baseURL);
  await home.goto("/account");
  const door = home.getByRole("region", { name: account.makeAccount(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await door.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  await expect(home.getByRole("heading", { name, level: 1 })).toBeVisible();

  await game.open();
  const address = page.url();
  await page.goto("/account");
  await expect(page.getByLabel(account.takeGames({ count: 1 }))).toBeChecked();
  await expectNoViolations(page);
  await signIn(page, texts, name, "wrong password");
  await expect(page.getByRole("alert").first()).toContainText("No account has this name");
  await signIn(page, texts, name);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await home.goto(address);
  await expect(home.locator(".plate-red")).toContainText(name);
  await expect(home.locator(".plate-red .plate-kind")).toHaveText(texts.game.you());
});

test("an account is taken along in a file, deleted, and kept by coming back", async ({ page, texts }) => {
  const { account } = texts;
  const name = freshName();
  await page.goto("/account");
  const door = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await door.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  const more = (title: string) =>
    page.locator("details", { has: page.locator("summary", { hasText: title }) });
  const open = async (title: string, password: string) => {
    await more(title).locator("summary").click();
    await more(title).getByLabel(account.password(), { exact: true }).fill(password);
    await more(title).getByRole("button").click();
  };
  await open(account.takeAlong(), "not the password");
  await expect(more(account.takeAlong()).getByRole("alert")).not.toBeEmpty();
  await more(account.takeAlong()).getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  const download = page.waitForEvent("download");
  await more(account.takeAlong()).getByRole("button").click();
  expect((await download).suggestedFilename()).toBe("djambi-account.zip");

  await open(account.deleteAccount(), PASSWORD);
  await expect(page.getByRole("status")).toHaveText(account.deletedSoon({ days: DELETION_DAYS }));
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: account.title(), level: 1 })).toBeVisible();
  await signIn(page, texts, name);
  await expect(page.getByRole("status")).toHaveText(account.kept());
  await page.getByRole("main").getByRole("link", { name: account.privacy() }).click();
  await expect(page.getByRole("rowheader")).not.toHaveCount(0);
  await expectNoViolations(page);
});

test("with a second factor, a password alone signs nobody in", async ({ page, browser, baseURL, texts }) => {
  const { account } = texts;
  const name = freshName();
  await page.goto("/account");
  const make = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await make.getByLabel(account.name(), { exact: true }).fill(name);
  await make.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await make.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  const panel = page.getByRole("region", { name: account.secondFactor(), exact: true });
  await panel.getByText(account.switchOn(), { exact: true }).first().click();
  await panel.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("img", { name: account.scanAlt() })).toHaveJSProperty("complete", true);
  const secret = (await panel.locator(".account-secret").textContent()) ?? "";
  await expectNoViolations(page);
  await panel.getByLabel(account.code()).fill("12345");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).not.toBeEmpty();
  await panel.getByLabel(account.code()).fill(shown(secret, -1));
  await page.keyboard.press("Enter");
  const codes = panel.getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().textContent();
  await expectNoViolations(page);
  await panel.getByRole("button", { name: account.keptCodes() }).click();
  await expect(codes).toHaveCount(0);

  // Elsewhere the form asks for a code once the password is right, and keeps what was typed.
  const other = await otherBrowser(browser, baseURL);
  await signIn(other, texts, name);
  const code = other.getByLabel(account.code());
  await expect(code).toBeFocused();
  await expectNoViolations(other);
  await code.fill("000 000");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("alert").first()).not.toBeEmpty();
  await expect(code).toBeFocused();
  await code.fill(shown(secret));
  await other.keyboard.press("Enter");
  await expect(other.getByRole("heading", { name, level: 1 })).toBeVisible();

  // Somebody who has lost the app has the recovery codes, and sees how many are left.
  await page.getByRole("button", { name: account.signOut(), exact: true }).click();
  await page.waitForURL("**/");
  await signIn(page, texts, name);
  await page.getByLabel(account.code()).fill(recovery ?? "");
  await page.keyboard.press("Enter");
  await expect(panel).toContainText("9");
  await panel.getByText(account.switchOff(), { exact: true }).first().click();
  const off = panel.getByRole("group").filter({ hasText: account.switchOffText() });
  await off.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(panel).toContainText(account.secondFactorText());
});
