/** The analysis page with the real engine: turns, lines, the graph of a game, and texts. */
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../build/languages.mjs";
import type * as English from "../src/text/analysis.ts";
import type * as Coach from "../src/text/coach.ts";
import * as problems from "../src/text/problems.en.ts";
import { expectNoViolations } from "./support/axe.ts";
import { DUEL } from "./support/game_page.ts";
import { doubleText, misfits } from "./support/layout.ts";
import { expect, test } from "./support/test.ts";

/** A short game in which yellow and then red blunder. */
const RECORD = `[Red "Ada"]
[Blue "Ben"]
[Yellow "?"]
[Green "?"]
[Result "*"]
[Variant "Djambi"]
[Rules "classic"]

1. Ma3-a5 Mi3-i5 Mi7-i6 Ma7-a6
2. Ma5xa6@e6 Mi5xi6@a7 Ri8-i7xi6 Mb7xa6@d4
3. Nc3:d4@e4
*
`;

const ENGINE = /engine_worker|djambi_engine/;

async function click(page: Page, ...squares: string[]): Promise<void> {
  for (const name of squares) {
    const square = page.locator(`djambi-board [data-square="${name}"]`);
    await expect(square).toHaveClass(/dj-choosable/);
    await square.click();
  }
}

function turns(page: Page) {
  return page.getByRole("region", { name: "Turns", exact: true });
}

/** Makes the page believe that it was hidden, or is visible again. */
async function setVisibility(page: Page, visibility: "hidden" | "visible"): Promise<void> {
  const hidden = visibility === "hidden";
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel("Paste a position or a game record").fill(text);
  await page.getByRole("button", { name: "Load", exact: true }).click();
}

test("turns are played for all seats, taken back, and replaced", async ({ page }) => {
  await page.goto("/analysis");
  await click(page, "a3", "a5");
  await click(page, "i3", "i5");
  await expect(turns(page).getByRole("listitem")).toHaveCount(2);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await click(page, "a3", "a4");
  await expect(turns(page).locator(".book-variation")).toHaveText(/Ma3-a4/);
  await page.getByRole("button", { name: "Promote to main line" }).click();
  await expect(turns(page).locator(".book-variation")).toHaveText(/Ma3-a5.*Mi3-i5/);
  await page.keyboard.press("Home");
  await expect(page.getByLabel("What to do now")).toContainText("The start");
  await page.keyboard.press("End");
  await page.getByRole("button", { name: "Delete this and what follows" }).click();
  await expect(turns(page).getByRole("listitem")).toHaveCount(2);
});

test("a refused choice is explained, aloud too, until the next good one", async ({ page }) => {
  await page.goto("/analysis");
  const banner = page.getByLabel("What to do now");
  const tooFar = problems.tooFar({ to: "a6" });
  await click(page, "a3");
  await page.locator('djambi-board [data-square="a6"]').click();
  await expect(banner).toContainText(tooFar);
  await expect(page.locator(".dj-voice", { hasText: tooFar })).toHaveCount(1);
  // The study is nowhere else: the rules open beside it.
  await expect(banner.getByRole("link")).toHaveAttribute("target", "_blank");
  await expect(banner.getByRole("link")).toHaveAttribute("href", "/rules#turn");
  await click(page, "a3", "a5");
  await expect(banner).not.toContainText(tooFar);
  await page.locator('djambi-board [data-square="a5"]').click();
  const notYours = problems.notYours({ army: "red", role: "militant", seat: "blue" });
  await expect(banner).toContainText(notYours);
  await page.keyboard.press("ArrowLeft");
  await expect(banner).not.toContainText(notYours);
});

test("the engine is fetched when it is enabled, and shows lines", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(request.url()));
  await page.goto("/analysis");
  await click(page, "a3", "a5");
  expect(fetched.filter((url) => ENGINE.test(url))).toEqual([]);
  await page.getByRole("checkbox", { name: "Engine" }).check();
  const lines = page.getByRole("list", { name: "Best lines" }).getByRole("listitem");
  await expect(lines.first()).toContainText(/Red \d+%, Blue \d+%, Yellow \d+%, Green \d+%/);
  expect(fetched.filter((url) => ENGINE.test(url)).length).toBeGreaterThan(1);
  await page.getByRole("combobox", { name: "Lines" }).selectOption("1");
  await expect(lines).toHaveCount(1);
  const first = lines.first().getByRole("button");
  await first.focus();
  await expect(page.locator(".arrows")).toBeVisible();
  await first.click();
  await expect(turns(page).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByLabel("What to do now")).toContainText("2. ");
});

