import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { PiecesField } from "../../common/pieces.tsx";
import type { Seat } from "../../core/types.ts";
import type { GameStore } from "../game_store.ts";
import { confirmTurns, sound } from "../preferences.ts";
import { seatName } from "../text.ts";
import { Dialog } from "./dialog.tsx";
import { Legend } from "./legend.tsx";

/** The actions beside playing turns, and the settings of this browser. */
export function Controls({ store }: { store: GameStore }) {
  const position = store.latest.value;
  const game = store.settings.value?.id ?? "";
  const over = position?.outcome !== null;
  // The end is no secret from the moment the board has shown it.
  const seen = over && store.shownPly.value === store.plyCount.value;
  const mine = position && !over ? store.held.value.filter((seat) => position.alive.includes(seat)) : [];
  return (
    <section class="controls" aria-label="Game">
      {mine.length > 0 && <ResignAndDraw store={store} mine={mine} />}
      {position && seen && (
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
      <div class="controls-row controls-settings">
        <Toggle setting={sound} label="Sounds" />
        <Toggle setting={confirmTurns} label="Confirm each turn" />
        <PiecesField />
      </div>
      <Legend seat={store.bottom.value} rules={store.settings.value?.rules} />
    </section>
  );
}

/** Resigning and agreeing to a draw for one of this browser's seats. */
function ResignAndDraw({ store, mine }: { store: GameStore; mine: readonly Seat[] }) {
  const [question, setQuestion] = useState<"resign" | "draw" | null>(null);
  const [chosen, setChosen] = useState<Seat | null>(null);
  const turn = store.latest.value?.turn;
  const seat = mine.find((own) => own === chosen) ?? mine.find((own) => own === turn) ?? mine[0];
  const close = () => setQuestion(null);
  const confirm = () => {
    if (seat && question === "resign") store.resign(seat);
    if (seat && question === "draw") store.agree(seat);
    close();
  };
  const agreed = seat !== undefined && store.agreed.value.includes(seat);
  return (
    <div class="controls-row">
      <button
        type="button"
        class="button"
        onClick={() => setQuestion("draw")}
        disabled={mine.length === 1 && agreed}
      >
        {store.agreed.value.length > 0 ? "Agree to a draw" : "Offer a draw"}
      </button>
      <button type="button" class="button" onClick={() => setQuestion("resign")}>
        Resign
      </button>
      {question !== null && (
        <Dialog title={question === "resign" ? "Resign?" : "Agree to a draw?"} onClose={close}>
          <p>{question === "resign" ? RESIGN_TEXT : DRAW_TEXT}</p>
          {mine.length > 1 && (
            <label class="field">
              For
              <select value={seat} onChange={(event) => setChosen(event.currentTarget.value as Seat)}>
                {mine.map((own) => (
                  <option key={own} value={own}>
                    {seatName(own)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div class="dialog-actions">
            <button type="button" class="button" onClick={close}>
              Play on
            </button>
            <button type="button" class="button button-strong" onClick={confirm}>
              {question === "resign" ? "Resign" : "Agree to a draw"}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

const RESIGN_TEXT =
  "Your chief dies where it stands, and the armies you command become orphans. There is no way back.";
const DRAW_TEXT =
  "The game is a draw once everybody alive agrees. Your agreement stands until you play your next turn. " +
  "Bots agree only after 50 turns without a kill.";

/** A checkbox for a setting that this browser remembers. */
function Toggle({ setting, label }: { setting: Signal<boolean>; label: string }) {
  return (
    <label class="toggle">
      <input
        type="checkbox"
        checked={setting.value}
        onChange={(event) => {
          setting.value = event.currentTarget.checked;
        }}
      />
      <span>{label}</span>
    </label>
  );
}
