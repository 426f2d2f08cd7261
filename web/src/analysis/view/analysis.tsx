import { useRef } from "preact/hooks";
import type { DjambiBoard } from "../../../board/src/index.ts";
import { useNavigationKeys } from "../../common/board/navigation_keys.ts";
import { PiecesField } from "../../common/board/pieces_field.tsx";
import { useEscapeKey } from "../../common/browser/escape_key.ts";
import type { AnalysisStore } from "../analysis_store.ts";
import { GraphView, TurningPoints } from "./analysis_graph.tsx";
import { AnalysisBoard } from "./board.tsx";
import { EngineView } from "./engine.tsx";
import { OpeningsView } from "./openings.tsx";
import { AnalysisBanner, TurnStatus } from "./status.tsx";
import { TextView } from "./text.tsx";
import { Trouble } from "./trouble.tsx";
import { AnalysisNavigation, TurnTree } from "./turns.tsx";

/** The whole analysis page below the masthead. */
export function AnalysisView({ store }: { store: AnalysisStore }) {
  const session = store.session.value;
  const board = useRef<DjambiBoard | null>(null);
  useEscapeKey(() => board.current);
  useNavigationKeys((target) => store.session.peek().study.navigate(target));
  return (
    <div class="analysis">
      <div class="analysis-board">
        <Trouble text={store.addressError.value} />
        <TurnStatus store={store} />
        <AnalysisBoard
          store={store}
          onBoard={(element) => {
            board.current = element;
          }}
        />
        <AnalysisBanner store={store} board={() => board.current} />
        <AnalysisNavigation study={session.study} onRotate={() => store.rotateBoard()} />
      </div>
      <div class="analysis-side">
        <EngineView store={store} />
        <OpeningsView store={store} />
        <GraphView session={session} />
        <TurnTree session={session} />
        <TurningPoints session={session} />
        <TextView store={store} />
        <PiecesField />
      </div>
      <p class="unseen" role="status">
        {store.announcement}
      </p>
    </div>
  );
}
