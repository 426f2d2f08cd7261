import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { GameStore } from "../src/game/game_store.ts";
import { callToTable } from "../src/game/table/table_complete.ts";
import type { Seat } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings } from "./table_settings.ts";

/** The number of times that somebody hears the bell while people come to a table, whose game may begin. */
function rings(ready: Seat[], held: Seat[] = ["red"], begins = false): number {
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  const person = { kind: "person", name: "", claimed: true } as const;
  const seats = { ...settings.seats, blue: { ...person, claimed: false } };
  const state = { phase: "waiting", presence: {}, watchers: 0, ready } as const;
  let count = 0;
  const hidden = { hidden: false };
  Object.assign(globalThis, { document: hidden });
  const stop = callToTable(store, "", () => {
    count += 1;
  });
  const game = { game: "g", type: "game", events: [], seq: 0, created_ms: 0 } as const;
  store.onMessage({
    ...game,
    settings: { ...settings, seats },
    you: { held, may: {} },
    events: [],
    state: { ...state, ready },
  });
  store.onMessage({ game: "g", type: "seats", seats: { ...seats, blue: person } });
  store.onMessage({ game: "g", type: "state", state: { ...state, ready, watchers: 1 } });
  if (begins) store.onMessage({ game: "g", type: "state", state: { ...state, phase: "playing" } });
  store.onMessage({ game: "g", type: "state", state: { ...state, phase: begins ? "paused" : "waiting" } });
  stop();
  return count;
}

test("a host who is not ready hears once that the table is complete", () => {
  assert.equal(rings([]), 1);
  assert.equal(rings(["red"]), 0, "who is ready waits for nothing");
});

test("who sits at a table hears once that its game begins, whoever was ready", () => {
  assert.equal(rings(["red"], ["red"], true), 1);
  assert.equal(rings([], ["red"], true), 2, "once for the seat, once for the beginning");
  assert.equal(rings([], [], true), 0, "who watches is not called");
});
