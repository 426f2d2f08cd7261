// A board on a page of your own. The rules are elsewhere: here the first position and its legal turns are
// data of the package; a real page asks the rules for the next ones.
import "djambi-board";
import start from "djambi-board/start.json" with { type: "json" };

const board = document.querySelector("djambi-board");
const { geometry, position, families } = start;
board.set({ geometry, position, families, view: "red", seats: ["red"] });

// The prompt for the next choice. The board also reads it out to screen readers.
board.addEventListener("stage", ({ detail }) => {
  document.querySelector("#prompt").textContent = detail.text;
});

// A complete turn. A real page plays it in the rules, and shows the position and the families after it.
board.addEventListener("turn", ({ detail }) => {
  document.querySelector("#turn").textContent = `Turn: ${detail.move}`;
  board.set({ position, families });
});

// Another set of pieces is fetched when it is chosen.
const { pieces } = board.options;
document.querySelector("#signs").addEventListener("change", async ({ target }) => {
  const { signs } = await import("djambi-board/pieces/signs");
  board.set({ pieces: target.checked ? signs : pieces });
});
