import { cannotLoad } from "../text/common.ts";

/** Starts a page in its element, if the document has it; an error is shown there. */
export function startPage(id: string, start: (root: HTMLElement) => Promise<void>): void {
  const root = document.getElementById(id);
  if (!root) return;
  start(root).catch((error: unknown) => {
    console.error(error);
    root.textContent = cannotLoad();
  });
}
