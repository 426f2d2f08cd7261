import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import * as text from "../../text/puzzles.ts";
import type { PuzzleCoreFactory } from "../core.ts";
import { progress } from "../progress.ts";
import { ALL, type Session } from "../session.ts";
import type { Focus } from "./list.tsx";
import { PuzzleView } from "./puzzle_panel.tsx";

interface SessionViewProps {
  session: Session;
  title: string;
  createCore: PuzzleCoreFactory;
  focus: Focus;
  /** Begins the session anew. */
  onAgain: () => void;
}

/** A series of puzzles: its current puzzle or, of a storm, what comes before and after it. */
export function SessionView({ session, title, createCore, focus, onAgain }: SessionViewProps) {
  const { mode } = session;
  const puzzle = session.puzzle.value;
  if (mode.kind === "storm" && session.isOver.value) return <StormOver session={session} onAgain={onAgain} />;
  if (!puzzle) return <Notice title={title} words={text.noSuchPuzzle()} focus={focus} />;
  if (mode.kind === "storm" && session.deadline.value === null)
    return (
      <Notice title={title} words={text.stormRules()} focus={focus}>
        <button type="button" class="button button-strong" onClick={() => session.begin()}>
          {text.begin()}
        </button>
      </Notice>
    );
  const number = session.number.value;
  return (
    <PuzzleView
      key={`${puzzle.id} ${number}`}
      puzzle={puzzle}
      session={session}
      title={title}
      createCore={createCore}
      focus={number > 1 || mode.kind === "storm" ? "heading" : focus}
      onAgain={onAgain}
    />
  );
}

interface NoticeProps {
  title: string;
  words: string;
  focus: Focus;
  children?: ComponentChildren;
}

/** A heading and a sentence, with the way back. */
function Notice({ title, words, focus, children }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === "heading") heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="lessons">
      <h1 ref={heading} tabIndex={-1} aria-describedby="notice">
        {title}
      </h1>
      <p class="lessons-intro" id="notice">
        {words}
      </p>
      <p class="lesson-buttons puzzle-notice">
        {children}
        <a class="button" href={ALL}>
          {text.allPuzzles()}
        </a>
      </p>
    </div>
  );
}

/** What a storm has come to. */
function StormOver({ session, onAgain }: { session: Session; onAgain: () => void }) {
  const words = text.stormOver({ solved: session.solved.value, best: progress.value.bestStorm });
  return (
    <>
      <Notice title={text.mode({ mode: "storm" })} words={words} focus="heading">
        <button type="button" class="button button-strong" onClick={onAgain}>
          {text.onceMore()}
        </button>
      </Notice>
      {session.missed.value.length > 0 && (
        <div class="lessons puzzles-missed">
          <h2>{text.missed()}</h2>
          <ul>
            {session.missed.value.map(({ id }, i) => (
              <li key={id}>
                <a href={`#puzzle-${id}`}>{text.missedPuzzle({ number: i + 1 })}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
