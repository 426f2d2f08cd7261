/** Four people with accounts play a rated game: what it changes is shown at its end, in the archive and on the player's page. */
import { expectNoViolations } from "./support/axe.ts";
import { COLOURS, expect, FOR_FOUR, test } from "./support/four.ts";
import { PRIVATE } from "./support/tables.ts";

test("a rated game changes the ratings of its players", async ({ four }) => {
  for (const [index, colour] of COLOURS.entries()) {
    const name = `R${index}${Math.random().toString(36).slice(2, 9)}`;
    const answer = await four
      .page(colour)
      .request.post("/api/v1/account", { data: { name, password: "violet anvil 92" } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  await four.begin({ ...FOR_FOUR, table: { ...PRIVATE, listed: true, rated: true } });
  const red = four.page("red");
  await four.play("red", "a3", "a4");
  for (const [before, colour] of COLOURS.entries()) {
    if (colour === "red") continue;
    const page = four.page(colour);
    // Who resigns has seen the resignation before theirs.
    if (before > 1) {
      const earlier = new RegExp(`${COLOURS[before - 1]} resigns`, "i");
      await expect(page.getByRole("button", { name: earlier }).first()).toBeVisible();
    }
    await page.getByRole("button", { name: "Resign", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  }
  const dialog = red.getByRole("dialog");
  await expect(dialog).toContainText(/rating 1\d{3}\? \(\+\d+\)/);
  await expect(dialog).toContainText(/rating 1\d{3}\? \(−\d+\)/);
  await red.goto("/games?mine=yes");
  await expect(red.locator(".archive-change").first()).toHaveText(/[+−]\d+/);
  await red.locator(".archive-game").first().getByRole("link", { name: /^R0/ }).click();
  await expect(red.locator(".rating")).toHaveText(/1\d{3}\? ± \d+/);
  await expectNoViolations(red);
  await red.locator(".rating").getByRole("link").click();
  await expect(red.getByRole("heading", { level: 1 })).toHaveText("Ladder");
  await expect(red.getByText("Nobody is on the ladder yet.")).toBeVisible();
  await expectNoViolations(red);
});
