import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { serviceTime } from "../../common/browser/service_time.ts";
import { rememberCreatedGame } from "../../common/games_written.ts";
import type { Stars } from "../../common/lesson_progress.ts";
import { AGAINST_BOTS, newGameRequest } from "../../common/new_game.ts";
import { errorText } from "../../common/problem.ts";
import { createGame } from "../../net/rest.ts";
import { LEVELS, USUAL_LEVEL } from "../../protocol/index.ts";
import * as text from "../../text/learn.ts";
import { LESSONS, numberOf } from "../lesson_list.ts";
import type { LessonStore } from "../lesson_store.ts";
import { StarsRow } from "./stars.tsx";

/** What a try has come to, and the way on. Screen readers hear it when it comes. */
export function Result({ store }: { store: LessonStore }) {
  const verdict = store.verdict.value;
  return (
    <>
      <div id="result" class={`lesson-result lesson-${verdict.kind}`} role="status">
        {verdict.kind === "done" && <Praise store={store} stars={verdict.stars} />}
        {verdict.kind === "failed" && (
          <p>
            <strong>{text.notYet()}</strong> {text.mistake({ mistake: verdict.mistake })}
          </p>
        )}
      </div>
      {verdict.kind === "done" && <WayOn store={store} />}
    </>
  );
}

function Praise({ store: { lesson }, stars }: { store: LessonStore; stars: Stars }) {
  return (
    <>
      <StarsRow stars={stars} />
      <p>
        <strong>{text.praise({ stars })}</strong> {text.done({ lesson: lesson.name })}{" "}
        {stars < 3 && text.fewerTurns({ turns: lesson.stars[0] })}
      </p>
    </>
  );
}

/** The link to the next lesson or, after the last one, the button for a first game. It takes the focus. */
function WayOn({ store: { lesson } }: { store: LessonStore }) {
  const link = useRef<HTMLAnchorElement>(null);
  const next = LESSONS[numberOf(lesson)];
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  if (!next) return <FirstGame />;
  const title = text.title({ lesson: next.name });
  const words =
    next.chapter === lesson.chapter
      ? text.nextLesson({ title })
      : text.nextChapter({ title: text.chapter({ chapter: next.chapter }) });
  return (
    <p class="lesson-on">
      <a ref={link} class="button button-strong" href={`#${next.name}`} aria-describedby="result">
        {words}
      </a>
    </p>
  );
}

/** The end of the course: a game against the weakest bots. */
function FirstGame() {
  const button = useRef<HTMLButtonElement>(null);
  const trouble = useSignal("");
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const play = async () => {
    const request = newGameRequest({ ...AGAINST_BOTS, strength: LEVELS[0] ?? USUAL_LEVEL });
    try {
      const created = await createGame(request);
      rememberCreatedGame(created, request, serviceTime());
      location.assign(created.url);
    } catch (error) {
      trouble.value = await errorText(error);
    }
  };
  return (
    <div class="lesson-on">
      <p id="course-done">{text.courseDone()}</p>
      <button
        ref={button}
        type="button"
        class="button button-strong"
        aria-describedby="result course-done"
        onClick={() => void play()}
      >
        {text.firstGame()}
      </button>
      <p class="lesson-trouble" role="alert">
        {trouble}
      </p>
    </div>
  );
}
