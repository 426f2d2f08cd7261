import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { pieces } from "../../common/board/pieces.ts";
import { confirmTurns } from "../../common/board/preferences.ts";
import { measureSquares } from "../../common/board/squares.ts";
import type { PuzzleStore } from "../puzzle_store.ts";

/** The board of a puzzle. */
export function PuzzleBoard({
  store,
  onBoard,
}: {
  store: PuzzleStore;
  onBoard: (board: DjambiBoard) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board");
    place.current?.append(board);
    store.connect(board);
    onBoard(board);
    const stops = [
      effect(() => board.set({ confirm: confirmTurns.value, pieces: pieces.value })),
      measureSquares(board),
    ];
    return () => {
      for (const stop of stops) stop();
      store.disconnect();
    };
  }, []);
  return <div class="lesson-board" ref={place} />;
}
