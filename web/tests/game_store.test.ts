import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { bannerContent } from "../src/game/banner/banner_content.ts";
import { againSentence, againText } from "../src/game/ending/again.ts";
import { endingReasonOf, fallReasonAt } from "../src/game/ending/fall_reasons.ts";
import { GameStore } from "../src/game/game_store.ts";
import { type LatePart, late } from "../src/game/late.ts";
import { announceOffers } from "../src/game/offers/announce.ts";
import { plyText } from "../src/game/turns/ply_text.ts";
import type { Command, Event, OfGame, Seat, Settings, TableState } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings as tableSettings } from "./table_settings.ts";

const seatOfPerson = { kind: "person", name: "", claimed: true } as const;
const bot = { kind: "bot", level: "envoy", name: "", claimed: true } as const;
const settings: Settings = {
  id: "g",
  rules: { set: "classic", options: {} },
  board: "square9",
  start: "start",
  table: { ...tableSettings.table, begins: "at_once" },
  seats: { red: seatOfPerson, blue: bot, yellow: bot, green: bot },
};

function turn(seq: number, seat: Seat, move: string): Event {
  return { seq, at_ms: 0, seat, kind: "turn", move };
}

function gameOf(held: Seat[], events: Event[] = []): OfGame {
  const state = { phase: "playing", presence: {}, watchers: 0 } as const;
  return {
    game: "g",
    type: "game",
    settings,
    you: { held, may: { play: held } },
    created_ms: 0,
    state,
    events,
    seq: events.length,
  };
}

/** Waits until the sentence of an error is there. */
const told = () => new Promise((resolve) => setTimeout(resolve));

function setUp(held: Seat[] = ["red"], events: Event[] = []) {
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  const sent: Command[] = [];
  let resumptions = 0;
  const resume = () => {
    resumptions += 1;
  };
  store.connect({ command: (command) => void sent.push(command), resume, say: () => {} });
  store.onMessage(gameOf(held, events));
  return { store, sent, resumptions: () => resumptions };
}

// The banner gets its reasons from the late part.
late.value = { endingReasonOf, fallReasonAt } as Partial<LatePart> as LatePart;

test("a running game is shown with its latest position", () => {
  const { store } = setUp(["red"], [turn(1, "red", "a"), turn(2, "blue", "b")]);
  assert.equal(store.plyCount.value, 2);
  assert.equal(store.shownPly.value, 2);
  assert.equal(store.mover.value, null);
});

test("one's turn is shown at once, sent with the last event seen, and confirmed by its event", () => {
  const { store, sent } = setUp();
  store.play("a");
  assert.equal(store.shownPly.value, 1);
  assert.equal(sent[0]?.expect, 0);
  assert.equal(store.mover.value, null, "no further turn can be entered");
  const created = FakeCore.created;
  store.onMessage({ game: "g", type: "event", event: turn(1, "red", "a") });
  store.onMessage({ game: "g", type: "ack", id: sent[0]?.id ?? "", seq: 1 });
  assert.equal(store.plyCount.value, 1);
  assert.equal(store.pending.value, null);
  assert.equal(FakeCore.created, created, "the game was not replayed");
});

test("who wants to play again is told, by name, and known from the game", () => {
  const { store } = setUp(["red"]);
  const stop = announceOffers(store);
  assert.equal(againSentence(store), "");
  store.onMessage({ game: "g", type: "again", again: { game: "h", seat: "blue" } });
  assert.equal(store.announcement.value, "Blue wants to play again.");
  store.onMessage({ ...gameOf(["red"]), again: { game: "h", seat: "red" } } as OfGame);
  assert.equal(againSentence(store), "You play again.");
  stop();
});

test("players of one name are told apart by their seats", () => {
  const ada = { ...seatOfPerson, name: "Ada" };
  const table = { ...settings, seats: { red: ada, blue: ada, yellow: { ...ada, name: "Bo" } } };
  assert.equal(againText({ game: "h", seat: "blue" }, table, []), "Ada (Blue) wants to play again.");
  assert.equal(againText({ game: "h", seat: "yellow" }, table, []), "Bo wants to play again.");
});

test("turns of other players wait to be shown", () => {
  const { store } = setUp(["red"], [turn(1, "red", "a")]);
  store.onMessage({ game: "g", type: "event", event: turn(2, "blue", "b") });
  store.onMessage({ game: "g", type: "event", event: turn(3, "yellow", "c") });
  assert.deepEqual([store.shownPly.value, store.plyCount.value], [1, 3]);
  assert.equal(store.upToDate.value, false);
  store.markShown(2);
  store.markShown(3);
  assert.equal(store.upToDate.value, true);
});

