import { type Signal, signal } from "@preact/signals";

/** Reads a value from this browser's storage; null when it is missing or storage is forbidden. */
export function readStored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Writes a value to this browser's storage, where that is allowed. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage may be full or forbidden; the value then lasts as long as the page.
  }
}

/** A signal whose value is stored in this browser. */
export function storedSignal<T>(key: string, initial: T): Signal<T> {
  const stored = signal<T>(readStored<T>(key) ?? initial);
  stored.subscribe((value) => writeStored(key, value));
  return stored;
}
