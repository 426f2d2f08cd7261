/** The coach: its engine, what is a blunder, reasons in words, hints, remarks and the review of a game. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { initSync, turnReasons } from "../generated/djambi_engine.js";
import modulePath from "../generated/djambi_engine_bg.wasm";
import { SQUARE9 } from "../generated/square9.ts";
import type { EngineLine, EnginePosition, Reason, SearchInfo } from "../rules/src/engine/messages.ts";
import type { Shares } from "../src/common/shares/shares.ts";
import type { PositionView, Seat } from "../src/core/types.ts";
import { betterText, pieceText, reasonText, turnText, whyText } from "../src/game/coach/advice_text.ts";
import { CoachStore, chooseRemarks, type Remark } from "../src/game/coach/coach_store.ts";
import { isAloneWithBots } from "../src/game/coach/company.ts";
import { Coach, type CoachEngine } from "../src/game/coach/engine_coach.ts";
import { costliestTurns, isBlunder } from "../src/game/coach/verdict.ts";
import { GameStore } from "../src/game/game_store.ts";
import { GameReview } from "../src/game/review/game_review.ts";
import type { EventKind, SeatState, Settings, TableState } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";
import { settings } from "./table_settings.ts";

const BOT: SeatState = { kind: "bot", level: "page", name: "", claimed: true };
const ALONE: Settings = {
  ...settings,
  table: { ...settings.table, begins: "at_once" },
  clock: undefined,
  seats: { ...settings.seats, blue: BOT, yellow: BOT, green: BOT },
};
const START: EnginePosition = {
  board: "square9",
  rules: "classic",
  options: {},
  position: "start",
  history: [],
};

function line(move: string, shares: Shares, seat: Seat = "red"): EngineLine {
  return { moves: [move], readings: [move], seats: [seat], shares };
}

function info(...lines: EngineLine[]): SearchInfo {
  return { lines, nodes: 1, reused: 0, ms: 1 };
}

/** An engine that finds a line by the text of a position, and keeps what it was asked. */
function fakeEngine(find: (position: string) => EngineLine | null) {
  const asked: string[] = [];
  let isClosed = false;
  const engine: CoachEngine = {
    search: async ({ position }) => {
      asked.push(position);
      const found = find(position);
      return info(...(found ? [found] : []));
    },
    reasons: async () => [{ code: "chief_safe" }],
    stop: () => {},
    close: () => {
      isClosed = true;
    },
  };
  return { engine, asked, isClosed: () => isClosed };
}

/** A game of red against three bots with these events, and a coach that knows a better turn. */
function setUp(
  find: (position: string) => EngineLine | null,
  game: Settings = ALONE,
  held: Seat[] = ["red"],
) {
  const { engine, asked } = fakeEngine(find);
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  store.connect({ command: () => {}, resume: () => {}, say: () => {} });
  const state: TableState = { phase: "playing", presence: {}, watchers: 0 };
  store.onMessage({
    game: "g",
    type: "game",
    settings: game,
    you: { held, may: { play: held } },
    created_ms: 0,
    events: [],
    seq: 0,
    state,
  });
  let opened = 0;
  const coach = new CoachStore(store, async () => {
    opened += 1;
    return new Coach(engine);
  });
  const tell = (kind: EventKind) => {
    const event = { seq: store.lastSeq() + 1, at_ms: 0, ...kind };
    store.onMessage({ game: "g", type: "event", event });
    store.markShown(store.plyCount.value);
  };
  return { store, coach, asked, tell, opened: () => opened };
}

/** Lets everything happen that waits for no time. */
function settled(): Promise<void> {
  return new Promise((done) => setTimeout(done, 5));
}

test("a blunder throws away more than a quarter, and more than the engine may err", () => {
  assert.ok(isBlunder(0.41, 0.22));
  assert.ok(!isBlunder(0.4, 0.31), "less than a quarter");
  assert.ok(!isBlunder(0.1, 0.06), "too little to be sure");
});

test("the three costliest turns of the user's seats are told in the order of play", () => {
  const red = (share: number): Shares => ({ red: share, blue: 1 - share });
  const shares = [red(0.5), red(0.2), red(0.6), null, red(0.6), red(0.5), red(0.5), red(0.1)];
  const movers: (Seat | null)[] = ["red", "blue", "red", "red", "red", null, "red"];
  const found = costliestTurns(shares, movers, ["red"]);
  assert.deepEqual(
    found.map(({ ply }) => ply),
    [1, 5, 7],
  );
  assert.deepEqual(costliestTurns(shares, movers, ["blue"]), [
    { ply: 2, seat: "blue", before: 0.8, after: 0.4 },
  ]);
  assert.deepEqual(costliestTurns(shares, movers, []), []);
});

