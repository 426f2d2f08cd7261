/** Drawings on the board: arrows and circles that people show each other. */
import { computed, signal, useComputed } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Layout, SIDE } from "../../../board/src/layout.ts";
import { centre } from "../../common/board/arrows.ts";
import { type Drawing, MAX_SHAPES } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { drawingOfMoment, isOver } from "./in_step.ts";
import { talkPanel } from "./talk_panel.ts";

/** The drawing of somebody that the user wants to see, and after which ply it was made. */
const shown = signal<{ drawing: Drawing; ply: number } | null>(null);
/** What the user draws; null while they don't. */
const drawn = signal<Drawing | null>(null);

/** The square on which a shape begins that is drawn by the keyboard. */
const begun = signal<string | null>(null);

/** Whether the user draws: the board takes the presses then. */
export const isDrawing = computed(() => drawn.value !== null);

/** The number of shapes of a drawing. */
function countOf({ arrows = [], circles = [] }: Drawing): number {
  return arrows.length + circles.length;
}

/** A drawing in words. */
export function drawingText({ arrows = [], circles = [] }: Drawing): string {
  const squares = [...arrows.map(([from, to]) => `${from}–${to}`), ...circles];
  return text.drawing({ squares });
}

/** The drawing on the board that somebody made. One of a game that is over belongs to its moment. */
function shownDrawing(store: GameStore): Drawing | null {
  const { value: wanted } = shown;
  const isThere = wanted !== null && (!isOver(store) || wanted.ply === store.ply.value);
  return isThere ? wanted.drawing : drawingOfMoment(store, talkPanel(store));
}

/** Shows somebody's drawing on the board, or no longer; with its position if the game is over. */
export function ShowDrawing({ store, drawing, ply }: { store: GameStore; drawing: Drawing; ply: number }) {
  const isShown = useComputed(() => shownDrawing(store) === drawing);
  const show = () => {
    shown.value = { drawing, ply };
    if (isOver(store)) store.reviewEarlier(ply);
  };
  const hide = () => {
    shown.value = null;
    if (isOver(store)) store.review(store.shownPly.value);
  };
  return (
    <button
      type="button"
      class="button button-quiet"
      aria-pressed={isShown.value}
      onClick={isShown.value ? hide : show}
    >
      {text.showDrawing()}
    </button>
  );
}

/** Begins a drawing; while there is one, the board takes it instead of turns. */
export function DrawButtons({ say }: { say: (drawing: Drawing) => void }) {
  const { value: drawing } = drawn;
  const stop = () => {
    drawn.value = null;
    begun.value = null;
  };
  // A drawing that nobody can send any more would keep the board from turns.
  useEffect(() => stop, []);
  if (drawing === null)
    return (
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          shown.value = null;
          drawn.value = {};
        }}
      >
        {text.drawOnBoard()}
      </button>
    );
  const send = () => {
    say(drawing);
    stop();
  };
  const count = countOf(drawing);
  return (
    <div class="talk-drawing">
      <p class="talk-rule">{text.drawHow()}</p>
      <button type="button" class="button button-small button-strong" disabled={count === 0} onClick={send}>
        {text.sendDrawing({ n: count })}
      </button>
      <button type="button" class="button button-small" onClick={stop}>
        {text.clearDrawing()}
      </button>
    </div>
  );
}

