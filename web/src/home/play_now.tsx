import { durationText } from "../common/table/duration.ts";
import { clockSettingsText, fillText } from "../common/table/settings_text.ts";
import { FILL_TIMES, PLAY_CLOCKS, playForm } from "../common/table/table_form.ts";
import type { PlayNow } from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { DoorLine } from "./door_line.tsx";

/** The request of "Play now", by what the user has chosen. */
export function playRequest(): PlayNow {
  const { clock: number, fill_s } = playForm.value;
  const clock = PLAY_CLOCKS[number];
  return { ...(clock ? { clock } : {}), ...(fill_s === null ? {} : { fill_s }) };
}

/** What "Play now" begins with. */
export function PlayNowLine() {
  const { clock, fill_s } = playForm.value;
  const facts = [text.withPeople(), clockSettingsText(PLAY_CLOCKS[clock]), fillText(fill_s ?? undefined)];
  return (
    <DoorLine of="people" facts={facts}>
      <PlayNowChoice />
    </DoorLine>
  );
}

/** The choices of "Play now": the clock, and when bots join. This browser remembers them. */
function PlayNowChoice() {
  const { clock, fill_s } = playForm.value;
  const change = (part: Partial<typeof playForm.value>) => {
    playForm.value = { ...playForm.value, ...part };
  };
  return (
    <div class="home-strength">
      <span class="home-pair">
        <label for="play-clock">{text.clock()}</label>
        <select
          id="play-clock"
          value={clock}
          onChange={(event) => change({ clock: Number(event.currentTarget.value) })}
        >
          {PLAY_CLOCKS.map((offered, i) => (
            <option key={i} value={i}>
              {clockSettingsText(offered)}
            </option>
          ))}
        </select>
      </span>
      <span class="home-pair">
        <label for="play-fill">{text.botsJoin()}</label>
        <select
          id="play-fill"
          value={fill_s ?? ""}
          onChange={({ currentTarget: { value } }) => change({ fill_s: value === "" ? null : Number(value) })}
        >
          {FILL_TIMES.map((time) => (
            <option key={time} value={time ?? ""}>
              {joinText(time)}
            </option>
          ))}
        </select>
      </span>
    </div>
  );
}

/** When bots take free seats, beside the words "Bots join". */
export function joinText(fill_s: number | undefined): string {
  return fill_s === undefined ? text.botsJoinNever() : text.botsJoinAfter({ time: durationText(fill_s) });
}
