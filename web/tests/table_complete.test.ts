import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { GameStore } from "../src/game/game_store.ts";
import { callToTable } from "../src/game/table/table_complete.ts";
import type { Seat } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings } from "./table_settings.ts";

/** The number of times that the host of a table hears the bell while people come. */
function rings(ready: Seat[]): number {
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
    you: { held: ["red"], may: {} },
    events: [],
    state: { ...state, ready },
  });
  store.onMessage({ game: "g", type: "seats", seats: { ...seats, blue: person } });
  store.onMessage({ game: "g", type: "state", state: { ...state, ready, watchers: 1 } });
  stop();
  return count;
}

test("a host who is not ready hears once that the table is complete", () => {
  assert.equal(rings([]), 1);
  assert.equal(rings(["red"]), 0, "who is ready waits for nothing");
});
