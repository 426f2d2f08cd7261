/** The answer to the question before a breach: it lies beside the board, far from all that sends a turn. */

import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { Resting } from "../resting.tsx";
import { asksBreach, playBreach, setAsksBreach } from "./breach.ts";

/** The turn that waits because it breaks a treaty, with the button that plays it. */
export function BreachCard({ store }: { store: GameStore }) {
  const risk = store.guide.risk.value;
  if (!risk?.breach || !store.mover.value) return null;
  const play = () => {
    playBreach(store, risk.move);
  };
  return (
    <Resting class="offer treaty-breach" of={risk.move}>
      <p>{risk.message}</p>
      <button type="button" class="button button-small" onClick={play}>
        {text.playAllTheSame()}
      </button>
      <label class="toggle">
        <input
          type="checkbox"
          checked={!asksBreach(store)}
          onChange={({ currentTarget: box }) => setAsksBreach(store, box.checked ? "play" : "ask")}
        />
        <span>{text.askNoMore()}</span>
      </label>
    </Resting>
  );
}