test("the module tells reasons by code, and refuses what is no turn", () => {
  initSync({ module: readFileSync(new URL(String(modulePath), import.meta.url)) });
  const position = "gC7yC/9/9/9/9/8bC/9/4rC4/4bA4 rbyg r r 0 9";
  assert.deepEqual(turnReasons({ ...START, position }, "e2e1@a1"), [
    { code: "saves_chief", army: "blue", role: "assassin" },
    { code: "kills", army: "blue", role: "assassin" },
  ]);
  assert.throws(() => turnReasons({ ...START, position }, "e2d5"), { code: /./ });
});

test("each reason is a sentence, and the first two that matter are told", () => {
  const kills: Reason = { code: "kills", army: "blue", role: "reporter" };
  const all: Reason[] = [
    { code: "wins" },
    { code: "takes_power" },
    { code: "kills_chief", seat: "blue" },
    { code: "walls_in", seat: "blue" },
    { code: "ends_power", seat: "blue" },
    { code: "takes_army", seat: "blue" },
    { code: "threatens_chief", seat: "blue" },
    { code: "saves_chief", army: "blue", role: "assassin" },
    { code: "leads_away", army: "blue", role: "militant" },
    { code: "rescues", role: "diplomat" },
  ];
  const sentences = [...all, kills].map(reasonText);
  assert.equal(new Set(sentences).size, sentences.length);
  for (const sentence of sentences) assert.match(sentence, /^It .*\.$/);
  const why = whyText([kills, { code: "threatens_chief", seat: "blue" }, { code: "chief_safe" }], 0.41);
  assert.deepEqual(why, ["It kills the blue reporter.", "Nobody threatens your chief then."]);
  assert.deepEqual(whyText([], 0.414), ["Your chances to win: about 4 in 10."]);
});

test("a turn is told by its piece and its squares", () => {
  const pieces = [{ square: "e3", army: "red", role: "reporter" }];
  const position = { pieces } as unknown as PositionView;
  assert.equal(pieceText("e3e5xe6", position), "Look at your reporter on e3.");
  assert.deepEqual(turnText("e3e5xe6", position), ["Your reporter goes from e3 to e5.", "It kills on e6."]);
  assert.deepEqual(turnText("e3e5>a1@b2", position).slice(1), [
    "It leaves the maze for a1.",
    "What was there goes to b2.",
  ]);
  assert.equal(betterText("e3e4", position), "Better: your reporter from e3 to e4.");
  assert.deepEqual(turnText("pass", position), ["You can only pass."]);
});

test("questions are asked one after the other, and a failure does not end them", async () => {
  let searching = 0;
  const { engine } = fakeEngine(() => null);
  const coach = new Coach({
    ...engine,
    search: async ({ position }) => {
      assert.equal(searching++, 0);
      await settled();
      searching--;
      if (position === "bad") throw new Error("no");
      return info(line("a1a2", { red: 0.4 }));
    },
  });
  const failed = coach.advise({ ...START, position: "bad" });
  const [advice, expected] = [coach.advise(START), coach.expected(START, "red")];
  await assert.rejects(failed);
  assert.deepEqual(await advice, { move: "a1a2", expected: 0.4, reasons: [{ code: "chief_safe" }] });
  assert.equal(await expected, 0.4);
});

test("a hint shows the piece, then the turn, and lasts as long as the position", async () => {
  chooseRemarks(false);
  const { coach, tell, opened } = setUp(() => line("a1a2", { red: 0.4 }));
  const stop = coach.follow();
  await settled();
  assert.equal(opened(), 0, "nobody has asked");
  await coach.requestHint();
  assert.equal(coach.hint.value?.stage, "piece");
  await coach.requestHint();
  assert.equal(coach.hint.value?.stage, "turn");
  tell({ kind: "turn", seat: "red", move: "x" });
  assert.equal(coach.hint.value, null);
  await coach.requestHint();
  assert.equal(coach.hint.value, null, "it is not the user's turn");
  stop();
});

test("a hint that fails says so, and can be asked for again", async () => {
  let fails = true;
  const { coach } = setUp(() => {
    if (fails) throw new Error("no engine");
    return line("a1a2", { red: 0.4 });
  });
  await coach.requestHint();
  assert.equal(coach.hint.value?.stage, "failed");
  fails = false;
  await coach.requestHint();
  assert.equal(coach.hint.value?.stage, "piece");
});

