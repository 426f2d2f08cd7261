/** Draws that bots offer, and those that they accept. */
import { expect, test } from "./support/test.ts";

test("a bot asks once for a draw where nobody can win, and accepts one later", async ({
  game,
  page,
  texts,
}) => {
  await game.open({
    start: "9/9/4yC4/5yM3/9/9/xxx6/xrCx6/rA1x6 r-y- y y 0 40",
    seats: {
      red: { kind: "bot", level: "page" },
      blue: { kind: "absent" },
      yellow: { kind: "person", mine: true },
      green: { kind: "absent" },
    },
  });
  const names = [texts.common.seatName({ seat: "red" })];
  const offers = page.getByRole("status", { name: texts.beside.offerOfNews() });
  await game.click("f6", "f5");
  await expect(offers).toContainText(texts.game.offersDraw({ names, players: 1 }));
  await offers.getByRole("button", { name: texts.beside.decline() }).click();
  await expect(offers).toContainText(texts.beside.declines({ seat: "yellow" }));
  await game.click("f5", "f6");
  await expect.poll(async () => (await game.moves()).length).toBe(4);
  await game.myTurn();
  await expect(offers).toBeEmpty();
  await game.button(texts.beside.draw({ draw: "offer" })).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: texts.beside.draw({ draw: "offer" }) }).click();
  await expect(dialog.getByRole("heading")).toHaveText(
    texts.common.drawBetween({
      names: (["red", "yellow"] as const).map((seat) => texts.common.seatName({ seat })),
    }),
  );
});

test("bots decline at the start of a game, and it goes on", async ({ game, page, texts }) => {
  await game.open();
  await game.button(texts.beside.draw({ draw: "offer" })).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: texts.beside.draw({ draw: "offer" }) })
    .click();
  const offers = page.getByRole("status", { name: texts.beside.offerOfNews() });
  await expect(offers).toContainText(texts.beside.declines({ seat: "green" }));
  await game.click("c2", "d3");
  await game.myTurn();
  await expect(offers).toBeEmpty();
});
