import type { Created, NewGameRequest } from "../protocol/index.ts";
import { recall, remember } from "./stored.ts";

/** A game this browser has created or visited. */
export interface KnownGame {
  id: string;
  /** When it was last looked at, in milliseconds since 1970. */
  at: number;
  /** What it was created with, if it was created here; "again" asks for the same. */
  wish?: NewGameRequest;
  /** A line about it: who plays, how far it is, or how it ended. */
  line?: string;
}

const KEY = "djambi.games";
const MOST = 12;

/** The games this browser knows, the latest first. */
export function knownGames(): KnownGame[] {
  const games = recall<KnownGame[]>(KEY);
  return Array.isArray(games) ? games : [];
}

/** What this browser knows about one game. */
export function knownGame(id: string): KnownGame | null {
  return knownGames().find((game) => game.id === id) ?? null;
}

/** Remembers something about a game, which thereby becomes the latest. */
export function noteGame(note: KnownGame): void {
  const before = knownGame(note.id);
  const rest = knownGames().filter((game) => game.id !== note.id);
  remember(KEY, [{ ...before, ...note }, ...rest].slice(0, MOST));
}

/** Remembers a game that was just created. */
export function noteCreated(created: Created, wish: NewGameRequest, at: number): void {
  noteGame({ id: created.id, at, wish });
}
