import type { DjambiBoard, StageDetail } from "../../../board/src/index.ts";
import * as text from "../../text/common.ts";

/** The buttons of the turn being entered: take a choice back, kill no one, confirm the turn. */
export function StageButtons({ stage, board }: { stage: StageDetail; board: () => DjambiBoard | null }) {
  return (
    <>
      {stage.canGoBack && (
        <button type="button" class="button" onClick={() => board()?.back()}>
          {text.back()}
        </button>
      )}
      {stage.declinable && (
        <button type="button" class="button button-strong" onClick={() => board()?.decline()}>
          {text.killNoOne()}
        </button>
      )}
      {stage.stage === "confirm" && (
        <button type="button" class="button button-strong" onClick={() => board()?.commit()}>
          {text.confirm()}
        </button>
      )}
    </>
  );
}
