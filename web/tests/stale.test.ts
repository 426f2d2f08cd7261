/** Nothing acts in a position that its author has not seen. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { GameLog } from "../src/game/game_log.ts";
import { stillMeant } from "../src/game/stale.ts";
import type { Command, Event, Offer, PlayerAction, Settings } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";

const settings = { rules: { set: "classic", options: {} }, start: "start", board: "square9" } as Settings;
const at = { at_ms: 0 };
const RED_PLAYS: Event = { ...at, seq: 1, kind: "turn", seat: "red", move: "a" };

/** Whether an action of blue's, given after red's first turn, is still meant after further events. */
function isMeant(action: PlayerAction, ...events: object[]): boolean {
  const log = new GameLog(() => new FakeCore(), settings);
  log.add(RED_PLAYS);
  for (const [i, event] of events.entries()) log.add({ ...at, seq: i + 2, ...event } as Event);
  const command: Command = { id: "c", expect: 1, seat: "blue", action };
  return stillMeant(log, command);
}

const offer = (what: "take_back" | "pause" | "resume" | "abort" | "return"): PlayerAction => ({
  kind: "offer",
  offer: { what } as Offer,
});
const ACTIONS: readonly PlayerAction[] = [
  { kind: "turn", move: "b" },
  { kind: "resign" },
  { kind: "agree_draw" },
  { kind: "accept", of: 1 },
  { kind: "decline", of: 1 },
  offer("abort"),
];

test("after what changes the board nothing is sent again that was about it", () => {
  const changes = [
    { kind: "turn", seat: "blue", move: "x" },
    { kind: "resign", seat: "green" },
    { kind: "flag_fall", seat: "green" },
    { kind: "take_back", to: 0 },
    { kind: "closed" },
  ];
  for (const action of ACTIONS)
    for (const change of changes)
      assert.equal(isMeant(action, change), false, `${action.kind} ${change.kind}`);
});

test("what leaves the board alone makes nobody act twice", () => {
  for (const action of ACTIONS) {
    assert.ok(isMeant(action, { kind: "agree_draw", seat: "red" }), action.kind);
    assert.ok(isMeant(action, { kind: "decline", seat: "red", of: 1 }), action.kind);
  }
});

test("what is about the people at the table is meant whatever is played", () => {
  const red = { kind: "turn", seat: "yellow", move: "x" };
  for (const what of ["pause", "resume", "return"] as const) assert.ok(isMeant(offer(what), red), what);
});

test("the same own turn is taken back whatever others have played since", () => {
  assert.ok(isMeant(offer("take_back"), { kind: "turn", seat: "yellow", move: "x" }));
  assert.ok(!isMeant(offer("take_back"), { kind: "turn", seat: "blue", move: "x" }));
  assert.ok(!isMeant(offer("take_back"), { kind: "take_back", to: 0 }));
});
