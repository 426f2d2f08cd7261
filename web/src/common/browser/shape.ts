/** Readers of values that may have any shape, such as those that this browser has stored. */

/** Reads a value; undefined if it has another shape. */
export type Reader<T> = (value: unknown) => T | undefined;

/** One of these values. */
export function oneOf<T>(values: readonly T[]): Reader<T> {
  return (value) => values.find((known) => known === value);
}

/** A value of the same type as this one; of numbers, those that are finite. */
export function like<T extends string | number | boolean>(example: T): Reader<T> {
  return (value) => {
    const fits = typeof value === typeof example && (typeof value !== "number" || Number.isFinite(value));
    return fits ? (value as T) : undefined;
  };
}

/** What a reader reads, or null. */
export function orNull<T>(read: Reader<T>): Reader<T | null> {
  return (value) => (value === null ? null : read(value));
}

/** A list, without the items of another shape. */
export function listOf<T>(read: Reader<T>): Reader<T[]> {
  return (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.map(read).filter((item) => item !== undefined);
  };
}

/** An object with any keys, without the values of another shape. */
export function recordOf<T>(read: Reader<T>, key: Reader<string> = like("")): Reader<Record<string, T>> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).flatMap(([name, item]) => {
      const found = read(item);
      return found === undefined || key(name) === undefined ? [] : [[name, found] as const];
    });
    return Object.fromEntries(entries);
  };
}

/** The readers of the fields of an object. */
export type FieldReaders<T> = { readonly [K in keyof T]-?: Reader<T[K]> };

/** An object with these fields; those of another shape are taken from the usual one. */
export function withUsual<T extends object>(usual: T, readers: FieldReaders<T>): Reader<T> {
  return (value) => (isObject(value) ? { ...usual, ...fieldsOf(value, readers) } : undefined);
}

/** An object that has at least the needed fields; others of another shape are left out. */
export function shapeOf<T extends object>(
  readers: FieldReaders<T>,
  needed: readonly (keyof T)[] = Object.keys(readers) as (keyof T)[],
): Reader<T> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const found = fieldsOf(value, readers);
    return needed.every((name) => found[name] !== undefined) ? (found as T) : undefined;
  };
}

function fieldsOf<T extends object>(value: object, readers: FieldReaders<T>): Partial<T> {
  const found: Partial<T> = {};
  for (const name of Object.keys(readers) as (keyof T & string)[]) {
    const read = Object.hasOwn(value, name) ? readers[name]((value as Partial<T>)[name]) : undefined;
    if (read !== undefined) found[name] = read;
  }
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
