import { effect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { TurnDetail } from "../../../board/src/config.ts";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { pieces } from "../../common/board/pieces.ts";
import { confirmTurns } from "../../common/board/preferences.ts";
import { measureSquares } from "../../common/board/squares.ts";
import { hurry } from "../coach/hurry.ts";
import type { GameStore } from "../game_store.ts";
import { late } from "../late.ts";
import { Playback } from "./playback.ts";
import { pointed } from "./pointed.ts";

/** The board of the game page, connected to the store. */
export function GameBoard({ store, onBoard }: { store: GameStore; onBoard: (board: DjambiBoard) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const board = document.createElement("djambi-board");
    board.set({
      geometry: store.board,
      attackers: (square) => store.log.rules.attackers(square),
      // The page shows all keys.
      keys: { ...board.options.keys, help: "" },
      keepsChoices: true,
    });
    listen(store, board);
    // The link to the board leads to its place.
    place.current?.addEventListener("focus", () => board.focus());
    place.current?.prepend(board);
    onBoard(board);
    const playback = new Playback(store, board);
    const stops = [
      effect(() => board.set({ confirm: confirmTurns.value, pieces: pieces.value })),
      effect(() => playback.update()),
      effect(() => {
        void store.ply.value;
        pointed.value = null;
      }),
      measureSquares(board),
      effect(() => playback.mark()),
      effect(() => late.value?.showGuide(store, board)),
      effect(() => late.value?.playQueued(store)),
      effect(() => forgetOldGuide(store)),
    ];
    return () => {
      for (const stop of stops) stop();
      board.remove();
    };
  }, []);
  const part = late.value;
  const isIdle = store.mover.value === null;
  return (
    // The keys of the board choose squares in one's turn only.
    // biome-ignore lint/a11y/noStaticElementInteractions: a button does the same
    <div
      id="board"
      class="stage"
      ref={place}
      tabIndex={-1}
      onClick={() => hurry(store)}
      onKeyDown={({ key }) => isIdle && (key === "Enter" || key === " ") && hurry(store)}
    >
      {part && <part.HintArrows store={store} />}
      {part && <part.QueueArrows store={store} />}
    </div>
  );
}

/** Tells the store what the user does on the board. */
function listen(store: GameStore, board: DjambiBoard): void {
  board.addEventListener("turn", (event) => playOrAsk(store, event));
  // A refused choice may let the piece go: that is no good choice yet.
  let isRefused = false;
  board.addEventListener("refused", ({ detail }) => {
    isRefused = true;
    if (!late.peek()?.dropQueued(store)) void late.peek()?.explainRefusal(store, board, detail);
  });
  board.addEventListener("stage", (event) => {
    const { detail } = event;
    // In the user's turn the banner is read out already; in others' turns the board tells what these do.
    if (store.mover.peek() || detail.stage === "idle") event.preventDefault();
    pointed.value = null;
    store.stage.value = detail;
    if (detail.stage !== "confirm") store.guide.risk.value = null;
    if (!isRefused || detail.stage !== "idle") store.guide.refusal.value = null;
    isRefused = false;
    if (detail.stage === "idle") return;
    store.guide.queued.value = null;
    store.guide.notice.value = null;
    store.guide.pointedPly.value = null;
    if (store.error.value) store.error.value = null;
  });
  board.addEventListener("point", ({ detail }) => {
    pointed.value = detail.square;
  });
}

/** Plays a turn, unless the user is asked first; queues it while others play. */
function playOrAsk(store: GameStore, event: CustomEvent<TurnDetail>): void {
  const { move } = event.detail;
  const part = late.peek();
  // Without the late part nobody says what breaks a treaty: the turn waits.
  const isUnjudged = !part && store.treaties.all.peek().some(({ state }) => state === "in_force");
  if (!store.mover.peek()) part?.queueTurn(store, move);
  else if (isUnjudged || part?.asksFirst(store, move)) event.preventDefault();
  else store.play(move);
}

/** What was told of a position counts no longer in another one, nor when somebody else has the turn. */
function forgetOldGuide({ ply, plyCount, mover, guide }: GameStore): void {
  void [ply.value, plyCount.value, mover.value];
  guide.clear();
}
