import { useEffect } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";

/** Makes Esc take back the last choice on the board, wherever the focus is. */
export function useEscapeKey(board: () => DjambiBoard | null): void {
  useEffect(() => onEscapeKey(board), []);
}

/** The same without a component; returns how to stop it. */
export function onEscapeKey(board: () => DjambiBoard | null): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    const element = event.target as Element | null;
    if (element?.closest('input:not([type="checkbox"]), select, textarea, dialog')) return;
    board()?.back();
  };
  addEventListener("keydown", onKeyDown);
  return () => removeEventListener("keydown", onKeyDown);
}
