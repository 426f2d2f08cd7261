import { useEffect, useRef } from "preact/hooks";
import * as text from "../../text/learn.ts";
import type { Lesson } from "../lesson.ts";
import { chapters, LESSONS, numberOf, ORDER } from "../lesson_list.ts";
import { nextNumber, progress } from "../progress.ts";
import { StarsRow } from "./stars.tsx";

/** What takes the focus when a view appears. */
export type Focus = "nothing" | "heading" | "board";

/** The list of all lessons, with the reader's stars. */
export function LessonList({ focus }: { focus: Focus }) {
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

function LessonItem({ lesson, isNext }: { lesson: Lesson; isNext: boolean }) {
  const stars = progress.value.stars[lesson.name];
  return (
    <li class={isNext ? "lessons-next" : undefined}>
      <a href={`#${lesson.name}`} aria-current={isNext ? "step" : undefined}>
        {text.title({ lesson: lesson.name })}
      </a>
      {stars && <StarsRow stars={stars} />}
      {isNext && <span class="lessons-here">{text.here()}</span>}
    </li>
  );
}
