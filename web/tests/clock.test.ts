import assert from "node:assert/strict";
import { test } from "node:test";
import { type ClockReading, readingAfter, readingOf, timeLeft } from "../src/game/clock/clock.ts";
import { clockText, untilNextText } from "../src/game/clock/clock_text.ts";
import type { ClockSettings, Event } from "../src/protocol/index.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const fast: ClockSettings = { kind: "real_time", base_s: 60, increment_s: 5 };
const slow: ClockSettings = { kind: "by_day", turn_s: 3600, bank_s: 7200 };

test("a clock shows tenths, minutes, hours and days", () => {
  const shown = [0, 19_949, 20_000, 245_000, HOUR + 62_000, DAY - 1, 2 * DAY + 3 * HOUR].map(clockText);
  assert.deepEqual(shown, ["0:00.0", "0:19.9", "0:20", "4:05", "1:01:02", "23:59:59", "2 d 3 h"]);
});

test("a clock is drawn again when its text changes, and no earlier", () => {
  for (const ms of [19_949, 19_900, 20_000, 61_001, HOUR, DAY + 1, 3 * DAY]) {
    const wait = untilNextText(ms);
    assert.ok(wait > 0 && wait <= 60_001);
    assert.equal(clockText(ms - wait + 1), clockText(ms));
    if (ms < DAY) assert.notEqual(clockText(ms - wait), clockText(ms), String(ms));
  }
});

test("only the running clock goes on, and not below nothing", () => {
  const reading = readingOf({ left: { red: 30_000, blue: 40_000 }, running: "red" }, 500);
  assert.deepEqual(timeLeft(reading, "red", 10_500), { turn: null, bank: 20_000 });
  assert.deepEqual(timeLeft(reading, "blue", 10_500), { turn: null, bank: 40_000 });
  assert.deepEqual(timeLeft(reading, "red", 90_000), { turn: null, bank: 0 });
  assert.equal(timeLeft(reading, "green", 0), null);
});

test("by the day the bank runs down after the turn’s own time", () => {
  const reading = readingOf({ left: { red: 5_000 }, turn_left: 2_000, running: "red" }, 0);
  assert.deepEqual(timeLeft(reading, "red", 1_500), { turn: 500, bank: 5_000 });
  assert.deepEqual(timeLeft(reading, "red", 4_000), { turn: 0, bank: 3_000 });
});

const event = (kind: object): Event =>
  ({ seq: 1, at_ms: 0, clocks: { red: 7_000, blue: 8_000 }, ...kind }) as Event;

test("an event brings what all have left, and the clock of the next runs", () => {
  const before: ClockReading = { left: { red: 9_000, blue: 8_000 }, turnLeft: null, running: "red", at: 0 };
  const turn = event({ kind: "turn", seat: "red", move: "a1a2" });
  const after = readingAfter(before, turn, fast, "blue", 2_000);
  assert.deepEqual(after, { left: turn.clocks, turnLeft: null, running: "blue", at: 2_000 });
});

test("by the day a turn has its whole time, and an answer within it changes nothing of it", () => {
  const turn = readingAfter(null, event({ kind: "turn", seat: "blue", move: "a1a2" }), slow, "red", 0);
  assert.equal(turn?.turnLeft, HOUR);
  const answer = readingAfter(turn, event({ kind: "decline", seat: "blue", of: 3 }), slow, "red", 60_000);
  assert.equal(answer?.turnLeft, HOUR - 60_000);
  const pause = readingAfter(answer, event({ kind: "pause" }), slow, null, 120_000);
  assert.equal(pause?.turnLeft, HOUR - 120_000);
  const resume = readingAfter(pause, event({ kind: "resume" }), slow, "red", 900_000);
  assert.equal(resume?.turnLeft, HOUR - 120_000, "a pause costs nothing");
});

test("by the day what others do, and a turn that is taken back, give the mover no new time", () => {
  const before = readingOf({ left: { red: 5_000 }, turn_left: HOUR / 2, running: "red" }, 0);
  for (const kind of ["resign", "flag_fall", "take_back", "open", "stand_in"]) {
    const after = readingAfter(before, event({ kind, seat: "green", to: 3 }), slow, "red", 60_000);
    assert.equal(after?.turnLeft, HOUR / 2 - 60_000, kind);
  }
  for (const kind of ["turn", "resign", "flag_fall"]) {
    const after = readingAfter(before, event({ kind, seat: "red", move: "a1a2" }), slow, "blue", 60_000);
    assert.equal(after?.turnLeft, HOUR, `the next begins after ${kind}`);
  }
  const again = readingAfter(before, event({ kind: "turn", seat: "red", move: "a1a2" }), slow, "red", 60_000);
  assert.equal(again?.turnLeft, HOUR, "a second turn of one player is a new one");
});

test("by the day a page that came during a pause counts the turn’s time when the game goes on", () => {
  const paused = readingOf({ left: { red: 5_000 } }, 0);
  const after = readingAfter(paused, event({ kind: "resume" }), slow, "red", 9_000);
  assert.equal(after?.turnLeft, HOUR);
});

test("the clock of a mover who is on leave stands still", () => {
  const reading = readingOf({ left: { red: 5_000, blue: 6_000 }, turn_left: 2_000, stopped: "red" }, 0);
  assert.deepEqual(timeLeft(reading, "red", 9_000), { turn: 2_000, bank: 5_000 });
  assert.deepEqual(timeLeft(reading, "blue", 9_000), { turn: null, bank: 6_000 });
});
