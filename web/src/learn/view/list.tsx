import { useEffect, useMemo, useRef } from "preact/hooks";
import { Layout } from "../../../board/src/layout.ts";
import { SQUARE9 } from "../../../generated/square9.ts";
import { nextNumber, progress } from "../../common/lesson_progress.ts";
import type { CoreFactory } from "../../core/types.ts";
import { drawDiagram } from "../../diagram/diagram.ts";
import { parts } from "../../diagram/svg.ts";
import * as text from "../../text/learn.ts";
import type { Lesson } from "../lesson.ts";
import { chapters, LESSONS, numberOf, ORDER } from "../lesson_list.ts";
import { StarsRow } from "./stars.tsx";

/** What takes the focus when a view appears. */
export type Focus = "nothing" | "heading" | "board";

/** The list of all lessons, with the reader's stars. */
export function LessonList({ createCore, focus }: { createCore: CoreFactory; focus: Focus }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus !== "nothing") heading.current?.focus({ preventScroll: true });
  }, []);
  const { stars } = progress.value;
  const next = nextNumber(ORDER, stars);
  const done = LESSONS.filter(({ name }) => stars[name]).length;
  const first = LESSONS[(next ?? 1) - 1];
  return (
    <div class="lessons">
      <div dangerouslySetInnerHTML={{ __html: parts() }} />
      <h1 ref={heading} tabIndex={-1}>
        {text.heading()}
      </h1>
      <p class="lessons-intro">{text.intro()}</p>
      {first && next !== null && (
        <p class="lessons-start">
          <a class="button button-strong" href={`#${first.name}`}>
            {done === 0 ? text.start() : text.continueWith({ lesson: next })}
          </a>
        </p>
      )}
      {done > 0 && <p class="soft">{text.progress({ done, lessons: LESSONS.length })}</p>}
      <div class="lessons-chapters">
        {chapters().map(({ name, lessons }) => (
          <section key={name} aria-labelledby={`chapter-${name}`}>
            <h2 id={`chapter-${name}`}>{text.chapter({ chapter: name })}</h2>
            <ol start={lessons[0] && numberOf(lessons[0])}>
              {lessons.map((lesson) => (
                <LessonItem
                  key={lesson.name}
                  lesson={lesson}
                  createCore={createCore}
                  isNext={numberOf(lesson) === next && done > 0}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface LessonItemProps {
  lesson: Lesson;
  createCore: CoreFactory;
  isNext: boolean;
}

function LessonItem({ lesson, createCore, isNext }: LessonItemProps) {
  const picture = useMemo(() => drawLesson(lesson, createCore), [lesson]);
  const stars = progress.value.stars[lesson.name];
  return (
    <li class={isNext ? "lessons-next" : undefined}>
      <a href={`#${lesson.name}`} aria-current={isNext ? "step" : undefined}>
        <span class="lessons-board" aria-hidden="true" dangerouslySetInnerHTML={{ __html: picture }} />
        {text.title({ lesson: lesson.name })}
      </a>
      {stars && <StarsRow stars={stars} />}
      {isNext && <span class="lessons-here">{text.here()}</span>}
    </li>
  );
}

/** The part of the board that a lesson has, as it begins. */
function drawLesson({ learner, part, position }: Lesson, createCore: CoreFactory): string {
  const game = createCore("classic", { repetition: "0", quiet_limit: "0" }, position);
  const { pieces, controllers, in_power: power } = game.view(0);
  game.free();
  const layout = new Layout(SQUARE9, learner);
  const still = { arrows: [], victims: [], ghosts: [], targets: [], names: "hidden", label: "" } as const;
  return drawDiagram({ ...still, layout, part, pieces, controllers, power });
}
