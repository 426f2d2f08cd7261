/** Mail: an address for an account, and a new password by a letter. */
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { Mailbox } from "./support/mailbox.ts";
import { Service } from "./support/service.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

const PASSWORD = "violet anvil 92";
const OTHER_PASSWORD = "quiet orchard 17";

/** A service that sends mail, and the mailbox where it comes. */
async function withMail(
  use: (
    service: Service,
    letter: (count: number, path: string) => Promise<string>,
    mailbox: Mailbox,
  ) => Promise<void>,
): Promise<void> {
  const mailbox = new Mailbox();
  await mailbox.start();
  const service = new Service(["--smtp", mailbox.url, "--mail-from", "djambi@example.org"]);
  await service.startPublic();
  /** The address of a page to which a letter leads. */
  const link = async (count: number, path: string) => {
    await expect.poll(() => mailbox.letters.length).toBe(count);
    const found = new RegExp(`https?://\\S+(${path}\\S+)`).exec(mailbox.letters[count - 1]?.text ?? "");
    return service.url + (found?.[1] ?? "");
  };
  try {
    await use(service, link, mailbox);
  } finally {
    await service.end();
    mailbox.end();
  }
}

/** Makes an account. */
async function signUp(page: Page, { account }: Texts, url: string): Promise<void> {
  await page.goto(`${url}/account`);
  const door = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill("Lucrezia");
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await door.getByRole("button", { name: account.makeAccount(), exact: true }).click();
}

test("a lost password comes back by a letter", async ({ page, texts }) => {
  const { account } = texts;
  await withMail(async (service, link, mailbox) => {
    await signUp(page, texts, service.url);

    // What is no address, or not the password, is told at its field.
    const mail = page.getByRole("region", { name: account.mail(), exact: true });
    await mail.getByLabel(account.mailAddress()).fill("ada@example");
    await mail.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
    await mail.getByRole("button", { name: account.mailSet() }).click();
    await expect(mail.getByRole("alert")).not.toBeEmpty();
    await expect(mail.getByLabel(account.mailAddress())).toBeFocused();
    await expectNoViolations(page);
    await mail.getByLabel(account.mailAddress()).fill("ada@example.org");
    await page.keyboard.press("Enter");
    await expect(mail.getByRole("status")).toHaveText(account.mailAsked({ address: "ada@example.org" }));

    await page.goto(await link(1, "/mail/confirm/"));
    await expectNoViolations(page);
    await page.getByRole("main").getByRole("button").click();
    await expect(page.getByRole("main")).toContainText("ada@example.org");
    await expectNoViolations(page);
    await page.getByRole("main").getByRole("link").click();
    await expect(mail).toContainText(account.mailGoesTo({ address: "ada@example.org" }));
    await page.getByRole("button", { name: account.signOut(), exact: true }).click();
    await page.waitForURL(`${service.url}/`);

    // The password is forgotten: the same words for a name that nobody has.
    await page.goto(`${service.url}/account`);
    const forgot = page.locator("details", { has: page.locator("summary", { hasText: account.forgot() }) });
    for (const who of ["Nobody", "Lucrezia"]) {
      await page.reload();
      await forgot.locator("summary").click();
      await forgot.getByLabel(account.forgotWho()).fill(who);
      await forgot.getByRole("button").click();
      await expect(forgot.getByRole("status")).toHaveText(account.forgotSent());
      await expectNoViolations(page);
    }
    await page.goto(await link(2, "/reset/"));
    await page.getByLabel(account.newPassword(), { exact: true }).fill(OTHER_PASSWORD);
    await page.getByRole("button", { name: account.changePassword() }).click();
    await expect(page.getByRole("heading", { name: "Lucrezia", level: 1 })).toBeVisible();
    await expect.poll(() => mailbox.letters.length).toBe(3);
    expect(mailbox.letters.every(({ to }) => to === "ada@example.org")).toBe(true);

    // And the address goes again.
    await mail.locator("summary", { hasText: account.mailChange() }).click();
    const remove = mail.locator("form").last();
    await remove.getByLabel(account.password(), { exact: true }).fill(OTHER_PASSWORD);
    await remove.getByRole("button").click();
    await expect(mail).toContainText(account.mailNone());
  });
});

test.describe("on a clock of their own", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("a player chooses which letters come, and when", async ({ page, texts }) => {
    const { account } = texts;
    await withMail(async (service, link) => {
      await signUp(page, texts, service.url);
      const mail = page.getByRole("region", { name: account.mail(), exact: true });
      await mail.getByLabel(account.mailAddress()).fill("ada@example.org");
      await mail.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.goto(await link(1, "/mail/confirm/"));
      await page.getByRole("main").getByRole("button").click();
      await page.goto(`${service.url}/account`);
      const open = () => mail.locator("summary", { hasText: account.letters() }).click();
      await open();
      await expectNoViolations(page);
      // Nobody has said yet on which clock the hours are to be.
      const zone = "Asia/Tokyo";
      await expect(mail).toContainText(account.hoursAreElsewhere({ kept: "UTC", zone }));
      await expect(mail.getByLabel(account.letterTurn())).toBeChecked();
      await mail.getByLabel(account.letterTurn()).uncheck();
      await mail.getByLabel(account.letterDigest()).check();
      await mail.getByLabel(account.digestHour()).selectOption("18");
      await mail.getByLabel(account.quietHours()).check();
      await mail.getByLabel(account.quietFrom(), { exact: true }).selectOption("23");
      await mail.getByRole("button", { name: account.save() }).click();
      await expect(mail.getByText(account.saved())).toBeVisible();
      await page.reload();
      await open();
      await expect(mail).toContainText(account.hoursAreOf({ zone }));
      await expect(mail.getByLabel(account.letterTurn())).not.toBeChecked();
      await expect(mail.getByLabel(account.letterAlarm())).toBeChecked();
      await expect(mail.getByLabel(account.digestHour())).toHaveValue("18");
      await expect(mail.getByLabel(account.quietFrom(), { exact: true })).toHaveValue("23");
    });
  });
});
