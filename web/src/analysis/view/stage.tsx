import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DjambiBoard, StepDetail } from "../../board/board.ts";
import { squares } from "../../game/showing.ts";
import { arrows, type Drawing } from "../arrows.ts";
import type { Desk } from "../desk.ts";

/** The board, on which whoever is to move is moved by hand, and over it the turn that is pointed at or hinted. */
export function Stage({ desk, hold }: { desk: Desk; hold: (board: DjambiBoard) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board") as DjambiBoard;
    board.addEventListener("turn", (event) =>
      desk.play((event as CustomEvent<{ move: string }>).detail.move),
    );
    board.addEventListener("step", (event) => {
      desk.step.value = (event as CustomEvent<StepDetail>).detail;
    });
    place.current?.prepend(board);
    hold(board);
    const stop = effect(() => show(desk, board));
    return () => {
      stop();
      board.remove();
    };
  }, []);
  const { study, thinking } = desk.work.value;
  const shown = thinking.pointed.value ?? thinking.hint.value;
  const drawn = shown && shown.turn === study.at.value ? arrows(shown.move, desk.bottom.value) : null;
  return (
    <div class="stage" ref={place}>
      {drawn && <Arrows drawing={drawn} />}
    </div>
  );
}

function show(desk: Desk, board: DjambiBoard): void {
  const { study } = desk.work.value;
  const turn = study.at.value;
  board.view = desk.bottom.value;
  board.position = study.view(turn);
  board.lastMove = { squares: squares(turn.entry.includes(" ") ? "" : turn.entry) };
  board.families = study.families();
}

/** The rim of the board, in squares. */
const RIM = 0.36;
const VIEW = `${-RIM} ${-RIM} ${9 + 2 * RIM} ${9 + 2 * RIM}`;

function Arrows({ drawing }: { drawing: Drawing }) {
  const { way, victim, placement } = drawing;
  const points = way.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <svg class="arrows" viewBox={VIEW} aria-hidden="true">
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
