import { Mark } from "../../common/mark.tsx";
import type { EngineLine, SearchInfo } from "../../engine/messages.ts";
import { seatName } from "../../text/common.ts";
import type { AnalysisSession, AnalysisStore } from "../analysis_store.ts";
import { SEARCH_TIMES, type SearchTime } from "../engine_controller.ts";
import { ShareBar, ShareNumbers } from "./bar.tsx";

const LINE_COUNTS = [1, 2, 3, 4, 5];

/** The engine: its switch, its settings, and the lines that it finds. */
export function EngineView({ store }: { store: AnalysisStore }) {
  const session = store.session.value;
  const { study, engine } = session;
  const turn = study.at.value;
  const { outcome } = study.view(turn);
  const info = engine.shownInfo.value;
  const shares = outcome ? outcome.shares : (info?.lines[0]?.shares ?? engine.shares(turn));
  return (
    <section class="engine" aria-label="Engine">
      <div class="engine-head">
        <label class="toggle">
          <input
            type="checkbox"
            checked={engine.enabled.value}
            onChange={(event) => {
              engine.enabled.value = event.currentTarget.checked;
            }}
          />
          <strong>Engine</strong>
        </label>
        <SearchSpeed session={session} />
        <button
          type="button"
          class="button button-small"
          disabled={outcome !== null}
          onClick={() => void engine.requestHint()}
        >
          Hint
        </button>
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
  const { info, enabled, busy } = session.engine;
  const result = info.value;
  if (!enabled.value) return <span class="engine-speed">{busy.value ? "thinking…" : "off"}</span>;
  if (!result) return <span class="engine-speed">{busy.value ? "starting…" : ""}</span>;
  const { nodes, reused, ms } = result;
  const rate = ms > 0 ? ` · ${shortNumber((1000 * (nodes - reused)) / ms)}/s` : "";
  return (
    <span class="engine-speed">
      {shortNumber(nodes)} positions{busy.value ? rate : " · done"}
    </span>
  );
}

function EngineSettings({ session: { engine } }: { session: AnalysisSession }) {
  return (
    <div class="engine-settings">
      <label>
        Lines
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
        Think
        <select
          value={engine.searchTime.value}
          onChange={(event) => {
            engine.searchTime.value = event.currentTarget.value as SearchTime;
          }}
        >
          {SEARCH_TIMES.map(([time, text]) => (
            <option key={time} value={time}>
              {text}
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
    <ol class={`lines lines-${engine.lineCount.value}`} aria-label="Best lines" tabIndex={-1}>
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
      <p class="line-turns">
        <button
          type="button"
          class="line-first"
          title="Play this turn"
          onClick={(event) => {
            // The button disappears with its line, so the list takes the focus.
            event.currentTarget.closest("ol")?.focus({ preventScroll: true });
            store.play(move);
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
  const seat = line.seats[index];
  return (
    <>
      {seat && <Mark seat={seat} size={10} />}
      {seat && <span class="unseen">{seatName({ seat })} </span>}
      {line.readings[index]}
    </>
  );
}

/** The hint as a text, as long as the board shows it. */
function HintText({ session: { study, engine } }: { session: AnalysisSession }) {
  const hint = engine.hint.value;
  const turn = study.at.value;
  const line = hint?.turn === turn ? hint.line : null;
  return (
    <p class="engine-hint" role="status">
      {line && (
        <>
          Best turn: <LineTurn line={line} index={0} />
        </>
      )}
    </p>
  );
}

/** A number with three digits: 980, 12.3 k, 4.56 M. */
function shortNumber(n: number): string {
  if (n < 1000) return String(Math.round(n));
  if (n < 1_000_000) return `${(n / 1000).toPrecision(3)} k`;
  return `${(n / 1_000_000).toPrecision(3)} M`;
}
