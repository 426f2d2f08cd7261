/** A game without a service: its room, what is kept of it, and its bots. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, initSync } from "../generated/djambi_boards.js";
import rules from "../generated/djambi_boards_bg.wasm";
import { botTurn, initSync as initEngine } from "../generated/djambi_engine.js";
import engineModule from "../generated/djambi_engine_bg.wasm";
import { initSync as initRooms } from "../generated/djambi_room.js";
import roomModule from "../generated/djambi_room_bg.wasm";
import { SQUARE9 } from "../generated/square9.ts";
import type { BotRequest, BotTurn } from "../rules/src/engine/messages.ts";
import { enginePosition } from "../src/game/coach/coach_store.ts";
import { GameStore } from "../src/game/game_store.ts";
import { LocalBots } from "../src/play/local_bots.ts";
import { LocalTopic } from "../src/play/local_topic.ts";
import { bridgedRooms, type LocalRoom, personsIn, type Question } from "../src/play/room.ts";
import type { Event, NewGameRequest, Seat, SeatRequest } from "../src/protocol/index.ts";

const bytes = (path: unknown) => readFileSync(new URL(String(path), import.meta.url));
initSync({ module: bytes(rules) });
initRooms({ module: bytes(roomModule) });
initEngine({ module: bytes(engineModule) });

const BOT = { kind: "bot", level: "peasant" } as const;
const ME = { kind: "person", mine: true } as const;

function requestFor(seats: Partial<Record<Seat, SeatRequest>>): NewGameRequest {
  return { board: "square9", rules: "classic", seats };
}

/** A game whose page keeps its events in a list; it calls `onTold` when the page was told of something. */
function setUp(room: LocalRoom, keep: (events: readonly Event[]) => void = () => {}) {
  const store = new GameStore(
    (rules, options, start, board) => new DjambiGame(rules, options, start, board),
    SQUARE9,
  );
  const kept: Event[] = [];
  const failures: unknown[] = [];
  const follower = { onTold: () => {}, onNotKept: (error: unknown) => failures.push(error) };
  const append = async (events: readonly Event[]) => {
    assert.ok((events.at(-1)?.seq ?? 0) > store.lastSeq(), "kept before it is shown");
    keep(events);
    kept.push(...events);
  };
  let now = 1_000;
  const topic = new LocalTopic("offline500", room, { append }, store, follower, () => (now += 10));
  store.connect(topic);
  topic.start();
  return { store, topic, kept, failures, follower };
}

/** Waits until what was asked for is told. */
const told = () => new Promise((resolve) => setTimeout(resolve));

const PEOPLE = requestFor({ red: ME, blue: ME, yellow: BOT, green: BOT });

test("turns are kept, then shown, and the page is told who may do what", async () => {
  const room = bridgedRooms.begin({ request: PEOPLE, at: 500 });
  const { store, kept } = setUp(room);
  await told();
  assert.deepEqual(store.held.value, ["red", "blue"]);
  assert.equal(store.mover.value, "red");
  assert.deepEqual(store.settings.value?.seats.yellow, {
    kind: "bot",
    level: "peasant",
    name: "",
    claimed: true,
  });
  store.play("a3a5");
  assert.notEqual(store.pending.value, null);
  await told();
  assert.equal(store.pending.value, null);
  assert.deepEqual(kept, [{ seq: 1, at_ms: 1010, kind: "turn", seat: "red", move: "a3a5" }]);
  assert.equal(store.mover.value, "blue");
  store.play("i3i5");
  await told();
  assert.deepEqual(room.question(), { at: 2, seat: "yellow", level: "peasant", of: undefined });
  assert.equal(store.table.state.value?.thinking, "yellow");
});

test("a take-back is offered to the others at this screen, who answer it", async () => {
  const { store, kept } = setUp(bridgedRooms.begin({ request: PEOPLE, at: 500 }));
  await told();
  for (const move of ["a3a5", "i3i5"]) {
    store.play(move);
    await told();
  }
  store.act("red", { kind: "offer", offer: { what: "take_back" } });
  await told();
  const [offer] = store.table.state.value?.offers ?? [];
  assert.deepEqual(offer, { of: 3, seat: "red", offer: { what: "take_back" }, asked: ["blue"] });
  assert.deepEqual(store.may.value.answer, [{ seat: "blue", of: 3 }]);
  store.act("blue", { kind: "accept", of: 3 });
  await told();
  assert.deepEqual(
    kept.slice(2).map(({ kind }) => kind),
    ["offer", "accept", "take_back"],
  );
  assert.equal(store.mover.value, "red");
  assert.equal(store.plyCount.value, 0);
});

test("what is refused is told with its code, and nothing of it is kept", async () => {
  const room = bridgedRooms.begin({ request: PEOPLE, at: 500 });
  const { kept } = setUp(room);
  await told();
  const refused = (command: Parameters<LocalRoom["command"]>[0]) => {
    const [answer] = room.command(command, 0);
    return answer?.type === "refused" ? [answer.code, answer.args, answer.section] : answer;
  };
  const command = { id: "x", expect: 0, seat: "red" } as const;
  const turn = (move: string) => ({ ...command, action: { kind: "turn", move } as const });
  assert.deepEqual(refused({ ...turn("a3a5"), seat: "yellow" }), [
    "not_your_seat",
    { seat: "yellow" },
    undefined,
  ]);
  assert.equal(refused(turn("a1a9"))?.[0 as never], "blocked");
  assert.throws(() => refused(turn("?")));
  assert.deepEqual(kept, []);
});

