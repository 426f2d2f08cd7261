/** Whether the user sees the page, as far as the browser tells. */
import { signal } from "@preact/signals";

/** False while the page's tab is hidden. */
export const isShown = signal(true);

if (typeof document !== "undefined") {
  const look = () => {
    isShown.value = !document.hidden;
  };
  document.addEventListener("visibilitychange", look);
  look();
}
