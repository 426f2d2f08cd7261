/** Accounts by invitation: a link of the host, one of an account, and none. */
import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { Service } from "./support/service.ts";
import { expect, test } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

const PASSWORD = "violet anvil 92";

async function signUp(page: Page, { account }: Texts, name: string): Promise<void> {
  const door = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await door.getByRole("button", { name: account.makeAccount(), exact: true }).click();
}

test("who is invited makes an account, and invites others", async ({ page, browser, texts }) => {
  const { account } = texts;
  const service = new Service(["--registration", "invited"]);
  await service.startPublic();
  try {
    // Nobody is in without an invitation, and what was typed stays.
    await page.goto(`${service.url}/account`);
    await signUp(page, texts, "Lucrezia");
    await expect(page.getByRole("alert").filter({ hasText: /invitation/ })).toBeVisible();
    await expect(page.getByLabel(account.name(), { exact: true }).last()).toHaveValue("Lucrezia");

    const djambi = process.env.DJAMBI ?? "../target/debug/djambi";
    const invite = ["admin", "invite", "--url", service.url, "--database", service.database];
    await page.goto(execFileSync(djambi, invite, { encoding: "utf8" }).trim());
    await expect(page.getByText(account.youAreInvited())).toBeVisible();
    await expect(page).toHaveURL(`${service.url}/account`);
    // It is kept until it is used, on other pages too.
    await page.goto(`${service.url}/rules`);
    await page.goto(`${service.url}/account`);
    await signUp(page, texts, "Lucrezia");
    await expect(page.getByRole("heading", { name: "Lucrezia", level: 1 })).toBeVisible();

    const panel = page.getByRole("region", { name: account.inviteTitle(), exact: true });
    await expect(panel).toContainText("5");
    await panel.getByRole("button", { name: account.invite(), exact: true }).click();
    await expect(panel).toContainText("4");
    await expectNoViolations(page);
    const link = (await panel.locator("code").textContent()) ?? "";
    const friend = await (await browser.newContext({ locale: "en" })).newPage();
    await friend.goto(link);
    await signUp(friend, texts, "Cesare");
    await expect(friend.getByRole("heading", { name: "Cesare", level: 1 })).toBeVisible();
    const stranger = await (await browser.newContext({ locale: "en" })).newPage();
    await stranger.goto(link);
    await signUp(stranger, texts, "Giovanni");
    await expect(stranger.getByRole("alert").filter({ hasText: /invitation/ })).toBeVisible();
  } finally {
    await service.end();
  }
});
