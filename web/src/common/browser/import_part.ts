/**
 * Imports a part of the page: by its address, or by a function that imports a file of the bundle. Some browsers
 * keep the failure of an address for ever, so it is then asked for once more at another address.
 */
export async function importPart<Part>(part: string | (() => Promise<Part>)): Promise<Part> {
  try {
    return await (typeof part === "string" ? import(part) : part());
  } catch (error) {
    // A browser that keeps failures names the address in the error.
    const [address] = typeof part === "string" ? [part] : (/https?:\S+/.exec(`${error}`) ?? []);
    if (!address) throw error;
    return import(`${address}?${Date.now()}`);
  }
}
