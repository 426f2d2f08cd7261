/** Signs of one's turn, of danger and of a near draw. */
import type { Page } from "@playwright/test";
import { test as ofFour, openTalk } from "./support/four.ts";
import { DOOMED } from "./support/game_page.ts";
import { expect, NOTIFYING, test } from "./support/test.ts";

// Notifications come from a worker where pages may not notify.
test.use({ serviceWorkers: "allow" });

/** Lets pages ask for notifications and make none themselves, as on telephones. */
async function refuseNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Refusing {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor() {
        throw new TypeError("Illegal constructor");
      }
    }
    Object.assign(window, { Notification: Refusing });
  });
}

test("the icon of the tab has a dot when it is the user’s turn", async ({ game, page }) => {
  const icon = page.locator('link[rel="icon"]');
  await game.open({ bot_delay_ms: 3000 });
  await game.myTurn();
  await expect(icon).toHaveAttribute("href", /icon_turn/);
  await game.click("c2", "d3");
  await expect(icon).not.toHaveAttribute("href", /icon_turn/);
});

test("a hidden page notifies the user who wants it of their turn", async ({ game, page }) => {
  await page.addInitScript(() => {
    const said: string[] = [];
    class FakeNotification {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string) {
        said.push(title);
      }
      close() {}
    }
    Object.assign(window, { Notification: FakeNotification, said });
  });
  await game.open({ bot_delay_ms: 500 });
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Notify me when it is my turn").check();
  await game.click("c2", "d3");
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true }));
  await expect.poll(() => page.evaluate("said")).toEqual(["Your turn, Red"]);
});

test("where pages may not notify a service worker does", NOTIFYING, async ({ game, page, context }) => {
  await context.grantPermissions(["notifications"]);
  await refuseNotifications(page);
  await game.open({ bot_delay_ms: 500 });
  await page.getByText("Settings", { exact: true }).click();
  await page.getByLabel("Notify me when it is my turn").check();
  await game.click("c2", "d3");
  await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
  const shown = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistrations();
      const all = await Promise.all(found.map((one) => one.getNotifications()));
      return all.flat().map(({ title }) => title);
    });
  await expect.poll(shown).toEqual(["Your turn, Red"]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect.poll(shown).toEqual([]);
});

test("notifications stay off where the browser does not allow them", async ({ game, page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { Notification: { requestPermission: async () => "denied" } });
  });
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  const box = page.getByLabel("Notify me when it is my turn");
  await box.click();
  await expect(page.getByText("This browser does not allow it.")).toBeVisible();
  await expect(box).not.toBeChecked();
});

test("the switch shows that the browser allows notifications no more", async ({ game, page }) => {
  await page.addInitScript(() => {
    const Notification = { permission: "granted", requestPermission: async () => Notification.permission };
    Object.assign(window, { Notification });
  });
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  const box = page.getByLabel("Notify me when it is my turn");
  await box.check();
  await page.evaluate(() => {
    Object.assign(window.Notification, { permission: "denied" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(box).not.toBeChecked();
  await expect(page.getByText("This browser does not allow it.")).toBeVisible();
});

test("a browser that has no way to notify says so, whatever it calls itself", async ({ game, page }) => {
  await refuseNotifications(page);
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "serviceWorker", {
      value: { register: async () => Promise.reject(new Error("none")), controller: null },
    });
  });
  await game.open();
  await page.getByText("Settings", { exact: true }).click();
  const box = page.getByLabel("Notify me when it is my turn");
  await box.click();
  await expect(page.getByText("This browser does not allow it.")).toBeVisible();
  await expect(box).not.toBeChecked();
});

test("a plate shows the pieces left, and that the chief is under attack", async ({ game, page }) => {
  await game.open(DOOMED);
  const red = page.locator(".plate-red");
  await expect(red).toContainText("2 pieces");
  await expect(red).toContainText("chief under attack");
  await expect(red).toHaveAttribute("aria-current", "true");
});

test("the offer of a draw tells how near the draws of the rules are", async ({ game, page }) => {
  await game.open({ start: "gC7yC/9/9/9/9/9/9/9/rC7bC rbyg r r 12 40" });
  await game.button("Offer a draw").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("Turns without a kill: 12 of 200.");
  await expect(dialog).toContainText("Times this position came up: 1 of 3.");
});

ofFour.describe("four people", () => {
  // None of them needs a worker, and four would load the shell at once.
  ofFour.use({ serviceWorkers: "block" });

  ofFour("a hidden page calls by its title and its icon, and is silent when it is seen", async ({ four }) => {
    await four.begin();
    const [page, red] = [four.page("blue"), four.page("red")];
    const icon = page.locator('link[rel="icon"]');
    const setHidden = (isHidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await openTalk(four.of("blue"));
    await setHidden(true);
    await openTalk(four.of("red"));
    await red.getByRole("button", { name: "Hello", exact: true }).click();
    await expect(page).toHaveTitle("A new message – Djambi");
    await expect(icon).toHaveAttribute("href", /icon_turn/);
    await setHidden(false);
    await expect(page).toHaveTitle(/^The square board/);
    await expect(icon).not.toHaveAttribute("href", /icon_turn/);
    await setHidden(true);
    const resigning = ["red", "yellow", "green"] as const;
    for (const [index, colour] of resigning.entries()) {
      await four.page(colour).getByRole("button", { name: "Resign", exact: true }).click();
      await four.page(colour).getByRole("dialog").getByRole("button", { name: "Resign" }).click();
      // The next one resigns in the game as it is then.
      for (const next of resigning.slice(index + 1))
        await expect(four.page(next).locator(`.plate-${colour}`)).toHaveClass(/plate-out/);
    }
    await expect(page).toHaveTitle("The game is over – Djambi");
    await setHidden(false);
    await expect(page).toHaveTitle(/^The square board/);
  });
});
