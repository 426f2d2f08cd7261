/** Stored values may have any shape. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { like, listOf, oneOf, orNull, recordOf, shapeOf, withUsual } from "../src/common/browser/shape.ts";

const ANY = [null, undefined, 7, Number.NaN, "x", true, [], [null], {}, { a: {} }, [[]]];

test("what does not fit is left out, at any depth", () => {
  const USUAL = { stars: {}, next: 1 };
  const read = withUsual<{ stars: Record<string, number>; next: number | null }>(USUAL, {
    stars: recordOf(oneOf([1, 2, 3])),
    next: orNull(like(1)),
  });
  assert.deepEqual(read({ stars: { a: 2, b: 9, c: null }, next: null }), { stars: { a: 2 }, next: null });
  assert.deepEqual(read({ stars: [], next: {} }), USUAL);
  assert.deepEqual(read({ next: Number.POSITIVE_INFINITY }), USUAL);
  assert.equal(read([]), undefined);
});

test("an object without a field that it needs is none", () => {
  const read = listOf(shapeOf<{ id: string; at?: number }>({ id: like(""), at: like(1) }, ["id"]));
  assert.deepEqual(read([{ id: "a", at: 3 }, { at: 3 }, { id: "b", at: "x" }, null, 7]), [
    { id: "a", at: 3 },
    { id: "b" },
  ]);
});

test("no reader throws", () => {
  const shape = shapeOf<{ a: number }>({ a: like(1) });
  const readers = [like(""), oneOf([1]), listOf(shape), recordOf(shape), shape, orNull(shape)];
  for (const value of ANY) for (const read of readers) assert.doesNotThrow(() => read(value));
});
