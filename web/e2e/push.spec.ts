/** Messages to a browser while no page is open: the switch on the page of the account, what arrives, and where it leads. */
import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expectNoViolations } from "./support/axe.ts";
import { misfits } from "./support/layout.ts";
import { test } from "./support/own_service.ts";
import { kept } from "./support/shell.ts";
import { expect, NOTIFYING } from "./support/test.ts";
import type { Texts } from "./support/texts.ts";

const PASSWORD = "violet anvil 92";
/** The key and the secret of a browser: the example of RFC 8291. */
const P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const AUTH = "BTBZMqHH6r4Tts7J_aSIgg";

/** Lets the pages of a browser get an address for messages, or none, as if its maker answered so. */
async function withMaker(context: BrowserContext, permission: NotificationPermission): Promise<void> {
  await context.addInitScript(
    ({ p256dh, auth, permission }) => {
      const name = "test-endpoint";
      const made = () => {
        const endpoint = localStorage.getItem(name);
        if (!endpoint) return null;
        const unsubscribe = async () => {
          localStorage.removeItem(name);
          return true;
        };
        return { endpoint, toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe };
      };
      PushManager.prototype.subscribe = async (options) => {
        const key = options?.applicationServerKey as Uint8Array;
        if (!options?.userVisibleOnly || key.length !== 65) throw new Error("no key");
        localStorage.setItem(name, "https://fcm.googleapis.com/fcm/send/abc");
        return made() as unknown as PushSubscription;
      };
      PushManager.prototype.getSubscription = async () => made() as unknown as PushSubscription;
      let asked = sessionStorage.getItem("asked") !== null;
      Notification.requestPermission = async () => {
        asked = true;
        sessionStorage.setItem("asked", "yes");
        return permission;
      };
      Object.defineProperty(Notification, "permission", { get: () => (asked ? permission : "default") });
    },
    { p256dh: P256DH, auth: AUTH, permission },
  );
}

/** Makes an account, and leads to its page. */
async function signUp(page: Page, { account }: Texts): Promise<void> {
  await page.goto("/account");
  const door = page.getByRole("region", { name: account.makeAccount(), exact: true });
  await door.getByLabel(account.name(), { exact: true }).fill("Lucrezia");
  await door.getByLabel(account.password(), { exact: true }).fill(PASSWORD);
  await door.getByRole("button", { name: account.makeAccount(), exact: true }).click();
  await expect(page.getByRole("heading", { name: "Lucrezia", level: 1 })).toBeVisible();
}

/** The part of the page about messages. */
const panel = (page: Page, { account }: Texts) => page.getByRole("region", { name: account.push() });

/** Delivers a message to the worker of the pages, as the browser does with what its maker sends. */
async function deliver(context: BrowserContext, page: Page, message: object): Promise<void> {
  const session = await context.newCDPSession(page);
  const registrationId = await registration(session);
  const { origin } = new URL(page.url());
  await session.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId,
    data: JSON.stringify(message),
  });
}

async function registration(session: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  return found;
}

/** The notifications that the worker shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const all = await (await navigator.serviceWorker.ready).getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Presses the only notification; returns what the worker does then. A browser lets only a real press open or focus a page,
 * and there is none without a screen, so that is written down instead.
 */
async function press(context: BrowserContext): Promise<string> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("There is no worker.");
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow: (url: string) => Promise<null> };
      WindowClient: { prototype: { url: string; focus: () => Promise<unknown> } };
      NotificationEvent: new (type: string, init: object) => Event;
    };
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(`open ${new URL(url).pathname}`);
        return null;
      };
      scope.WindowClient.prototype.focus = async function () {
        resolve(`focus ${new URL(this.url).pathname}`);
      };
      dispatchEvent(new scope.NotificationEvent("notificationclick", { notification }));
    });
  });
}

