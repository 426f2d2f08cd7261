/** The order of the user's games, and who plays in them. Pure. */

import type { KnownGame } from "../common/games.ts";
import type { GameId, NoticeKind } from "../protocol/index.ts";
import type { ListedGame } from "./own_games.ts";

/**
 * The games that wait for the user first, by their deadlines; then those that go on, and those that are over.
 */
export function ordered(
  games: readonly ListedGame[],
  notices: ReadonlyMap<GameId, NoticeKind>,
): readonly ListedGame[] {
  const rank = (game: ListedGame) => (waits(game, notices) ? 0 : game.outcome ? 2 : 1);
  const due = (game: ListedGame) => (rank(game) === 0 ? (game.due ?? Number.MAX_VALUE) : 0);
  return [...games].sort((a, b) => rank(a) - rank(b) || due(a) - due(b) || b.at - a.at);
}

/** Whether a game waits for the user. */
export function waits(game: ListedGame, notices: ReadonlyMap<GameId, NoticeKind>): boolean {
  const { id, isMine, due, outcome } = game;
  return notices.has(id) || isMine || (due !== undefined && !outcome);
}

/**
 * The user's part of the result: all of it, some of it, or nothing; null for a watcher and without a result.
 */
export function resultOf({ outcome, held = [] }: KnownGame): "won" | "shared" | "lost" | null {
  if (!outcome || outcome.kind === "closed" || held.length === 0) return null;
  const share = held.reduce((sum, seat) => sum + (outcome.shares[seat] ?? 0), 0);
  return share === 0 ? "lost" : share < 1 ? "shared" : "won";
}
