/** The part of the page that a player does not need for a turn. It is fetched after the board is shown. */
import { signal } from "@preact/signals";
import { importPart } from "../common/browser/import_part.ts";
import { noticeMissing } from "../common/browser/outdated.ts";

/** What the late part gives: dialogs, controls, sounds, and what calls the user's attention. */
export type LatePart = typeof import("./late_part.ts");

/** How long the page waits before it tries again, in milliseconds. */
const RETRY_MS = 10_000;

/** The late part; null until it is here. The page plays without it. */
export const late = signal<LatePart | null>(null);

/** Fetches the late part, and tries again as long as that fails. */
export async function loadLatePart(load: () => Promise<LatePart>, retryMs = RETRY_MS): Promise<void> {
  try {
    late.value = await load();
  } catch {
    setTimeout(() => void loadLatePart(load, retryMs), retryMs);
  }
}

/** Fetches the script of the late part and its style, which has an address. */
export async function fetchLatePart(style: string): Promise<LatePart> {
  const [part] = await Promise.all([importPart(() => import("./late_part.ts")), fetchStyle(style)]);
  return part;
}

/** Adds a style to the page, before the others, which may override it. */
function fetchStyle(href: string): Promise<unknown> {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done, fail) => {
    link.onload = done;
    link.onerror = (event) => {
      link.remove();
      void noticeMissing(href);
      fail(event);
    };
    document.head.prepend(link);
  });
}