test("a refused turn is rolled back, and the reason shown", async () => {
  const { store, sent } = setUp();
  store.play("a");
  const id = sent[0]?.id ?? "";
  store.onMessage({ game: "g", type: "refused", id, code: "too_far", message: "No.", section: "§3", seq: 0 });
  assert.equal(store.plyCount.value, 0);
  assert.equal(store.mover.value, "red");
  await told();
  assert.equal(bannerContent(store).text, "No. (rules, §3)");
});

test("the reason of a refused turn is not shown once another one was played", async () => {
  const { store, sent } = setUp();
  store.play("a");
  store.onMessage({
    game: "g",
    type: "refused",
    id: sent[0]?.id ?? "",
    code: "too_far",
    message: "No.",
    seq: 0,
  });
  store.play("b");
  await told();
  assert.equal(store.error.value, null);
});

test("a turn that is on its way stays while nothing changes the position", () => {
  const { store, sent } = setUp();
  store.play("a");
  const tell = (event: Event) => store.onMessage({ game: "g", type: "event", event });
  tell({ seq: 1, at_ms: 0, seat: "blue", kind: "offer", offer: { what: "pause" } });
  assert.equal(store.plyCount.value, 1);
  tell({ seq: 2, at_ms: 0, seat: "blue", kind: "agree_draw" });
  assert.equal(store.plyCount.value, 1);
  tell(turn(3, "red", "a"));
  assert.deepEqual([store.plyCount.value, sent.length], [1, 1]);
});

test("a turn in a position that has changed is not sent again", () => {
  const { store, sent } = setUp();
  store.play("a");
  store.onMessage({ game: "g", type: "event", event: { seq: 1, at_ms: 0, seat: "blue", kind: "resign" } });
  const id = sent[0]?.id ?? "";
  store.onMessage({ game: "g", type: "refused", id, code: "stale", message: "Late.", seq: 1 });
  assert.equal(sent.length, 1);
  assert.equal(store.pending.value, null);
});

test("an act is about the position that the board shows, not about turns that it has still to show", () => {
  const { store, sent } = setUp(["red"], [turn(1, "red", "a")]);
  const tell = (event: Event) => store.onMessage({ game: "g", type: "event", event });
  tell({ seq: 2, at_ms: 0, seat: "blue", kind: "agree_draw" });
  tell(turn(3, "blue", "b"));
  tell({ seq: 4, at_ms: 0, seat: "green", kind: "agree_draw" });
  tell(turn(5, "yellow", "c"));
  const expected = () => {
    store.act("red", { kind: "resign" });
    return sent.at(-1)?.expect;
  };
  assert.equal(expected(), 2, "blue’s turn has not been shown");
  store.markShown(2);
  assert.equal(expected(), 4);
  store.markShown(3);
  assert.equal(expected(), 5);
});

test("an offer whose position has passed is told as gone on, and only an answer as lapsed", async () => {
  for (const [kind, isAnswer] of [
    ["agree_draw", true],
    ["resign", false],
    ["offer", false],
  ] as const) {
    const { store, sent } = setUp();
    store.act("red", kind === "offer" ? { kind, offer: { what: "abort" } } : { kind });
    const id = sent[0]?.id ?? "";
    store.onMessage({ game: "g", type: "refused", id, code: "stale", message: "Late.", seq: 1 });
    await told();
    const { message } = store.error.value ?? {};
    assert.equal(message?.startsWith("The offer has lapsed"), isAnswer, kind);
  }
});

test("an event sent twice counts once, and after a gap the game is asked for again", () => {
  const { store, resumptions } = setUp(["red"], [turn(1, "red", "a")]);
  store.onMessage({ game: "g", type: "event", event: turn(1, "red", "a") });
  assert.equal(store.plyCount.value, 1);
  store.onMessage({ game: "g", type: "event", event: turn(3, "yellow", "c") });
  assert.equal(resumptions(), 1);
  assert.equal(store.plyCount.value, 1);
});

test("a review stops at both ends, and the last ply is the current position", () => {
  const { store } = setUp(["red"], [turn(1, "red", "a"), turn(2, "blue", "b")]);
  store.review(-4);
  assert.equal(store.reviewedPly.value, 0);
  assert.equal(bannerContent(store).title, "Looking back");
  store.review(1);
  assert.equal(bannerContent(store).title, "Looking back: turn 1 of 2");
  store.review(9);
  assert.equal(store.reviewedPly.value, null);
});

