import type { DjambiBoard } from "../../../board/src/index.ts";
import { words } from "../../../board/src/words/en.ts";
import { StageButtons } from "../../common/board/stage_buttons.tsx";
import { endingReason } from "../../common/ending/ending_reason.ts";
import { endingHeadline } from "../../common/ending/endings.ts";
import { PowerIcon } from "../../common/icons.tsx";
import { RuleLink } from "../../common/rules/rule_link.tsx";
import { Mark } from "../../common/seats/mark.tsx";
import type { PositionView } from "../../core/types.ts";
import * as text from "../../text/analysis.ts";
import * as common from "../../text/common.ts";
import type { AnalysisStore } from "../analysis_store.ts";
import { turnTitle } from "../entry_text.ts";

/** The seat to move in the current position, and the next ones. */
export function TurnStatus({ store }: { store: AnalysisStore }) {
  const { study } = store.session.value;
  const position = study.view(study.at.value);
  return (
    <div class="status">
      {position.outcome ? (
        <p class="status-words soft">{common.gameOver()}</p>
      ) : (
        <ToMove position={position} />
      )}
      <ol class="status-next" aria-label={text.nextTurns()}>
        {position.upcoming.slice(1).map((coming, index) => (
          // The same seat may come up several times, so the key is the place in the row.
          <li key={index}>
            <Mark seat={coming.seat} size={20} />
            <span class="unseen">{common.seatName(coming)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ToMove({ position }: { position: PositionView }) {
  const reigning = position.in_power === position.turn;
  const number = position.turn_number;
  return (
    <p class="status-words">
      <Mark seat={position.turn} size={24} />
      <strong>{common.seatName({ seat: position.turn })}</strong>
      {reigning && <PowerIcon size={15} />}
      <span class="soft">{reigning ? text.turnNumberInPower({ number }) : text.turnNumber({ number })}</span>
    </p>
  );
}

/** The banner with the stage of the turn being entered, else the current turn. Its height never changes. */
export function AnalysisBanner({ store, board }: { store: AnalysisStore; board: () => DjambiBoard | null }) {
  const { study } = store.session.value;
  const turn = study.at.value;
  const { outcome } = study.view(turn);
  const stage = store.stage.value;
  const refusal = store.refusal.value;
  const entering = stage !== null && (stage.canGoBack || stage.stage === "confirm");
  return (
    <section class={`banner ${entering ? "banner-mine" : "banner-wait"}`} aria-label={common.whatNow()}>
      <div class="banner-words">
        <p class="banner-title">
          <span>{entering ? stage.text : outcome ? endingHeadline(outcome) : turnTitle(study, turn)}</span>
        </p>
        {refusal ? (
          <p class="banner-text">
            {refusal.message}
            <RuleLink refusal={refusal} opens="tab" />
          </p>
        ) : (
          !entering && <p class="banner-text">{turnText(store)}</p>
        )}
      </div>
      <div class="banner-actions">{stage && <StageButtons stage={stage} board={board} />}</div>
    </section>
  );
}

/** What the current turn was, or how the game ended by it. */
function turnText(store: AnalysisStore): string {
  const { study } = store.session.value;
  const turn = study.at.value;
  const { outcome } = study.view(turn);
  if (outcome) return endingReason(outcome, study.story(turn), study.view(turn));
  return turn.parent ? words.story(study.story(turn)) : text.playHere();
}
