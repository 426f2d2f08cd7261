import { useRef } from "preact/hooks";
import type { DjambiBoard } from "../../board/board.ts";
import { useWalkKeys } from "../../common/walk_keys.ts";
import type { Desk } from "../desk.ts";
import { EngineView } from "./engine.tsx";
import { GraphView, TurningPoints } from "./graph.tsx";
import { Stage } from "./stage.tsx";
import { Banner, Status } from "./status.tsx";
import { TextView } from "./text.tsx";
import { Turns, Walk } from "./turns.tsx";

/** The whole analysis page below the masthead. */
export function AnalysisView({ desk }: { desk: Desk }) {
  const work = desk.work.value;
  const board = useRef<DjambiBoard | null>(null);
  useWalkKeys((where) => desk.work.peek().study.walk(where));
  return (
    <div class="analysis">
      <div class="analysis-board">
        <Status desk={desk} />
        <Stage
          desk={desk}
          hold={(element) => {
            board.current = element;
          }}
        />
        <Banner desk={desk} board={() => board.current} />
        <Walk study={work.study} onTurn={() => desk.turn()} />
      </div>
      <div class="analysis-side">
        <EngineView desk={desk} />
        <GraphView work={work} />
        <Turns work={work} />
        <TurningPoints work={work} />
        <TextView desk={desk} />
      </div>
      <p class="unseen" role="status">
        {desk.said}
      </p>
    </div>
  );
}
