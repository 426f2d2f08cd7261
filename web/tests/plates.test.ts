import assert from "node:assert/strict";
import { test } from "node:test";
import type { PositionView } from "../src/core/types.ts";
import { statusText } from "../src/game/plates/plates.tsx";

/** Red is in power and has taken blue's army; yellow is out, its army without a player. */
const POSITION = {
  pieces: [
    { square: "e5", army: "red", role: "chief" },
    { square: "a1", army: "red", role: "militant" },
    { square: "b1", army: "blue", role: "militant" },
    { square: "c1", army: "green", role: "chief" },
    { square: "d1", army: "yellow", role: "militant" },
    { square: "d2" },
  ],
  controllers: { red: "red", blue: "red", yellow: "orphan", green: "green" },
  alive: ["red", "green"],
  in_power: "red",
} as unknown as PositionView;

test("a plate counts the living pieces that a player commands, corpses and orphans aside", () => {
  assert.equal(statusText("red", undefined, POSITION), "3 pieces · in power");
  assert.equal(statusText("green", undefined, POSITION), "1 piece");
});

test("a plate of a seat without a living player says what became of its army", () => {
  assert.equal(statusText("blue", undefined, POSITION), "out, army to Red");
  assert.equal(statusText("yellow", { kind: "absent", name: "", claimed: false }, POSITION), "army orphaned");
});
