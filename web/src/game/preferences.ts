import { stored } from "../common/stored.ts";

/** Whether turns are heard. */
export const sound = stored("djambi.sound", true);

/** Whether a turn is confirmed once more before it is sent. */
export const confirmTurns = stored("djambi.confirm", false);
