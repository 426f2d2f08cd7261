import { effect, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { DjambiBoard } from "../../board/board.ts";
import { useWalkKeys } from "../../common/walk_keys.ts";
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

/** The arrow keys, Home and End walk through the game. */
function useKeys(table: Table): void {
  useWalkKeys((where) => {
    if (!table.settings.value) return;
    const at = table.at.value;
    table.look({ start: 0, back: at - 1, on: at + 1, end: table.count.value }[where]);
  });
}
