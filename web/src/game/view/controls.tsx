import type { Signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { PiecesField } from "../../common/pieces.tsx";
import type { Seat } from "../../core/types.ts";
import { seatName } from "../../text/common.ts";
import * as text from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { confirmTurns, sound } from "../preferences.ts";
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
    <section class="controls" aria-label={text.game()}>
      {mine.length > 0 && <ResignAndDraw store={store} mine={mine} />}
      {position && seen && (
        <div class="controls-row">
          <a class="button controls-wide" href={`/analysis?game=${encodeURIComponent(game)}`}>
            {text.analyse()}
          </a>
        </div>
      )}
      <div class="controls-row">
        <a class="button" href="/">
          {text.newGame()}
        </a>
        <a class="button" href={`/api/games/${game}/record`} download={`djambi-${game}.pgn`}>
          {text.downloadRecord()}
        </a>
      </div>
      <div class="controls-row controls-settings">
        <Toggle setting={sound} label={text.sounds()} />
        <Toggle setting={confirmTurns} label={text.confirmTurns()} />
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
  const draw = store.agreed.value.some((other) => mine.length > 1 || other !== seat) ? "agree" : "offer";
  const resigns = question === "resign";
  return (
    <div class="controls-row">
      <button
        type="button"
        class="button"
        onClick={() => setQuestion("draw")}
        disabled={mine.length === 1 && agreed}
      >
        {text.draw({ draw })}
      </button>
      <button type="button" class="button" onClick={() => setQuestion("resign")}>
        {text.resign()}
      </button>
      {question !== null && (
        <Dialog title={resigns ? text.resignQuestion() : text.drawQuestion({ draw })} onClose={close}>
          <p>{resigns ? text.resignText() : text.drawText()}</p>
          {mine.length > 1 && (
            <label class="field">
              {text.forSeat()}
              <select value={seat} onChange={(event) => setChosen(event.currentTarget.value as Seat)}>
                {mine.map((own) => (
                  <option key={own} value={own}>
                    {seatName({ seat: own })}
                  </option>
                ))}
              </select>
            </label>
          )}
          <div class="dialog-actions">
            <button type="button" class="button" onClick={close}>
              {text.playOn()}
            </button>
            <button type="button" class="button button-strong" onClick={confirm}>
              {resigns ? text.resign() : text.draw({ draw })}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}

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
