import { Icon } from "../../common/icons.tsx";
import type { GameStore, WatchPace } from "../game_store.ts";

const BUTTONS: readonly { pace: WatchPace; label: string; icon: string }[] = [
  { pace: "normal", label: "Watch at normal speed", icon: "M8 5l10 7-10 7z" },
  { pace: "fast", label: "Watch fast", icon: "M4 6l8 6-8 6zM12 6l8 6-8 6z" },
  { pace: "newest", label: "Skip to the newest turn", icon: "M4 6l7 6-7 6zM11 6l7 6-7 6zM20 6v12" },
];

/** The paces at which a user who does not play watches the others' turns. */
export function WatchControls({ store }: { store: GameStore }) {
  return (
    <fieldset class="watch" aria-label="Speed of watching">
      {BUTTONS.map(({ pace, label, icon }) => (
        <button
          key={pace}
          type="button"
          class="button"
          aria-label={label}
          aria-pressed={store.pace.value === pace}
          title={label}
          onClick={() => {
            store.pace.value = pace;
          }}
        >
          <Icon d={icon} />
        </button>
      ))}
    </fieldset>
  );
}
