import type { NewGameRequest, Outcome, PositionView, Seat, Seats } from "../protocol/index.ts";
import { like, listOf } from "./browser/shape.ts";
import { onStored, readStored } from "./browser/stored.ts";

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

/** Where the games are stored, and those that the user took out of the list. */
export const GAMES_KEY = "djambi.games";
export const REMOVED_KEY = "djambi.removed_games";

/** The games that this browser knows, the latest first. A page that shows more of them looks at the rest. */
export function knownGames(): KnownGame[] {
  return readStored(GAMES_KEY, listOf(readRoughly)) ?? [];
}

function readRoughly(value: unknown): KnownGame | undefined {
  const game = Object(value) as KnownGame;
  return like("")(game.id) === undefined || like(0)(game.at) === undefined ? undefined : game;
}

/** Calls when another page may have changed the games that this browser knows. */
export function onKnownGames(call: () => void): void {
  onStored(GAMES_KEY, call);
}

/** The games that the user took out of the list. They are not told of these, even if one waits for them. */
export function removedGames(): readonly string[] {
  return readStored(REMOVED_KEY, listOf(like(""))) ?? [];
}

/** Whether a game that this browser knows has ended. */
export function hasFinishedGame(): boolean {
  return knownGames().some(({ outcome }) => outcome);
}

/** A game by its id, if this browser knows it. */
export function knownGame(id: string): KnownGame | null {
  return knownGames().find((game) => game.id === id) ?? null;
}
