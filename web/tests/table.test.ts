import assert from "node:assert/strict";
import { test } from "node:test";
import { durationText, elapsedText, remainingText } from "../src/common/table/duration.ts";
import { clockSettingsText, settingsTexts } from "../src/common/table/settings_text.ts";
import { comings } from "../src/game/table/comings.ts";
import type { SeatState, Seats, TableState } from "../src/protocol/index.ts";
import { settings } from "./table_settings.ts";

/** A text with usual spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("a duration has the largest unit without a rest", () => {
  const durations = [0, 15, 90, 300, 3600, 129_600, 172_800].map(durationText).map(plain);
  assert.deepEqual(durations, ["0 s", "15 s", "90 s", "5 min", "1 hour", "36 hours", "2 days"]);
});

test("a clock is told in words", () => {
  const realTime = { kind: "real_time", base_s: 300, increment_s: 10 } as const;
  assert.equal(plain(clockSettingsText(realTime)), "5 min + 10 s a turn");
  const byDay = { kind: "by_day", turn_s: 86_400, bank_s: 259_200 } as const;
  assert.equal(plain(clockSettingsText(byDay)), "1 day a turn, and 3 days in reserve");
  assert.equal(plain(clockSettingsText({ ...byDay, bank_s: 0 })), "1 day a turn");
  assert.equal(clockSettingsText(undefined), "No clock");
});

test("what is left is told to the second at the end, and never below nothing", () => {
  assert.equal(plain(remainingText(900)), "1 s");
  assert.equal(plain(remainingText(-50_000)), "0 s");
  assert.equal(plain(remainingText(200_000)), "4 min");
});

test("what has passed is told in its largest unit", () => {
  const told = [59_000, 60_000, 125_000, 2 * 3_600_000, 3 * 86_400_000 + 1].map(elapsedText).map(plain);
  assert.deepEqual(told, ["", "1 min", "2 min", "2 hours", "3 days"]);
});

test("a table without a clock has no rule for a flag", () => {
  const table = { ...settings.table, flag: "open" } as const;
  const clock = { kind: "real_time", base_s: 300, increment_s: 10 } as const;
  assert.equal(settingsTexts({ table, clock }).length, settingsTexts({ table }).length + 1);
});

test("whether a table has treaties is told", () => {
  const { table } = settings;
  assert.ok(settingsTexts({ table }).includes("No treaties"));
  const [told] = settingsTexts({
    table,
    press: { treaties: "public", whispers: false, reveal: "players", bots: "all" },
  }).filter((text) => /treaties that/.test(text));
  assert.match(told ?? "", /everybody sees/);
});

const FREE: SeatState = { kind: "person", name: "", claimed: false };
const ANA: SeatState = { kind: "person", name: "Ana", claimed: true };

function room(seats: Seats, ...ready: TableState["ready"] & object): Parameters<typeof comings>[0] {
  return { seats, state: { phase: "waiting", ready, presence: {}, watchers: 0 } };
}

test("comings and goings are told", () => {
  const empty = room({ red: FREE, blue: FREE });
  const sat = room({ red: FREE, blue: ANA });
  assert.deepEqual(comings(empty, sat), ["Ana sits down as Blue."]);
  assert.deepEqual(comings(sat, empty), ["The seat of Blue is free again."]);
  assert.deepEqual(comings(sat, room({ red: ANA, blue: FREE })), [
    "Ana sits down as Red.",
    "The seat of Blue is free again.",
  ]);
  assert.deepEqual(comings(empty, room({ red: { ...ANA, name: "" }, blue: FREE })), [
    "Somebody sits down as Red.",
  ]);
  const bot: SeatState = { kind: "bot", level: "envoy", name: "", claimed: true };
  assert.deepEqual(comings(empty, room({ red: bot, blue: FREE })), ["A bot sits down as Red."]);
});

test("who becomes ready is told, but nobody who has left", () => {
  const sat = room({ red: ANA });
  assert.deepEqual(comings(sat, room({ red: ANA }, "red")), ["Red is ready."]);
  assert.deepEqual(comings(room({ red: ANA }, "red"), sat), ["Red is not ready any more."]);
  assert.deepEqual(comings(room({ red: ANA }, "red"), room({ red: FREE })), [
    "The seat of Red is free again.",
  ]);
  assert.deepEqual(comings(sat, sat), []);
});
