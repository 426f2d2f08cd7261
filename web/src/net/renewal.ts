/** The heritage of a page for the next one when the service speaks another version of the protocol. */
import { type Command, VERSION } from "../protocol/index.ts";

/** Where the version is kept whose page was reloaded last, so that no page is reloaded again and again. */
const RELOADED = "djambi:reloaded";

/** Where the commands of a game are kept. */
function keyOf(game: string): string {
  return `djambi:commands:${game}`;
}

/** Keeps commands of a game that have no answer for the next page. */
export function keepCommands(game: string, commands: readonly Command[]): void {
  try {
    sessionStorage.setItem(keyOf(game), JSON.stringify(commands));
  } catch {
    // A browser that keeps nothing reloads no page either.
  }
}

/**
 * Reloads the page. Returns false if the page of this version was reloaded before, or the browser keeps
 * nothing.
 */
export function renewPage(): boolean {
  try {
    if (sessionStorage.getItem(RELOADED) === `${VERSION}`) return false;
    sessionStorage.setItem(RELOADED, `${VERSION}`);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** The commands of a game that an earlier page has kept; they are kept no longer. */
export function takeKeptCommands(game: string): Command[] {
  try {
    const kept = sessionStorage.getItem(keyOf(game)) ?? "[]";
    sessionStorage.removeItem(keyOf(game));
    return JSON.parse(kept) as Command[];
  } catch {
    return [];
  }
}
