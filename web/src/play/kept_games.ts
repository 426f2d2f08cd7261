/** The game without a service as this browser keeps it: each event is in its database before it is shown. */
import type { Event, NewGameRequest } from "../protocol/index.ts";

/** What began a game, and when, in milliseconds since 1970. */
export interface GameStart {
  request: NewGameRequest;
  at: number;
}

/** A game as it is kept. Its form is not sure: another version, an extension or the user may have written anything. */
export interface KeptGame {
  key: number;
  start: GameStart;
  events: readonly Event[];
}

/** Where games are kept. */
export interface GameKeeper {
  /** The game that was begun last; null without one, or if it has turned out to be unreadable. */
  latest(): Promise<KeptGame | null>;
  /** Keeps a new game, in place of others but unreadable ones; returns its key. */
  begin(start: GameStart): Promise<number>;
  /** Keeps further events of a game; fails if one with the same number has come from elsewhere. */
  append(key: number, events: readonly Event[]): Promise<void>;
  /** Notes that a game is unreadable: it stays, and is no longer the latest. */
  putAside(key: number): Promise<void>;
}

const DATABASE = "djambi-play";
const [GAMES, EVENTS] = ["games", "events"];

/** A game in the database; its events have the keys `[key, number]`. */
interface Row {
  start: GameStart;
  unreadable: boolean;
}

/** The database of this browser; rejects where it keeps nothing. */
export async function openKeeper(factory: IDBFactory = indexedDB): Promise<GameKeeper> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(GAMES, { autoIncrement: true });
    opening.result.createObjectStore(EVENTS);
  };
  const database = await done(opening);
  // Another tab may have a later version of this page.
  database.onversionchange = () => database.close();
  return new DatabaseKeeper(database);
}

class DatabaseKeeper implements GameKeeper {
  constructor(private readonly database: IDBDatabase) {}

  async latest(): Promise<KeptGame | null> {
    const work = this.database.transaction([GAMES, EVENTS]);
    const found = await done(work.objectStore(GAMES).openCursor(null, "prev"));
    const row = found?.value as Row | undefined;
    if (!found || !row || row.unreadable) return null;
    const key = found.key as number;
    const events = await done(work.objectStore(EVENTS).getAll(ofGame(key)));
    return { key, start: row.start, events: events as Event[] };
  }

  async begin(start: GameStart): Promise<number> {
    const work = this.write();
    const games = work.objectStore(GAMES);
    const [keys, rows] = await Promise.all([done(games.getAllKeys()), done(games.getAll())]);
    for (const [index, key] of keys.entries()) {
      if ((rows[index] as Row).unreadable) continue;
      games.delete(key);
      work.objectStore(EVENTS).delete(ofGame(key as number));
    }
    const row: Row = { start, unreadable: false };
    const key = await done(games.add(row));
    await ended(work);
    return key as number;
  }

  async append(key: number, events: readonly Event[]): Promise<void> {
    const work = this.write();
    for (const event of events) work.objectStore(EVENTS).add(event, [key, event.seq]);
    await ended(work);
  }

  async putAside(key: number): Promise<void> {
    const work = this.write();
    const games = work.objectStore(GAMES);
    const row = (await done(games.get(key))) as Row | undefined;
    if (row) games.put({ ...row, unreadable: true } satisfies Row, key);
    await ended(work);
  }

  /** What is written is on the disk when the transaction is complete, as far as the browser knows. */
  private write(): IDBTransaction {
    return this.database.transaction([GAMES, EVENTS], "readwrite", { durability: "strict" });
  }
}

/** The keys of the events of a game. */
function ofGame(key: number): IDBKeyRange {
  return IDBKeyRange.bound([key, 0], [key, Number.POSITIVE_INFINITY]);
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error);
  });
}
