/** The entry point of the puzzles. */
import "../../board/src/index.ts";
import { render } from "preact";
import { importPart } from "../common/browser/import_part.ts";
import { startPage } from "../common/start_page.ts";
import { loadPuzzleCore } from "../puzzles/core.ts";
import { parsePuzzles } from "../puzzles/puzzle.ts";
import { PuzzlesView } from "../puzzles/view/puzzles.tsx";

async function start(root: HTMLElement): Promise<void> {
  const address = root.dataset.puzzles ?? "";
  const [createCore, data] = await Promise.all([
    loadPuzzleCore(),
    importPart<typeof import("./puzzle_data.ts")>(address),
  ]);
  root.replaceChildren();
  render(<PuzzlesView puzzles={parsePuzzles(data.PUZZLES)} createCore={createCore} />, root);
}

startPage("puzzles", start);
