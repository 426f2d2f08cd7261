/** A day in words. The service knows the day of a last use by that of UTC. */
export function dateText(ms: number, timeZone?: "UTC"): string {
  return new Date(ms).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium", timeZone });
}
