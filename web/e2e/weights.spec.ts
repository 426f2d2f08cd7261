/** The engine's weights of other boards: fetched when the engine first searches on such a board. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";

/** The names of the weights that the page fetches from now on. */
function weights(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = /\/(\w+)-\w+\.bin$/.exec(request.url())?.[1];
    if (name !== undefined) names.push(name);
  });
  return names;
}

async function switchEngineOn(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: "Engine" }).check();
  const lines = page.getByRole("list", { name: "Best lines" }).getByRole("listitem");
  await expect(lines.first()).toContainText(/Red \d+%, Blue \d+%, Yellow \d+%/);
}

test("a board with weights fetches its files, each once and not before the engine", async ({ page }) => {
  const fetched = weights(page);
  const files = ["hex3_net", "hex3_prior"];
  await page.goto("/analysis?board=hex3");
  await expect(page.locator(".dj-choosable").first()).toBeVisible();
  expect(fetched).toEqual([]);
  await switchEngineOn(page);
  expect(fetched.toSorted()).toEqual(files);
  await page.getByRole("list", { name: "Best lines" }).getByRole("button").first().click();
  await expect(page.getByText(/ positions/)).toContainText("/s");
  expect(fetched.toSorted()).toEqual(files);
});

test("the usual board and a board without weights fetch none", async ({ page }) => {
  const fetched = weights(page);
  for (const board of ["square9", "ngon4"]) {
    await page.goto(`/analysis?board=${board}`);
    await switchEngineOn(page);
  }
  expect(fetched).toEqual([]);
});

test("the engine searches without weights that do not come", async ({ page }) => {
  await page.route("**/*.bin", (route) => route.abort());
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/analysis?board=hex3");
  await switchEngineOn(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(errors).toEqual([]);
});
