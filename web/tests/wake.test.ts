import assert from "node:assert/strict";
import { test } from "node:test";
import { onWake, type Wake } from "../src/common/browser/wake.ts";

function setUp() {
  const env = { wall: 1_000_000, steady: 0, shown: (_: boolean) => {}, tick: () => {} };
  const woken: Wake[] = [];
  onWake((wake) => woken.push(wake), {
    wall: () => env.wall,
    steady: () => env.steady,
    onShown: (call) => {
      env.shown = call;
    },
    onTick: (_, call) => {
      env.tick = call;
    },
  });
  const pass = (wall: number, steady = wall) => {
    env.wall += wall;
    env.steady += steady;
  };
  return { env, woken, pass };
}

test("a page that was hidden is shown again, and one out of the browser's memory has slept", () => {
  const { env, woken, pass } = setUp();
  pass(60_000);
  env.shown(false);
  env.shown(true);
  assert.deepEqual(woken, ["shown", "slept"]);
});

test("a device that slept is noticed once, at the screen or by the next look", () => {
  const { env, woken, pass } = setUp();
  pass(22_000, 2_000);
  env.shown(false);
  env.tick();
  assert.deepEqual(woken, ["slept"]);
  pass(2_000);
  env.tick();
  assert.deepEqual(woken, ["slept"], "nothing has happened");
  pass(3_600_000, 0);
  env.tick();
  assert.deepEqual(woken, ["slept", "slept"], "the page was shown all the time");
});
