import { storedSignal } from "../common/stored.ts";

/** Whether turns make sounds. */
export const sound = storedSignal("djambi.sound", true);

/** Whether a complete turn must be confirmed before it is sent. */
export const confirmTurns = storedSignal("djambi.confirm", false);

/** Whether the browser notifies the user of their turn while the page is hidden. */
export const notify = storedSignal("djambi.notify", false);
