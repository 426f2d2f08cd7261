import { serviceTime } from "./service_time.ts";

/** The day and the hour of a moment, by the clock of this device, in the language of the page. */
export function momentText(ms: number): string {
  const { lang } = document.documentElement;
  return new Date(ms).toLocaleString(lang, { dateStyle: "medium", timeStyle: "short" });
}

/** Whether there is such a moment, in milliseconds since 1970, and it is to come. */
export function isToCome(at: number | undefined): at is number {
  return at !== undefined && at > serviceTime();
}
