import { useRef } from "preact/hooks";
import { Mark } from "../../common/mark.tsx";
import type { Info, Line } from "../../engine/messages.ts";
import { seatName } from "../../game/words.ts";
import type { Desk, Work } from "../desk.ts";
import { sharesOf } from "../shares.ts";
import { EFFORTS, type Effort } from "../thinking.ts";
import { ShareBar, ShareNumbers } from "./bar.tsx";

const COUNTS = [1, 2, 3, 4, 5];

/** The engine: its switch, what it is to do, and the lines that it finds. */
export function EngineView({ desk }: { desk: Desk }) {
  const work = desk.work.value;
  const { study, thinking } = work;
  const turn = study.at.value;
  const { outcome } = study.view(turn);
  const info = thinking.info.value;
  const shares = outcome ? sharesOf(outcome) : (info?.lines[0]?.shares ?? thinking.shares(turn));
  return (
    <section class="engine" aria-label="Engine">
      <div class="engine-head">
        <label class="toggle">
          <input
            type="checkbox"
            checked={thinking.on.value}
            onChange={(event) => {
              thinking.on.value = event.currentTarget.checked;
            }}
          />
          <strong>Engine</strong>
        </label>
        <Speed work={work} />
        <button
          type="button"
          class="button button-small"
          disabled={outcome !== null}
          onClick={() => void thinking.ask()}
        >
          Hint
        </button>
      </div>
      {thinking.trouble.value && (
        <p class="analysis-trouble" role="alert">
          {thinking.trouble.value}
        </p>
      )}
      {shares && (
        <p class="engine-shares">
          <ShareBar shares={shares} />
          <ShareNumbers shares={shares} />
        </p>
      )}
      <Hint work={work} />
      {thinking.on.value && <Wishes work={work} />}
      {thinking.on.value && !outcome && <Lines desk={desk} info={info} />}
    </section>
  );
}

function Speed({ work }: { work: Work }) {
  const { info, on, busy } = work.thinking;
  const found = info.value;
  if (!on.value) return <span class="engine-speed">{busy.value ? "thinking…" : "off"}</span>;
  if (!found) return <span class="engine-speed">{busy.value ? "starting…" : ""}</span>;
  const rate = found.ms > 0 ? ` · ${count((1000 * (found.nodes - found.known)) / found.ms)}/s` : "";
  return (
    <span class="engine-speed">
      {count(found.nodes)} positions{busy.value ? rate : " · done"}
    </span>
  );
}

function Wishes({ work: { thinking } }: { work: Work }) {
  return (
    <div class="engine-wishes">
      <label>
        Lines
        <select
          value={thinking.lines.value}
          onChange={(event) => {
            thinking.lines.value = Number(event.currentTarget.value);
          }}
        >
          {COUNTS.map((lines) => (
            <option key={lines} value={lines}>
              {lines}
            </option>
          ))}
        </select>
      </label>
      <label>
        Think
        <select
          value={thinking.effort.value}
          onChange={(event) => {
            thinking.effort.value = event.currentTarget.value as Effort;
          }}
        >
          {EFFORTS.map(([effort, words]) => (
            <option key={effort} value={effort}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

/**
 * The lines found; the place for those that are wanted is kept from the beginning. They hold still while one of them is
 * pointed at: whoever is about to click must not get another one.
 */
function Lines({ desk, info }: { desk: Desk; info: Info | null }) {
  const { thinking } = desk.work.value;
  const seen = useRef(info);
  if (!thinking.pointed.value) seen.current = info;
  return (
    <ol class={`lines lines-${thinking.lines.value}`} aria-label="Best lines" tabIndex={-1}>
      {seen.current?.lines.map((line) => (
        <LineView key={line.moves[0]} desk={desk} line={line} />
      ))}
    </ol>
  );
}

/** A line: its first turn is played by a click, and drawn on the board while it is pointed at. */
function LineView({ desk, line }: { desk: Desk; line: Line }) {
  const { study, thinking } = desk.work.value;
  const [move = ""] = line.moves;
  const point = () => {
    thinking.pointed.value = { turn: study.at.peek(), move };
  };
  const leave = () => {
    thinking.pointed.value = null;
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
            // The button goes with its line; the keyboard's place is kept.
            event.currentTarget.closest("ol")?.focus({ preventScroll: true });
            desk.play(move);
          }}
          onPointerEnter={point}
          onPointerLeave={leave}
          onFocus={point}
          onBlur={leave}
        >
          <Reading line={line} index={0} />
        </button>
        {line.readings.slice(1).map((reading, index) => (
          <span key={`${index}${reading}`} class="line-next">
            <Reading line={line} index={index + 1} />
          </span>
        ))}
      </p>
    </li>
  );
}

function Reading({ line, index }: { line: Line; index: number }) {
  const seat = line.seats[index];
  return (
    <>
      {seat && <Mark seat={seat} size={10} />}
      {seat && <span class="unseen">{seatName(seat)} </span>}
      {line.readings[index]}
    </>
  );
}

/** The hint in words, for as long as the board shows it. */
function Hint({ work: { study, thinking } }: { work: Work }) {
  const hint = thinking.hint.value;
  const turn = study.at.value;
  const line = hint?.turn === turn ? hint.line : null;
  return (
    <p class="engine-hint" role="status">
      {line && (
        <>
          Best turn: <Reading line={line} index={0} />
        </>
      )}
    </p>
  );
}

/** A number that a person can read at a glance: 980, 12.3 k, 4.56 M. */
function count(n: number): string {
  if (n < 1000) return String(Math.round(n));
  if (n < 1_000_000) return `${(n / 1000).toPrecision(3)} k`;
  return `${(n / 1_000_000).toPrecision(3)} M`;
}
