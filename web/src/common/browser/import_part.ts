import { noticeMissing } from "./outdated.ts";

/**
 * Imports a part of the page: by its address, or by a function that imports a file of the bundle. Some browsers
 * keep the failure of an address for ever, so it is then asked for once more at another address. A part that is
 * gone from the service makes the page say that it is outdated.
 */
export async function importPart<Part>(part: string | (() => Promise<Part>)): Promise<Part> {
  try {
    return await (typeof part === "string" ? import(part) : part());
  } catch (error) {
    // Most browsers name the address in the error. In others this file's own is as old as the part's.
    const address = typeof part === "string" ? part : /https?:\S+/.exec(`${error}`)?.[0];
    try {
      if (!address) throw error;
      return await import(`${address}?${Date.now()}`);
    } catch (last) {
      void noticeMissing(address ?? import.meta.url);
      throw last;
    }
  }
}
