import type { DjambiBoard } from "../../../board/src/index.ts";

/** Moves the focus to the square of a board that the keyboard begins with. */
export function focusBoard(board: DjambiBoard | null): void {
  board?.querySelector<HTMLElement>(".dj-cell[tabindex='0']")?.focus({ preventScroll: true });
}
