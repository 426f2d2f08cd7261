const CANNOT_LOAD =
  "This browser could not load the rules of the game. It may be too old, or the connection broke.";

/** Starts a page in its element, if the document has it; an error is shown there. */
export function startPage(id: string, start: (root: HTMLElement) => Promise<void>): void {
  const root = document.getElementById(id);
  if (!root) return;
  start(root).catch((error: unknown) => {
    console.error(error);
    root.textContent = CANNOT_LOAD;
  });
}
