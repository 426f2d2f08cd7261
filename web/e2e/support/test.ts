import { test as base, expect } from "@playwright/test";
import { GamePage } from "./game_page.ts";
import { Service } from "./service.ts";

/** Playwright's `test` with a service for each worker and a game page for each test. */
export const test = base.extend<{ game: GamePage; baseURL: string }, { service: Service }>({
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
  game: async ({ page }, use) => use(new GamePage(page)),
});

export { expect };
