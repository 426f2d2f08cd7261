/** The signs of treaties on the board: what one spares and bars, and where a turn would break one. */
import { computed, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Layout } from "../../../board/src/layout.ts";
import { centre } from "../../common/board/arrows.ts";
import { viewBoxOf } from "../../common/board/arrows_overlay.tsx";
import { moveParts } from "../../common/board/move_parts.ts";
import type { KnownTreaty, TreatyForm } from "../../protocol/index.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { fetchCourt, hearingOf } from "./court.ts";

/** The treaty whose squares the user sees on the board. */
export const shownTreaty = signal<TreatyForm | null>(null);

/** Shows on the board what a treaty is about, or no longer. */
export function ShowOnBoard({ treaty }: { treaty: TreatyForm }) {
  const isShown = computed(() => JSON.stringify(shownTreaty.value) === JSON.stringify(treaty));
  return (
    <button
      type="button"
      class="button button-quiet"
      aria-pressed={isShown.value}
      onClick={() => {
        fetchCourt();
        shownTreaty.value = isShown.value ? null : treaty;
      }}
    >
      {text.showOnBoard()}
    </button>
  );
}

/** The squares on which the piece that is chosen would break a treaty; the one of the turn that is asked about. */
export function breachSquares(store: GameStore): string[] {
  const { risk } = store.guide;
  if (risk.value?.breach) return [moveParts(risk.value.move)?.to ?? ""].filter(Boolean);
  const stage = store.stage.value;
  const hearing = hearingOf(store).value;
  if (!hearing || hearing.treaties.length === 0 || !store.mover.value) return [];
  return stage?.stage === "target" && stage.from ? hearing.court.breaches(stage.from) : [];
}

/** The treaty that the user wants to see, as long as it is offered or in force. */
function treatyOf(store: GameStore): TreatyForm | null {
  const shown = JSON.stringify(shownTreaty.value);
  const isOpen = ({ state, treaty }: KnownTreaty) =>
    (state === "proposed" || state === "in_force") && JSON.stringify(treaty) === shown;
  return store.treaties.all.value.some(isOpen) ? shownTreaty.value : null;
}

/** The signs over the board. */
export function TreatyMarks({ store }: { store: GameStore }) {
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  const breaches = breachSquares(store);
  const told = breaches.join();
  useEffect(() => {
    if (told && !store.guide.risk.peek()?.breach)
      store.announcement.value = text.breachingSquares({ squares: told.split(",") });
  }, [told]);
  const treaty = treatyOf(store);
  const marks = treaty && hearingOf(store).value?.court.marks(JSON.stringify(treaty));
  if (breaches.length === 0 && !marks) return null;
  return (
    <svg class="arrows treaty-marks" viewBox={viewBoxOf(layout)} aria-hidden="true">
      {marks?.spared.map((square) => (
        <Sign key={square} name="spared" square={square} layout={layout} />
      ))}
      {marks?.barred.map((square) => (
        <Sign key={square} name="barred" square={square} layout={layout} />
      ))}
      {breaches.map((square) => (
        <Sign key={square} name="breach" square={square} layout={layout} />
      ))}
    </svg>
  );
}

/** A spared piece has a dashed ring, a barred square a bar, a breach a broken seal in the corner. */
const SIGNS = {
  spared: <circle class="treaty-ring" r="0.45" />,
  barred: <path class="treaty-bar" d="M-0.3 0.3L0.3 -0.3M-0.3 -0.3L0.3 0.3" />,
  breach: (
    <g transform="translate(0.26 -0.26)">
      <circle class="treaty-seal" r="0.2" />
      <path class="treaty-crack" d="M0.02 -0.2L-0.06 -0.04L0.07 0.02L-0.02 0.2" />
    </g>
  ),
} as const;

interface SignProps {
  name: keyof typeof SIGNS;
  square: string;
  layout: Layout;
}

function Sign({ name, square, layout }: SignProps) {
  const { x, y } = centre(square, layout);
  return <g transform={`translate(${x} ${y})`}>{SIGNS[name]}</g>;
}
