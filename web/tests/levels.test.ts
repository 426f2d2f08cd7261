/** The level that a new game is preset to. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { presetLevel } from "../src/common/seats/levels.ts";

/** The level that a page presets in a browser that has stored these values. */
function presetWith(stored: Readonly<Record<string, unknown>>): string {
  const getItem = (key: string) => (key in stored ? JSON.stringify(stored[key]) : null);
  Object.defineProperty(globalThis, "localStorage", { value: { getItem }, configurable: true });
  return presetLevel();
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, "localStorage");
});

const game = (outcome: unknown) => ({ id: "g", at: 0, outcome });
const WON = { kind: "won", winner: "blue" };

test("a person who has finished no game meets the lowest level", () => {
  assert.equal(presetWith({}), "peasant");
  assert.equal(presetWith({ "djambi.games": [game(null), game(undefined)] }), "peasant");
});

test("a person who has finished a game meets the usual level", () => {
  assert.equal(presetWith({ "djambi.games": [game(null), game(WON)] }), "envoy");
});

test("a choice outlasts the preset, unless this version knows no such level", () => {
  assert.equal(presetWith({ "djambi.strength": "squire" }), "squire");
  assert.equal(presetWith({ "djambi.strength": "squire", "djambi.games": [game(WON)] }), "squire");
  assert.equal(presetWith({ "djambi.strength": "emperor" }), "envoy");
});
