/** The study with the real rules, and the analysis store with fake engines. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { signal } from "@preact/signals";
import type { RefusedDetail } from "../board/src/types.ts";
import { DjambiGame, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";
import { SQUARE9 } from "../generated/square9.ts";
import type { EnginePosition, GameRecord, SearchInfo, SearchLimits } from "../rules/src/engine/messages.ts";
import { AnalysisStore } from "../src/analysis/analysis_store.ts";
import { positionRecord } from "../src/analysis/game_source.ts";
import type { FetchOpening } from "../src/analysis/opening_book.ts";
import { Study } from "../src/analysis/study.ts";
import { moveOf, type Turn } from "../src/analysis/tree.ts";
import type { CoreFactory, GameEntry } from "../src/core/types.ts";
import type { GameState } from "../src/protocol/index.ts";
import { settings as tableSettings } from "./table_settings.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });
const createCore: CoreFactory = (rules, options, start) => new DjambiGame(rules, options, start);

const FOUR = ["a3a5", "g1g3", "i7i5", "a7a6"];

function turnOf(move: string): GameEntry {
  return { kind: "turn", move };
}

function newStudy(moves: string[] = [], start = "start", further: GameEntry[] = []): Study {
  return new Study(createCore, { ...positionRecord(start), entries: [...moves.map(turnOf), ...further] });
}

test("a study begins at the start of its game and navigates through it", () => {
  const game = newStudy(FOUR.slice(0, 1));
  assert.equal(game.at.value, game.tree.root);
  game.navigate("next");
  assert.equal(game.reading(game.at.value), "Ma3-a5");
  assert.equal(game.seat(game.at.value), "red");
  game.navigate("next");
  game.navigate("last");
  assert.equal(game.at.value.depth, 1);
  game.navigate("first");
  assert.equal(game.view(game.at.value).turn_number, 1);
});

test("another turn is a variation, with its own families and story", () => {
  const game = newStudy(["a3a5"]);
  game.play("a3a4");
  assert.equal(game.tree.isMain(game.at.value), false);
  assert.equal(
    game.families().some((family) => family.from === "i3"),
    true,
  );
  assert.deepEqual(game.story(game.at.value)[0], {
    kind: "move",
    from: "a3",
    to: "a4",
    army: "red",
    role: "militant",
  });
  assert.deepEqual(game.currentLine().entries, [turnOf("a3a4")]);
  game.navigate("previous");
  game.play("a3a5");
  assert.equal(game.tree.root.children.length, 2, "the same turn again goes where it was");
  assert.throws(() => game.play("a3a4"), Error);
  assert.equal(game.view(game.at.value).turn, "blue");
});

test("the rule that refuses a choice is told, in each position of the study", () => {
  const game = newStudy(["a3a5"]);
  game.navigate("last");
  const code = (detail: RefusedDetail) => {
    const reason = game.refusal(detail);
    return typeof reason === "string" ? reason : (reason?.code ?? null);
  };
  assert.equal(code({ stage: "idle", square: "a5", move: null }), "not_yours");
  assert.equal(code({ stage: "target", square: "i6", move: "i3i6" }), "too_far");
  assert.match(code({ stage: "target", square: null, move: null }) ?? "", /leave the board/);
  game.navigate("first");
  assert.equal(code({ stage: "idle", square: "i3", move: null }), "not_yours");
});

test("the variations of a record are in the tree, but those after its end", () => {
  const game = new Study(createCore, {
    ...positionRecord("start"),
    entries: ["a3a5", "i3i5"].map(turnOf),
    variations: [
      { at: 0, entries: ["a3a4", "i3i4"].map(turnOf) },
      { at: 1, entries: [turnOf("i3i5"), turnOf("i7i6")] },
      { at: 1, entries: [turnOf("i3i4")] },
      { at: 2, entries: [turnOf("i7i5")] },
    ],
  });
  const { root } = game.tree;
  const readings = (turns: readonly Turn[]) => turns.map((turn) => game.reading(turn));
  assert.deepEqual(readings(root.children), ["Ma3-a5", "Ma3-a4"]);
  const [main, other] = root.children;
  assert.ok(main && other);
  assert.deepEqual(readings(main.children), ["Mi3-i5", "Mi3-i4"]);
  assert.deepEqual(main.children[0]?.children, []);
  assert.deepEqual(readings(game.tree.line(other)), ["", "Ma3-a4", "Mi3-i4"]);
  assert.equal(game.hasOwnTurns, false);
  assert.equal(game.isRecorded(other), false);
  game.go(main);
  game.play("i3i4");
  assert.equal(game.hasOwnTurns, false, "the record has this turn");
  game.play("i7i5");
  assert.equal(game.hasOwnTurns, true);
});

test("resignations and agreements are entries like turns", () => {
  const game = newStudy(["a3a5"], "start", [{ kind: "resign", seat: "red" }, { kind: "draw" }]);
  game.navigate("last");
  const at = game.at.value;
  assert.equal(game.view(at).outcome?.kind, "agreement");
  assert.deepEqual(
    game.tree.path(at).map((turn) => game.seat(turn)),
    [null, "red", "red", null],
  );
  assert.deepEqual(game.families(), []);
});

test("the engine gets the positions since the last kill", () => {
  const game = newStudy(["a3a5", "i3i5"]);
  game.navigate("last");
  const { history, position } = game.enginePosition(game.at.value);
  assert.equal(history.length, 2);
  assert.match(position, / y y 0 3$| y y 2 3$/);
  assert.deepEqual(game.enginePosition(game.tree.root).history, []);
});

test("an illegal game is refused with the reason", () => {
  assert.throws(() => newStudy(["a3a9"]), { code: "too_far", section: "§2" });
  assert.throws(() => newStudy([], "9/9/9"), { code: "too_few_fields" });
});

/** An engine that finds a3a4 at once, and records its searches. */
class FakeEngine {
  searches: { position: EnginePosition; limits: SearchLimits }[] = [];
  /** Whether a search runs until it is stopped. */
  endless = false;
  /** Reports another best turn of the running search. */
  report: (move: string) => void = () => {};
  private end: (() => void) | null = null;

