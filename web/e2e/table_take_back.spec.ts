/** Four people go back in their game together. */
import { expect, FOR_FOUR, offerButton, test } from "./support/four.ts";

test("a turn is taken back once all agree who have played since then", async ({ four }) => {
  await four.begin();
  await four.play("red", "a3", "a4");
  await four.play("blue", "i3", "i4");
  await four.play("yellow", "i7", "i6");
  const red = four.of("red");
  await red.button("Take back").click();
  await red.page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  await offerButton(four.of("blue"), "Accept").click();
  await expect(red.page.getByText("No answer yet: Yellow.")).toBeVisible();
  await expect(offerButton(four.of("green"), "Accept")).toHaveCount(0);
  await offerButton(four.of("yellow"), "Accept").click();
  await four.each(async (game) => {
    await expect(game.square("a3")).toHaveAttribute("aria-label", /red militant/);
    await expect(game.square("i6")).not.toHaveAttribute("aria-label", /militant/);
    await expect(game.page.locator(".plate-red")).toHaveAttribute("aria-current", "true");
    // The clock of the one who plays again goes on.
    await expect(game.page.locator(".plate-red .clock")).toHaveClass(/clock-runs/);
    await expect(game.page.locator(".plate-green .clock")).not.toHaveClass(/clock-runs/);
  });
  await four.play("red", "c2", "d3");
  await four.each((game) => expect(game.square("d3")).toHaveAttribute("aria-label", /red militant/));
  await four.each((game) => expect(game.banner).toContainText("Blue"));
});

test("a player whose chief was killed by mistake lives again", async ({ four }) => {
  const start = "gC6yMyC/gM8/9/9/9/9/9/9/rCrA6bC rbyg r r 0 1";
  await four.begin({ ...FOR_FOUR, start });
  await four.play("red", "b1", "i1");
  const { page: fallen } = four.of("blue");
  await expect(fallen.getByRole("dialog")).toContainText("You are out");
  const red = four.of("red");
  await red.button("Take back").click();
  await red.page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
  // Whose fall would be undone is asked, too.
  await fallen.getByRole("button", { name: "Keep watching" }).click();
  await offerButton(four.of("blue"), "Accept").click();
  await red.myTurn();
  await expect(fallen.getByRole("dialog")).toHaveCount(0);
  await four.each((game) => expect(game.square("i1")).toHaveAttribute("aria-label", /blue chief/));
  await four.play("red", "b1", "b2");
  await four.of("blue").myTurn();
});
