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
  /** The game that was begun last, up to the first event that is missing; null without one, or if it is unreadable. */
  latest(): Promise<KeptGame | null>;
  /** Keeps a new game, in place of others but unreadable ones; returns its key. */
  begin(start: GameStart): Promise<number>;
  /** Keeps further events of a game; a `ConstraintError` if the game has gone on, or is gone, by another tab. */
  append(key: number, start: GameStart, events: readonly Event[]): Promise<void>;
  /** Notes that a game is unreadable: it stays, and is no longer the latest. */
  putAside(key: number): Promise<void>;
}

const DATABASE = "djambi-play";
const GAMES = "games";
const EVENTS = "events";

/** A game in the database; its events have the keys `[key, number]`. */
interface Row {
  start: GameStart;
  unreadable: boolean;
}

/** The database of this browser; rejects where it keeps nothing. */
export async function openKeeper(factory: IDBFactory = indexedDB): Promise<GameKeeper> {
  return new DatabaseKeeper(factory, await openDatabase(factory));
}

/** Deletes all games of this browser; where it keeps nothing there is nothing to do. */
export function deleteKeptGames(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const deleting = indexedDB.deleteDatabase(DATABASE);
      // It is blocked until another tab has written what it is writing, and done then.
      deleting.onsuccess = deleting.onerror = deleting.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

async function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const opening = factory.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(GAMES, { autoIncrement: true });
    opening.result.createObjectStore(EVENTS);
  };
  const database = await done(opening);
  // Another tab may have a later version of this page, or delete the games.
  database.onversionchange = () => database.close();
  return database;
}

class DatabaseKeeper implements GameKeeper {
  constructor(
    private readonly factory: IDBFactory,
    private database: IDBDatabase,
  ) {}

  async latest(): Promise<KeptGame | null> {
    const work = await this.work();
    const found = await done(work.objectStore(GAMES).openCursor(null, "prev"));
    const row = found?.value as Row | undefined;
    if (!found || !row || row.unreadable) return null;
    const key = found.key as number;
    const events = work.objectStore(EVENTS);
    const [keys, kept] = await Promise.all([
      done(events.getAllKeys(ofGame(key))),
      done(events.getAll(ofGame(key))),
    ]);
    const gap = keys.findIndex((at, index) => (at as [number, number])[1] !== index + 1);
    if (gap < 0) return { key, start: row.start, events: kept as Event[] };
    // What comes after an event that is missing makes no game, and stands where it goes on.
    events.delete(ofGame(key, gap + 1));
    await ended(work);
    return { key, start: row.start, events: kept.slice(0, gap) as Event[] };
  }

  async begin(start: GameStart): Promise<number> {
    const work = await this.work();
    const games = work.objectStore(GAMES);
    const [keys, rows] = await Promise.all([done(games.getAllKeys()), done(games.getAll())]);
    const isAside = (_: unknown, index: number) => (rows[index] as Row | null)?.unreadable === true;
    for (const [index, key] of keys.entries()) if (!isAside(key, index)) games.delete(key);
    // All events but theirs, also those whose game is gone; an array comes after all other keys.
    let before: IDBValidKey = Number.NEGATIVE_INFINITY;
    for (const key of [...keys.filter(isAside), []]) {
      work.objectStore(EVENTS).delete(IDBKeyRange.bound([before, Number.POSITIVE_INFINITY], [key]));
      before = key;
    }
    const row: Row = { start, unreadable: false };
    const key = await done(games.add(row));
    await ended(work);
    return key as number;
  }

  async append(key: number, start: GameStart, events: readonly Event[]): Promise<void> {
    const work = await this.work();
    const row = (await done(work.objectStore(GAMES).get(key))) as Row | null | undefined;
    // After a sign-out keys begin anew, so another game may have this one.
    if (row?.start?.at !== start.at) throw new DOMException("gone", "ConstraintError");
    for (const event of events) work.objectStore(EVENTS).add(event, [key, event.seq]);
    await ended(work);
  }

  async putAside(key: number): Promise<void> {
    const work = await this.work();
    const games = work.objectStore(GAMES);
    const row = (await done(games.get(key))) as Row | undefined;
    if (row) games.put({ ...row, unreadable: true } satisfies Row, key);
    await ended(work);
  }

  /**
   * A transaction; what it writes is on the disk when it is complete, as far as the browser knows. Browsers may close
   * a database at any time, which is opened again then.
   */
  private async work(): Promise<IDBTransaction> {
    const begin = () => this.database.transaction([GAMES, EVENTS], "readwrite", { durability: "strict" });
    try {
      return begin();
    } catch (error) {
      if (Object(error).name !== "InvalidStateError") throw error;
      this.database = await openDatabase(this.factory);
      return begin();
    }
  }
}

/** The keys of the events of a game, from a number on. */
function ofGame(key: number, from = 0): IDBKeyRange {
  return IDBKeyRange.bound([key, from], [key, Number.POSITIVE_INFINITY]);
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
