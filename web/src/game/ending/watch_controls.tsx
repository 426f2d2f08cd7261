import { Icon } from "../../common/icons.tsx";
import * as text from "../../text/beside.ts";
import type { WatchPace } from "../board/showing.ts";
import type { GameStore } from "../game_store.ts";

const BUTTONS: readonly { pace: WatchPace; icon: string }[] = [
  { pace: "normal", icon: "M8 5l10 7-10 7z" },
  { pace: "fast", icon: "M4 6l8 6-8 6zM12 6l8 6-8 6z" },
  { pace: "newest", icon: "M4 6l7 6-7 6zM11 6l7 6-7 6zM20 6v12" },
];

/** The paces at which a user who does not play watches the others' turns. */
export function WatchControls({ store }: { store: GameStore }) {
  return (
    <fieldset class="watch" aria-label={text.watchingSpeed()}>
      {BUTTONS.map(({ pace, icon }) => (
        <button
          key={pace}
          type="button"
          class="button"
          aria-label={text.watch({ pace })}
          aria-pressed={store.showing.pace.value === pace}
          title={text.watch({ pace })}
          onClick={() => {
            store.showing.pace.value = pace;
          }}
        >
          <Icon d={icon} />
        </button>
      ))}
    </fieldset>
  );
}
