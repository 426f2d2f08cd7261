import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { Layout } from "../../../board/src/layout.ts";
import { pieces } from "../../common/board/pieces.ts";
import type { LessonStore } from "../lesson_store.ts";
import { STAR } from "./stars.tsx";

/** The board of a lesson, with a star on each square to be reached. */
export function LessonBoard({
  store,
  onBoard,
}: {
  store: LessonStore;
  onBoard: (board: DjambiBoard) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board");
    place.current?.prepend(board);
    store.connect(board);
    onBoard(board);
    const stop = effect(() => board.set({ pieces: pieces.value }));
    return () => {
      stop();
      store.disconnect();
    };
  }, []);
  return (
    <div class="lesson-board" ref={place}>
      {store.lesson.marks && <StarsOverlay store={store} marks={store.lesson.marks} />}
    </div>
  );
}

function StarsOverlay({ store, marks }: { store: LessonStore; marks: readonly string[] }) {
  const { run, lesson } = store;
  const layout = useMemo(() => new Layout(run.board, lesson.learner), []);
  const { x, y, size } = layout.box;
  const taken = new Set(store.view.value.pieces.map(({ square }) => square));
  return (
    <svg class="lesson-stars" viewBox={`${x} ${y} ${size} ${size}`} aria-hidden="true">
      {marks.map((square) => {
        const centre = layout.cell(square)?.centre;
        if (!centre || taken.has(square)) return null;
        return <path key={square} d={STAR} transform={`translate(${centre.x} ${centre.y}) scale(3)`} />;
      })}
    </svg>
  );
}
