import assert from "node:assert/strict";
import { test } from "node:test";
import { banner } from "../src/game/banner.ts";
import { Table } from "../src/game/table.ts";
import type { Command, Event, Seat, ServerMessage, Settings } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";

const human = { kind: "human", name: "", claimed: true } as const;
const bot = { kind: "bot", level: "envoy", name: "", claimed: true } as const;
const settings: Settings = {
  id: "g",
  rules: "classic",
  options: {},
  start: "start",
  seats: { red: human, blue: bot, yellow: bot, green: bot },
};

function turn(seq: number, seat: Seat, move: string): Event {
  return { seq, at_ms: 0, seat, kind: "turn", move };
}

function welcome(held: Seat[], events: Event[] = []): ServerMessage {
  return { type: "welcome", version: 1, settings, held, events, seq: events.length };
}

function setUp(held: Seat[] = ["red"], events: Event[] = []) {
  const table = new Table(() => new FakeCore());
  const sent: Command[] = [];
  let restarts = 0;
  const restart = () => {
    restarts += 1;
  };
  table.join({ open: () => {}, command: (command) => void sent.push(command), restart });
  table.message(welcome(held, events));
  return { table, sent, restarts: () => restarts };
}

test("a game that was going on is shown as it stands", () => {
  const { table } = setUp(["red"], [turn(1, "red", "a"), turn(2, "blue", "b")]);
  assert.equal(table.count.value, 2);
  assert.equal(table.shown.value, 2);
  assert.equal(table.mover.value, null);
});

test("one's own turn is shown at once, sent with what is expected, and confirmed by its event", () => {
  const { table, sent } = setUp();
  table.play("a");
  assert.equal(table.shown.value, 1);
  assert.equal(sent[0]?.expect, 0);
  assert.equal(table.mover.value, null, "nothing more is to be entered");
  const made = FakeCore.made;
  table.message({ type: "event", event: turn(1, "red", "a") });
  table.message({ type: "ack", id: sent[0]?.id ?? "", seq: 1 });
  assert.equal(table.count.value, 1);
  assert.equal(table.pending.value, null);
  assert.equal(FakeCore.made, made, "nothing had to be folded again");
});

test("others' turns wait to be shown", () => {
  const { table } = setUp(["red"], [turn(1, "red", "a")]);
  table.message({ type: "event", event: turn(2, "blue", "b") });
  table.message({ type: "event", event: turn(3, "yellow", "c") });
  assert.deepEqual([table.shown.value, table.count.value], [1, 3]);
  assert.equal(table.current.value, false);
  table.showed(2);
  table.showed(3);
  assert.equal(table.current.value, true);
});

test("a refused turn is taken back, with the reason in words", () => {
  const { table, sent } = setUp();
  table.play("a");
  const id = sent[0]?.id ?? "";
  table.message({ type: "refused", id, code: "illegal", message: "No.", section: "§3", seq: 0 });
  assert.equal(table.count.value, 0);
  assert.equal(table.mover.value, "red");
  assert.equal(banner(table).text, "No. (rules, §3)");
});

test("a turn that came too late is wished again when it is still right", () => {
  const { table, sent } = setUp();
  table.play("a");
  table.message({ type: "event", event: { seq: 1, at_ms: 0, seat: "blue", kind: "agree_draw" } });
  assert.equal(table.count.value, 0, "the event overrules the hope");
  const id = sent[0]?.id ?? "";
  table.message({ type: "refused", id, code: "stale", message: "Late.", seq: 1 });
  assert.equal(sent.length, 2);
  assert.equal(sent[1]?.expect, 1);
  assert.notEqual(sent[1]?.id, id);
  assert.equal(table.count.value, 1);
  assert.equal(table.trouble.value, null);
});

test("an event told twice counts once, and a gap asks the service again", () => {
  const { table, restarts } = setUp(["red"], [turn(1, "red", "a")]);
  table.message({ type: "event", event: turn(1, "red", "a") });
  assert.equal(table.count.value, 1);
  table.message({ type: "event", event: turn(3, "yellow", "c") });
  assert.equal(restarts(), 1);
  assert.equal(table.count.value, 1);
});

test("looking back stops at both ends, and the end is now", () => {
  const { table } = setUp(["red"], [turn(1, "red", "a"), turn(2, "blue", "b")]);
  table.look(-4);
  assert.equal(table.looking.value, 0);
  assert.equal(banner(table).title, "Looking back");
  table.look(1);
  assert.equal(banner(table).title, "Looking back: turn 1 of 2");
  table.look(9);
  assert.equal(table.looking.value, null);
});

test("the board turns to whoever of this browser plays", () => {
  const { table } = setUp(["red", "blue"]);
  assert.equal(table.bottom.value, "red");
  table.play("a");
  assert.equal(table.bottom.value, "blue");
  table.message({ type: "event", event: turn(1, "red", "a") });
  table.play("b");
  assert.equal(table.bottom.value, "blue", "it stays while others play");
});

test("all living agree: a draw", () => {
  const { table } = setUp(["red"]);
  const agree = (seq: number, seat: Seat): ServerMessage => ({
    type: "event",
    event: { seq, at_ms: 0, seat, kind: "agree_draw" },
  });
  table.message(agree(1, "red"));
  table.message(agree(2, "blue"));
  assert.deepEqual(table.agreed.value, ["red", "blue"]);
  table.message({ type: "event", event: { seq: 3, at_ms: 0, seat: "green", kind: "resign" } });
  assert.equal(table.newest.value?.outcome ?? "none", "none");
  table.message(agree(4, "yellow"));
  assert.equal(table.newest.value?.outcome?.kind, "agreement");
  assert.equal(table.count.value, 2, "a single agreement is no step to look back at");
  table.showed(2);
  assert.equal(banner(table).title, "A draw between Red and Blue");
});

test("a watcher is told that he watches", () => {
  const { table } = setUp([]);
  assert.equal(table.mover.value, null);
  assert.match(banner(table).text, /You are watching/);
});
