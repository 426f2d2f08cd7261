/** Commands from one page to the next, by way of a store in which anything may stand. */
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { takeKeptCommands } from "../src/net/kept_commands.ts";
import { keepCommands, keptKey } from "../src/net/renewal.ts";
import type { Command, PlayerAction } from "../src/protocol/index.ts";

const stored = new Map<string, string>();
Object.assign(globalThis, {
  sessionStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  },
});
beforeEach(() => stored.clear());

const command = (action: PlayerAction): Command => ({ id: "a-1", expect: 3, seat: "red", action });

test("every kind of command is taken once, as it was kept", () => {
  const commands = [
    { ...command({ kind: "turn", move: "a3a5" }), seen: { table: 4 } },
    command({ kind: "resign" }),
    command({ kind: "agree_draw" }),
    command({ kind: "offer", offer: { what: "take_back" } }),
    command({ kind: "offer", offer: { what: "stand_in", for: "blue" } }),
    command({ kind: "accept", of: 2 }),
    command({ kind: "decline", of: 2 }),
  ];
  keepCommands("g", commands);
  assert.deepEqual(takeKeptCommands("other"), []);
  assert.deepEqual(takeKeptCommands("g"), commands);
  assert.deepEqual(takeKeptCommands("g"), []);
});

test("a page without commands of its own leaves what is kept", () => {
  keepCommands("g", [command({ kind: "resign" })]);
  keepCommands("g", []);
  assert.equal(takeKeptCommands("g").length, 1);
});

test("what is no command is left out", () => {
  const right = command({ kind: "resign" });
  const none = [
    null,
    7,
    [],
    {},
    { id: 1 },
    { ...right, id: 1 },
    { ...right, expect: "x" },
    { ...right, expect: null },
    { ...right, seat: null },
    { ...right, action: null },
    { ...right, action: {} },
    { ...right, action: { kind: "toString" } },
    { ...right, action: { kind: "turn" } },
    { ...right, action: { kind: "offer", offer: null } },
    { ...right, action: { kind: "accept", of: "2" } },
  ];
  stored.set(keptKey("g"), JSON.stringify([...none, right]));
  assert.deepEqual(takeKeptCommands("g"), [right]);
  for (const text of ["{", "", "null", "7", "{}", '"x"', "[null]"]) {
    stored.set(keptKey("g"), text);
    assert.deepEqual(takeKeptCommands("g"), [], text);
    assert.equal(stored.size, 0, "it is kept no longer");
  }
});
