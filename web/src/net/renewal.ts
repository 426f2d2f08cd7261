/** What a page leaves to the next one when the service speaks another version of the protocol. */
import { type Command, VERSION } from "../protocol/index.ts";

/** Where the version is kept whose page was reloaded last, so that no page is reloaded again and again. */
const RELOADED = "djambi:reloaded";

/**
 * Keeps commands that have no answer for the next page of this game, and reloads the page. Returns false if
 * the page of this version was reloaded before, or the browser keeps nothing.
 */
export function renewPage(address: string, commands: readonly Command[]): boolean {
  try {
    sessionStorage.setItem(address, JSON.stringify(commands));
    if (sessionStorage.getItem(RELOADED) === `${VERSION}`) return false;
    sessionStorage.setItem(RELOADED, `${VERSION}`);
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** The commands that an earlier page of this game has kept; they are kept no longer. */
export function takeKeptCommands(address: string): Command[] {
  try {
    const kept = sessionStorage.getItem(address) ?? "[]";
    sessionStorage.removeItem(address);
    return JSON.parse(kept) as Command[];
  } catch {
    return [];
  }
}
