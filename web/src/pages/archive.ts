/** The entry point of the archive: draws the last position of each game that comes into view. */
import { loadSmallBoards } from "../home/small_boards.ts";
import type { BoardName, Rules } from "../protocol/index.ts";

const scripts = document.querySelector<HTMLElement>("[data-boards]")?.dataset.boards ?? "";

/** Draws the position of a game into its place. */
async function draw(place: HTMLElement): Promise<void> {
  const { board, rules, position } = place.dataset;
  if (!board || !rules || !position) return;
  const drawGame = await loadSmallBoards(scripts);
  place.innerHTML = drawGame({ board: board as BoardName, rules: JSON.parse(rules) as Rules, position }, "");
}

const watcher = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watcher.unobserve(target);
    void draw(target as HTMLElement).catch(console.error);
  }
});
for (const place of document.querySelectorAll("[data-position]")) watcher.observe(place);
