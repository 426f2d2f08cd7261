import { type Layout, SIDE } from "../../../board/src/layout.ts";
import { centre, type MoveArrows } from "./arrows.ts";

/** A ring around a square, drawn over the board. */
export function RingOverlay({ square, layout }: { square: string; layout: Layout }) {
  const { x, y } = centre(square, layout);
  return (
    <svg class="arrows" viewBox={viewBoxOf(layout)} aria-hidden="true">
      <circle class="arrows-edge" cx={x} cy={y} r="0.46" />
      <circle class="arrows-way" cx={x} cy={y} r="0.46" />
    </svg>
  );
}

/** The arrows of a turn, drawn over the board. */
export function ArrowsOverlay({ arrows, layout }: { arrows: MoveArrows; layout: Layout }) {
  const { path, victim, placement } = arrows;
  const points = path.map(({ x, y }) => `${x},${y}`).join(" ");
  return (
    <svg class="arrows" viewBox={viewBoxOf(layout)} aria-hidden="true">
      <defs>
        <marker
          id="arrow-head"
          viewBox="0 0 10 10"
          refX="6"
          refY="5"
          markerWidth="3.2"
          markerHeight="3.2"
          orient="auto"
        >
          <path class="arrows-head" d="M0 0L10 5L0 10L2.5 5z" />
        </marker>
      </defs>
      {placement && (
        <g class="arrows-place">
          <line x1={placement.from.x} y1={placement.from.y} x2={placement.to.x} y2={placement.to.y} />
          <circle cx={placement.to.x} cy={placement.to.y} r="0.3" />
        </g>
      )}
      <polyline class="arrows-edge" points={points} />
      <polyline class="arrows-way" points={points} marker-end="url(#arrow-head)" />
      {victim && <circle class="arrows-victim" cx={victim.x} cy={victim.y} r="0.44" />}
    </svg>
  );
}

/** What an overlay of a board shows: the whole of it, in squares. */
export function viewBoxOf({ box: { x, y, size } }: Layout): string {
  return [x, y, size, size].map((length) => length / SIDE).join(" ");
}
