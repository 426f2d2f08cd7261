/** Values that this browser remembers. Another version, an extension or the user may have written anything there. */
import { type Signal, signal } from "@preact/signals";
import type { Reader } from "./shape.ts";

/**
 * Reads a value from this browser's storage; null when it is missing, or has another shape, or is forbidden.
 */
export function readStored<T>(key: string, read: Reader<T>): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (read(JSON.parse(text)) ?? null);
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

/** A signal whose value is stored in this browser, and which follows what its other pages store. */
export function storedSignal<T>(key: string, initial: T, read: Reader<T>): Signal<T> {
  const stored = signal<T>(readStored(key, read) ?? initial);
  let isFirst = true;
  stored.subscribe((value) => {
    if (!isFirst) writeStored(key, value);
    isFirst = false;
  });
  onStored(key, () => {
    const other = readStored(key, read);
    if (other !== null && JSON.stringify(other) !== JSON.stringify(stored.peek())) stored.value = other;
  });
  return stored;
}

/** Calls when another page may have stored a value: at once, or when this one is shown again. */
export function onStored(key: string, call: () => void): void {
  const { addEventListener } = globalThis;
  addEventListener?.("storage", (event) => {
    if (event.key === key || event.key === null) call();
  });
  addEventListener?.("pageshow", ({ persisted }) => {
    if (persisted) call();
  });
}
