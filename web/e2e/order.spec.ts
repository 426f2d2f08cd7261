/** Order: from a report to a ban to an answer, by three people. */
import type { Browser, Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { shown } from "./support/second_factor.ts";
import { expect, test } from "./support/test.ts";
import { type Texts, textsIn } from "./support/texts.ts";

const PASSWORD = "violet anvil 92";
const REASON = "Another’s name, after a warning.";

/** A browser of somebody with an account. */
async function person(browser: Browser, baseURL: string, name: string, locale: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto("/");
  const made = await page.request.post("/api/v1/account", { data: { name, password: PASSWORD } });
  expect(made.status()).toBe(201);
  return page;
}

/** Gives the account of a page a second factor. */
async function addFactor({ request }: Page): Promise<void> {
  const path = "/api/v1/account/second-factor";
  const told = await (await request.post(path, { data: { password: PASSWORD } })).json();
  const code = shown(told.secret, -1);
  const confirmed = await request.post(`${path}/confirmation`, { data: { code } });
  expect(confirmed.status()).toBe(200);
}

/** The form of a page that has this field. */
function form(page: Page, field: string): Locator {
  return page.locator("form").filter({ has: page.locator(field) });
}

/** Reports the name of somebody, from their page. */
async function reportName(page: Page, name: string): Promise<void> {
  await page.goto(`/player/${name}`);
  await page.locator('a[href^="/report"]').click();
  await expectNoViolations(page);
  await page.locator("textarea").fill("His name is mine.");
  await page.locator("form button").click();
  await expect(page.locator("main").getByRole("status")).toBeVisible();
}

/** Looks at the only report on somebody and closes it. */
async function closeReport(page: Page, name: string): Promise<void> {
  await page.goto("/moderation");
  await expectNoViolations(page);
  await page.getByRole("link", { name }).click();
  await page.locator('.order-open a[href^="/moderation/report"]').click();
  await expect(page.getByText("His name is mine.")).toBeVisible();
  await expectNoViolations(page);
  await form(page, 'input[value="close"]').getByRole("button").click();
  await expect(page.locator(".order-open")).toHaveCount(0);
}

/** Keeps the person of a case out for a week, by the keyboard. */
async function ban(page: Page): Promise<void> {
  const act = form(page, 'input[value="act"]');
  await act.locator('select[name="kind"]').selectOption("ban");
  await act.locator('select[name="hours"]').selectOption("168");
  await act.locator("textarea").fill(REASON);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".order-act")).toHaveCount(1);
  await expectNoViolations(page);
}

/** Signs in as somebody who is kept out, who reads why and answers. */
async function answer(page: Page, name: string, { account }: Texts): Promise<void> {
  await page.goto("/account");
  const door = page.getByRole("region", { name: account.signIn(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await door.getByRole("button", { name: account.signIn(), exact: true }).click();
  await expect(page).toHaveURL(/\/concerns$/);
  await expect(page.getByText(REASON)).toBeVisible();
  await expectNoViolations(page);
  await page.locator(".order-more summary").click();
  await page.locator("textarea").fill("It is mine, too.");
  await form(page, 'input[name="act"]').getByRole("button").click();
  await expect(page.getByText("It is mine, too.")).toBeVisible();
  await expect(page.locator("textarea")).toHaveCount(0);
}

/** The number of the newest act in the log. */
async function newest(page: Page): Promise<string> {
  const heading = await page.locator(".order-act h3").first().textContent();
  return /^\d+/.exec(heading?.trim() ?? "")?.[0] ?? "";
}

for (const language of ["en", "fr", "es"]) {
  test(`a report leads to a ban, and that to an answer: ${language}`, async ({
    browser,
    baseURL,
    service,
  }) => {
    const texts = await textsIn(language);
    const tail = `${language}${Math.random().toString(36).slice(2, 7).replaceAll(/[01]/g, "x")}`;
    const ada = await person(browser, baseURL, `Ada${tail}`, language);
    const bob = await person(browser, baseURL, `Bob${tail}`, language);
    const mona = await person(browser, baseURL, `Mona${tail}`, language);
    await reportName(ada, `Bob${tail}`);
    expect((await mona.goto("/moderation"))?.status(), "only moderators find the page").toBe(404);
    service.admin("role", `Mona${tail}`, "moderator");
    await mona.goto("/moderation");
    await expect(
      mona.locator('main a[href="/account"]'),
      "nobody moderates without a second factor",
    ).toBeVisible();
    await addFactor(mona);
    await closeReport(mona, `Bob${tail}`);

    // The bell of who has reported it tells that it was looked at.
    await ada.goto("/");
    await ada.locator(".bell").click();
    await ada.getByRole("link", { name: texts.home.noticeConcern() }).click();
    await expect(ada).toHaveURL(/\/concerns$/);

    await bob.goto("/");
    await ban(mona);
    const isSignedIn = async () => (await (await bob.request.get("/api/v1/me")).json()).account;
    await expect.poll(isSignedIn).toBe(false);
    await answer(bob, `Bob${tail}`, texts);
    await mona.reload();
    await expect(mona.getByText("It is mine, too.")).toBeVisible();
    await mona.goto("/moderation/log");
    await expect(mona.getByText(REASON).first()).toBeVisible();
    await expectNoViolations(mona);
    // The next of these tests comes from the same network.
    service.admin("act", "end", "--act", await newest(mona), "--reason", "The test is over.");
    for (const page of [ada, bob, mona]) await page.context().close();
  });
}
