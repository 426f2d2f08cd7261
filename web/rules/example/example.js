// You play red; the engine plays the others.
import { DjambiGame, geometry, load } from "djambi";
import "djambi-board";
import { openEngine } from "djambi/engine";

await load();
const [rules, options, name] = ["classic", {}, "square9"];
const game = new DjambiGame(rules, options, "start", name);
const engine = openEngine();
const board = document.querySelector("djambi-board");
const prompt = document.querySelector("#prompt");
const attackers = (square) => game.attackers(square);
const positions = () => Array.from({ length: game.length + 1 }, (_, index) => game.view(index));

board.set({ geometry: geometry(name), view: "red", seats: ["red"], attackers });
board.addEventListener("stage", ({ detail }) => prompt.replaceChildren(detail.text));
board.addEventListener("turn", ({ detail }) => play(detail.move));

/** Plays a turn, shows it, and lets the engine answer. */
async function play(move) {
  game.play(move);
  const [before, after] = positions().slice(-2);
  await board.showTurn(before, game.story(game.length), after);
  await show();
}

/** Shows the position, and asks the engine if it is its turn. */
async function show() {
  const [position, ...earlier] = positions().reverse();
  board.set({ position, families: game.families() });
  if (position.outcome) prompt.replaceChildren(`Over: ${position.outcome.kind}`);
  else if (position.turn !== "red") {
    const history = earlier.map(({ dfen }) => dfen);
    const root = { board: name, rules, options, position: position.dfen, history };
    const { lines } = await engine.search(root, { lines: 1, nodes: 2000, ms: 1000 });
    await play(lines[0].moves[0]);
  }
}
await show();
