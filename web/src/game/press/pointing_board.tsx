/** The board of the composer: the position of the game, on which the user points at squares. */
import { effect } from "@preact/signals";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { Layout } from "../../../board/src/layout.ts";
import { centre } from "../../common/board/arrows.ts";
import { viewBoxOf } from "../../common/board/arrows_overlay.tsx";
import { pieces } from "../../common/board/pieces.ts";
import type { GameStore } from "../game_store.ts";

interface BoardProps {
  store: GameStore;
  /** The squares of what is chosen. */
  chosen: readonly string[];
  /** Called with each square at which the user points. */
  onPoint: (square: string) => void;
  /** Called when the user leaves the board by Esc. */
  onLeave: () => void;
}

/** The class of the board's place, by which it is found to be focused. */
const PLACE = "composer-place";

/** Gives the board of the composer the focus. */
export function focusPointingBoard(): void {
  document.querySelector<DjambiBoard>(`.${PLACE} > djambi-board`)?.focus();
}

/** The board. What can be played in the game cannot be played here: nothing on it is a turn. */
export function PointingBoard({ store, chosen, onPoint, onLeave }: BoardProps) {
  const place = useRef<HTMLDivElement>(null);
  const pointed = useRef(onPoint);
  pointed.current = onPoint;
  useEffect(() => {
    const board = document.createElement("djambi-board");
    board.set({ geometry: store.board, keys: { ...board.options.keys, help: "" } });
    // Where no turn can be entered, the board refuses each square: that is the pointing.
    board.addEventListener("refused", (event) => {
      event.stopPropagation();
      if (event.detail.square) pointed.current(event.detail.square);
    });
    board.addEventListener("stage", (event) => {
      event.stopPropagation();
      event.preventDefault();
    });
    place.current?.prepend(board);
    const stop = effect(() =>
      board.set({ position: store.latest.value, view: store.bottom.value, pieces: pieces.value }),
    );
    return () => {
      stop();
      board.remove();
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the board within has the role and the focus
    <div class={PLACE} ref={place} onKeyDown={onKeyDown}>
      <Chosen store={store} squares={chosen} />
    </div>
  );
}

/** The rings round what is chosen. */
function Chosen({ store, squares }: { store: GameStore; squares: readonly string[] }) {
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  return (
    <svg class="arrows treaty-marks" viewBox={viewBoxOf(layout)} aria-hidden="true">
      {squares.map((square) => {
        const { x: cx, y: cy } = centre(square, layout);
        return <circle key={square} class="treaty-ring" cx={cx} cy={cy} r="0.43" />;
      })}
    </svg>
  );
}
