import { Mark } from "../../common/mark.tsx";
import { SEATS } from "../../core/types.ts";
import { seatName } from "../../game/words.ts";
import type { Work } from "../desk.ts";
import {
  across,
  areas,
  HEIGHT,
  nearest,
  type Point,
  type TurningPoint,
  turningPoints,
  WIDTH,
} from "../graph.ts";
import { shareWords } from "../shares.ts";
import type { Turn } from "../tree.ts";

/** How the line went: every seat's share after each turn. A click goes to a turn. */
export function GraphView({ work }: { work: Work }) {
  const { thinking } = work;
  const { line, points, found } = course(work);
  if (line.length < 2) return null;
  const wanted = thinking.graph.value;
  return (
    <section class="graph" aria-label="Course of the game">
      <div class="graph-head">
        <h2>Course of the game</h2>
        {wanted ? (
          <span class="graph-left">{thinking.left.value > 0 ? `${thinking.left.value} turns left` : ""}</span>
        ) : (
          <button type="button" class="button button-small" onClick={() => (thinking.graph.value = true)}>
            Draw it
          </button>
        )}
      </div>
      {wanted && (
        <>
          <Picture work={work} line={line} points={points} />
          <Signs line={line} found={found} />
        </>
      )}
    </section>
  );
}

/** The turns of the line that cost most, and what would have been better. */
export function TurningPoints({ work }: { work: Work }) {
  const { study, thinking } = work;
  const { line, found } = course(work);
  if (!thinking.graph.value || found.length === 0) return null;
  const judgements = thinking.judgements.value;
  return (
    <section class="graph" aria-label="Turning points">
      <h2>Turning points</h2>
      <ol class="graph-turns">
        {found.map(({ index, seat, loss }) => {
          const turn = line[index];
          if (!turn?.parent) return null;
          const better = judgements.get(turn.parent.id)?.best;
          return (
            <li key={turn.id}>
              <button type="button" class="book-turn" onClick={() => study.go(turn)}>
                <span class="book-number">{turn.depth}</span>
                <Mark seat={seat} size={11} />
                <span class="unseen">{seatName(seat)} </span>
                <span>{study.reading(turn)}</span>
                <span class="graph-loss">−{loss} %</span>
              </button>
              {better && better !== study.reading(turn) && <span class="graph-better">better {better}</span>}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The line one looks at, what is known of each of its positions, and its turning points. */
function course({ study, thinking }: Work) {
  void study.revision.value;
  const line = study.tree.line(study.at.value);
  const points = line.map((turn) => thinking.shares(turn));
  const movers = line.map((turn) => study.seat(turn));
  return { line, points, found: turningPoints(points, movers) };
}

interface PictureProps {
  work: Work;
  line: readonly Turn[];
  points: readonly Point[];
}

function Picture({ work: { study, thinking }, line, points }: PictureProps) {
  const at = study.at.value;
  const paths = areas(points);
  const here = across(at.depth, line.length);
  const shares = thinking.shares(at);
  const seek = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const turn = line[nearest((event.clientX - box.left) / box.width, line.length)];
    if (turn && turn !== study.at.peek()) study.go(turn);
  };
  return (
    <div
      class="graph-art"
      role="slider"
      tabIndex={0}
      aria-label="Turn looked at"
      aria-valuemin={0}
      aria-valuemax={line.length - 1}
      aria-valuenow={at.depth}
      aria-valuetext={`${name(study.reading(at), at)}${shares ? `: ${shareWords(shares)}` : ""}`}
      onPointerDown={(event) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seek(event)}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {SEATS.map((seat) => paths[seat] && <path key={seat} class={`graph-${seat}`} d={paths[seat]} />)}
        <path class="graph-here-edge" d={`M${here} 0V${HEIGHT}`} />
        <path class="graph-here" d={`M${here} 0V${HEIGHT}`} />
      </svg>
    </div>
  );
}

/** Under the graph a sign for each turning point, in the colour of whoever played it. */
function Signs({ line, found }: { line: readonly Turn[]; found: readonly TurningPoint[] }) {
  return (
    <div class="graph-signs">
      <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
        {found.map(({ index, seat }) => {
          const x = across(index, line.length);
          return <path key={index} class={`graph-${seat}`} d={`M${x} 0L${x + 9} 10H${x - 9}z`} />;
        })}
      </svg>
    </div>
  );
}

function name(reading: string, turn: Turn): string {
  return turn.parent ? `${turn.depth}. ${reading}` : "the start";
}
