/** The board of the panel: a variation is entered there, or a square pointed at. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { DjambiBoard, StageDetail } from "../../../board/src/index.ts";
import { Layout } from "../../../board/src/layout.ts";
import { moveSquares } from "../../common/board/move_squares.ts";
import { pieces } from "../../common/board/pieces.ts";
import { StageButtons } from "../../common/board/stage_buttons.tsx";
import { BoardRefusals } from "../../common/rules/board_refusals.ts";
import { ruleReason } from "../../common/rules/rule_refusal.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import type { PlanLine } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { PlanOverlay } from "./plan_arrows.tsx";
import type { Sketch } from "./sketch.ts";

interface BoardProps {
  store: GameStore;
  seat: Seat;
  /** The variation; null while nothing can be entered. */
  sketch: Sketch | null;
  /** The position in which the user points at a square instead; null while they enter turns. */
  pointing: PositionView | null;
  /** The lines that are drawn. */
  lines: readonly PlanLine[];
  onTurn: (move: string) => void;
  onPoint: (square: string) => void;
  /** Called when the user leaves the board by Esc. */
  onLeave: () => void;
}

/** The board, why it refuses a choice, and the buttons of the turn that is entered. */
export function PlanBoard(props: BoardProps) {
  const { store, seat, sketch, pointing, lines } = props;
  const isPointing = pointing !== null;
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<DjambiBoard | null>(null);
  const last = useRef(props);
  last.current = props;
  const [stage, setStage] = useState<StageDetail | null>(null);
  const refusals = useMemo(() => new BoardRefusals((detail) => reasonOf(last.current, detail)), []);
  useEffect(() => {
    const element = document.createElement("djambi-board");
    element.set({ geometry: store.board, keys: { ...element.options.keys, help: "" } });
    listen(element, last, setStage);
    refusals.follow(element);
    place.current?.prepend(element);
    board.current = element;
    return () => element.remove();
  }, []);
  const latest = store.latest.value;
  useEffect(() => {
    const theirs = sketch?.theirs.at(-1);
    board.current?.set({
      view: seat,
      pieces: pieces.value,
      position: pointing ?? sketch?.position ?? latest,
      families: isPointing || !sketch ? [] : sketch.families,
      attackers: (square) => sketch?.rules.attackers(square) ?? [],
      lastTurns: theirs && !isPointing ? [{ army: theirs.seat, squares: moveSquares(theirs.move) }] : [],
    });
  }, [sketch, pointing, latest, seat, pieces.value]);
  const layout = useMemo(() => new Layout(store.board, seat), [store.board, seat]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (!stage?.canGoBack) props.onLeave();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the board within has the role and the focus */}
      <div class="composer-place plan-place" ref={place} onKeyDown={onKeyDown}>
        {(sketch?.theirs.length ?? 0) === 0 && <PlanOverlay lines={lines} layout={layout} />}
      </div>
      <div class="plan-stage">
        <p aria-hidden="true">{refusals.shown.value?.message ?? stage?.text}</p>
        {stage && !isPointing && <StageButtons stage={stage} board={() => board.current} />}
      </div>
    </>
  );
}

function reasonOf({ sketch, pointing }: BoardProps, detail: Parameters<typeof ruleReason>[2]) {
  return pointing || !sketch ? null : ruleReason(sketch.rules, sketch.position, detail);
}

/** Tells the panel what the user does on its board. Nothing of it reaches the game behind. */
function listen(
  board: DjambiBoard,
  last: { current: BoardProps },
  setStage: (stage: StageDetail | null) => void,
): void {
  board.addEventListener("turn", (event) => {
    event.stopPropagation();
    last.current.onTurn(event.detail.move);
  });
  board.addEventListener("refused", (event) => {
    event.stopPropagation();
    if (last.current.pointing && event.detail.square) last.current.onPoint(event.detail.square);
  });
  board.addEventListener("stage", (event) => {
    event.stopPropagation();
    setStage(event.detail.stage === "idle" ? null : event.detail);
  });
}

/** Gives the board of the panel the focus. */
export function focusPlanBoard(): void {
  document.querySelector<DjambiBoard>(".plan-place > djambi-board")?.focus();
}