test("what cannot be kept is shown, and told of", async () => {
  const { store, failures } = setUp(bridgedRooms.begin({ request: PEOPLE, at: 500 }), () => {
    throw new Error("full");
  });
  await told();
  store.play("a3a5");
  await told();
  assert.equal(store.plyCount.value, 1);
  assert.equal(failures.length, 1);
});

test("what could not be kept is kept with what comes next, first to last", async () => {
  const asked: number[][] = [];
  const { store, kept, failures } = setUp(bridgedRooms.begin({ request: PEOPLE, at: 500 }), (events) => {
    asked.push(events.map(({ seq }) => seq));
    if (asked.length < 3) throw new Error("full");
  });
  await told();
  for (const move of ["a3a5", "i3i5"]) {
    store.play(move);
    await told();
  }
  store.act("red", { kind: "offer", offer: { what: "take_back" } });
  await told();
  store.act("blue", { kind: "accept", of: 3 });
  await told();
  assert.deepEqual(asked, [[1], [1, 2], [1, 2, 3], [4, 5]]);
  assert.deepEqual(
    kept.map(({ seq }) => seq),
    [1, 2, 3, 4, 5],
  );
  assert.equal(failures.length, 2);
});

test("bots play a whole game by their level, and it goes on from any event", async () => {
  const request = requestFor({ red: BOT, blue: { kind: "bot", level: "page" }, yellow: BOT, green: BOT });
  const room = bridgedRooms.begin({ request, at: 500 });
  const { store, topic, kept, follower } = setUp(room);
  await told();
  let seed = 0;
  const asked: Set<string> = new Set();
  const bots = new LocalBots({
    engine: {
      play: async ({ position, level, people, seed }: BotRequest) => {
        asked.add(level);
        return botTurn(position, level, [...people], seed) ?? null;
      },
    },
    question: () => room.question(),
    position: () => ({ position: enginePosition(store, store.log.plies.length), people: personsIn(request) }),
    found: (question, found) => topic.found(question, found),
    onFailure: () => assert.fail("the bots fail"),
    wait: async () => {},
    seed: () => ++seed,
  });
  await new Promise<void>((resolve) => {
    follower.onTold = () => (room.question() ? void bots.think() : resolve());
    void bots.think();
  });
  assert.ok(store.latest.value?.outcome);
  assert.equal(store.table.state.value?.phase, "over");
  assert.deepEqual([...asked].sort(), ["page", "peasant"]);
  for (const count of [0, 7, kept.length]) {
    const again = bridgedRooms.restore({ request, at: 500 }, structuredClone(kept.slice(0, count)));
    const { store: other } = setUp(again);
    await told();
    assert.equal(other.lastSeq(), count);
    assert.equal(other.position.value?.dfen, store.log.view(plies(kept.slice(0, count))).dfen);
  }
  const gap = kept.toSpliced(2, 1);
  assert.throws(() => bridgedRooms.restore({ request, at: 500 }, gap), { code: "fault_gap" });
  const strange = kept.with(1, { nothing: 1 } as unknown as Event);
  assert.throws(() => bridgedRooms.restore({ request, at: 500 }, strange), { code: "unknown_seat" });
  assert.throws(() => bridgedRooms.restore({ request: {} as NewGameRequest, at: 500 }, kept));
});

/** The number of plies of events without take-backs. */
function plies(events: readonly Event[]): number {
  return events.filter(({ kind }) => kind === "turn").length;
}

/** Bots that are asked for this, and answer so. */
function askedBots(play: () => Promise<BotTurn | null>, takes: boolean) {
  const question: Question = { at: 1, seat: "blue", level: "page" };
  const calls = { asked: 0, failures: 0 };
  const bots = new LocalBots({
    engine: {
      play: async () => {
        calls.asked += 1;
        return play();
      },
    },
    question: () => (calls.asked < 9 ? question : undefined),
    position: () => ({
      position: { board: "square9", rules: "classic", options: {}, position: "start", history: [] },
      people: [],
    }),
    found: async () => takes,
    onFailure: () => {
      calls.failures += 1;
    },
    wait: async () => {},
    seed: () => 1,
  });
  return { bots, calls };
}

test("a bot that finds nothing, or nothing legal, is asked three times", async () => {
  const turn: BotTurn = { move: "a3a5", draws: {} };
  for (const play of [
    async () => turn,
    async () => null,
    async () => Promise.reject(new Error("no engine")),
  ]) {
    const { bots, calls } = askedBots(play, false);
    await bots.think();
    assert.deepEqual(calls, { asked: 3, failures: 1 });
  }
  const { bots, calls } = askedBots(async () => turn, true);
  await bots.think();
  assert.deepEqual(calls, { asked: 9, failures: 0 });
});