  async search(
    position: EnginePosition,
    limits: SearchLimits,
    onInfo?: (info: SearchInfo) => void,
  ): Promise<SearchInfo> {
    this.searches.push({ position, limits });
    const line = {
      moves: ["a3a4"],
      readings: ["Ma3-a4"],
      seats: ["red" as const],
      shares: { red: 0.4, blue: 0.6 },
    };
    const info = { lines: [line], nodes: limits.nodes ?? 9, reused: 0, ms: 1 };
    onInfo?.(info);
    this.report = (move) => onInfo?.({ ...info, lines: [{ ...line, moves: [move] }], nodes: 10 });
    if (this.endless) await new Promise<void>((resolve) => (this.end = resolve));
    return info;
  }
  stop(): void {
    this.end?.();
  }
  close(): void {}
  async readRecord(): Promise<GameRecord> {
    return { ...positionRecord("start"), entries: ["a3a5", "i3i5"].map(turnOf) };
  }
  async writeRecord(record: GameRecord): Promise<string> {
    return record.entries.map(moveOf).join(" ");
  }
}

function setUp(
  fetchGame: () => Promise<GameState> = () => Promise.reject(new Error("No such game.")),
  fetchOpening: FetchOpening = () => Promise.reject(new Error("No such service.")),
) {
  const [main, graph, visible] = [new FakeEngine(), new FakeEngine(), signal(true)];
  const store = new AnalysisStore({
    createCore,
    geometry: () => SQUARE9,
    engines: { main, graph },
    records: graph,
    fetchGame,
    fetchOpening,
    visible,
  });
  return { store, main, graph, visible };
}

const settle = () => new Promise((done) => setTimeout(done, 5));

