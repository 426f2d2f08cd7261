/** How the game went: the course of the shares, and the user's costliest turns. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Mark } from "../../common/seats/mark.tsx";
import type { GraphPoint } from "../../common/shares/graph.ts";
import { GraphMarks, ShareAreas } from "../../common/shares/share_graph.tsx";
import * as text from "../../text/coach.ts";
import { betterText, tenthsOf, whyText } from "../coach/advice_text.ts";
import { coachOf } from "../coach/coach_store.ts";
import { storyOf } from "../ending/fall.ts";
import type { GameStore } from "../game_store.ts";
import { GameReview, type ReviewedTurn } from "./game_review.ts";

interface ReviewProps {
  store: GameStore;
  /** The number of plies to look at. */
  plies: number;
  /** Called when the user goes to a turn on the board. */
  onLeave: () => void;
}

/** The review, folded; the engine begins when the user unfolds it, and ends when they leave. */
export function Review(props: ReviewProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPlayer = props.store.held.value.length > 0;
  return (
    <details class="review" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{isPlayer ? text.howItWentForYou() : text.howItWent()}</summary>
      {isOpen && <OpenReview {...props} />}
    </details>
  );
}

function OpenReview({ store, plies, onLeave }: ReviewProps) {
  const review = useMemo(() => new GameReview(store, plies), [store]);
  useEffect(() => {
    void review.run();
    return () => review.stop();
  }, [review]);
  const isPlayer = store.held.value.length > 0;
  const shares = review.shares.value;
  const costly = review.costly.value;
  const state = review.state.value;
  const marks = costly.map(({ ply, seat }) => ({ index: ply, seat }));
  const show = (ply: number) => {
    onLeave();
    store.reviewEarlier(ply);
  };
  return (
    <>
      <div class="graph-art" role="img" aria-label={text.course()}>
        <ShareAreas points={shares} seats={store.board.seats} at={null} />
      </div>
      <GraphMarks count={shares.length} turns={marks} />
      {state === "done" && <p class="soft">{ownCourse(shares, store)}</p>}
      <Progress review={review} />
      {isPlayer && <h3>{text.costliestTurns()}</h3>}
      {isPlayer && state === "done" && costly.length === 0 && <p class="soft">{text.noCostlyTurn()}</p>}
      <ol class="review-turns">
        {costly.map((turn) => (
          <CostlyTurnItem key={turn.ply} store={store} turn={turn} onShow={show} />
        ))}
      </ol>
    </>
  );
}

/** How far the engine is. The place is kept free for it. */
function Progress({ review }: { review: GameReview }) {
  const turns = review.left.value;
  const failed = review.state.value === "failed";
  return (
    <div class="review-progress">
      <span class="soft" role={failed ? "alert" : undefined}>
        {failed ? text.engineFailed() : turns > 0 && text.analysing({ turns })}
      </span>
      {turns > 0 && !failed && (
        <button type="button" class="button button-small" onClick={() => review.stop()}>
          {text.stopAnalysing()}
        </button>
      )}
    </div>
  );
}

interface CostlyTurnProps {
  store: GameStore;
  turn: ReviewedTurn;
  onShow: (ply: number) => void;
}

function CostlyTurnItem({ store, turn, onShow }: CostlyTurnProps) {
  const { ply, seat, better } = turn;
  const { before, after } = coachOf(store).toldOf(ply) ?? turn;
  const change = text.expectedChange({ before: tenthsOf(before), after: tenthsOf(after) });
  const why = better && better.reasons.length > 0 ? whyText(better.reasons, better.expected) : [];
  return (
    <li>
      <button type="button" class="button button-small" onClick={() => onShow(ply)}>
        {store.held.value.length > 1 && <Mark seat={seat} size={14} />} {text.turnAt({ turn: ply })}
      </button>
      <p>{storyOf(store.log, ply)}</p>
      <p class="soft">{change}</p>
      {better && <p>{[betterText(better.move, store.log.view(ply - 1)), ...why].join(" ")}</p>}
    </li>
  );
}

/** The graph in words, for a player of one seat; empty for anybody else. */
function ownCourse(shares: readonly GraphPoint[], { held }: GameStore): string {
  const [seat, ...others] = held.value;
  const known = shares.flatMap((point) => (point && seat ? [tenthsOf(point[seat] ?? 0)] : []));
  const [first, last] = [known[0], known.at(-1)];
  if (others.length > 0 || first === undefined || last === undefined) return "";
  return text.ownCourse({ first, highest: Math.max(...known), last });
}
