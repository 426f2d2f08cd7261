/** The lobby as the page lists it: a fold of the service's messages that moves nothing. */
import type { GameId, Lobby, LobbyChange, LobbyGame, LobbyTable } from "../protocol/index.ts";

/** A table or a game in its place in the list. */
export interface Entry<T> {
  readonly item: T;
  /** Whether it came after the page had listed others; it is marked. */
  readonly isNew: boolean;
  /** Whether the lobby has it no more; it keeps its place until `swept`. */
  readonly isGone: boolean;
}

/** What the page lists of the lobby. */
export interface LobbyList {
  readonly epoch: number;
  readonly seq: number;
  readonly tables: readonly Entry<LobbyTable>[];
  readonly games: readonly Entry<LobbyGame>[];
  readonly playing: number;
  readonly watching: number;
}

/** The list of a whole lobby. What an earlier list had keeps its place, and what is new comes after it. */
export function wholeList(lobby: Lobby, before: LobbyList | null = null): LobbyList {
  const { epoch, seq, playing, watching } = lobby;
  const tables = merged(before?.tables ?? [], lobby.tables, absent(before?.tables, lobby.tables));
  const games = merged(before?.games ?? [], lobby.games, absent(before?.games, lobby.games));
  const list = { epoch, seq, tables, games, playing, watching };
  return before ? list : { ...list, tables: tables.map(known), games: games.map(known) };
}

/** The list after a change. A change that the list has already seen is left out. */
export function changedList(list: LobbyList, change: LobbyChange): LobbyList {
  if (change.seq <= list.seq) return list;
  const { seq, tables = [], games = [], gone = [], playing, watching } = change;
  // A table becomes a game: its id is then gone from the other list.
  const notTables = new Set([...gone, ...games.map(({ id }) => id)]);
  const notGames = new Set([...gone, ...tables.map(({ id }) => id)]);
  return {
    epoch: list.epoch,
    seq,
    tables: merged(list.tables, tables, notTables),
    games: merged(list.games, games, notGames),
    playing,
    watching,
  };
}

/** The list without what the lobby has no more. */
export function swept(list: LobbyList): LobbyList {
  const isThere = ({ isGone }: Entry<unknown>) => !isGone;
  return { ...list, tables: list.tables.filter(isThere), games: list.games.filter(isThere) };
}

function merged<T extends { id: GameId }>(
  entries: readonly Entry<T>[],
  items: readonly T[],
  gone: ReadonlySet<GameId>,
): Entry<T>[] {
  const fresh = new Map(items.map((item) => [item.id, item]));
  const kept = entries.map((entry): Entry<T> => {
    const item = fresh.get(entry.item.id);
    fresh.delete(entry.item.id);
    if (item) return { ...entry, item, isGone: false };
    return gone.has(entry.item.id) ? { ...entry, isGone: true } : entry;
  });
  return [...kept, ...[...fresh.values()].map((item) => ({ item, isNew: true, isGone: false }))];
}

/** The ids of entries that a whole list does not have. */
function absent<T extends { id: GameId }>(
  entries: readonly Entry<T>[] = [],
  items: readonly T[] = [],
): Set<GameId> {
  const there = new Set(items.map(({ id }) => id));
  return new Set(entries.map(({ item }) => item.id).filter((id) => !there.has(id)));
}

function known<T>(entry: Entry<T>): Entry<T> {
  return { ...entry, isNew: false };
}
