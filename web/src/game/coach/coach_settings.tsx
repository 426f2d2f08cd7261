import { BOT_PACES, type BotPace, botPace } from "../../common/seats/pace.ts";
import * as text from "../../text/coach.ts";
import type { GameStore } from "../game_store.ts";
import { chooseRemarks, coachOf, showHelp, showRemarks } from "./coach_store.ts";

/** The switches of games against bots only: the coach's, and the pace of the bots. */
export function CoachSettings({ store }: { store: GameStore }) {
  if (!coachOf(store).isAllowed.value) return null;
  return (
    <>
      <label class="toggle">
        <input
          type="checkbox"
          checked={showHelp.value}
          onChange={({ currentTarget }) => {
            showHelp.value = currentTarget.checked;
          }}
        />
        <span>{text.showHelp()}</span>
      </label>
      <label class="toggle">
        <input
          type="checkbox"
          checked={showRemarks.value}
          onChange={({ currentTarget }) => chooseRemarks(currentTarget.checked)}
        />
        <span>{text.showRemarks()}</span>
      </label>
      <label class="toggle">
        <span>{text.botSpeed()}</span>
        <select
          value={botPace.value}
          onChange={({ currentTarget }) => {
            botPace.value = currentTarget.value as BotPace;
          }}
        >
          {BOT_PACES.map((pace) => (
            <option key={pace} value={pace}>
              {text.pace({ pace })}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
