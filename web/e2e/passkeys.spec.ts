/** Passkeys: an account made by one in the midst of a game, signed in to and proven by it, and kept without it. */
import type { CDPSession, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { OF_THREE, PRIVATE } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

// Passkeys are those of a name.
test.use({ baseURL: async ({ service }, use) => use(service.url.replace("127.0.0.1", "localhost")) });

const PASSWORD = "violet anvil 92";

/** A name that no other test of the same service takes. */
function freshName(): string {
  return `Lucrezia-${Math.random().toString(36).slice(2, 9).replaceAll(/[01]/g, "x")}`;
}

/** A device that knows its user by a finger, and answers at once. */
class Device {
  private constructor(
    private readonly browser: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async of(page: Page): Promise<Device> {
    const browser = await page.context().newCDPSession(page);
    await browser.send("WebAuthn.enable");
    const { authenticatorId } = await browser.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        ctap2Version: "ctap2_1",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
        defaultBackupEligibility: true,
        defaultBackupState: true,
      },
    });
    return new Device(browser, authenticatorId);
  }

  /** Whether it knows who touches it. */
  async knows(isUserVerified: boolean): Promise<void> {
    await this.browser.send("WebAuthn.setUserVerified", { ...this.its, isUserVerified });
  }

  /** The number of its passkeys. */
  async passkeys(): Promise<number> {
    return (await this.browser.send("WebAuthn.getCredentials", this.its)).credentials.length;
  }

  private get its() {
    return { authenticatorId: this.authenticatorId };
  }
}

/** Lets no field offer a passkey by itself: the user presses a button. */
async function offerNothing(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
}

test("a guest keeps a game by a passkey, and comes back by the field of the name", async ({
  game,
  page,
  texts,
}) => {
  const { account } = texts;
  const name = freshName();
  const device = await Device.of(page);
  await game.playAtOnce();
  await game.open({ ...OF_THREE, table: { ...PRIVATE, begins: "at_once" } });
  await game.myTurn();
  await page.locator(".settings summary").click();
  await page.getByRole("button", { name: account.keepGames(), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: account.makeAccount() });
  const byPasskey = dialog.getByRole("button", { name: account.signUpByPasskey() });
  await expectNoViolations(page);

  // A name that cannot be had makes no passkey, and a device that knows nobody makes no account.
  await dialog.getByLabel(account.name(), { exact: true }).fill("x");
  await byPasskey.click();
  await expect(dialog.getByRole("alert")).not.toBeEmpty();
  await expect(dialog.getByLabel(account.name(), { exact: true })).toBeFocused();
  await dialog.getByLabel(account.name(), { exact: true }).fill(name);
  await device.knows(false);
  await byPasskey.click();
  await expect(dialog.getByRole("alert")).toContainText(account.passkeyNone());
  expect(await device.passkeys()).toBe(0);
  await device.knows(true);
  await byPasskey.click();
  await expect(page.getByText(account.keptGames())).toBeVisible();
  await expect(page.locator(".plate-red")).toContainText(name);
  expect(await device.passkeys()).toBe(1);
  const address = page.url();

  await page.goto("/account");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: account.signOut(), exact: true }).click();
  await expect(page.locator("#player")).not.toContainText(name);
  // The field offers the passkey, which the device gives.
  await page.goto("/account");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.goto(address);
  await expect(page.locator(".plate-red .plate-kind")).toHaveText(texts.game.you());
});

test("a passkey signs in by a press, proves who the user is, and is not the last to go", async ({
  page,
  texts,
}) => {
  const { account } = texts;
  const name = freshName();
  await offerNothing(page);
  await Device.of(page);
  await page.goto("/account");
  const make = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await make.getByLabel(account.name(), { exact: true }).fill(name);
  await make.getByRole("button", { name: account.signUpByPasskey() }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: account.signOut(), exact: true }).click();
  await page.waitForURL("**/");
  await page.goto("/account");
  await page.getByRole("button", { name: account.signInByPasskey() }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  const panel = page.getByRole("region", { name: account.passkeys(), exact: true });
  await expect(panel).toContainText(account.passkeySynced());
  await panel.getByRole("button", { name: account.renamePasskeyOf({ name: "Chrome, Linux" }) }).click();
  await expect(panel.getByLabel(account.passkeyName())).toBeFocused();
  await panel.getByLabel(account.passkeyName()).fill("Blue key");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("listitem")).toContainText("Blue key");
  // The device has one for this account already.
  await panel.getByRole("button", { name: account.addPasskey(), exact: true }).click();
  await expect(panel.getByRole("alert").first()).toHaveText(account.passkeyNone());

  // As if ten minutes had gone by.
  await page.route(
    "**/api/v1/account/passkeys/*",
    (route) => route.fulfill({ status: 401, json: { code: "proof_wanted", message: "" } }),
    { times: 1 },
  );
  const remove = panel.getByRole("button", { name: account.removePasskeyOf({ name: "Blue key" }) });
  await remove.click();
  const proof = page.getByRole("region", { name: account.prove() });
  await expectNoViolations(page);
  const proven = page.waitForResponse("**/api/v1/account/proof");
  await proof.getByRole("button", { name: account.goOn(), exact: true }).click();
  expect((await proven).status()).toBe(204);
  await expect(panel.getByRole("alert").first()).not.toBeEmpty();
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(proof).toHaveCount(0);

  const more = page.getByRole("group").filter({ hasText: account.choosePasswordText() });
  await page.getByText(account.choosePassword(), { exact: true }).first().click();
  await more.getByLabel(account.newPassword(), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText(account.passwordChanged())).toBeVisible();
  await remove.click();
  await expect(panel.getByRole("status")).toHaveText(account.passkeyRemoved());
  await expect(panel.getByRole("listitem")).toHaveCount(0);
  await expectNoViolations(page);
});

test("a moderator with a passkey moderates by it, and not by the password", async ({
  page,
  texts,
  service,
}) => {
  const { account } = texts;
  const name = freshName();
  await offerNothing(page);
  await Device.of(page);
  await page.goto("/account");
  const make = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await make.getByLabel(account.name(), { exact: true }).fill(name);
  await make.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await make.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  const panel = page.getByRole("region", { name: account.passkeys(), exact: true });
  await panel.getByRole("button", { name: account.addPasskey(), exact: true }).click();
  await expect(panel.getByRole("status")).toHaveText(account.passkeyAdded());
  service.admin("role", name, "moderator");

  // Another passkey, a new name or an end of sessions wants the passkey, and the password proves nothing.
  await page.getByText(account.takeAlong(), { exact: true }).click();
  const more = page.getByRole("group").filter({ hasText: account.takeAlongText() });
  await more.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  const asked = page.waitForResponse("**/api/v1/account/proof/passkey");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await asked).status()).toBe(204);
  await download;

  await page.getByRole("button", { name: account.signOut(), exact: true }).click();
  await page.waitForURL("**/");
  await page.goto("/account");
  const door = page.getByRole("region", { name: account.signIn(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill(name);
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await page.goto("/moderation");
  await expect(page.locator("input[type=password]")).toHaveCount(0);
  await expectNoViolations(page);
  await page.locator("#passkey").click();
  await expect(page.locator("a[href='/moderation/log']")).toBeVisible();
});