test("the engine pauses while the page is hidden, and continues its search", async ({ page }) => {
  await page.goto("/analysis");
  await page.getByRole("checkbox", { name: "Engine" }).check();
  const speed = page.getByText(/ positions/);
  const positions = async () => {
    const [, number, unit] = /^([\d.]+)([KM]?) positions/.exec(await speed.innerText()) ?? [];
    return Number(number) * (unit === "M" ? 1e6 : unit === "K" ? 1e3 : 1);
  };
  await expect(speed).toContainText("/s");
  await setVisibility(page, "hidden");
  await expect(speed).toContainText("done");
  const before = await positions();
  expect(before).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(await positions()).toBe(before);
  await setVisibility(page, "visible");
  await expect(speed).not.toContainText("done");
  await expect.poll(positions).toBeGreaterThan(before);
});

test("the speed of the engine stays in one line when the page is enlarged to 200 %", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await page.goto("/analysis");
  await page.getByRole("checkbox", { name: "Engine" }).check();
  const speed = page.getByText(/ positions/);
  await expect(speed).toContainText("/s");
  const box = await speed.boundingBox();
  const lineHeight = await speed.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(box?.height).toBeLessThan(lineHeight * 1.5);
});

test("a hint needs no enabled engine", async ({ page }) => {
  await page.goto(`/analysis?dfen=${encodeURIComponent(DUEL.start ?? "")}`);
  await page.getByRole("button", { name: "Hint" }).click();
  await expect(page.getByText(/Best move: Aa1xi9/)).toBeVisible();
  await expect(page.locator(".arrows")).toBeVisible();
  await click(page, "a1", "i9");
  await expect(page.locator(".arrows")).toHaveCount(0);
  await expect(page.getByLabel("What to do now")).toContainText("Red wins");
});

test("a pasted record has a graph, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/analysis");
  await paste(page, RECORD);
  await expect(turns(page).getByRole("listitem")).toHaveCount(9);
  await expect(page.getByText("Red: Ada · Blue: Ben")).toBeVisible();
  // Hidden text must scroll with the list, or a long game would make the page long and empty.
  const unseen = turns(page).getByRole("listitem").first().locator(".unseen");
  expect(await unseen.evaluate((words: HTMLElement) => words.offsetParent?.className)).toBe("book-list");
  const graph = page.getByRole("slider", { name: "Turn shown" });
  await expect(graph).toHaveAttribute("aria-valuetext", /The start: Red \d+%/);
  await expect(page.locator(".graph-left")).toHaveText("", { timeout: 30_000 });
  await expect(graph.locator("path.graph-red")).toHaveAttribute("d", /^M0 0L/);
  const box = await graph.boundingBox();
  await graph.click({ position: { x: (box?.width ?? 0) * 0.5, y: 20 } });
  await expect(page.getByLabel("What to do now")).toContainText("Ma5xa6@e6");
  await page.getByRole("button", { name: "Copy record" }).click();
  await expect(page.getByText("The game record is on the clipboard.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("2. Ma5xa6@e6 Mi5xi6@a7");
});

test("the variations of a pasted record stand below the turns that replaced them", async ({ page }) => {
  await page.goto("/analysis");
  await paste(page, "1. a3a5 (a3a4 {too slow} i3i4) (b3c4 i3i4) i3i5 -- (i7i6)");
  const variations = turns(page).locator(".book-variation");
  await expect(variations).toHaveText([/Ma3-a4.*Mi3-i4/, /Mb3-c4.*Mi3-i4/]);
  await expect(turns(page)).not.toContainText("Mi7-i6");
  await variations.first().getByRole("button", { name: "Mi3-i4" }).click();
  await expect(page.getByLabel("What to do now")).toContainText("Mi3-i4");
  await paste(page, "1. a3a5 (a3a4");
  await expect(page.getByText("The variation that begins here is not closed.")).toBeVisible();
});

