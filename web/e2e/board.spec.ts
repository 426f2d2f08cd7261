/** The board alone on the demo page, without a server: mouse, touch, keyboard and animation. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { buildSync } from "esbuild";
import type { DjambiBoard, StoryStep } from "../board/src/index.ts";

const ROOT = join(import.meta.dirname, "..");
const HOST = "http://board.test";
const FILES: Readonly<Record<string, { contentType: string; body: string }>> = {
  "/demo/board.html": { contentType: "text/html", body: text("demo/board.html") },
  "/board/board.css": { contentType: "text/css", body: text("board/board.css") },
  "/demo/board.js": { contentType: "text/javascript", body: bundle() },
};

function text(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

function bundle(): string {
  const entryPoints = [join(ROOT, "demo/board.ts")];
  const result = buildSync({ entryPoints, bundle: true, format: "esm", write: false });
  return result.outputFiles[0]?.text ?? "";
}

async function open(page: Page, scene: string): Promise<void> {
  await page.route(`${HOST}/**`, (route) => {
    const file = FILES[new URL(route.request().url()).pathname];
    return file ? route.fulfill(file) : route.fulfill({ status: 404 });
  });
  await page.goto(`${HOST}/demo/board.html#${scene}`);
  await expect(banner(page)).toHaveText(/Choose|Place/);
}

const banner = (page: Page) => page.locator("#banner");
const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);

async function centre(page: Page, name: string): Promise<{ x: number; y: number }> {
  const box = await square(page, name).boundingBox();
  if (!box) throw new Error(`no square ${name}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("a turn takes two clicks", async ({ page }) => {
  await open(page, "start");
  await square(page, "c2").click();
  await expect(banner(page)).toHaveText("Choose where the militant goes");
  await expect(square(page, "d3")).toHaveAttribute("aria-label", "d3, empty, legal target: move");
  await square(page, "d3").click();
  await expect(banner(page)).toHaveText("Turn: c2d3");
});

test("a kill is dragged, its corpse placed by a click", async ({ page }) => {
  await open(page, "placement?clicks=");
  const [from, to] = [await centre(page, "g1"), await centre(page, "f2")];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  await expect(banner(page)).toHaveText("Place the corpse on an empty square");
  await square(page, "h9").click();
  await expect(banner(page)).toHaveText("Turn: g1f2@h9");
});

test("a drag to an illegal square or beside the board lets the piece go", async ({ page }) => {
  await open(page, "start");
  const from = await centre(page, "c2");
  for (const to of [await centre(page, "e8"), { x: from.x, y: 5 }]) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    // Nothing is drawn over the piece in hand.
    await expect(page.locator(".dj-art > :last-child > .dj-dragged")).toHaveCount(1);
    await page.mouse.up();
    await expect(banner(page)).toHaveText("Choose a piece to move");
    await expect(page.locator("[aria-selected]")).toHaveCount(0);
    await expect.poll(() => tokenAt(page, "c2")).toBe(true);
  }
  await square(page, "c2").click();
  await square(page, "e2").click();
  await expect(banner(page)).toHaveText("Turn: c2e2");
});

/** Whether a token is drawn in the middle of a square. */
async function tokenAt(page: Page, name: string): Promise<boolean> {
  const { x, y } = await centre(page, name);
  const boxes = await page.locator(".dj-token").evaluateAll((nodes) =>
    nodes.map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }),
  );
  return boxes.some((box) => Math.hypot(box.x - x, box.y - y) < 12);
}

test("a corpse follows the mouse, waits beside the killer, and is placed by keys too", async ({ page }) => {
  await open(page, "placement?clicks=");
  await square(page, "g1").click();
  await square(page, "f2").click();
  const held = page.locator(".dj-held");
  const middle = async () => {
    const box = await held.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const apart = (a: { x: number; y: number }, b: { x: number; y: number }) =>
    Math.hypot(a.x - b.x, a.y - b.y);
  const [killer, free, taken] = [
    await centre(page, "f2"),
    await centre(page, "d5"),
    await centre(page, "a1"),
  ];
  const { width = 0 } = (await square(page, "f2").boundingBox()) ?? {};
  await expect.poll(async () => apart(await middle(), killer)).toBeGreaterThan(width / 2);
  for (const [at, nowhere] of [
    [free, false],
    [taken, true],
  ] as const) {
    await page.mouse.move(at.x + 9, at.y - 7);
    await expect
      .poll(async () => apart(await middle(), { x: at.x + 9, y: at.y - 7 }))
      .toBeLessThan(width / 6);
    await expect(held).toHaveClass(nowhere ? /dj-nowhere/ : /dj-held$/);
  }
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => apart(await middle(), await centre(page, "f3"))).toBeGreaterThan(width / 2);
  await page.keyboard.press("ArrowUp");
  await expect.poll(async () => apart(await middle(), await centre(page, "f4"))).toBeLessThan(width / 6);
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveText("Turn: g1f2@f4");
});

