import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { focusBoard } from "../../common/board/focus_board.ts";
import { useEscapeKey } from "../../common/browser/escape_key.ts";
import { TurnOrder } from "../../common/seats/order.tsx";
import * as text from "../../text/puzzles.ts";
import type { PuzzleCoreFactory } from "../core.ts";
import type { Puzzle } from "../puzzle.ts";
import { PuzzleStore } from "../puzzle_store.ts";
import { ALL, type Session } from "../session.ts";
import { PuzzleBoard } from "./board.tsx";
import { Explanation } from "./explanation.tsx";
import { Goal } from "./goal.tsx";
import type { Focus } from "./list.tsx";
import { Prompt } from "./prompt.tsx";
import { Result } from "./result.tsx";
import { TimeLeft } from "./time_left.tsx";

interface PuzzleViewProps {
  puzzle: Puzzle;
  session: Session;
  title: string;
  createCore: PuzzleCoreFactory;
  focus: Focus;
  onAgain: () => void;
}

/** A puzzle: what is asked, the board, and what becomes of it. */
export function PuzzleView({ puzzle, session, title, createCore, focus, onAgain }: PuzzleViewProps) {
  const store = useMemo(
    () =>
      new PuzzleStore(puzzle, createCore, {
        afterMistake: session.afterMistake,
        onOutcome: (outcome) => session.record(outcome),
      }),
    [],
  );
  const board = useRef<DjambiBoard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEscapeKey(() => board.current);
  useEffect(() => {
    if (focus === "heading") heading.current?.focus({ preventScroll: true });
  }, []);
  const isStorm = session.mode.kind === "storm";
  return (
    <article class="lesson">
      <header class="lesson-head">
        {session.isContest && (
          <p class="lesson-number puzzle-count">
            {text.solvedSoFar({ solved: session.solved.value })}
            {isStorm && <TimeLeft session={session} />}
          </p>
        )}
        <h1 ref={heading} tabIndex={-1} aria-describedby="goal">
          {title}
        </h1>
        <Goal puzzle={puzzle} start={store.run.start} />
        <TurnOrder view={store.view.value} />
      </header>
      <PuzzleBoard
        store={store}
        onBoard={(element) => {
          board.current = element;
        }}
      />
      <div class="lesson-foot">
        <Prompt store={store} board={() => board.current} />
        <Result store={store} session={session} onAgain={onAgain} onRetry={() => focusBoard(board.current)} />
        <Buttons store={store} session={session} />
        {store.isDone.value && (!session.isContest || session.isOver.value) && <Explanation store={store} />}
      </div>
      <p class="unseen" role="status">
        {store.announcement}
      </p>
    </article>
  );
}

/** The buttons for help, and the way back to the list. */
function Buttons({ store, session }: { store: PuzzleStore; session: Session }) {
  const phase = store.phase.value;
  const isLost = phase === "lost" && session.afterMistake === "end";
  const isSolvable = isLost || (!session.isContest && (phase === "open" || phase === "refuted"));
  const piece = store.run.view.pieces.find(({ square }) => square === store.run.hint);
  return (
    <>
      <p class={store.isHinted.value ? "lesson-hint" : "unseen"} role="status">
        {store.isHinted.value && piece?.role && text.hintPiece({ role: piece.role, square: piece.square })}
      </p>
      <p class="lesson-buttons">
        {phase === "open" && !session.isContest && !store.isHinted.value && (
          <button type="button" class="button" onClick={() => store.hint()}>
            {text.hint()}
          </button>
        )}
        {isSolvable && (
          <button type="button" class="button" onClick={() => void store.solve()}>
            {text.solution()}
          </button>
        )}
        {isSolvable && store.outcome.value === null && <small class="soft">{text.solutionCosts()}</small>}
        <a class="button lesson-all" href={ALL}>
          {text.allPuzzles()}
        </a>
      </p>
    </>
  );
}