test("a link is copied and opens the same turn, and the study stays", async ({ game, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const created = await game.open(DUEL);
  await game.click("a1", "i9");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goto(`/analysis?game=${created.id}`);
  await expect(turns(page).getByRole("listitem")).toHaveCount(1);
  // The list may be there a moment before the page hears keys.
  await expect(async () => {
    await page.keyboard.press("End");
    await expect(page.getByLabel("What to do now")).toContainText("Red wins", { timeout: 500 });
  }).toPass();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("The link is on the clipboard.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL(`/analysis?game=${created.id}&ply=1`, page.url()).href);
  await page.keyboard.press("Home");
  await click(page, "a1", "a2");
  await page.getByRole("button", { name: "Copy link" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/analysis?dfen=");
  await expect(turns(page).getByRole("listitem")).not.toHaveCount(0);
  await expect(turns(page).locator(".book-variation")).toHaveText(/Aa1-a2/);
  const asked = page.waitForEvent("dialog");
  const left = page.getByRole("link", { name: "Rules" }).click({ noWaitAfter: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await left;
  await expect(turns(page).locator(".book-variation")).toHaveText(/Aa1-a2/);
  await page.goto(link);
  await expect(page.getByLabel("What to do now")).toContainText("Red wins");
});

test("a resignation is a turning point without a number or a better turn", async ({ page }) => {
  await page.goto("/analysis");
  await paste(page, RECORD.replace("3. Nc3:d4@e4", "{blue resigns}"));
  const found = page.getByRole("region", { name: "Turning points" }).getByRole("listitem");
  await expect(page.locator(".graph-left")).toHaveText("", { timeout: 30_000 });
  const resignation = found.filter({ hasText: "resigns" });
  await expect(resignation).toHaveText(/^Blue resigns−\d+%$/);
  await expect(found.filter({ hasText: "Better:" })).not.toHaveCount(0);
});

test("a wrong text shows an error and keeps the board", async ({ page }) => {
  await page.goto("/analysis");
  await click(page, "a3", "a5");
  await paste(page, "9/9/9/9/9/9/9/9/9 rbyg r r 0 1");
  await expect(page.getByRole("alert")).toContainText(/chief|alive/);
  await paste(page, "1. Ma3-a9");
  await expect(page.getByRole("alert")).toContainText(/line 1, column 4/i);
  await expect(turns(page).getByRole("listitem")).toHaveCount(1);
  await page.goto("/analysis?dfen=nonsense");
  await expect(page.getByRole("alert")).toContainText("The position is incomplete");
  await page.goto("/analysis?game=nosuchgame");
  await expect(page.getByRole("alert")).toContainText(/no such game|not/i);
});

test("a phone tells on its first screen that the address cannot be opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const query of ["dfem=x", "dfen=nonsense", "game=nosuchgame"]) {
    await page.goto(`/analysis?${query}`);
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
  }
  await paste(page, RECORD);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a finished game can be analysed, a running one cannot", async ({ game, page }) => {
  const created = await game.open(DUEL);
  await expect(page.getByRole("link", { name: "Analyse" })).toHaveCount(0);
  await page.goto(`/analysis?game=${created.id}`);
  await expect(page.getByRole("alert")).toContainText("still going on");
  await game.visit(created.id);
  await game.click("a1", "i9");
  await page.getByRole("button", { name: "Show the board" }).click();
  await page.getByRole("link", { name: "Analyse" }).click();
  await expect(turns(page).getByRole("listitem")).toHaveText([/Aa1xi9/]);
});

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme} at ${width}`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } });

      test("axe finds no violations, and nothing is wider than the screen", async ({ page }) => {
        await page.goto("/analysis");
        await expectClean(page);
        await paste(page, RECORD);
        await page.getByRole("checkbox", { name: "Engine" }).check();
        await expect(page.locator(".graph-left")).toHaveText("", { timeout: 30_000 });
        await page.keyboard.press("End");
        await paste(page, "1. nonsense");
        await expect(page.getByRole("alert")).toBeVisible();
        await expect(page.getByRole("list", { name: "Best lines" }).getByRole("listitem")).toHaveCount(3);
        await expectClean(page);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth).toBeLessThanOrEqual(width);
      });
    });
  }
}

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test("the page speaks the language, and fits a small screen with large text", async ({ page }) => {
      await doubleText(page);
      const text: typeof English = await import(`../src/text/analysis.${language}.ts`);
      const coach: typeof Coach = await import(`../src/text/coach.${language}.ts`);
      await page.goto(`/analysis?lang=${language}`);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const box = page.getByLabel(text.pasteHere());
      const load = page.getByRole("button", { name: text.load(), exact: true });
      await box.fill(RECORD);
      await load.click();
      await expect(page.getByRole("region", { name: text.turningPoints() })).toBeVisible({ timeout: 30_000 });
      await expect(page.locator(".graph-left")).toHaveText("", { timeout: 30_000 });
      await click(page, "a3", "a4");
      await expect(page.getByRole("button", { name: text.promote() })).toBeVisible();
      await page.getByRole("checkbox", { name: text.engine() }).check();
      await expect(page.getByRole("list", { name: text.bestLines() }).getByRole("listitem")).toHaveCount(3);
      const shares = page.locator(".engine-shares .unseen");
      await expect(shares).toHaveText(/^(\p{Lu}\p{L}+ \d+\s?%(, |$)){4}/u);
      await expect(shares).toContainText(coach.share({ seat: "red", percent: 1 }).replace(/ .*/, ""));
      await load.click();
      await expect(page.getByRole("alert")).toHaveText(text.nothingPasted());
      await expectClean(page);
      await expect.poll(() => misfits(page)).toEqual([]);
    });
  });
}

async function expectClean(page: Page): Promise<void> {
  await expect(page.locator("djambi-board [data-square]")).toHaveCount(81);
  await expectNoViolations(page);
}
