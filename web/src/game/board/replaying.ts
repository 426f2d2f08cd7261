import { signal } from "@preact/signals";

/** Whether the board shows the turns looked at as films, as when the end is watched again. */
export const replaying = signal(false);
