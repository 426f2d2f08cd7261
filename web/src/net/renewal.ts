/** The heritage of a page for the next one when the service speaks another version of the protocol. */
import { type Command, VERSION } from "../protocol/index.ts";

/** Where the version is kept whose page was reloaded last, so that no page is reloaded again and again. */
const RELOADED = "djambi:reloaded";

/** Where the commands of a game are kept. */
export function keptKey(game: string): string {
  return `djambi:commands:${game}`;
}

/** Keeps commands of a game that have no answer for the next page. What is kept already stays if there are none. */
export function keepCommands(game: string, commands: readonly Command[]): void {
  if (!commands[0]) return;
  try {
    sessionStorage.setItem(keptKey(game), JSON.stringify(commands));
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
