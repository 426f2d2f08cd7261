/** Four people at a table lose a connection, a flag, and a player to a bot. */
import { expect, offerButton, test } from "./support/four.ts";

test("a player without a network for ten seconds misses nothing", async ({ four }) => {
  await four.begin();
  await four.play("red", "a3", "a4");
  const lost = four.of("green");
  await lost.page.context().setOffline(true);
  await expect(lost.page.getByText("Offline", { exact: true })).toBeVisible();
  await expect(four.page("red").locator(".plate-green")).toContainText("not connected");
  const until = Date.now() + 10_000;
  await four.play("blue", "i3", "i4");
  await four.play("yellow", "i7", "i6");
  await expect(four.of("red").banner).toContainText("waiting for Di", { ignoreCase: true });
  await lost.page.waitForTimeout(Math.max(0, until - Date.now()));
  await lost.page.context().setOffline(false);
  await lost.myTurn();
  await expect(lost.square("i6")).toHaveAttribute("aria-label", /yellow militant/);
  await expect(four.page("red").locator(".plate-green")).not.toContainText("not connected");
  await four.play("green", "a7", "a6");
  await four.of("red").myTurn();
});

test("a bot plays for somebody who is gone, a flag falls, and the person comes back", async ({ four }) => {
  test.setTimeout(150_000);
  await four.begin({ clock: { kind: "real_time", base_s: 60, increment_s: 5 } });
  await four.play("red", "a3", "a4");
  await four.play("blue", "i3", "i4");
  await four.page("blue").goto("about:blank");
  await four.play("yellow", "i7", "i6");
  await four.play("green", "a7", "a6");
  // Red thinks until the time is up; meanwhile blue has been gone for a minute.
  const [yellow, green] = [four.of("yellow"), four.of("green")];
  const give = offerButton(yellow, "Let a bot play for Blue");
  await expect(give).toBeVisible({ timeout: 70_000 });
  await give.click();
  await offerButton(four.of("red"), "Accept").click();
  await offerButton(green, "Accept").click();
  await expect(green.page.locator(".plate-blue")).toContainText("(bot) for now");
  await expect(four.page("red").getByRole("dialog")).toContainText("You are out", { timeout: 20_000 });
  await expect(green.page.locator(".plate-red")).toContainText("out");
  await expect(four.page("red").getByRole("dialog")).toContainText("Your time ran out.");
  await yellow.myTurn();

  // Blue is back, and needs nobody's leave to play.
  const blue = four.of("blue");
  await blue.visit(blue.id);
  await offerButton(blue, "Take your seat back").click();
  await expect(green.page.locator(".plate-blue")).not.toContainText("bot");
  // The bot may have killed a militant; the diplomats are out of its reach.
  await four.play("yellow", "h8", "i7");
  await four.play("green", "b8", "a7");
  await blue.myTurn();
});
