import { type Signal, signal } from "@preact/signals";

/** Reads a value this browser remembers; nothing when there is none or storage is forbidden. */
export function recall<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Remembers a value in this browser, where storage allows it. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the memory of a wish, nothing else.
  }
}

/** A signal whose value outlives the page. */
export function stored<T>(key: string, initial: T): Signal<T> {
  const value = signal<T>(recall<T>(key) ?? initial);
  value.subscribe((now) => remember(key, now));
  return value;
}
