/** The board's package where there are no elements, and its keys on other keyboards. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { letterOf } from "../board/src/keys.ts";

test("the package is imported where there are no elements", async () => {
  assert.ok(!("HTMLElement" in globalThis));
  const board = await import("../board/src/index.ts");
  assert.equal(typeof board.DjambiBoard, "function");
});

test("on other keyboards a letter is where it is on the Latin one", () => {
  const key = (key: string, code: string, shiftKey = false) => letterOf({ key, code, shiftKey });
  assert.equal(key("с", "KeyC"), "c");
  assert.equal(key("Σ", "KeyS", true), "S");
  assert.equal(key("q", "KeyA"), null, "a Latin keyboard with other places says which letter is meant");
  assert.equal(key("?", "Slash", true), null);
  assert.equal(key("Tab", "Tab"), null, "leaves the board");
});
