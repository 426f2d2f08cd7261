/** The entry point of the analysis page. */
import "../../board/src/index.ts";
import { render } from "preact";
import { Engine } from "../../rules/src/engine/engine.ts";
import { AnalysisStore } from "../analysis/analysis_store.ts";
import { AnalysisView } from "../analysis/view/analysis.tsx";
import { isShown } from "../common/browser/shown.ts";
import { startPage } from "../common/start_page.ts";
import { loadBoards } from "../core/load_boards.ts";
import { startWorker } from "../core/start_worker.ts";
import { opening } from "../net/openings.ts";
import { gameState } from "../net/rest.ts";
import { engineFailed } from "../text/coach.ts";

/** The memory of the two engines, in mebibytes. */
const MEMORY = { main: 192, graph: 32 };

async function start(root: HTMLElement): Promise<void> {
  const worker = root.dataset.worker ?? "";
  const engine = (memory: number) => new Engine(() => startWorker(worker), memory, engineFailed());
  const [main, graph] = [engine(MEMORY.main), engine(MEMORY.graph)];
  const store = new AnalysisStore({
    ...(await loadBoards()),
    engines: { main, graph },
    records: graph,
    fetchGame: gameState,
    fetchOpening: opening,
    visible: isShown,
  });
  addEventListener("beforeunload", (event) => {
    // The browser asks whether to leave: the turns and variations played here are nowhere else.
    if (store.session.peek().study.hasOwnTurns) event.preventDefault();
  });
  // A record behind the `#` is not sent to the service.
  const behind = location.hash.slice(1);
  await store.openAddress(new URLSearchParams(behind.startsWith("record=") ? behind : location.search));
  root.replaceChildren();
  render(<AnalysisView store={store} />, root);
}

startPage("analysis", start);
