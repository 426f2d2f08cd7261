/** A first turn that does not come: the others go back to the lobby, or open the table again together. */
import { expect, test } from "./support/four.ts";

test("a game without a first turn is closed, and the table opens again for the others", async ({ four }) => {
  test.setTimeout(100_000);
  await four.begin();
  const blue = four.page("blue");
  const dialog = blue.getByRole("dialog");
  await expect(four.page("red").getByRole("dialog")).toContainText(
    "You did not play your first turn in time.",
    {
      timeout: 45_000,
    },
  );
  await expect(dialog).toContainText("Red did not play a first turn in time.");
  await expect(dialog.getByRole("link", { name: "Back to the lobby" })).toBeFocused();
  await dialog.getByRole("button", { name: "Open the table again" }).click();
  const room = blue.getByRole("region", { name: "Waiting for players" });
  const seat = (name: string) => room.getByRole("listitem").filter({ hasText: `${name}:` });
  await expect(seat("Red")).toContainText("Free");
  await expect(seat("Green")).toContainText("Di");
  await four.page("green").getByRole("dialog").getByRole("link", { name: "Join" }).click();
  await four.page("green").waitForURL(`**${new URL(blue.url()).pathname}`);
  await four.page("yellow").getByRole("dialog").getByRole("link", { name: "Back to the lobby" }).click();
  await expect(four.page("yellow").getByRole("region", { name: "Open tables" })).toBeVisible();
});
