import type { DjambiBoard } from "../../../board/src/index.ts";
import { StagePrompt } from "../../common/board/stage_prompt.tsx";
import * as text from "../../text/puzzles.ts";
import type { PuzzleStore } from "../puzzle_store.ts";

/** What to choose next on the board, and the buttons of the turn being entered. */
export function Prompt({ store, board }: { store: PuzzleStore; board: () => DjambiBoard | null }) {
  const phase = store.phase.value;
  if (phase === "refuted" || phase === "lost" || phase === "over") return null;
  if (phase !== "open") {
    return (
      <div class="lesson-prompt">
        <p>{phase === "showing" ? text.replaying() : text.watching()}</p>
      </div>
    );
  }
  return <StagePrompt store={store} board={board} />;
}
