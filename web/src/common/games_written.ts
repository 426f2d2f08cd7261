/** The games that this browser knows, as pages write them. The first part of the game page only reads. */
import type { Created, NewGameRequest } from "../protocol/index.ts";
import { writeStored } from "./browser/stored.ts";
import { GAMES_KEY, type KnownGame, knownGame, knownGames, REMOVED_KEY, removedGames } from "./games.ts";

const MAX_GAMES = 60;
const MAX_REMOVED = 50;

/** Stores a game as the latest, in the list again if it was removed; fields not given keep their values. */
export function rememberGame(game: KnownGame): void {
  writeRemoved(othersRemoved(game.id));
  const before = knownGame(game.id);
  const rest = knownGames().filter(({ id }) => id !== game.id);
  writeStored(GAMES_KEY, [{ ...before, ...game }, ...rest].slice(0, MAX_GAMES));
}

/** Takes a game out of the list; returns the function that puts it back where it was. */
export function forgetGame(id: string): () => void {
  const before = knownGames();
  const place = before.findIndex((game) => game.id === id);
  const forgotten = before[place];
  writeStored(
    GAMES_KEY,
    before.filter((game) => game.id !== id),
  );
  writeRemoved([id, ...othersRemoved(id)]);
  return () => {
    writeRemoved(othersRemoved(id));
    // Another page may have written the list meanwhile.
    const now = knownGames().filter((game) => game.id !== id);
    if (forgotten) writeStored(GAMES_KEY, now.toSpliced(place, 0, forgotten).slice(0, MAX_GAMES));
  };
}

/** Forgets all games: whoever uses this browser next is somebody else. */
export function forgetAllGames(): void {
  writeStored(GAMES_KEY, []);
  writeRemoved([]);
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
  writeStored(REMOVED_KEY, ids.slice(0, MAX_REMOVED));
}
