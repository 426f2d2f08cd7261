/** The entry point of the archive: draws the last position of each game that comes into view. */
import { drawPlace } from "../home/small_boards.ts";

const scripts = document.querySelector<HTMLElement>("[data-boards]")?.dataset.boards ?? "";

const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    void drawPlace(target as HTMLElement, scripts).catch(console.error);
  }
});
for (const place of document.querySelectorAll("[data-position]")) watcher.observe(place);
