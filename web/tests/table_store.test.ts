import assert from "node:assert/strict";
import { test } from "node:test";
import { TableStore } from "../src/game/table/table_store.ts";
import type { Event, PositionView, TableState } from "../src/protocol/index.ts";

/** A table at a time of the test, with its timers. */
function setUp() {
  const env = { at: 0, wall: 1_000_000, timers: [] as { ms: number; call: () => void }[] };
  const table = new TableStore("playing", {
    now: () => env.at,
    serviceTime: () => env.wall + env.at,
    setTimer: (ms, call) => {
      const timer = { ms, call };
      env.timers.push(timer);
      return () => {
        env.timers = env.timers.filter((other) => other !== timer);
      };
    },
  });
  /** Lets the time pass until the next timer. */
  const next = () => {
    const timer = env.timers.shift();
    assert.ok(timer, "a timer runs");
    env.at += timer.ms;
    timer.call();
  };
  return { env, table, next };
}

const state: TableState = { phase: "playing", presence: {}, watchers: 0 };
const red = { outcome: null, turn: "red" } as unknown as PositionView;
const fast = { kind: "real_time", base_s: 60, increment_s: 5 } as const;

test("one timer runs while a clock does, and none without", () => {
  const { env, table, next } = setUp();
  table.onState(state);
  assert.equal(env.timers.length, 0);
  table.onState({ ...state, clock: { left: { red: 60_000 }, running: "red" } });
  assert.equal(env.timers.length, 1);
  next();
  assert.equal(env.timers.length, 1);
  assert.ok((table.timeLeft("red")?.bank ?? 0) < 60_000);
  table.onState({ ...state, phase: "paused", clock: { left: { red: 59_000 } } });
  assert.equal(env.timers.length, 0);
});

test("a clock stops at nothing and waits for the service", () => {
  const { env, table, next } = setUp();
  table.onState({ ...state, clock: { left: { red: 150 }, running: "red" } });
  for (let ticks = 0; ticks < 5 && env.timers.length > 0; ticks += 1) next();
  assert.deepEqual(table.timeLeft("red"), { turn: null, bank: 0 });
});

test("events run the clock of the player to move, and a pause stops it", () => {
  const { env, table } = setUp();
  const event = (kind: object): Event => ({ seq: 1, at_ms: 0, clocks: { red: 9_000 }, ...kind }) as Event;
  table.onState(state);
  table.onEvent(event({ kind: "started" }), fast, red);
  assert.equal(table.clock.value?.running, "red");
  table.onEvent(event({ kind: "pause" }), fast, red);
  assert.deepEqual([table.clock.value?.running, env.timers.length], [null, 0]);
  table.onEvent(event({ kind: "resume" }), fast, red);
  table.onEvent(event({ kind: "turn", seat: "blue", move: "a" }), fast, {
    ...red,
    outcome: {},
  } as PositionView);
  assert.equal(table.clock.value?.running, null, "the game is over");
});

test("how long somebody is gone is told by the service’s time", () => {
  const { env, table } = setUp();
  env.wall = 5_000_000;
  const gone = (since_ms: number): TableState => ({
    ...state,
    presence: { blue: { state: "gone", since_ms, counts_as: "away" }, red: { state: "here", since_ms: 0 } },
  });
  table.onState(gone(4_940_000));
  assert.deepEqual(table.absence("blue"), { state: "away", ms: 60_000 });
  env.at += 30_000;
  assert.deepEqual(table.absence("blue"), { state: "away", ms: 90_000 });
  assert.deepEqual([table.absence("red"), table.absence("green")], [null, null]);
  table.onState({ ...state, presence: { blue: { state: "gone", since_ms: 5_000_000 } } });
  assert.equal(table.absence("blue")?.state, "gone");
});

test("a game is as far as its page says until the service tells more", () => {
  const table = new TableStore("waiting");
  assert.deepEqual([table.isWaiting.value, table.isPlaying.value], [true, false]);
  table.onState(state);
  assert.deepEqual([table.isWaiting.value, table.isPlaying.value], [false, true]);
});
