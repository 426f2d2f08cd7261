import { signal } from "@preact/signals";
import { like } from "../browser/shape.ts";
import { storedSignal } from "../browser/stored.ts";

/** Whether turns make sounds. */
export const sound = storedSignal<boolean>("djambi.sound", true, like(true));

/** Whether the squares are small for the user's finger: the board measures them. */
export const smallSquares = signal(false);

/** Whether the user wants to confirm turns; null as long as they have not said. */
const confirmChosen = storedSignal<boolean | null>("djambi.confirm_turns", null, like(true));

/** Whether a complete turn must be confirmed before it is sent: as chosen, else where squares are small. */
export const confirmTurns = {
  get value(): boolean {
    return confirmChosen.value ?? smallSquares.value;
  },
  set value(on: boolean) {
    confirmChosen.value = on;
  },
};

/** Whether the board keeps still when another seat of this browser is to move. */
export const keepStill = storedSignal<boolean>("djambi.keep_still", false, like(true));

/** Whether a turn can be entered while others play. */
export const queuesTurns = storedSignal<boolean>("djambi.queue_turns", true, like(true));

/** Whether the browser notifies the user of their turn while the page is hidden. */
export const notify = storedSignal<boolean>("djambi.notify", false, like(true));
