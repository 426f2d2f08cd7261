import { useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { focusBoard } from "../../common/board/focus_board.ts";
import { useEscapeKey } from "../../common/browser/escape_key.ts";
import * as text from "../../text/puzzles.ts";
import type { PuzzleCoreFactory } from "../core.ts";
import type { Puzzle } from "../puzzle.ts";
import { PuzzleStore } from "../puzzle_store.ts";
import { Session } from "../session.ts";
import { PuzzleBoard } from "./board.tsx";
import { Goal } from "./goal.tsx";
import { Prompt } from "./prompt.tsx";
import { Result } from "./result.tsx";

interface DayProps {
  puzzles: readonly Puzzle[];
  createCore: PuzzleCoreFactory;
}

/** The puzzle of the day, which can be played at once in the list of all puzzles. */
export function PuzzleOfTheDay({ puzzles, createCore }: DayProps) {
  const session = useMemo(
    () => new Session({ kind: "day" }, puzzles, { random: Math.random, now: Date.now }),
    [],
  );
  const puzzle = session.puzzle.peek();
  const store = useMemo(
    () =>
      puzzle &&
      new PuzzleStore(puzzle, createCore, {
        afterMistake: session.afterMistake,
        onOutcome: (outcome) => session.record(outcome),
      }),
    [],
  );
  const board = useRef<DjambiBoard | null>(null);
  useEscapeKey(() => board.current);
  if (!puzzle || !store) return null;
  return (
    <section class="puzzle-day" aria-labelledby="puzzle-day">
      <div class="puzzle-day-head">
        <h2 id="puzzle-day">{text.mode({ mode: "day" })}</h2>
        <Goal puzzle={puzzle} start={store.run.start} />
      </div>
      <PuzzleBoard
        store={store}
        onBoard={(element) => {
          board.current = element;
        }}
      />
      <div class="puzzle-day-foot">
        <Prompt store={store} board={() => board.current} />
        <Result
          store={store}
          session={session}
          onAgain={() => {}}
          onRetry={() => focusBoard(board.current)}
        />
        <p class="unseen" role="status">
          {store.announcement}
        </p>
      </div>
    </section>
  );
}