test("a switch lets this browser be told, is kept over a new password, and ends with the session", async ({
  page,
  context,
  texts,
}) => {
  const { account } = texts;
  await withMaker(context, "granted");
  await signUp(page, texts);
  const push = panel(page, texts);
  const toggle = push.getByRole("checkbox", { name: account.pushSwitch() });
  await expect(toggle).not.toBeChecked();
  await expect(push.getByRole("button", { name: account.pushTry() })).toHaveCount(0);
  await expect(toggle).toHaveAccessibleDescription(account.pushText());
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(toggle).toBeChecked();
  await expect(page.getByText(account.toldThere())).toBeVisible();
  await expectNoViolations(page);
  expect(await misfits(page)).toEqual([]);

  // No push service is reached from here, which a try says.
  await push.getByRole("button", { name: account.pushTry() }).click();
  await expect(push.getByRole("status").first()).toHaveText(account.pushLater(), { timeout: 20_000 });

  await page.locator("summary", { hasText: account.changePassword() }).click();
  const other = page.locator("details", { has: page.getByLabel(account.newPassword(), { exact: true }) });
  await other.getByLabel(account.currentPassword(), { exact: true }).fill(PASSWORD);
  await other.getByLabel(account.newPassword(), { exact: true }).fill("quiet orchard 17");
  await other.getByRole("button").last().click();
  await expect(other).toHaveCount(0);
  // The session is another one, which is told as the one before.
  const sessions = async () => (await (await page.request.get("/api/v1/account")).json()).sessions;
  await expect.poll(sessions).toMatchObject([{ is_this: true, is_told: true }]);
  await page.reload();
  await expect(toggle).toBeChecked();

  // Quiet hours are those of mail.
  await push.locator("summary", { hasText: account.pushWishes() }).click();
  await push.getByLabel(account.letterAlarm()).uncheck();
  await push.getByLabel(account.quietHours()).check();
  await push.getByLabel(account.quietFrom(), { exact: true }).selectOption("23");
  await push.getByRole("button", { name: account.save() }).click();
  await expect(push.getByText(account.saved())).toBeVisible();
  const { wishes } = (await (await page.request.get("/api/v1/account")).json()).push;
  expect(wishes).toMatchObject({ your_turn: true, alarm: false, quiet: { from: 23, to: 7 } });

  await toggle.click();
  await expect(toggle).not.toBeChecked();
  await expect(page.getByText(account.toldThere())).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toBeChecked();
  await page.getByRole("button", { name: account.signOut(), exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.getItem("test-endpoint"))).toBeNull();
});

test("a browser that shows no messages says how to allow them", async ({ page, context, texts }) => {
  await withMaker(context, "denied");
  await signUp(page, texts);
  const push = panel(page, texts);
  const toggle = push.getByRole("checkbox", { name: texts.account.pushSwitch() });
  await toggle.click();
  await expect(push.getByRole("alert").first()).toHaveText(texts.account.pushDenied());
  await expect(toggle).not.toBeChecked();
  await expectNoViolations(page);
});

test.describe("on an iPhone", () => {
  test.use({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1",
  });

  test("Djambi must be on the home screen first", async ({ page, context, texts }) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, "PushManager");
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await signUp(page, texts);
    await expect(panel(page, texts)).toContainText(texts.account.pushInstall());
    await expect(panel(page, texts).getByRole("checkbox")).not.toHaveCount(1);
    expect(await misfits(page)).toEqual([]);
  });
});

test(
  "what arrives is shown, takes the place of an earlier one, and leads to its game",
  NOTIFYING,
  async ({ page, context }) => {
    await context.grantPermissions(["notifications"]);
    await page.goto("/rules");
    await kept(page);
    const message = { title: "Djambi: it is your turn", body: "A game waits.", url: "/learn", tag: "abc" };
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          navigator.serviceWorker.addEventListener("message", ({ data }) => resolve(data.arrived));
          navigator.serviceWorker.startMessages();
        }),
    );
    await deliver(context, page, message);
    await deliver(context, page, { ...message, body: "It still waits." });
    expect(await heard).toBe("abc");
    const only = [{ title: message.title, body: "It still waits.", tag: "abc" }];
    await expect.poll(() => shown(page)).toEqual(only);
    expect(await press(context)).toBe("open /learn");
    await expect.poll(() => shown(page)).toEqual([]);
    // A page that shows the game already comes to the front.
    const other = await context.newPage();
    await other.goto("/learn#militant_walk");
    await deliver(context, page, message);
    await expect.poll(() => shown(page)).toHaveLength(1);
    expect(await press(context)).toBe("focus /learn");
    // Whatever comes, something is shown, and nothing leads elsewhere.
    await deliver(context, page, { title: "Djambi", url: "https://evil.example/", tag: "odd" });
    await expect.poll(() => shown(page)).toEqual([{ title: "Djambi", body: "", tag: "odd" }]);
  },
);
