import { useEffect, useRef } from "preact/hooks";
import * as text from "../../text/puzzles.ts";
import type { Failure } from "../failure.ts";
import { progress } from "../progress.ts";
import type { PuzzleStore } from "../puzzle_store.ts";
import { isUncertain } from "../rating.ts";
import type { Session } from "../session.ts";
import { TurnList } from "./turn_list.tsx";

interface ResultProps {
  store: PuzzleStore;
  session: Session;
  /** Begins the session anew. */
  onAgain: () => void;
  /** Is called when a refuted try has been taken back. */
  onRetry: () => void;
}

/** What the last try has come to, and the way on. Screen readers hear it when it comes. */
export function Result({ store, session, onAgain, onRetry }: ResultProps) {
  const mark = isMistake(store) ? "lesson-failed" : store.isDone.value ? "lesson-done" : "";
  return (
    <>
      <div id="result" class={`lesson-result ${mark}`} role="status">
        {/* Two tries may have the same words; with another key they are heard again. */}
        <Words key={store.tries.value} store={store} session={session} />
      </div>
      {session.mode.kind !== "storm" && <WayOn store={store} session={session} onAgain={onAgain} />}
      {store.phase.value === "refuted" && <RetryButton store={store} onRetry={onRetry} />}
    </>
  );
}

function isMistake(store: PuzzleStore): boolean {
  return store.feedback.value === "wrong" || store.feedback.value === "misplaced";
}

function Words({ store, session }: { store: PuzzleStore; session: Session }) {
  const feedback = store.feedback.value;
  if (isMistake(store)) return <Mistake store={store} session={session} />;
  if (store.isDone.value) return <Praise store={store} session={session} />;
  if (feedback === null) return null;
  const turns = store.run.turnsLeft;
  if (turns === 0) return null;
  return <p>{feedback === "replaced" ? text.replaced({ turns }) : text.right({ turns })}</p>;
}

/** That the last try is wrong and, as soon as the board has shown it, why. */
function Mistake({ store, session }: { store: PuzzleStore; session: Session }) {
  const failure = store.failure.value;
  const replies = failure?.replies ?? [];
  return (
    <>
      <p>
        <strong>{store.feedback.value === "misplaced" ? text.misplaced() : text.wrong()}</strong>
        {failure && replies.length === 0 && ` ${reasonWords(failure)}`}
        {store.phase.value === "open" && ` ${text.tryAgainSentence()}`}
      </p>
      {failure && replies.length > 0 && (
        <>
          <TurnList turns={replies} />
          <p>{reasonWords(failure)}</p>
        </>
      )}
      {session.mode.kind === "streak" && session.isOver.value && <p>{streakWords(session)}</p>}
    </>
  );
}

function reasonWords({ reason, replies }: Failure): string {
  if (reason === "unknown") return "";
  if (reason === "out" || reason === "late") return text.refutedBy({ reason, replies: replies.length });
  return text.failsBecause({ reason });
}

function streakWords(session: Session): string {
  return text.streakOver({ solved: session.solved.value, best: progress.value.bestStreak });
}

function Praise({ store, session }: { store: PuzzleStore; session: Session }) {
  const outcome = store.outcome.value ?? "clean";
  const words = store.feedback.value === null ? "shown" : outcome;
  const [change, rating] = [session.ratingChange.value, Math.round(progress.value.player.rating)];
  const isGuess = !session.isContest && change !== null && isUncertain(progress.value.player);
  return (
    <>
      <p>
        <strong>{text.result({ outcome: words })}</strong>{" "}
        {!session.isContest &&
          (change === null ? text.notRated() : text.newRating({ rating, change: signed(change) }))}
      </p>
      {isGuess && <p class="soft">{text.ratingUncertain()}</p>}
    </>
  );
}

function signed(change: number): string {
  return change < 0 ? `−${-change}` : `+${change}`;
}

/** The button for the next puzzle or for another streak, which takes the focus. */
function WayOn({ store, session, onAgain }: Omit<ResultProps, "onRetry">) {
  const button = useRef<HTMLButtonElement>(null);
  const isThere = store.isDone.value || store.phase.value === "lost";
  useEffect(() => {
    if (isThere) button.current?.focus({ preventScroll: true });
  }, [isThere]);
  if (!isThere) return null;
  const isEnd = session.isOver.value;
  return (
    <p class="lesson-on">
      <button
        ref={button}
        type="button"
        class="button button-strong"
        aria-describedby="result"
        onClick={() => (isEnd ? onAgain() : session.next())}
      >
        {isEnd ? text.onceMore() : text.next()}
      </button>
    </p>
  );
}

/** The button that takes a refuted try back. It takes the focus, which goes on to the board. */
function RetryButton({ store, onRetry }: { store: PuzzleStore; onRetry: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <p class="lesson-on">
      <button
        ref={button}
        type="button"
        class="button button-strong"
        aria-describedby="result"
        onClick={() => {
          store.tryAgain();
          onRetry();
        }}
      >
        {text.tryAgain()}
      </button>
    </p>
  );
}
