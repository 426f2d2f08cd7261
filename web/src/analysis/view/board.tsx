import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { Layout, SIDE } from "../../../board/src/layout.ts";
import { moveSquares } from "../../common/move_squares.ts";
import { pieces } from "../../common/pieces.tsx";
import type { AnalysisStore } from "../analysis_store.ts";
import { type MoveArrows, moveArrows } from "../arrows.ts";
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
    board.addEventListener("turn", ({ detail }) => void store.play(detail.move));
    board.addEventListener("stage", ({ detail }) => {
      store.stage.value = detail;
    });
    place.current?.prepend(board);
    onBoard(board);
    const stop = effect(() => updateBoard(store, board));
    return () => {
      stop();
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

function ArrowsOverlay({ arrows, layout }: { arrows: MoveArrows; layout: Layout }) {
  const { path, victim, placement } = arrows;
  const { x, y, size } = layout.box;
  const viewBox = [x, y, size, size].map((length) => length / SIDE).join(" ");
  const points = path.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <svg class="arrows" viewBox={viewBox} aria-hidden="true">
      <defs>
        <marker
          id="arrow-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="3.2"
          markerHeight="3.2"
          orient="auto"
        >
          <path class="arrows-head" d="M0 0L10 5L0 10L2.5 5z" />
        </marker>
      </defs>
      {placement && (
        <g class="arrows-place">
          <line x1={placement.from.x} y1={placement.from.y} x2={placement.to.x} y2={placement.to.y} />
          <circle cx={placement.to.x} cy={placement.to.y} r="0.3" />
        </g>
      )}
      <polyline class="arrows-edge" points={points} />
      <polyline class="arrows-way" points={points} marker-end="url(#arrow-head)" />
      {victim && <circle class="arrows-victim" cx={victim.x} cy={victim.y} r="0.44" />}
    </svg>
  );
}