test("a costly turn is remarked, a good one and one that was taken back are not", async (context) => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.defineProperty(globalThis, "localStorage", { value: localStorage, configurable: true });
  context.after(() => Reflect.deleteProperty(globalThis, "localStorage"));
  chooseRemarks(true);
  const after: Record<string, number> = { worse: 0.1, fair: 0.38 };
  const { coach, tell, store } = setUp((position) => {
    const last = position.split(" ").at(-1) ?? "";
    return line("best", { red: after[last] ?? 0.4 });
  });
  const stop = coach.follow();
  await settled();
  tell({ kind: "turn", seat: "red", move: "blunder" });
  tell({ kind: "take_back", to: 0 });
  await settled();
  tell({ kind: "turn", seat: "red", move: "fair" });
  await settled();
  assert.equal(coach.remark.value, null);
  for (const seat of ["blue", "yellow", "green"] as const) tell({ kind: "turn", seat, move: "z" });
  await settled();
  assert.equal(store.mover.value, "red");
  tell({ kind: "turn", seat: "red", move: "worse" });
  await settled();
  // The compiler still believes what was asserted of it.
  const remark = coach.remark.peek() as Remark | null;
  assert.deepEqual([remark?.ply, remark?.before, remark?.after, remark?.better.move], [5, 0.4, 0.1, "best"]);
  assert.deepEqual(coach.toldOf(5), { before: 0.4, after: 0.1 }, "a review tells the same numbers");
  const reloaded = new CoachStore(store, () => Promise.reject(new Error("no engine")));
  assert.deepEqual(
    reloaded.toldOf(5),
    { before: 0.4, after: 0.1 },
    "so does the page when it is loaded again",
  );
  assert.deepEqual(
    [2, 9].map((ply) => coach.toldOf(ply)),
    [null, null],
  );
  tell({ kind: "take_back", to: 4 });
  assert.equal(coach.remark.value, null);
  assert.equal(coach.toldOf(5), null);
  tell({ kind: "turn", seat: "red", move: "fair" });
  assert.equal(coach.toldOf(5), null, "another turn of the same place is another turn");
  stop();
});

test("with other people nobody is helped, and no engine is fetched", async () => {
  chooseRemarks(true);
  const { coach, opened, tell } = setUp(() => line("best", { red: 0.9 }), settings);
  const stop = coach.follow();
  tell({ kind: "turn", seat: "red", move: "worse" });
  await settled();
  assert.equal(coach.isAllowed.value, false);
  assert.equal(opened(), 0);
  stop();
  assert.ok(isAloneWithBots(ALONE, ["red"]));
  assert.ok(!isAloneWithBots(ALONE, []), "a watcher");
  assert.ok(!isAloneWithBots({ ...ALONE, seats: { red: ALONE.seats.red } }, ["red"]), "no bot");
});

/** A game of eight plies, of which the last ends it; red's second turn is a mistake. */
function reviewed(now: () => number) {
  const game = setUp(() => null);
  for (let turn = 0; turn < 2; turn++)
    for (const seat of ["red", "blue", "yellow", "green"] as const)
      game.tell({ kind: "turn", seat, move: `${seat[0]}${turn}` });
  const fake = fakeEngine((position) => line("best", { red: position.endsWith("r1") ? 0.1 : 0.5 }));
  const review = new GameReview(game.store, 8, async () => new Coach(fake.engine), now);
  return { review, ...fake };
}

test("a review looks at one's own turns first, finds the costly one, and ends its engine", async () => {
  const { review, asked, isClosed } = reviewed(() => 0);
  await review.run();
  assert.deepEqual(
    asked.slice(0, 4).map((position) => position.split(" ").filter(Boolean).length),
    [0, 1, 4, 5],
  );
  assert.equal(asked.length, 9);
  const [turn, ...others] = review.costly.value;
  assert.equal(others.length, 0);
  assert.deepEqual([turn?.ply, turn?.before, turn?.after, turn?.better?.move], [5, 0.5, 0.1, "best"]);
  assert.deepEqual([review.state.value, review.left.value, isClosed()], ["done", 0, true]);
});

test("a review ends when its time is over, when it is stopped, or when the engine fails", async () => {
  let now = 0;
  const late = reviewed(() => (now += 7000));
  await late.review.run();
  assert.equal(late.asked.length, 3);
  const stopped = reviewed(() => 0);
  const run = stopped.review.run();
  stopped.review.stop();
  await run;
  assert.ok(stopped.asked.length <= 1);
  assert.ok(stopped.isClosed());
  const failing = new GameReview(setUp(() => null).store, 0, async () => {
    throw new Error("no engine");
  });
  await failing.run();
  assert.equal(failing.state.value, "failed");
});
