import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import type { Seat } from "../../core/types.ts";
import { confirmTurns, sound } from "../preferences.ts";
import type { Table } from "../table.ts";
import { seatName } from "../words.ts";
import { Dialog } from "./dialog.tsx";
import { Legend } from "./legend.tsx";

/** What can be done beside playing turns, and how this browser likes its board. */
export function Controls({ table }: { table: Table }) {
  const position = table.newest.value;
  const game = table.settings.value?.id ?? "";
  const over = position?.outcome !== null;
  const mine = position && !over ? table.held.value.filter((seat) => position.alive.includes(seat)) : [];
  return (
    <section class="controls" aria-label="Game">
      {mine.length > 0 && <Leaving table={table} mine={mine} />}
      {position && over && (
        <div class="controls-row">
          <a class="button controls-wide" href={`/analysis?game=${encodeURIComponent(game)}`}>
            Analyse
          </a>
        </div>
      )}
      <div class="controls-row">
        <a class="button" href="/">
          New game
        </a>
        <a class="button" href={`/api/games/${game}/record`} download={`djambi-${game}.pgn`}>
          Download record
        </a>
      </div>
      <div class="controls-row controls-wishes">
        <Toggle wish={sound} label="Sounds" />
        <Toggle wish={confirmTurns} label="Confirm each turn" />
      </div>
      <Legend seat={table.bottom.value} />
    </section>
  );
}

/** Resigning and agreeing to a draw, for one of the seats this browser holds. */
function Leaving({ table, mine }: { table: Table; mine: readonly Seat[] }) {
  const [question, ask] = useState<"resign" | "draw" | null>(null);
  const [seat, choose] = useState<Seat | null>(null);
  const turn = table.newest.value?.turn;
  const usual = mine.find((one) => one === turn) ?? mine[0];
  const whose = mine.find((one) => one === seat) ?? usual;
  const done = () => ask(null);
  const answer = () => {
    if (whose && question === "resign") table.resign(whose);
    if (whose && question === "draw") table.agree(whose);
    done();
  };
  const agreed = whose !== undefined && table.agreed.value.includes(whose);
  return (
    <div class="controls-row">
      <button type="button" class="button" onClick={() => ask("draw")} disabled={mine.length === 1 && agreed}>
        {table.agreed.value.length > 0 ? "Agree to a draw" : "Offer a draw"}
      </button>
      <button type="button" class="button" onClick={() => ask("resign")}>
        Resign
      </button>
      {question !== null && (
        <Dialog title={question === "resign" ? "Resign?" : "Agree to a draw?"} onClose={done}>
          <p>{question === "resign" ? RESIGN_WORDS : DRAW_WORDS}</p>
          {mine.length > 1 && (
            <label class="field">
              For
              <select value={whose} onChange={(event) => choose(event.currentTarget.value as Seat)}>
                {mine.map((one) => (
                  <option key={one} value={one}>
                    {seatName(one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div class="dialog-actions">
            <button type="button" class="button" onClick={done}>
              Play on
            </button>
            <button type="button" class="button button-strong" onClick={answer}>
              {question === "resign" ? "Resign" : "Agree to a draw"}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

const RESIGN_WORDS =
  "Your chief dies where he stands, and the armies you command become orphans. There is no way back.";
const DRAW_WORDS =
  "The game is a draw once everybody alive agrees. Your agreement stands until you play your next turn. Bots agree only after 50 turns without a kill.";

/** A switch that this browser remembers. */
function Toggle({ wish, label }: { wish: Signal<boolean>; label: string }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={wish.value}
        onChange={(event) => {
          wish.value = event.currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  );
}