test("the keyboard enters a turn of three stages and takes one back", async ({ page }) => {
  await open(page, "placement?clicks=");
  await page.keyboard.press("Tab");
  await expect(square(page, "a1")).toBeFocused();
  for (let i = 0; i < 6; i++) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press(" ");
  await expect(banner(page)).toHaveText("Place the corpse on an empty square");
  await page.keyboard.press("Escape");
  await expect(banner(page)).toHaveText("Choose where the militant goes");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await expect(square(page, "b2")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(banner(page)).toHaveText("Turn: g1f2@b2");
});

test("the arrow keys follow the screen with another army at the bottom", async ({ page }) => {
  await open(page, "start?view=blue");
  await page.keyboard.press("Tab");
  await expect(square(page, "i1")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(square(page, "i2")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(square(page, "h2")).toBeFocused();
});

test("a click on the reporter kills no one", async ({ page }) => {
  await open(page, "reporter");
  await expect(banner(page)).toHaveText("Choose whom the reporter kills – or no one");
  await square(page, "e3").click();
  await expect(banner(page)).toHaveText("Turn: e2e3");
});

test("a turn waits for confirmation", async ({ page }) => {
  await open(page, "start?confirm");
  await square(page, "c2").click();
  await square(page, "d3").click();
  await expect(banner(page)).toHaveText(/Play this turn/);
  await square(page, "d3").click();
  await expect(banner(page)).toHaveText("Turn: c2d3");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 500 }, hasTouch: true, isMobile: true });

  test("taps and drags enter a turn, and dragging a piece does not scroll the page", async ({ page }) => {
    await open(page, "start");
    await page.evaluate(() => {
      document.body.style.height = "3000px";
    });
    await square(page, "c2").tap();
    await expect(banner(page)).toHaveText("Choose where the militant goes");
    expect((await centre(page, "c2")).y - (await centre(page, "c3")).y).toBeGreaterThan(38);
    await swipe(page, await centre(page, "b3"), await centre(page, "b5"));
    await expect(banner(page)).toHaveText("Turn: b3b5");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("a finger drags a corpse from beside its killer", async ({ page }) => {
    await open(page, "placement");
    await swipe(page, await centre(page, "f2"), await centre(page, "d5"));
    await expect(banner(page)).toHaveText("Turn: g1f2@d5");
  });
});

async function swipe(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints });
  await send("touchStart", [from]);
  for (let i = 1; i <= 6; i++) {
    await send("touchMove", [
      { x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 },
    ]);
  }
  await send("touchEnd", []);
}

const KILL: StoryStep[] = [
  { kind: "move", from: "g1", to: "f2", army: "red", role: "militant" },
  { kind: "kill", square: "f2", army: "blue", role: "militant", corpse: "h9" },
];

async function animationTime(page: Page): Promise<number> {
  return page.evaluate(async (steps) => {
    const board = document.querySelector("djambi-board") as DjambiBoard;
    const { position } = board.options;
    if (!position) return -1;
    const start = performance.now();
    await board.showTurn(position, steps, { ...position, turn: "blue" });
    return board.options.position?.turn === "blue" ? performance.now() - start : -1;
  }, KILL);
}

test("turns are animated, unless motion is reduced", async ({ page }) => {
  await open(page, "placement?clicks=");
  expect(await animationTime(page)).toBeGreaterThan(500);
  await expect(page.locator(".dj-voice").filter({ hasText: "killed" })).toContainText(
    "Blue militant is killed on f2; corpse on h9.",
  );
  await page.emulateMedia({ reducedMotion: "reduce" });
  const reduced = await animationTime(page);
  expect(reduced).toBeGreaterThanOrEqual(0);
  expect(reduced).toBeLessThan(100);
});

test("a newer position ends an animation", async ({ page }) => {
  await open(page, "placement?clicks=");
  const turn = await page.evaluate(async (steps) => {
    const board = document.querySelector("djambi-board") as DjambiBoard;
    const { position } = board.options;
    if (!position) return null;
    const shown = board.showTurn(position, steps, { ...position, turn: "blue" });
    board.set({ position: { ...position, turn: "yellow" } });
    await shown;
    return board.options.position?.turn;
  }, KILL);
  expect(turn).toBe("yellow");
});

for (const scene of ["start", "middle?theme=dark", "captured?view=green", "inert", "placement"]) {
  test(`axe finds no violations in ${scene}`, async ({ page }) => {
    await open(page, scene);
    const { violations } = await new AxeBuilder({ page }).include("djambi-board").analyze();
    expect(violations).toEqual([]);
  });
}
