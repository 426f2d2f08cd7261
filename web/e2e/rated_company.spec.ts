/** Rated games among strangers: the form and pages say so, and friends are refused at a table without hearing why. */
import type { Page } from "@playwright/test";
import type { Created } from "../src/protocol/index.ts";
import { expectNoViolations } from "./support/axe.ts";
import { FOR_FOUR } from "./support/four.ts";
import { misfits } from "./support/layout.ts";
import { person } from "./support/tables.ts";
import { expect, test } from "./support/test.ts";

const RULE = /Rated games here are for people who do not know each other/;

async function signUp(page: Page, name: string): Promise<void> {
  const data = {
    name: `${name}${Math.random().toString(36).slice(2, 9)}`,
    password: "violet anvil 92",
  };
  const answer = await page.request.post("/api/v1/account", { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test("friends play no rated game where accounts are open to all", async ({ page, browser, baseURL }) => {
  const friend = await person(browser, baseURL ?? "", "Friend");
  const stranger = await person(browser, baseURL ?? "", "Stranger");
  await signUp(page, "Host");
  await signUp(friend, "Friend");
  await signUp(stranger, "Stranger");
  const answer = await page.request.post("/api/v1/games", { data: FOR_FOUR });
  const { invitations } = (await answer.json()) as Created;
  await friend.goto(invitations[0]?.url ?? "");
  await friend.getByRole("button", { name: /Sit down|Take/ }).click();
  await expect(friend).toHaveURL(/\/game\//);

  await page.goto("/");
  await page.getByRole("radio", { name: "With people" }).check();
  await expect(page.getByText(RULE)).toBeHidden();
  await page.getByLabel(/^Rated: the game counts/).check();
  await expect(page.getByText(RULE)).toBeVisible();
  await expectNoViolations(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await misfits(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Open the table" }).first().click();
  await expect(page).toHaveURL(/\/game\//);

  await friend.goto(page.url());
  await friend
    .getByRole("button", { name: /^Sit down as/ })
    .first()
    .click();
  const refusal = friend.getByRole("alert").filter({ hasText: RULE });
  await expect(refusal).toBeVisible();
  await expect(refusal).not.toContainText(/invit|network/i);
  await expectNoViolations(friend);
  await stranger.goto(page.url());
  await stranger
    .getByRole("button", { name: /^Sit down as/ })
    .first()
    .click();
  await expect(stranger.getByRole("button", { name: "I am ready" })).toBeVisible();
  for (const address of ["/about", "/ladder"]) {
    await page.goto(address);
    await expect(page.getByText(RULE)).toBeVisible();
    await expectNoViolations(page);
  }
  await friend.context().close();
  await stranger.context().close();
});
