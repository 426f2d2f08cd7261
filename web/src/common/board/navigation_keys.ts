import { useEffect } from "preact/hooks";

/** A turn of the line to go to, seen from the current one. */
export type NavigationTarget = "first" | "previous" | "next" | "last";

const KEYS: Readonly<Record<string, NavigationTarget>> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
  Home: "first",
  End: "last",
};

/** Makes the arrow keys, Home and End navigate through a game where they have no other meaning. */
export function useNavigationKeys(navigate: (target: NavigationTarget) => void): void {
  useEffect(() => onNavigationKeys(navigate), []);
}

/** The same without a component; returns how to stop it. */
export function onNavigationKeys(navigate: (target: NavigationTarget) => void): () => void {
  // On the board the arrow keys move the focus, but not while the user plays by pointer.
  let pointing = true;
  const onPointerDown = () => {
    pointing = true;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Tab" || event.key === "Enter" || event.key === " ") pointing = false;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const element = event.target as Element | null;
    if (element?.closest('input:not([type="checkbox"]), select, textarea, dialog')) return;
    if (element?.closest("djambi-board") && !pointing) return;
    const target = KEYS[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    navigate(target);
  };
  addEventListener("keydown", onKeyDown, true);
  addEventListener("pointerdown", onPointerDown, true);
  return () => {
    removeEventListener("keydown", onKeyDown, true);
    removeEventListener("pointerdown", onPointerDown, true);
  };
}