test("the engine does not search before it is enabled", async () => {
  const { store, main, graph } = setUp();
  store.play("a3a5");
  await settle();
  assert.deepEqual([main.searches.length, graph.searches.length], [0, 0]);
  store.session.value.engine.enabled.value = true;
  await settle();
  assert.equal(main.searches.length, 1);
  assert.equal(store.session.value.engine.info.value?.nodes, 9);
  store.session.value.study.navigate("previous");
  await settle();
  assert.equal(main.searches.length, 2);
  store.session.value.engine.enabled.value = false;
  assert.equal(store.session.value.engine.info.value, null);
});

test("the engine pauses while the page is hidden, and continues afterwards", async () => {
  const { store, main, visible } = setUp();
  const { engine } = store.session.value;
  main.endless = true;
  visible.value = false;
  visible.value = true;
  await settle();
  assert.equal(main.searches.length, 0, "it was not searching");
  engine.enabled.value = true;
  await settle();
  assert.equal(engine.busy.value, true);
  visible.value = false;
  await settle();
  assert.equal(engine.busy.value, false);
  assert.equal(engine.info.value?.nodes, 9, "the result stays");
  visible.value = true;
  await settle();
  assert.equal(engine.busy.value, true);
  assert.deepEqual(main.searches[1], main.searches[0]);
  engine.enabled.value = false;
  visible.value = false;
  visible.value = true;
  await settle();
  assert.equal(main.searches.length, 2, "it was switched off meanwhile");
});

test("a hint is shown until a turn is played", async () => {
  const { store } = setUp();
  const { engine, study } = store.session.value;
  await engine.requestHint();
  assert.equal(engine.hint.value?.move, "a3a4");
  study.play("a3a4");
  assert.equal(engine.hint.value, null);
});

test("the hint is the first line that the page shows", async () => {
  const { store, main } = setUp();
  const { engine, study } = store.session.value;
  const turn = study.at.value;
  const shown = () => [engine.hint.value?.move, engine.shownInfo.value?.lines[0]?.moves[0]];
  main.endless = true;
  engine.enabled.value = true;
  await settle();
  await engine.requestHint();
  assert.deepEqual(shown(), ["a3a4", "a3a4"]);
  main.report("a3a5");
  assert.deepEqual(shown(), ["a3a5", "a3a5"]);
  engine.pointed.value = { turn, move: "a3a5" };
  main.report("a3a6");
  assert.deepEqual(shown(), ["a3a5", "a3a5"], "the lines stay while one is pointed at");
  engine.pointed.value = null;
  assert.deepEqual(shown(), ["a3a6", "a3a6"]);
  engine.enabled.value = false;
});

test("a pasted record is opened, and each of its positions is evaluated", async () => {
  const { store, graph } = setUp();
  assert.equal(await store.paste("1. Ma3-a5 Mi3-i5", "classic"), true);
  await settle();
  assert.equal(graph.searches.length, 3);
  const { study, engine } = store.session.value;
  assert.deepEqual(engine.shares(study.tree.root), { red: 0.4, blue: 0.6 });
  assert.equal(engine.graphRemaining.value, 0);
  assert.equal(await store.writeRecord(), "a3a5 i3i5");
});

test("a text that cannot be opened gives an error and changes nothing", async () => {
  const { store } = setUp();
  store.play("a3a5");
  const before = store.session.value;
  assert.equal(await store.paste("9/9/9/9 rbyg r r 0 1", "classic"), false);
  assert.match(store.error.value, /[.]$/);
  assert.equal(await store.paste("  ", "classic"), false);
  assert.equal(store.error.value, "There is nothing in the box yet.");
  await store.openAddress(new URLSearchParams("game=nosuch"));
  assert.equal(store.addressError.value, "No such game.");
  assert.equal(store.session.value, before);
  assert.equal(await store.paste("start", "arena"), true);
  assert.deepEqual([store.error.value, store.addressError.value], ["", ""]);
});

