import type { ReadonlySignal } from "@preact/signals";
import type { DjambiBoard, StageDetail } from "../../../board/src/index.ts";
import * as text from "../../text/learn.ts";
import type { BoardRefusals } from "../rules/board_refusals.ts";
import { RuleLink } from "../rules/rule_link.tsx";
import { StageButtons } from "./stage_buttons.tsx";

interface StagePromptProps {
  store: { stage: ReadonlySignal<StageDetail | null>; refusals: BoardRefusals };
  board: () => DjambiBoard | null;
}

/** What to choose next on the board of a task, and the buttons of the turn being entered. */
export function StagePrompt({ store, board }: StagePromptProps) {
  const stage = store.stage.value;
  const refusal = store.refusals.shown.value;
  return (
    <div class="lesson-prompt">
      {/* The board reads its prompts and refusals out. */}
      <p aria-hidden="true">{refusal?.message ?? (stage?.text || text.choosePiece())}</p>
      <RuleLink refusal={refusal} opens="tab" />
      {stage && <StageButtons stage={stage} board={board} />}
    </div>
  );
}
