import type { DjambiBoard } from "../../../board/src/index.ts";
import { StageButtons } from "../../common/board/stage_buttons.tsx";
import { RuleLink } from "../../common/rules/rule_link.tsx";
import * as text from "../../text/puzzles.ts";
import type { PuzzleStore } from "../puzzle_store.ts";

/** What to choose next on the board, and the buttons of the turn being entered. */
export function Prompt({ store, board }: { store: PuzzleStore; board: () => DjambiBoard | null }) {
  const [phase, stage] = [store.phase.value, store.stage.value];
  const refusal = store.refusals.shown.value;
  if (phase === "refuted" || phase === "lost" || phase === "over") return null;
  if (phase !== "open") {
    return (
      <div class="lesson-prompt">
        <p>{phase === "showing" ? text.replaying() : text.watching()}</p>
      </div>
    );
  }
  return (
    <div class="lesson-prompt">
      {/* The board reads its prompts and refusals out. */}
      <p aria-hidden="true">{refusal?.message ?? (stage?.text || text.choosePiece())}</p>
      <RuleLink refusal={refusal} opens="tab" />
      {stage && <StageButtons stage={stage} board={board} />}
    </div>
  );
}
