/** The games that wait for the user: a fold of the service's messages. */
import type { GameId, NoticeChange, NoticeKind, Notices, UnreadNotices } from "../protocol/index.ts";

/** The games that wait for the user, and why. */
export interface NoticeList {
  readonly epoch: number;
  readonly seq: number;
  readonly games: ReadonlyMap<GameId, NoticeKind>;
  /** How many of the kept notices the user has not read. */
  readonly unread: number;
}

/** The list of all notices. */
export function wholeNotices({ epoch, seq, games, unread }: Notices): NoticeList {
  return { epoch, seq, games: new Map(games.map(({ game, kind }) => [game, kind])), unread };
}

/** The list after a change. A change that the list has already seen is left out. */
export function changedNotices(list: NoticeList, { seq, game, kind }: NoticeChange): NoticeList {
  if (seq <= list.seq) return list;
  const games = new Map(list.games);
  if (kind) games.set(game, kind);
  else games.delete(game);
  return { ...list, seq, games };
}

/** The list once another number of notices is not read. */
export function withUnread(list: NoticeList, { unread }: UnreadNotices): NoticeList {
  return { ...list, unread };
}

/** The games that wait for something that the user does: a turn, or an answer. */
export function waitingGames(games: ReadonlyMap<GameId, NoticeKind>): GameId[] {
  return [...games].filter(([, kind]) => kind === "your_turn" || kind === "offer").map(([game]) => game);
}
