import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../board/board.ts";
import type { Table } from "../table.ts";
import { BannerView } from "./banner.tsx";
import { Controls } from "./controls.tsx";
import { EndingView, FallenView } from "./ending.tsx";
import { Order } from "./order.tsx";
import { Plates } from "./plates.tsx";
import { Stage } from "./stage.tsx";
import { Turns, Walk } from "./turns.tsx";

/** The whole game page below the masthead. */
export function GameView({ table }: { table: Table }) {
  const board = useRef<DjambiBoard | null>(null);
  useKeys(table);
  useEffect(() => effect(() => entitle(table)), []);
  return (
    <div class="game">
      <div class="game-board">
        <Order table={table} />
        <Stage
          table={table}
          hold={(element) => {
            board.current = element;
          }}
        />
        <BannerView table={table} board={() => board.current} />
      </div>
      <div class="game-side">
        <Plates table={table} />
        <div class="history">
          <Turns table={table} />
          <Walk table={table} />
        </div>
        <Controls table={table} />
      </div>
      <p class="unseen" role="status">
        {table.said}
      </p>
      <Finish table={table} />
    </div>
  );
}

/** Says, when the board has shown it, that the game is over or that this person is out of it: each of them once. */
function Finish({ table }: { table: Table }) {
  const said = useSignal<{ stand: Stand; at: number } | null>(null);
  const before = useRef<Stand | null>(null);
  const now = stand(table);
  useEffect(() => {
    if (now === null) return;
    const seenOtherwise = before.current !== null && before.current !== now;
    before.current = now;
    if (seenOtherwise) said.value = { stand: now, at: table.shown.value };
  }, [now]);
  const close = () => {
    said.value = null;
  };
  if (said.value?.stand === "over") return <EndingView table={table} onClose={close} />;
  if (said.value?.stand === "fallen") return <FallenView table={table} at={said.value.at} onClose={close} />;
  return null;
}

type Stand = "playing" | "fallen" | "over";

/** How the game stands for this person, as far as the board has shown it; null while he looks back. */
function stand(table: Table): Stand | null {
  const position = table.position.value;
  if (!position || table.looking.value !== null) return null;
  if (position.outcome) return "over";
  const held = table.held.value;
  const out = held.length > 0 && !held.some((seat) => position.alive.includes(seat));
  return out ? "fallen" : "playing";
}

/** The name of the tab calls whoever looks elsewhere. */
function entitle(table: Table): void {
  document.title = table.mover.value ? "Your turn – Djambi" : "A game of Djambi";
}

/** The arrow keys walk through the game wherever they have nothing else to do. */
function useKeys(table: Table): void {
  useEffect(() => {
    // On the board the arrows walk over its squares, but not for somebody who has merely clicked there.
    let pointing = true;
    const point = () => {
      pointing = true;
    };
    const press = (event: KeyboardEvent) => {
      if (event.key === "Tab" || event.key === "Enter" || event.key === " ") pointing = false;
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = event.target as Element | null;
      if (target?.closest("input, select, textarea, dialog")) return;
      if (target?.closest("djambi-board") && !pointing) return;
      const at = table.at.value;
      const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: table.count.value }[event.key];
      if (to === undefined || !table.settings.value) return;
      event.preventDefault();
      event.stopPropagation();
      table.look(to);
    };
    addEventListener("keydown", press, true);
    addEventListener("pointerdown", point, true);
    return () => {
      removeEventListener("keydown", press, true);
      removeEventListener("pointerdown", point, true);
    };
  }, []);
}
