import type { EndingVerdict, EngineLine, SearchInfo } from "../../../rules/src/engine/messages.ts";
import { Mark } from "../../common/seats/mark.tsx";
import * as text from "../../text/analysis.ts";
import * as coach from "../../text/coach.ts";
import type { AnalysisSession, AnalysisStore } from "../analysis_store.ts";
import { compactNumber } from "../compact_number.ts";
import { SEARCH_SECONDS, type SearchTime } from "../engine_controller.ts";
import { entrySentence } from "../entry_text.ts";
import { ShareBar, ShareNumbers } from "./bar.tsx";
import { EntryView } from "./entry.tsx";

const LINE_COUNTS = [1, 2, 3, 4, 5];
const SEARCH_TIMES = Object.entries(SEARCH_SECONDS) as [SearchTime, number | null][];

/** The engine: its switch, its settings, and the lines that it finds. */
export function EngineView({ store }: { store: AnalysisStore }) {
  const session = store.session.value;
  const { study, engine } = session;
  const turn = study.at.value;
  const { outcome } = study.view(turn);
  const info = engine.shownInfo.value;
  const shares = outcome ? outcome.shares : (info?.lines[0]?.shares ?? engine.shares(turn));
  return (
    <section class="engine" aria-label={text.engine()}>
      <div class="engine-head">
        <label class="toggle">
          <input
            type="checkbox"
            checked={engine.enabled.value}
            onChange={(event) => {
              engine.enabled.value = event.currentTarget.checked;
            }}
          />
          <strong>{text.engine()}</strong>
        </label>
        <button
          type="button"
          class="button button-small"
          disabled={outcome !== null}
          onClick={() => void engine.requestHint()}
        >
          {coach.hint()}
        </button>
        <SearchSpeed session={session} />
      </div>
      {engine.error.value && (
        <p class="analysis-trouble" role="alert">
          {engine.error.value}
        </p>
      )}
      {shares && (
        <p class="engine-shares">
          <ShareBar shares={shares} />
          <ShareNumbers shares={shares} />
        </p>
      )}
      <HintText session={session} />
      {engine.enabled.value && <EngineSettings session={session} />}
      {engine.enabled.value && !outcome && <EngineLines store={store} info={info} />}
    </section>
  );
}

function SearchSpeed({ session }: { session: AnalysisSession }) {
  return <span class="engine-speed">{speedText(session.engine)}</span>;
}

function speedText({ info, enabled, busy }: AnalysisSession["engine"]): string {
  const result = info.value;
  if (!enabled.value) return busy.value ? text.thinking() : text.engineOff();
  if (!result) return busy.value ? text.starting() : "";
  const { nodes, reused, ms, verdict } = result;
  if (verdict) return verdictText(verdict);
  const positions = compactNumber(nodes);
  if (!busy.value) return text.searched({ positions });
  if (ms <= 0) return text.positions({ positions });
  return text.searching({ positions, rate: compactNumber((1000 * (nodes - reused)) / ms) });
}

/** What is proven of an ending. */
function verdictText({ result, winner, turns }: EndingVerdict): string {
  if (!winner || turns === undefined) return text.drawnEnding();
  return result === "won" ? text.winsIn({ seat: winner, turns }) : text.winsWithin({ seat: winner, turns });
}

function EngineSettings({ session: { engine } }: { session: AnalysisSession }) {
  return (
    <div class="engine-settings">
      <label>
        {text.lineCount()}
        <select
          value={engine.lineCount.value}
          onChange={(event) => {
            engine.lineCount.value = Number(event.currentTarget.value);
          }}
        >
          {LINE_COUNTS.map((lines) => (
            <option key={lines} value={lines}>
              {lines}
            </option>
          ))}
        </select>
      </label>
      <label>
        {text.searchTime()}
        <select
          value={engine.searchTime.value}
          onChange={(event) => {
            engine.searchTime.value = event.currentTarget.value as SearchTime;
          }}
        >
          {SEARCH_TIMES.map(([time, seconds]) => (
            <option key={time} value={time}>
              {seconds === null ? text.untilStopped() : text.seconds({ seconds })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/**
 * The lines found; the room for all of them is reserved from the beginning. They are not updated while one is
 * under the pointer, so that a click never hits another line.
 */
function EngineLines({ store, info }: { store: AnalysisStore; info: SearchInfo | null }) {
  const { engine } = store.session.value;
  return (
    <ol class={`lines lines-${engine.lineCount.value}`} aria-label={text.bestLines()} tabIndex={-1}>
      {info?.lines.map((line) => (
        <EngineLineView key={line.moves[0]} store={store} line={line} />
      ))}
    </ol>
  );
}

/** A line: a click plays its first turn, and the board shows that turn while it is under the pointer. */
function EngineLineView({ store, line }: { store: AnalysisStore; line: EngineLine }) {
  const { study, engine } = store.session.value;
  const [move = ""] = line.moves;
  const point = () => {
    engine.pointed.value = { turn: study.at.peek(), move };
  };
  const leave = () => {
    engine.pointed.value = null;
  };
  return (
    <li class="line">
      <ShareBar shares={line.shares} />
      <p class="line-turns" translate={false}>
        <button
          type="button"
          class="line-first"
          title={text.playThis()}
          onClick={(event) => {
            // The button disappears with its line, so the list takes the focus.
            event.currentTarget.closest("ol")?.focus({ preventScroll: true });
            void store.play(move);
          }}
          onPointerEnter={point}
          onPointerLeave={leave}
          onFocus={point}
          onBlur={leave}
        >
          <LineTurn line={line} index={0} />
        </button>
        {line.readings.slice(1).map((reading, index) => (
          <span key={`${index}${reading}`} class="line-next">
            <LineTurn line={line} index={index + 1} />
          </span>
        ))}
      </p>
    </li>
  );
}

function LineTurn({ line, index }: { line: EngineLine; index: number }) {
  const { entry, seat, reading } = lineTurn(line, index);
  return <EntryView entry={entry} seat={seat} reading={reading} size={10} />;
}

function lineTurn({ moves, seats, readings }: EngineLine, index: number) {
  const entry = { kind: "turn", move: moves[index] ?? "" } as const;
  return { entry, seat: seats[index] ?? null, reading: readings[index] ?? "" };
}

/** The hint as a text, as long as the board shows it. */
function HintText({ session: { study, engine } }: { session: AnalysisSession }) {
  const hint = engine.hint.value;
  const turn = study.at.value;
  const best = hint?.turn === turn ? lineTurn(hint.line, 0) : null;
  return (
    <p class="engine-hint" role="status">
      {best?.seat && <Mark seat={best.seat} size={10} />}
      {best && text.bestMove({ turn: entrySentence(best.entry, best.seat) ?? best.reading })}
    </p>
  );
}
