import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/** A folder with a page of the host, which changes the foot of all pages: another version of the worker. */
export function housePages(): string {
  const folder = mkdtempSync(join(tmpdir(), "djambi-house-"));
  writeFileSync(join(folder, "imprint.md"), "# Imprint\n\nUs.\n");
  return folder;
}

/** Waits until the pages are kept in the language of this one, by a worker that serves. */
export async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const lang = document.documentElement.lang;
    const names = async () => (await caches.keys()).filter((name) => name.endsWith(` ${lang}`));
    const isActive = async () =>
      (await navigator.serviceWorker.getRegistration())?.active?.scriptURL.endsWith(`lang=${lang}`);
    while ((await names()).length !== 1 || !(await isActive()))
      await new Promise((done) => setTimeout(done, 50));
  });
}
