import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { Layout } from "../../../board/src/layout.ts";
import { moveArrows } from "../../common/board/arrows.ts";
import { ArrowsOverlay } from "../../common/board/arrows_overlay.tsx";
import { moveSquares } from "../../common/board/move_squares.ts";
import { pieces } from "../../common/board/pieces.ts";
import type { AnalysisStore } from "../analysis_store.ts";
import { moveOf } from "../tree.ts";

interface AnalysisBoardProps {
  store: AnalysisStore;
  onBoard: (board: DjambiBoard) => void;
}

/** The board of the analysis page, and over it the arrows of a hint or of the line under the pointer. */
export function AnalysisBoard({ store, onBoard }: AnalysisBoardProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board");
    listen(store, board);
    place.current?.prepend(board);
    onBoard(board);
    const stops = [effect(() => updateBoard(store, board)), effect(() => forgetRefusal(store))];
    return () => {
      for (const stop of stops) stop();
      board.remove();
    };
  }, []);
  const { study, engine, board } = store.session.value;
  const shown = engine.pointed.value ?? engine.hint.value;
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(board, bottom), [board, bottom]);
  const arrows = shown && shown.turn === study.at.value ? moveArrows(shown.move, layout) : null;
  return (
    <div class="stage" ref={place}>
      {arrows && <ArrowsOverlay arrows={arrows} layout={layout} />}
    </div>
  );
}

/** Tells the store what the user does on the board. */
function listen(store: AnalysisStore, board: DjambiBoard): void {
  board.addEventListener("turn", ({ detail }) => void store.play(detail.move));
  // A refused choice may let the piece go: that is no good choice yet.
  let isRefused = false;
  board.addEventListener("refused", ({ detail }) => {
    isRefused = true;
    void store.explainRefusal(detail, board);
  });
  board.addEventListener("stage", ({ detail }) => {
    store.stage.value = detail;
    if (!isRefused || detail.stage !== "idle") store.refusal.value = null;
    isRefused = false;
  });
}

/** What was refused in one position counts no longer in another one. */
function forgetRefusal(store: AnalysisStore): void {
  void store.session.value.study.at.value;
  store.refusal.value = null;
}

function updateBoard(store: AnalysisStore, board: DjambiBoard): void {
  const { study, board: geometry } = store.session.value;
  const turn = study.at.value;
  board.set({
    geometry,
    pieces: pieces.value,
    attackers: (square) => study.attackers(square),
    view: store.bottom.value,
    position: study.view(turn),
    lastTurns: [{ squares: moveSquares(moveOf(turn.entry)) }],
    families: study.families(),
  });
}
