import { signal } from "@preact/signals";

/** Whether the user has asked how the game ended, or how they fell. */
export const endAsked = signal(false);
