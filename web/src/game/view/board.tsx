import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { pieces } from "../../common/pieces.tsx";
import type { GameStore } from "../game_store.ts";
import { Playback } from "../playback.ts";
import { confirmTurns } from "../preferences.ts";

/** The board of the game page, connected to the store. */
export function GameBoard({ store, onBoard }: { store: GameStore; onBoard: (board: DjambiBoard) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board");
    board.set({ geometry: store.board, attackers: (square) => store.log.rules.attackers(square) });
    board.addEventListener("turn", ({ detail }) => store.play(detail.move));
    board.addEventListener("stage", (event) => {
      // The banner is read out already.
      event.preventDefault();
      const { detail } = event;
      store.stage.value = detail;
      if (detail.stage !== "idle" && store.error.value) store.error.value = null;
    });
    place.current?.append(board);
    onBoard(board);
    const playback = new Playback(store, board);
    const stops = [
      effect(() => board.set({ confirm: confirmTurns.value, pieces: pieces.value })),
      effect(() => playback.update()),
    ];
    return () => {
      for (const stop of stops) stop();
      board.remove();
    };
  }, []);
  return <div class="stage" ref={place} />;
}