test("a game of the service is opened when it is over", async () => {
  const seatOfPerson = { kind: "person", name: "Ada", claimed: true } as const;
  const seats = {
    red: seatOfPerson,
    blue: seatOfPerson,
    yellow: seatOfPerson,
    green: { ...seatOfPerson, kind: "bot", level: "page" } as const,
  };
  const rules = { set: "classic", options: { quiet_limit: "1" } } as const;
  const settings = { ...tableSettings, rules, seats } as const;
  const event = { seq: 1, at_ms: 0, seat: "red", kind: "turn", move: "a3a5" } as const;
  const state: GameState = { settings, events: [event], seq: 1, outcome: null };
  const running = setUp(async () => state).store;
  await running.openAddress(new URLSearchParams("game=g"));
  assert.match(running.addressError.value, /still going on/);
  const over: GameState = { ...state, outcome: { kind: "quiet_limit", shares: {} } };
  const { store } = setUp(async () => over);
  await store.openAddress(new URLSearchParams("game=g"));
  const { record } = store.session.value.study;
  assert.deepEqual(record.entries, [turnOf("a3a5")]);
  assert.deepEqual(record.names, { red: "Ada", blue: "Ada", yellow: "Ada", green: "Djambi page" });
  assert.deepEqual(record.options, { quiet_limit: "1" });
  const { study } = store.session.value;
  assert.equal(store.currentAddress(), "/analysis?game=g&ply=0");
  await store.openAddress(new URLSearchParams("game=g&ply=7"));
  assert.equal(store.session.value.study.at.value.depth, 1, "a ply beyond the end is the end");
  assert.equal(store.currentAddress(), "/analysis?game=g&ply=1");
  store.session.value.study.navigate("first");
  assert.equal(store.session.value.study.hasOwnTurns, false);
  store.play("a3a4");
  assert.equal(store.session.value.study.hasOwnTurns, true);
  assert.match(store.currentAddress(), /^\/analysis\?dfen=/, "a variation is not in the game");
  assert.notEqual(store.session.value.study, study);
});

test("an opening is asked for where somebody wants it and stays, and once", async () => {
  const asked: string[] = [];
  const { store, visible } = setUp(undefined, async (position, games) => {
    asked.push(`${games} ${new URLSearchParams(position).get("dfen")}`);
    return { games: asked.length, turns: [], more: 0 };
  });
  const { openings, study } = store.session.value;
  const pause = () => new Promise((done) => setTimeout(done, 250));
  const dfen = () => study.view(study.at.peek()).dfen;
  const shown = () => openings.opening.value?.games;
  await pause();
  assert.deepEqual(asked, [], "nobody wants it");
  openings.isOpen.value = true;
  await pause();
  const start = `all ${dfen()}`;
  assert.deepEqual(asked, [start]);
  assert.equal(shown(), 1);
  study.play("a3a5");
  study.play("i3i5");
  assert.equal(shown(), undefined, "what belongs to another position is not shown");
  await pause();
  assert.deepEqual(asked, [start, `all ${dfen()}`], "the position between was passed by");
  study.navigate("first");
  assert.equal(shown(), 1, "it is known already");
  openings.games.value = "mine";
  visible.value = false;
  await pause();
  visible.value = true;
  await pause();
  assert.deepEqual(asked.slice(2), [`mine ${dfen()}`]);
});

test("an opening that cannot be had is asked for again by a press", async () => {
  let isDown = true;
  const { store } = setUp(undefined, async () => {
    if (isDown) throw new Error("Not reached.");
    return { games: 7, turns: [], more: 0 };
  });
  const { openings } = store.session.value;
  openings.isOpen.value = true;
  await new Promise((done) => setTimeout(done, 250));
  assert.notEqual(openings.error.value, "");
  isDown = false;
  openings.retry();
  await settle();
  assert.equal(openings.error.value, "");
  assert.equal(openings.opening.value?.games, 7);
});
