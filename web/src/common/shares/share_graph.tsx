/** The drawing of the course of a game: each seat's share after each turn, and marks of single turns. */
import type { Seat } from "../../core/types.ts";
import { areas, type GraphPoint, HEIGHT, pointX, WIDTH } from "./graph.ts";

interface ShareAreasProps {
  /** The shares after each turn. */
  points: readonly GraphPoint[];
  /** The board's seats. */
  seats: readonly Seat[];
  /** The number of the point that is shown on the board; null if none is. */
  at: number | null;
}

/** The shares as stacked areas in the colours of the seats, and a line at the turn that the board shows. */
export function ShareAreas({ points, seats, at }: ShareAreasProps) {
  const x = at === null ? null : pointX(at, points.length);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {[...areas(points, seats)].map(([seat, path]) => (
        <path key={seat} class={`graph-${seat}`} d={path} />
      ))}
      {x !== null && <path class="graph-here-edge" d={`M${x} 0V${HEIGHT}`} />}
      {x !== null && <path class="graph-here" d={`M${x} 0V${HEIGHT}`} />}
    </svg>
  );
}

/** A turn to mark, by the number of the point after it, and the seat that played it. */
export interface MarkedTurn {
  index: number;
  seat: Seat;
}

/** A mark under the graph for each of some turns, in the colour of the seat that played it. */
export function GraphMarks({ count, turns }: { count: number; turns: readonly MarkedTurn[] }) {
  return (
    <div class="graph-signs">
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        {turns.map(({ index, seat }) => {
          const x = pointX(index, count);
          return <path key={index} class={`graph-${seat}`} d={`M${x} 0L${x + 9} 10H${x - 9}z`} />;
        })}
      </svg>
    </div>
  );
}
