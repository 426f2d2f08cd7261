/** The games that wait for the user: a fold of the service's messages. */
import type { GameId, NoticeChange, NoticeKind, Notices } from "../protocol/index.ts";

/** The games that wait for the user, and why. */
export interface NoticeList {
  readonly epoch: number;
  readonly seq: number;
  readonly games: ReadonlyMap<GameId, NoticeKind>;
}

/** The list of all notices. */
export function wholeNotices({ epoch, seq, games }: Notices): NoticeList {
  return { epoch, seq, games: new Map(games.map(({ game, kind }) => [game, kind])) };
}

/** The list after a change. A change that the list has already seen is left out. */
export function changedNotices(list: NoticeList, { seq, game, kind }: NoticeChange): NoticeList {
  if (seq <= list.seq) return list;
  const games = new Map(list.games);
  if (kind) games.set(game, kind);
  else games.delete(game);
  return { epoch: list.epoch, seq, games };
}
