import { type GraphPoint, nearestPoint, turningPoints } from "../../common/shares/graph.ts";
import { GraphMarks, ShareAreas } from "../../common/shares/share_graph.tsx";
import { shareTexts } from "../../common/shares/shares.ts";
import * as text from "../../text/analysis.ts";
import * as coach from "../../text/coach.ts";
import type { AnalysisSession } from "../analysis_store.ts";
import { turnTitle } from "../entry_text.ts";
import { moveOf, type Turn } from "../tree.ts";
import { EntryView } from "./entry.tsx";

/** The course of the game: each seat's share after each turn of the line. A click goes to a turn. */
export function GraphView({ session }: { session: AnalysisSession }) {
  const { engine } = session;
  const { line, points, found } = lineGraph(session);
  if (line.length < 2) return null;
  const enabled = engine.graphEnabled.value;
  const turns = engine.graphRemaining.value;
  return (
    <section class="graph" aria-label={coach.course()}>
      <div class="graph-head">
        <h2>{coach.course()}</h2>
        {enabled ? (
          <span class="graph-left">{turns > 0 && coach.analysing({ turns })}</span>
        ) : (
          <button
            type="button"
            class="button button-small"
            onClick={() => (engine.graphEnabled.value = true)}
          >
            {text.analyse()}
          </button>
        )}
      </div>
      {enabled && (
        <>
          <GraphPicture session={session} line={line} points={points} />
          <GraphMarks count={line.length} turns={found} />
        </>
      )}
    </section>
  );
}

/** The costliest turns of the line, with better ones. */
export function TurningPoints({ session }: { session: AnalysisSession }) {
  const { study, engine } = session;
  const { line, found } = lineGraph(session);
  if (!engine.graphEnabled.value || found.length === 0) return null;
  const evaluations = engine.evaluations.value;
  return (
    <section class="graph" aria-label={text.turningPoints()}>
      <h2>{text.turningPoints()}</h2>
      <ol class="graph-turns">
        {found.map(({ index, seat, loss }) => {
          const turn = line[index];
          if (!turn?.parent) return null;
          // A resignation replaces no turn: the best one may be another army's.
          const played = moveOf(turn.entry) !== "";
          const better = played ? evaluations.get(turn.parent.id)?.best : null;
          return (
            <li key={turn.id}>
              <button type="button" class="book-turn" onClick={() => study.go(turn)}>
                {played && <span class="book-number">{turn.depth}</span>}
                <EntryView entry={turn.entry} seat={seat} reading={study.reading(turn)} size={11} />
                <span class="graph-loss">{coach.loss({ percent: loss })}</span>
              </button>
              {better && better !== study.reading(turn) && (
                <span class="graph-better">{text.better({ turn: better })}</span>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The current line, the known shares after each of its turns, and its turning points. */
function lineGraph({ study, engine }: AnalysisSession) {
  void study.revision.value;
  const line = study.tree.line(study.at.value);
  const points = line.map((turn) => engine.shares(turn));
  const movers = line.map((turn) => study.seat(turn));
  return { line, points, found: turningPoints(points, movers) };
}

interface GraphPictureProps {
  session: AnalysisSession;
  line: readonly Turn[];
  points: readonly GraphPoint[];
}

function GraphPicture({ session: { study, engine, board }, line, points }: GraphPictureProps) {
  const current = study.at.value;
  const shares = engine.shares(current);
  const turn = turnTitle(study, current);
  const seek = (event: PointerEvent) => {
    const box = (event.currentTarget as Element).getBoundingClientRect();
    const turn = line[nearestPoint((event.clientX - box.left) / box.width, line.length)];
    if (turn && turn !== study.at.peek()) study.go(turn);
  };
  return (
    <div
      class="graph-art"
      role="slider"
      tabIndex={0}
      aria-label={coach.turnShown()}
      aria-valuemin={0}
      aria-valuemax={line.length - 1}
      aria-valuenow={current.depth}
      aria-valuetext={shares ? coach.turnShares({ turn, shares: shareTexts(shares) }) : turn}
      onPointerDown={(event) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => event.buttons === 1 && seek(event)}
    >
      <ShareAreas points={points} seats={board.seats} at={current.depth} />
    </div>
  );
}
