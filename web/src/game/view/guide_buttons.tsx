import { useMemo } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { Layout } from "../../../board/src/layout.ts";
import { moveArrows } from "../../common/arrows.ts";
import { ArrowsOverlay } from "../../common/arrows_overlay.tsx";
import { RuleLink } from "../../common/rule_link.tsx";
import * as text from "../../text/guide.ts";
import type { GameStore } from "../game_store.ts";
import { dropQueued } from "../queue.ts";

/** The answers to the question before a turn that costs much. */
export function RiskButtons({ board }: { board: () => DjambiBoard | null }) {
  return (
    <div class="banner-risk">
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

/** The queued turn on the board. */
export function QueueArrows({ store }: { store: GameStore }) {
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  const queued = store.guide.queued.value;
  const arrows = queued && moveArrows(queued.move, layout);
  return arrows && <ArrowsOverlay arrows={arrows} layout={layout} />;
}

/** The way to the section of the rules that refuses the last choice, which opens over the game. */
export function RefusalLink({ store }: { store: GameStore }) {
  return <RuleLink refusal={store.guide.refusal.value} opens="here" />;
}