/** The drawing that is made or looked at, over the board. */
export function DrawingOverlay({ store }: { store: GameStore }) {
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  const from = useRef<string | null>(null);
  useEffect(() => (drawn.value ? drawByKeys(store) : undefined), [drawn.value !== null]);
  const drawing = drawn.value ?? shownDrawing(store);
  if (drawing === null) return null;
  const { x, y, size } = layout.box;
  const squareAt = ({ currentTarget, clientX, clientY }: PointerEvent): string | null => {
    const place = (currentTarget as Element).getBoundingClientRect();
    const at = {
      x: (x + (size * (clientX - place.left)) / place.width) / SIDE,
      y: (y + (size * (clientY - place.top)) / place.height) / SIDE,
    };
    const distance = (square: string) => {
      const middle = centre(square, layout);
      return Math.hypot(middle.x - at.x, middle.y - at.y);
    };
    const squares = store.board.squares.map(({ name }) => name);
    const nearest = squares.reduce((best, square) => (distance(square) < distance(best) ? square : best));
    return distance(nearest) < 0.6 ? nearest : null;
  };
  const handlers = drawn.value && {
    onPointerDown: (event: PointerEvent) => {
      from.current = squareAt(event);
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const to = squareAt(event);
      if (drawn.value && from.current && to) drawn.value = toggled(drawn.value, from.current, to);
      from.current = null;
    },
  };
  return (
    <svg
      class={drawn.value ? "arrows talk-board talk-board-open" : "arrows talk-board"}
      viewBox={[x, y, size, size].map((at) => at / SIDE).join(" ")}
      aria-hidden="true"
      {...handlers}
    >
      <defs>
        <marker
          id="drawing-head"
          viewBox="0 0 10 10"
          refX="7"
          refY="5"
          markerWidth="3.4"
          markerHeight="3.4"
          orient="auto"
        >
          <path class="drawing-head" d="M0 0L10 5L0 10L2.5 5z" />
        </marker>
      </defs>
      <Shapes drawing={drawing} layout={layout} />
    </svg>
  );
}

/** The circles and arrows of a drawing, and where one begins that is drawn by the keyboard. */
function Shapes({ drawing, layout }: { drawing: Drawing; layout: Layout }) {
  return (
    <>
      {(drawing.circles ?? []).map((square) => {
        const { x: cx, y: cy } = centre(square, layout);
        return <circle key={square} class="drawing-line" cx={cx} cy={cy} r="0.43" />;
      })}
      {begun.value && (
        <circle
          class="drawing-line drawing-begun"
          cx={centre(begun.value, layout).x}
          cy={centre(begun.value, layout).y}
          r="0.2"
        />
      )}
      {(drawing.arrows ?? []).map(([tail, head]) => {
        const [start, end] = [centre(tail, layout), centre(head, layout)];
        return (
          <line
            key={`${tail}${head}`}
            class="drawing-line"
            x1={start.x}
            y1={start.y}
            x2={end.x}
            y2={end.y}
            marker-end="url(#drawing-head)"
          />
        );
      })}
    </>
  );
}

/**
 * Draws by the keyboard until that is over: Enter or the space bar on a square begins a shape and ends it on the same
 * square or another one, Escape begins anew. The board moves the focus and plays no turns meanwhile.
 */
function drawByKeys(store: GameStore): () => void {
  const onKey = (event: KeyboardEvent) => {
    const square = event.target instanceof Element ? event.target.getAttribute("data-square") : null;
    const isPress = event.key === "Enter" || event.key === " ";
    if (!square || !drawn.value || !(isPress || (event.key === "Escape" && begun.value))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isPress) begun.value = null;
    else if (begun.value === null) {
      begun.value = square;
      store.announcement.value = text.drawFrom({ square });
    } else {
      drawn.value = toggled(drawn.value, begun.value, square);
      begun.value = null;
      store.announcement.value = countOf(drawn.value) > 0 ? drawingText(drawn.value) : text.drawHow();
    }
  };
  document.addEventListener("keydown", onKey, { capture: true });
  return () => document.removeEventListener("keydown", onKey, { capture: true });
}

/** A drawing with one more shape, or without one that it had: an arrow, or a circle where both squares are the same. */
export function toggled({ arrows = [], circles = [] }: Drawing, from: string, to: string): Drawing {
  const isFull = arrows.length + circles.length >= MAX_SHAPES;
  if (from === to) {
    const without = circles.filter((square) => square !== from);
    const isNew = without.length === circles.length;
    return { arrows, circles: isNew && !isFull ? [...circles, from] : without };
  }
  const without = arrows.filter(([tail, head]) => tail !== from || head !== to);
  const isNew = without.length === arrows.length;
  return { arrows: isNew && !isFull ? [...arrows, [from, to]] : without, circles };
}
