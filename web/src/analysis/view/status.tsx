import type { DjambiBoard } from "../../board/board.ts";
import { storyWords } from "../../board/words.ts";
import { Mark } from "../../common/mark.tsx";
import type { PositionView } from "../../core/types.ts";
import { PowerSign } from "../../game/view/signs.tsx";
import { endingHeadline, endingReason, seatName } from "../../game/words.ts";
import type { Desk } from "../desk.ts";

/** Whose turn it is where one looks, and the turns after it. */
export function Status({ desk }: { desk: Desk }) {
  const { study } = desk.work.value;
  const position = study.view(study.at.value);
  return (
    <div class="status">
      {position.outcome ? <p class="status-words soft">The game is over</p> : <ToMove position={position} />}
      <ol class="status-next" aria-label="The next turns">
        {position.upcoming.slice(1).map((coming, index) => (
          // The same seat may come up several times: its place in the row is what it is.
          <li key={index}>
            <Mark seat={coming.seat} size={20} />
            <span class="unseen">{seatName(coming.seat)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ToMove({ position }: { position: PositionView }) {
  const reigning = position.in_power === position.turn;
  return (
    <p class="status-words">
      <Mark seat={position.turn} size={24} />
      <strong>{seatName(position.turn)}</strong>
      {reigning && <PowerSign size={15} />}
      <span class="soft">
        {reigning ? "in power, " : ""}turn {position.turn_number}
      </span>
    </p>
  );
}

/** What is still to be chosen for a turn, or else what happened in the last one; its height never changes. */
export function Banner({ desk, board }: { desk: Desk; board: () => DjambiBoard | null }) {
  const { study } = desk.work.value;
  const turn = study.at.value;
  const { outcome } = study.view(turn);
  const step = desk.step.value;
  const entering = step !== null && (step.canGoBack || step.stage === "confirm");
  const title = turn.parent ? `${turn.depth}. ${study.reading(turn)}` : "The start";
  return (
    <section class={`banner ${entering ? "banner-mine" : "banner-wait"}`} aria-label="What to do now">
      <div class="banner-words">
        <p class="banner-title">
          <span>{entering ? step.text : outcome ? `${endingHeadline(outcome)}.` : title}</span>
        </p>
        {!entering && (
          <p class="banner-text">
            {outcome ? endingReason(outcome, study.story(turn), study.view(turn)) : told(desk)}
          </p>
        )}
      </div>
      <div class="banner-actions">
        {step?.canGoBack && (
          <button type="button" class="button" onClick={() => board()?.back()}>
            Back
          </button>
        )}
        {step?.declinable && (
          <button type="button" class="button button-strong" onClick={() => board()?.decline()}>
            Kill no one
          </button>
        )}
        {step?.stage === "confirm" && (
          <button type="button" class="button button-strong" onClick={() => board()?.commit()}>
            Confirm
          </button>
        )}
      </div>
    </section>
  );
}

function told(desk: Desk): string {
  const { study } = desk.work.value;
  const turn = study.at.value;
  return turn.parent ? storyWords(study.story(turn)) : "Play a turn for whoever is to move.";
}
