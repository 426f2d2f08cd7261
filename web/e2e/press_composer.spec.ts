/** Treaties that are composed: by pointing at the board, by lists and by the keyboard. */
import { expectNoViolations } from "./support/axe.ts";
import { Composer, expect, openComposer, test } from "./support/treaties.ts";

test("promises are composed by pointing at the board, and what can’t be promised says so where it stands", async ({
  game,
  table,
  texts,
}) => {
  const composer = await openComposer(table, texts);
  await expectNoViolations(game.page);
  await composer.clear("blue");
  await expect(composer.party("blue").locator(".treaty-fault")).toContainText("Blue");
  await expect(composer.button(texts.press.sendOffer())).toBeDisabled();
  await composer.add("blue", "keep_out");
  const party = composer.party("blue");
  await expect(party.locator(".clause-told")).toHaveText("Blue ends no move on ….");
  await composer.point("e5", "d4", "a1", "a1");
  await expect(party.locator(".clause-told")).toHaveText("Blue ends no move on e5 and d4.");
  await expect(composer.dialog.locator(".composer-place .treaty-ring")).toHaveCount(2);
  await composer.add("blue", "leave");
  await composer.point("a5");
  await expect(composer.dialog.locator(".composer-missed")).toContainText("a5");
  await composer.point("c3");
  await expect(party.locator(".clause-told").last()).toContainText("red militant");
  await composer.add("red", "hold");
  await composer.point("c3", "a1");
  await expect(composer.party("red").locator(".treaty-note")).toHaveCount(1);
  await expectNoViolations(game.page);
  await composer.send();
  const { blue } = table;
  const card = blue.page.locator(".treaty-card-mine");
  await expect(card).toContainText("Blue ends no move on d4 and e5.");
  await blue.button(texts.press.showOnBoard()).click();
  await expect(blue.page.locator(".treaty-bar")).toHaveCount(2);
  await blue.button(texts.press.refuse()).click();
  await expect(game.page.locator(".treaty-refused")).toBeVisible();
});

test("a composition that was closed is kept until it is sent or discarded", async ({
  game,
  table,
  texts,
}) => {
  const { page } = game;
  const composer = await openComposer(table, texts);
  await composer.add("blue", "keep_out");
  await composer.point("d4");
  const promise = composer.party("blue").getByText("d4");
  const again = async () => {
    await expect(composer.dialog).toHaveCount(0);
    await openComposer(table, texts);
  };
  await expect(promise.first()).toBeVisible();
  await page.mouse.click(5, 400);
  await again();
  await expect(promise.first()).toBeVisible();
  await composer.button(texts.press.cancelOffer()).focus();
  await page.keyboard.press("Escape");
  await again();
  await expect(promise.first()).toBeVisible();
  await composer.button(texts.press.cancelOffer()).click();
  await again();
  await expect(promise).toHaveCount(0);
  await composer.add("blue", "keep_out");
  await composer.point("d4");
  await composer.send();
});

test("promises are composed only by the keyboard", async ({ game, table, texts }) => {
  const { press } = texts;
  const { keyboard } = game.page;
  await table.plate(game, "blue").focus();
  await keyboard.press("Enter");
  const composer = new Composer(game.page, texts);
  for (const name of [press.offerMore(), `${press.promisesOf({ seat: "blue" })}: ${press.addPromise()}`]) {
    await composer.tabTo(name);
    await keyboard.press("Enter");
  }
  await composer.tabTo(press.promiseKind({ kind: "keep_out" }));
  await keyboard.press("Enter");
  await expect(composer.button(press.pointAt({ part: "squares" }))).toBeFocused();
  await keyboard.press("Enter");
  // From its corner two squares up.
  await expect(composer.dialog.locator('.composer-place [data-square="a1"]')).toBeFocused();
  for (const key of ["ArrowUp", "ArrowUp", "Enter"]) await keyboard.press(key);
  await expect(composer.dialog.getByRole("status")).toContainText("Blue ends no move on a3.");
  await keyboard.press("Escape");
  await expect(composer.button(press.pointAt({ part: "squares" }))).toBeFocused();
  await composer.tabTo(press.sendOffer());
  await keyboard.press("Enter");
  await expect(composer.dialog).toHaveCount(0);
  await expect(table.blue.page.locator(".treaty-card-mine")).toContainText("Blue ends no move on a3.");
});

test("who is offered a treaty changes it, and offers the other one", async ({ game, table, texts }) => {
  const { blue } = table;
  await table.plate(game, "blue").click();
  await game.button(texts.press.offerPeace({ rounds: 2 })).click();
  await blue.button(texts.press.changeOffer()).click();
  const composer = new Composer(blue.page, texts);
  await expect(composer.party("red").locator(".clause-told")).toHaveCount(1);
  await composer.add("red", "strike");
  await composer.point("i9");
  await composer.add("red", "do");
  await composer.point("c3");
  await composer.dialog
    .getByLabel(texts.press.binds())
    .selectOption({ label: texts.press.bindsOnceDone({ number: 1 }) });
  await composer.send();
  const card = game.page.locator(".treaty-card-mine");
  await expect(card).toContainText("Red kills or relocates a piece commanded by Yellow");
  await expect(card).toContainText("Once duty 1 is done: Red makes such a move");
  await expect(game.page.locator(".treaty-card")).toHaveCount(1);
  await game.button(texts.beside.accept()).click();
  await expect(table.plate(table.yellow, "blue")).toContainText("2");
});

test("on a phone the board of the composer stays beside its sentences", async ({ game, table, texts }) => {
  await game.page.setViewportSize({ width: 390, height: 844 });
  const composer = await openComposer(table, texts);
  await composer.add("blue", "no_corpse");
  await composer.point("e6");
  const sentence = composer.party("blue").locator(".clause-told").last();
  await expect(sentence).toHaveText("Blue leaves no new corpse on e6.");
  await sentence.scrollIntoViewIfNeeded();
  await expect(sentence).toBeInViewport();
  await expect(composer.dialog.locator('.composer-place [data-square="e6"]')).toBeInViewport();
  const width = await composer.dialog.evaluate(({ scrollWidth }) => scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectNoViolations(game.page);
  await composer.send();
});
