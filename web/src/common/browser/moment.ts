/** The day and the hour of a moment, by the clock of this device, in the language of the page. */
export function momentText(ms: number): string {
  const { lang } = document.documentElement;
  return new Date(ms).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}
