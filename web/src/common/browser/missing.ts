/** Tells the page that a part of it could not be fetched: it may be gone from the service. */
export function tellMissing(address: string): null {
  dispatchEvent(new CustomEvent("part-missing", { detail: address }));
  return null;
}
