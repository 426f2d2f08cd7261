import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { CoreFactory } from "../../core/types.ts";
import * as text from "../../text/learn.ts";
import { lessonAt } from "../lesson_list.ts";
import { LessonView } from "./lesson_panel.tsx";
import { LessonList } from "./list.tsx";

/** The page of the lessons: the list, or the lesson that the address names. */
export function LearnView({ createCore }: { createCore: CoreFactory }) {
  const hash = useSignal(location.hash);
  const attempt = useSignal(0);
  /** Nothing takes the focus when the page opens. */
  const opened = useRef(false);
  useEffect(() => {
    const onChange = () => {
      opened.current = true;
      attempt.value = 0;
      hash.value = location.hash;
      scrollTo(0, 0);
    };
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  const lesson = lessonAt(hash.value);
  const title = lesson ? text.title({ lesson: lesson.name }) : text.heading();
  useEffect(() => {
    document.title = `${title} – Djambi`;
  }, [title]);
  const focus = !opened.current ? "nothing" : attempt.value > 0 ? "board" : "heading";
  if (!lesson) return <LessonList createCore={createCore} focus={focus} />;
  return (
    <LessonView
      key={`${lesson.name} ${attempt.value}`}
      lesson={lesson}
      createCore={createCore}
      focus={focus}
      onAgain={() => {
        opened.current = true;
        attempt.value++;
      }}
    />
  );
}
