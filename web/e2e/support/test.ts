import { test as base, expect } from "@playwright/test";
import { GamePage } from "./game_page.ts";
import { Service } from "./service.ts";
import { type Texts, textsIn } from "./texts.ts";

/** The tag of tests that look at notifications, which need a browser with windows. */
export const NOTIFYING = { tag: "@notifications" };

interface Fixtures {
  /** The language that the browser asks for; a test chooses another one by `test.use({ language })`. */
  language: string;
  /** Whether the page asks before a turn that costs the user's chief; by `test.use({ asks: true })`. */
  asks: boolean;
  texts: Texts;
  baseURL: string;
  game: GamePage;
}

/** Playwright's `test` with a service for each worker, and a language and a game page for each test. */
export const test = base.extend<Fixtures, { service: Service }>({
  service: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
    async ({}, use) => {
      const service = new Service();
      await service.start();
      await use(service);
      await service.end();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ service }, use) => use(service.url),
  language: ["en", { option: true }],
  locale: async ({ language }, use) => use(language),
  texts: async ({ language }, use) => use(await textsIn(language)),
  asks: [false, { option: true }],
  game: async ({ page, texts, asks }, use) => {
    const game = new GamePage(page, texts);
    if (!asks) await game.answerQuestions();
    await use(game);
  },
});

export { expect };
