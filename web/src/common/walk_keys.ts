import { useEffect } from "preact/hooks";

/** A step through a game. */
export type Walk = "start" | "back" | "on" | "end";

const KEYS: Readonly<Record<string, Walk>> = {
  ArrowLeft: "back",
  ArrowRight: "on",
  Home: "start",
  End: "end",
};

/** Has the arrow keys, Home and End walk through a game wherever they have nothing else to do. */
export function useWalkKeys(walk: (where: Walk) => void): void {
  useEffect(() => {
    // On the board the arrows walk over its squares, but not for somebody who has merely clicked there.
    let pointing = true;
    const point = () => {
      pointing = true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Tab" || event.key === "Enter" || event.key === " ") pointing = false;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target as Element | null;
      if (target?.closest('input:not([type="checkbox"]), select, textarea, dialog')) return;
      if (target?.closest("djambi-board") && !pointing) return;
      const where = KEYS[event.key];
      if (where === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      walk(where);
    };
    addEventListener("keydown", press, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
}
