import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { focusBoard } from "../../common/board/focus_board.ts";
import { StagePrompt } from "../../common/board/stage_prompt.tsx";
import { useEscapeKey } from "../../common/browser/escape_key.ts";
import { TurnOrder } from "../../common/seats/order.tsx";
import type { CoreFactory } from "../../core/types.ts";
import * as text from "../../text/learn.ts";
import type { Lesson } from "../lesson.ts";
import { LESSONS, numberOf } from "../lesson_list.ts";
import { LessonStore } from "../lesson_store.ts";
import { LessonBoard } from "./board.tsx";
import type { Focus } from "./list.tsx";
import { Result } from "./result.tsx";

interface LessonViewProps {
  lesson: Lesson;
  createCore: CoreFactory;
  focus: Focus;
  onAgain: () => void;
}

interface LessonHeadProps {
  store: LessonStore;
  lesson: Lesson;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** A try at a lesson: the goal, the board, and what becomes of it. */
export function LessonView({ lesson, createCore, focus, onAgain }: LessonViewProps) {
  const store = useMemo(() => new LessonStore(lesson, createCore), []);
  const board = useRef<DjambiBoard | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const hinted = useSignal(false);
  useEscapeKey(() => board.current);
  useEffect(() => {
    if (focus === "heading") heading.current?.focus({ preventScroll: true });
    if (focus === "board") requestAnimationFrame(() => focusBoard(board.current));
  }, []);
  const isOpen = store.verdict.value.kind === "open";
  return (
    <article class="lesson">
      <LessonHead store={store} lesson={lesson} heading={heading} />
      <LessonBoard
        store={store}
        onBoard={(element) => {
          board.current = element;
        }}
      />
      <div class="lesson-foot">
        {isOpen && <StagePrompt store={store} board={() => board.current} />}
        <Result store={store} />
        {hinted.value && isOpen && (
          <p class="lesson-hint" role="status">
            {text.hint({ lesson: lesson.name })}
          </p>
        )}
        <p class="lesson-buttons">
          {isOpen && !hinted.value && (
            <button type="button" class="button" onClick={() => (hinted.value = true)}>
              {text.hintButton()}
            </button>
          )}
          <AgainButton store={store} onAgain={onAgain} />
          <a class="button lesson-all" href="#lessons">
            {text.allLessons()}
          </a>
        </p>
      </div>
      <p class="unseen" role="status">
        {store.announcement}
      </p>
    </article>
  );
}

/** The number and the name of a lesson, its goal, and where it matters the order of turns. */
function LessonHead({ store, lesson, heading }: LessonHeadProps) {
  const { name } = lesson;
  const isFirst = numberOf(lesson) === 1;
  return (
    <header class="lesson-head">
      <p class="lesson-number">{text.lessonNumber({ lesson: numberOf(lesson), lessons: LESSONS.length })}</p>
      <h1 ref={heading} tabIndex={-1} aria-describedby={isFirst ? "goal keys" : "goal"}>
        {text.title({ lesson: name })}
      </h1>
      <p class="lesson-goal" id="goal">
        {text.goal({ lesson: name })}
      </p>
      {isFirst && (
        <p class="unseen" id="keys">
          {text.keys()}
        </p>
      )}
      {lesson.order && <TurnOrder view={store.view.value} />}
    </header>
  );
}

/** The button for another try, which is strong and has the focus when this one has failed. */
function AgainButton({ store, onAgain }: { store: LessonStore; onAgain: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const { kind } = store.verdict.value;
  useEffect(() => {
    if (kind === "failed") button.current?.focus({ preventScroll: true });
  }, [kind]);
  return (
    <button
      ref={button}
      type="button"
      class={kind === "failed" ? "button button-strong" : "button"}
      aria-describedby={kind === "failed" ? "result" : undefined}
      disabled={kind === "open" && store.view.value === store.start}
      onClick={onAgain}
    >
      {text.again()}
    </button>
  );
}
