/** A game without a service: what its page does in place of what the service does. */
import { signal } from "@preact/signals";

/** The id of the game that a browser has begun by itself at a time, in milliseconds since 1970; ids of the service are random. */
export function localId(at: number): string {
  return `offline${at}`;
}

/** Where its page asks for a new game. */
export const NEW_LOCAL_GAME = "/play?new";

/** What the page of such a game does for what others ask the service for. */
export interface LocalGame {
  /** Saves the record of the game as a file. */
  saveRecord(): void;
  /** Opens the game on the analysis board. */
  analyse(): void;
}

/** The game of this page, if it has no service. */
export const localGame = signal<LocalGame | null>(null);
