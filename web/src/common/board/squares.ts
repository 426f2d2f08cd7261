/** Measures the squares of the board on touch screens. */
import { smallSquares } from "./preferences.ts";

/** The width below which a finger misses a square now and then, in pixels. */
const FINGER_WIDTH = 44;

/** Tells from now on whether the squares of a board are small for the user's finger; returns what ends it. */
export function measureSquares(board: HTMLElement): () => void {
  const coarse = matchMedia("(pointer: coarse)");
  const measure = () => {
    const width = board.querySelector<HTMLElement>(".dj-cell")?.offsetWidth ?? FINGER_WIDTH;
    smallSquares.value = coarse.matches && width < FINGER_WIDTH;
  };
  const observer = new ResizeObserver(measure);
  observer.observe(board);
  coarse.addEventListener("change", measure);
  return () => {
    observer.disconnect();
    coarse.removeEventListener("change", measure);
  };
}
