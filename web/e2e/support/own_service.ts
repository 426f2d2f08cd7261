/** Tests with a service of their own, which may be killed, and with the worker of the pages. */
import { Service } from "./service.ts";
import { test as base } from "./test.ts";

export const test = base.extend<{ own: Service }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern here
  own: async ({}, use) => {
    const own = new Service();
    await own.start();
    await use(own);
    await own.end();
  },
  baseURL: async ({ own }, use) => use(own.url),
  serviceWorkers: "allow",
});
