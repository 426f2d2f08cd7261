import { signal } from "@preact/signals";

/** The square that the user points at, until a choice or a turn changes what is there. */
export const pointed = signal<string | null>(null);