test("the board rotates to the seat of this browser that plays", () => {
  const { store } = setUp(["red", "blue"]);
  assert.equal(store.bottom.value, "red");
  store.play("a");
  assert.equal(store.bottom.value, "blue");
  store.onMessage({ game: "g", type: "event", event: turn(1, "red", "a") });
  store.play("b");
  assert.equal(store.bottom.value, "blue", "it does not rotate for other players");
});

test("the game is a draw when all living players agree", () => {
  const { store } = setUp(["red"]);
  const agree = (seq: number, seat: Seat): OfGame => ({
    game: "g",
    type: "event",
    event: { seq, at_ms: 0, seat, kind: "agree_draw" },
  });
  const standing = (...by: Seat[]) => {
    const draw = by.length > 0 ? { draw: { of: by.length, since: 1, by, asked: [] } } : {};
    const state: TableState = { phase: "playing", presence: {}, watchers: 0, ...draw };
    store.onMessage({ game: "g", type: "state", state });
  };
  const stop = announceOffers(store);
  store.onMessage(agree(1, "red"));
  standing("red");
  store.onMessage(agree(2, "blue"));
  standing("red", "blue");
  assert.deepEqual(store.table.agreed.value, ["red", "blue"]);
  assert.equal(store.announcement.value, "Blue offers a draw.");
  stop();
  assert.match(bannerContent(store).text, /\. Red and Blue offer a draw\.$/);
  standing();
  assert.doesNotMatch(bannerContent(store).text, /draw/, "all others have declined");
  store.onMessage({ game: "g", type: "event", event: { seq: 3, at_ms: 0, seat: "green", kind: "resign" } });
  assert.equal(store.latest.value?.outcome ?? "none", "none");
  store.onMessage(agree(4, "yellow"));
  assert.equal(store.latest.value?.outcome?.kind, "agreement");
  assert.deepEqual([plyText(store.log, 1), plyText(store.log, 2)], ["Green resigns", "Draw agreed"]);
  assert.equal(store.plyCount.value, 2, "a single agreement is no ply");
  store.markShown(2);
  assert.equal(bannerContent(store).title, "A draw between Red and Blue");
});

test("a game that the service closes has no winner", () => {
  const { store } = setUp(["red"], [turn(1, "red", "a")]);
  store.onMessage({
    game: "g",
    type: "event",
    event: { seq: 2, at_ms: 0, kind: "closed", cause: "expired" },
  });
  assert.deepEqual(store.latest.value?.outcome, { kind: "closed", shares: {} });
  assert.deepEqual(store.log.plies.at(-1), { seat: null, kind: "closed", move: "", seq: 2 });
  assert.equal(plyText(store.log, 2), "Game closed");
  store.markShown(2);
  const { title, text } = bannerContent(store);
  assert.equal(title, "The game was closed");
  assert.equal(text, "Nobody moved for a long time. Nobody has a result.");
});

test("a watcher's banner says that they watch", () => {
  const { store } = setUp([]);
  assert.equal(store.mover.value, null);
  assert.equal(bannerContent(store).text, "You are watching – waiting for Red.");
});

test("a command beyond a limit stays pending with a sentence until it is acknowledged", () => {
  const { store, sent } = setUp();
  store.play("a");
  store.onMessage({ type: "error", code: "too_many", message: "too many commands on this connection" });
  assert.match(store.error.value?.message ?? "", /waits a moment and tries again/);
  assert.ok(store.pending.value);
  store.onMessage({ game: "g", type: "ack", id: sent[0]?.id ?? "", seq: 1 });
  assert.equal(store.error.value, null);
  assert.equal(store.pending.value, null);
});

test("a command that an earlier page has kept is sent with its id, and waited for", () => {
  const kept: Command = { id: "kept", expect: 0, seat: "red", action: { kind: "resign" } };
  const { store, sent } = setUp(["red"], [{ seq: 1, at_ms: 0, seat: "blue", kind: "agree_draw" }]);
  store.sendCommand(kept);
  assert.equal(store.pending.value, kept);
  assert.equal(store.mover.value, null, "no further turn can be entered");
  store.onMessage({ game: "g", type: "ack", id: "kept", seq: 2 });
  assert.deepEqual([store.pending.value, sent], [null, [kept]]);
});

test("a command that the service cannot read is waited for no longer", async () => {
  const { store, sent } = setUp();
  store.act("red", { kind: "resign" });
  const malformed = { type: "error", game: "g", code: "malformed", message: "?" } as const;
  store.onMessage({ ...malformed, id: "another" });
  assert.equal(store.pending.value, sent[0]);
  store.onMessage({ ...malformed, id: sent[0]?.id });
  assert.equal(store.pending.value, null);
  await told();
  assert.ok(store.error.value);
});
