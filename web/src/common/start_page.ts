import { cannotLoad, needsWebAssembly } from "../text/common.ts";
import { noticeMissing } from "./browser/outdated.ts";

/** Starts a page in its element, if the document has it; an error is shown above what was served. */
export function startPage(id: string, start: (root: HTMLElement) => Promise<void>): void {
  const root = document.getElementById(id);
  if (!root) return;
  start(root).catch((error: unknown) => {
    console.error(error);
    const note = document.createElement("p");
    note.className = "note";
    note.setAttribute("role", "alert");
    note.textContent = "WebAssembly" in globalThis ? cannotLoad() : needsWebAssembly();
    root.prepend(note);
    // What was served can be read.
    root.dataset.failed = "";
    const parts = [
      ...document.querySelectorAll<HTMLLinkElement>('link[as="fetch"], link[rel="modulepreload"]'),
    ];
    for (const { href } of parts) void noticeMissing(href);
  });
}
