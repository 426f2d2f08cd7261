/** The entry point of the lessons. */
import "../../board/src/index.ts";
import { render } from "preact";
import { startPage } from "../common/start_page.ts";
import { loadCore } from "../core/load.ts";
import { LearnView } from "../learn/view/learn.tsx";

async function start(root: HTMLElement): Promise<void> {
  const createCore = await loadCore();
  root.replaceChildren();
  render(<LearnView createCore={createCore} />, root);
}

startPage("learn", start);
