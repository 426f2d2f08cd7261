import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DjambiBoard, StepDetail } from "../../board/board.ts";
import { confirmTurns } from "../preferences.ts";
import { Showing } from "../showing.ts";
import type { Table } from "../table.ts";

/** The board on its stage: told what the table knows, and telling the table what the hand does. */
export function Stage({ table, hold }: { table: Table; hold: (board: DjambiBoard) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board") as DjambiBoard;
    board.addEventListener("turn", (event) =>
      table.play((event as CustomEvent<{ move: string }>).detail.move),
    );
    board.addEventListener("step", (event) => {
      // The banner is read out already.
      event.preventDefault();
      const { detail } = event as CustomEvent<StepDetail>;
      table.step.value = detail;
      if (detail.stage !== "idle" && table.trouble.value) table.trouble.value = null;
    });
    place.current?.append(board);
    hold(board);
    const showing = new Showing(table, board);
    const stops = [
      effect(() => {
        board.confirm = confirmTurns.value;
      }),
      effect(() => showing.follow()),
    ];
    return () => {
      for (const stop of stops) stop();
      board.remove();
    };
  }, []);
  return <div class="stage" ref={place} />;
}
