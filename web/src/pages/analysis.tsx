import "../board/board.ts";
import { signal } from "@preact/signals";
import { render } from "preact";
import { Desk } from "../analysis/desk.ts";
import { AnalysisView } from "../analysis/view/analysis.tsx";
import { loadCore } from "../core/load.ts";
import { Engine } from "../engine/engine.ts";
import { gameState } from "../net/rest.ts";

/** How many mebibytes the engine may use for the position looked at, and for the points of the graph. */
const MEMORY = { front: 192, back: 32 };

/** Brings the analysis page to life. */
async function start(place: HTMLElement): Promise<void> {
  const worker = place.dataset.worker ?? "";
  const engine = (memory: number) => new Engine(() => new Worker(worker, { type: "module" }), memory);
  const [front, back] = [engine(MEMORY.front), engine(MEMORY.back)];
  const seen = signal(!document.hidden);
  document.addEventListener("visibilitychange", () => {
    seen.value = !document.hidden;
  });
  const desk = new Desk({
    make: await loadCore(),
    engines: { front, back },
    clerk: back,
    fetch: gameState,
    seen,
  });
  await desk.visit(new URLSearchParams(location.search));
  place.replaceChildren();
  render(<AnalysisView desk={desk} />, place);
}

const place = document.getElementById("analysis");
if (place) {
  start(place).catch((error: unknown) => {
    console.error(error);
    place.textContent =
      "This browser could not load the rules of the game. It may be too old, or the connection broke.";
  });
}
