import type { Created, NewGameRequest, Outcome, PositionView, Seat, Seats } from "../protocol/index.ts";
import { like, listOf } from "./browser/shape.ts";
import { onStored, readStored, writeStored } from "./browser/stored.ts";

/** A game that this browser has created or visited. */
export interface KnownGame {
  id: string;
  /** The time of the last visit, in milliseconds since 1970. */
  at: number;
  /** The request that created it, if it was sent from here, or that of the game that is played again. */
  request?: KnownRequest;
  /** The name of its board, once it was visited. */
  board?: string;
  /** The user's seats, once it was visited; none for a watcher. */
  held?: readonly Seat[];
  /** The number of the turn that came next at the last visit. */
  turn?: number;
  /** The players of all seats. */
  seats?: Seats;
  /** By when the user must play, in milliseconds since 1970, if they were to play and a clock ran. */
  due?: number | undefined;
  /** How it ended; null while it goes on. */
  outcome?: Outcome | null;
  /** The board at the last visit, while the game goes on. */
  scene?: Scene | undefined;
}

/** The part of a request for a game that its pages need later. */
export type KnownRequest = Pick<NewGameRequest, "board" | "bot_delay_ms">;

/** What a small picture of a board shows. */
export type Scene = Pick<PositionView, "pieces" | "controllers" | "in_power">;

const KEY = "djambi.games";
const MAX_GAMES = 60;
const REMOVED = "djambi.removed_games";
const MAX_REMOVED = 50;

/** The games that this browser knows, the latest first. A page that shows more of them looks at the rest. */
export function knownGames(): KnownGame[] {
  return readStored(KEY, listOf(readRoughly)) ?? [];
}

function readRoughly(value: unknown): KnownGame | undefined {
  const game = Object(value) as KnownGame;
  return like("")(game.id) === undefined || like(0)(game.at) === undefined ? undefined : game;
}

/** Calls when another page may have changed the games that this browser knows. */
export function onKnownGames(call: () => void): void {
  onStored(KEY, call);
}

/** The games that the user took out of the list. They are not told of these, even if one waits for them. */
export function removedGames(): readonly string[] {
  return readStored(REMOVED, listOf(like(""))) ?? [];
}

/** Whether a game that this browser knows has ended. */
export function hasFinishedGame(): boolean {
  return knownGames().some(({ outcome }) => outcome);
}

/** A game by its id, if this browser knows it. */
export function knownGame(id: string): KnownGame | null {
  return knownGames().find((game) => game.id === id) ?? null;
}

/** Stores a game as the latest, in the list again if it was removed; fields not given keep their values. */
export function rememberGame(game: KnownGame): void {
  writeRemoved(othersRemoved(game.id));
  const before = knownGame(game.id);
  const rest = knownGames().filter(({ id }) => id !== game.id);
  writeStored(KEY, [{ ...before, ...game }, ...rest].slice(0, MAX_GAMES));
}

/** Takes a game out of the list; returns the function that puts it back where it was. */
export function forgetGame(id: string): () => void {
  const before = knownGames();
  const place = before.findIndex((game) => game.id === id);
  const forgotten = before[place];
  writeStored(
    KEY,
    before.filter((game) => game.id !== id),
  );
  writeRemoved([id, ...othersRemoved(id)]);
  return () => {
    writeRemoved(othersRemoved(id));
    // Another page may have written the list meanwhile.
    const now = knownGames().filter((game) => game.id !== id);
    if (forgotten) writeStored(KEY, now.toSpliced(place, 0, forgotten).slice(0, MAX_GAMES));
  };
}

/** Stores a game that was just created. */
export function rememberCreatedGame(created: Created, request: NewGameRequest, at: number): void {
  rememberGame({ id: created.id, at, request });
}

/** Stores the game in which the players of an earlier one play again. */
export function rememberAgain(earlier: string, id: string, at: number): void {
  const request = knownGame(earlier)?.request;
  rememberGame({ id, at, ...(request ? { request } : {}) });
}

function othersRemoved(id: string): string[] {
  return removedGames().filter((other) => other !== id);
}

function writeRemoved(ids: readonly string[]): void {
  writeStored(REMOVED, ids.slice(0, MAX_REMOVED));
}
