/** Planned turns on the board: dashed arrows with the numbers of their lines. */
import { useMemo } from "preact/hooks";
import { Layout } from "../../../board/src/layout.ts";
import { type BoardPoint, type MoveArrows, moveArrows } from "../../common/board/arrows.ts";
import { viewBoxOf } from "../../common/board/arrows_overlay.tsx";
import type { PlanLine } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { planStore } from "./plan_store.ts";

/** The plan that stands, over the board of the game while it shows how the game stands. */
export function PlanArrows({ store }: { store: GameStore }) {
  const bottom = store.bottom.value;
  const layout = useMemo(() => new Layout(store.board, bottom), [store.board, bottom]);
  const plans = planStore(store);
  if (plans.plans.value.length === 0) return null;
  const { plan } = plans;
  if (!plan || !store.upToDate.value || store.mover.value) return null;
  return <PlanOverlay lines={plan.lines} layout={layout} />;
}

/** The turns of these lines, each drawn once. */
export function PlanOverlay({ lines, layout }: { lines: readonly PlanLine[]; layout: Layout }) {
  const drawn = [...new Set(lines.map(({ move }) => move))].flatMap((move) => {
    const arrows = moveArrows(move, layout);
    const numbers = lines.flatMap((line, index) => (line.move === move ? [index + 1] : []));
    return arrows ? { move, arrows, label: numbers.join(", ") } : [];
  });
  if (drawn.length === 0) return null;
  return (
    <svg class="arrows plan-arrows" viewBox={viewBoxOf(layout)} aria-hidden="true">
      <defs>
        <marker
          id="plan-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="4"
          markerHeight="4"
          orient="auto"
        >
          <path class="plan-head" d="M0 0L10 5L0 10L2.5 5z" />
        </marker>
      </defs>
      {drawn.map(({ move, arrows }) => (
        <PlanArrow key={move} arrows={arrows} />
      ))}
      {drawn.map(({ move, arrows, label }) => (
        <Badge key={move} at={arrows.path.at(-1)} label={label} />
      ))}
    </svg>
  );
}

function PlanArrow({ arrows: { path, placement } }: { arrows: MoveArrows }) {
  const points = path.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <g>
      {placement && (
        <line
          class="plan-placement"
          x1={placement.from.x}
          y1={placement.from.y}
          x2={placement.to.x}
          y2={placement.to.y}
        />
      )}
      <polyline class="plan-edge" points={points} />
      <polyline class="plan-way" points={points} marker-end="url(#plan-head)" />
    </g>
  );
}

/** The numbers of the lines, at the corner of the square where the piece arrives. */
function Badge({ at, label }: { at: BoardPoint | undefined; label: string }) {
  if (!at) return null;
  const half = 0.13 + 0.08 * label.length;
  const [x, y] = [at.x + 0.46 - half, at.y + 0.26];
  return (
    <g>
      <rect class="plan-badge" x={x - half} y={y - 0.2} width={2 * half} height="0.4" rx="0.2" />
      <text class="plan-number" x={x} y={y}>
        {label}
      </text>
    </g>
  );
}
