import { useMemo } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { Layout } from "../../../board/src/layout.ts";
import { moveArrows } from "../../common/board/arrows.ts";
import { ArrowsOverlay } from "../../common/board/arrows_overlay.tsx";
import { RuleLink } from "../../common/rules/rule_link.tsx";
import * as text from "../../text/guide.ts";
import { takeAnother } from "../../text/press.ts";
import { showSafeTurns } from "../board/risks.ts";
import type { GameStore } from "../game_store.ts";
import { PlanArrows } from "../plan/plan_arrows.tsx";
import { TreatyMarks } from "../press/treaty_marks.tsx";
import { dropQueued } from "../queue/queue.ts";
import { DrawingOverlay } from "../talk/drawing.tsx";

interface RiskProps {
  store: GameStore;
  board: () => DjambiBoard | null;
}

/** The answers to the question before a turn that costs much. */
export function RiskButtons({ store, board }: RiskProps) {
  // Where the turn was sent there is no way to break a treaty.
  if (store.guide.risk.value?.breach) {
    return (
      <div class="banner-risk">
        <button type="button" class="button button-strong" onClick={() => board()?.back()}>
          {takeAnother()}
        </button>
      </div>
    );
  }
  return (
    <div class="banner-risk">
      {store.guide.risk.value?.isAvoidable && (
        <button type="button" class="button" onClick={() => showSafeTurns(store)}>
          {text.showSafeTurns()}
        </button>
      )}
      <button type="button" class="button" onClick={() => board()?.commit()}>
        {text.playAnyway()}
      </button>
      <button type="button" class="button button-strong" onClick={() => board()?.back()}>
        {text.takeItBack()}
      </button>
    </div>
  );
}

/** Takes the queued turn back. */
export function QueueButton({ store }: { store: GameStore }) {
  return (
    <button type="button" class="button" onClick={() => dropQueued(store)}>
      {text.removeQueued()}
    </button>
  );
}

/** The queued turn on the board, or the turns that would save the user's chief; and the signs of treaties. */
export function QueueArrows({ store }: { store: GameStore }) {
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  const { queued, risk } = store.guide;
  const moves = risk.value?.safe ?? (queued.value ? [queued.value.move] : []);
  return (
    <>
      {moves.map((move) => {
        const arrows = moveArrows(move, layout);
        return arrows && <ArrowsOverlay key={move} arrows={arrows} layout={layout} />;
      })}
      <PlanArrows store={store} />
      <TreatyMarks store={store} />
      <DrawingOverlay store={store} />
    </>
  );
}

/** The way to the section of the rules that refuses the last choice, which opens over the game. */
export function RefusalLink({ store }: { store: GameStore }) {
  return <RuleLink refusal={store.guide.refusal.value} opens="here" />;
}
