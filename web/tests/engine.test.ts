/** The engine of the page: its slices, its worker, and the WebAssembly module. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Analyst, initSync, readRecord, writeRecord } from "../generated/djambi_engine.js";
import modulePath from "../generated/djambi_engine_bg.wasm";
import { Engine, type WorkerLike } from "../rules/src/engine/engine.ts";
import type {
  EnginePosition,
  GameRecord,
  WorkerRequest,
  WorkerResponse,
} from "../rules/src/engine/messages.ts";
import { SearchSlicer } from "../rules/src/engine/slicer.ts";
import { type EngineModule, EngineWorker } from "../rules/src/engine/worker.ts";
import type { Problem } from "../src/protocol/index.ts";

const START: EnginePosition = {
  board: "square9",
  rules: "classic",
  options: {},
  position: "start",
  history: [],
};
const GAME: GameRecord = {
  board: "square9",
  rules: "classic",
  options: {},
  start: "start",
  entries: [],
  variations: [],
  names: {},
};

/** The boards, and the number of their seats. */
const BOARDS = [
  ["square9", 4],
  ["duel2", 2],
  ["hex3", 3],
  ["hex6", 6],
  ["ngon3", 3],
  ["ngon4", 4],
  ["ngon5", 5],
  ["ngon6", 6],
] as const;

/** The seats of a board, in their order. */
function seatsOf(board: string, seats: number): string[] {
  if (board === "duel2") return ["red", "yellow"];
  return ["red", "blue", "yellow", "green", "purple", "orange"].slice(0, seats);
}

test("slices grow until they take their time", () => {
  const slicer = new SearchSlicer();
  let [nodes, longest] = [0, 0];
  for (let slice = 0; slice < 40; slice++) {
    const goal = slicer.nextGoal(nodes);
    const ms = (goal - nodes) / 50;
    slicer.record(goal - nodes, ms);
    nodes = goal;
    longest = Math.max(longest, ms);
  }
  assert.ok(longest > 40 && longest < 80, `${longest} ms`);
  assert.equal(new SearchSlicer(10).nextGoal(0), 10);
});

/** A worker with a fake clock and a fake analyst, which searches ten nodes a millisecond up to a maximum. */
function setUp(maxNodes = Number.POSITIVE_INFINITY) {
  const responses: WorkerResponse[] = [];
  let now = 0;
  let done = 0;
  const considered: string[] = [];
  const analyst = {
    consider: ({ position }: EnginePosition) => {
      if (position === "bad")
        throw Object.assign(new Error("nobody_alive"), { code: "nobody_alive", args: {} });
      if (position !== considered.at(-1)) done = 0;
      considered.push(position);
    },
    search: (nodes: number) => {
      const goal = Math.max(done, Math.min(nodes, maxNodes));
      now += (goal - done) / 10;
      done = goal;
      return done;
    },
    findings: () => [
      {
        moves: ["a3a5"],
        readings: ["Ma3-a5"],
        seats: ["red"],
        shares: { red: 1 },
        free: () => {},
      },
    ],
    free: () => {},
  };
  const module: EngineModule = {
    ready: async () => {},
    analyst: () => analyst,
    read: () => GAME,
    write: () => "text",
    reasons: () => [{ code: "wins" }],
    play: () => ({ move: "a3a5", draws: { red: "refuses" } }),
  };
  const yieldToMessages = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const worker = new EngineWorker({
    load: async () => module,
    respond: (response) => responses.push(response),
    yieldToMessages,
    now: () => now,
  });
  const search = (id: number, limits: { nodes?: number; ms?: number }, position = "start") =>
    worker.handle({
      kind: "search",
      id,
      position: { ...START, position },
      limits: { lines: 1, ...limits },
      memory: 1,
    });
  return { worker, responses, search, considered };
}

test("a search ends at its node limit, at its time limit, or by itself", async () => {
  const { search, responses } = setUp();
  await search(1, { nodes: 5000 });
  await search(2, { ms: 300 });
  const few = setUp(700);
  await few.search(3, {});
  const [first, second] = responses.filter(({ kind }) => kind === "done");
  assert.ok(first?.kind === "done" && first.info.nodes === 5000);
  assert.ok(second?.kind === "done" && second.info.ms >= 300 && second.info.ms < 420);
  assert.equal(first.info.reused, 0);
  assert.equal(second.info.reused, 5000, "the second continues the first");
  assert.equal(second.info.nodes - second.info.reused, 10 * second.info.ms);
  const third = few.responses.at(-1);
  assert.ok(third?.kind === "done" && third.info.nodes === 700 && third.info.lines.length === 1);
  assert.ok(responses.some(({ kind }) => kind === "info"));
});

test("an unlimited search is stopped, or ended by the next one", async () => {
  const { worker, search, responses, considered } = setUp();
  const endless = search(1, {});
  await new Promise((done) => setTimeout(done, 20));
  await worker.handle({ kind: "stop" });
  await endless;
  assert.equal(responses.at(-1)?.kind, "done");
  const replaced = search(2, {});
  const next = search(3, { nodes: 2000 }, "next");
  await Promise.all([replaced, next]);
  assert.deepEqual(
    responses
      .filter(({ kind }) => kind === "done")
      .map(({ id }) => id)
      .sort(),
    [1, 2, 3],
  );
  assert.equal(considered.at(-1), "next");
});

test("an error is sent with the id of its request", async () => {
  const { search, responses } = setUp();
  await search(7, {}, "bad");
  const problem = { code: "nobody_alive", args: {}, message: "nobody_alive" };
  assert.deepEqual(responses, [{ kind: "failed", id: 7, problem }]);
});

test("the engine starts its worker at the first request, and matches responses to requests", async () => {
  const sent: WorkerRequest[] = [];
  let started = 0;
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage: (request: WorkerRequest) => void sent.push(request),
  };
  const respond = (data: WorkerResponse) =>
    (worker.onmessage as ((event: { data: WorkerResponse }) => void) | null)?.({ data });
  const startWorker = () => {
    started++;
    return worker;
  };
  const engine = new Engine(startWorker, 8, "could not be loaded");
  engine.stop();
  assert.equal(started, 0);
  const infos: number[] = [];
  const result = engine.search(START, { lines: 1 }, ({ nodes }) => infos.push(nodes));
  const read = engine.readRecord("text");
  assert.equal(started, 1);
  assert.deepEqual(
    sent.map(({ kind }) => kind),
    ["search", "read"],
  );
  respond({ kind: "info", id: 1, info: { lines: [], nodes: 5, reused: 0, ms: 1 } });
  respond({ kind: "failed", id: 2, problem: { code: "no_record", args: {}, message: "no_record" } });
  respond({ kind: "done", id: 1, info: { lines: [], nodes: 9, reused: 0, ms: 2 } });
  await assert.rejects(read, { code: "no_record" });
  assert.equal((await result).nodes, 9);
  assert.deepEqual(infos, [5]);
  const lost = engine.search(START, { lines: 1 });
  (worker.onerror as (() => void) | null)?.();
  await assert.rejects(lost, /could not be loaded/);
});

function sum(shares: Record<string, number> = {}): number {
  return Object.values(shares).reduce((total, share) => total + share, 0);
}

test("the module searches and gives its lines", () => {
  initSync({ module: readFileSync(new URL(String(modulePath), import.meta.url)) });
  const analyst = new Analyst(16);
  analyst.consider({ ...START, position: "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40" }, 2);
  analyst.search(500);
  const [best] = analyst.findings();
  assert.equal(best?.moves[0], "a1i9");
  assert.equal(best?.readings[0], "Aa1xi9");
  assert.deepEqual(best?.seats[0], "red");
  assert.ok(Math.abs(sum(best?.shares) - 1) < 1e-9);
  assert.throws(() => analyst.consider({ ...START, rules: "chess" }, 1), { code: "unknown_rule_set" });
  assert.throws(() => analyst.consider({ ...START, position: "9/9" }, 1), { code: "too_few_fields" });
  assert.throws(() => analyst.consider({ ...START, options: { reporter: "never" } }, 1), {
    code: "unknown_value",
  });
  // A wrong argument from a program without types costs its call alone.
  const { history, ...unfinished } = START;
  analyst.consider(unfinished as EnginePosition, 1);
  for (const wrong of [undefined, null, "start", { ...START, options: 3, position: null }]) {
    assert.throws(() => analyst.consider(wrong as unknown as EnginePosition, 1), { code: /./ });
    analyst.consider({ ...START, history }, 1);
  }
  analyst.free();
});

test("the module searches every board, with a share for each seat", () => {
  const analyst = new Analyst(16);
  for (const [board, seats] of BOARDS) {
    analyst.consider({ ...START, board }, 2);
    analyst.search(100);
    const lines = analyst.findings();
    assert.equal(lines.length, 2, board);
    for (const { shares, moves, seats: movers } of lines) {
      assert.deepEqual(Object.keys(shares), seatsOf(board, seats));
      assert.ok(Math.abs(sum(shares) - 1) < 1e-9, board);
      assert.equal(movers.length, moves.length);
    }
  }
  assert.throws(() => analyst.consider({ ...START, board: "hex4" }, 1), { code: "unknown_board" });
  const rows = { code: "number_of_rows", args: { row: "file", found: 2, wanted: 9 } };
  assert.throws(
    () => analyst.consider({ ...START, board: "hex3", position: "9/9 rby r r 0 1" }, 1),
    ({ code, args }: Problem) => {
      assert.deepEqual([code, args?.problem], ["several_faults", rows]);
      return true;
    },
  );
  analyst.free();
});

test("records of every board are read and written", () => {
  for (const [board, seats] of BOARDS) {
    const names = Object.fromEntries(seatsOf(board, seats).map((seat) => [seat, `player ${seat}`]));
    const entries = [{ kind: "resign" as const, seat: "yellow" as const }];
    const text = writeRecord({ ...GAME, board, entries, names });
    assert.equal(text.includes(`[Board "${board}"]`), board !== "square9");
    const read = readRecord(text);
    assert.deepEqual([read.board, read.names, read.entries], [board, names, entries]);
    assert.equal(writeRecord(read), text);
  }
});

test("the module reads and writes records, and names the place of an error", () => {
  const text = '[Red "Ada"]\n[Rules "arena"]\n[Options "repetition=0"]\n\n1. Ma3-a5 {blue resigns} Mi7-i6\n';
  const turn = (move: string) => ({ kind: "turn", move });
  const read = readRecord(text);
  assert.deepEqual(
    [read.rules, read.options, read.entries, read.names],
    [
      "arena",
      { repetition: "0" },
      [turn("a3a5"), { kind: "resign", seat: "blue" }, turn("i7i6")],
      { red: "Ada" },
    ],
  );
  const written = writeRecord(read);
  assert.match(written, /\[Red "Ada"\]/);
  assert.deepEqual(readRecord(written).entries, read.entries);
  const branched = readRecord(
    "1. a3a5 (a3a4 i3i5) {red agrees to a draw} i3i4 (i3i5 {draw agreed}) -- (i7i6)",
  );
  assert.deepEqual(branched.entries, [turn("a3a5"), turn("i3i4")]);
  assert.deepEqual(branched.variations, [
    { at: 0, entries: [turn("a3a4"), turn("i3i5")] },
    { at: 1, entries: [turn("i3i5"), { kind: "draw" }] },
    { at: 2, entries: [turn("i7i6")] },
  ]);
  const nested = readRecord("1. a3a5 (a3a4 i3i5 (i3i4 i7i6 (i7i5) (i7h6)) i7i6)");
  const before = [turn("a3a4"), turn("i3i4")];
  assert.deepEqual(
    nested.variations.map(({ entries }) => entries),
    [
      [turn("a3a4"), turn("i3i5"), turn("i7i6")],
      [...before, turn("i7i6")],
      [...before, turn("i7i5")],
      [...before, turn("i7h6")],
    ],
  );
  const inRecord = (line: number, column: number, code: string) => (error: Problem) => {
    const { problem, ...place } = error.args ?? {};
    assert.deepEqual({ code: error.code, ...place }, { code: "in_record", line, column });
    assert.equal((problem as Problem).code, code);
    return true;
  };
  assert.throws(() => readRecord("1. Ma3-a9"), inRecord(1, 4, "not_a_move"));
  assert.throws(() => readRecord('[Board "duel2"]\n[Blue "Ada"]\n\n*'), inRecord(2, 8, "no_seat"));
  const unknown = { kind: "resign" as const, seat: "pink" as "red" };
  assert.throws(() => writeRecord({ ...GAME, entries: [unknown] }), {
    code: "unknown_seat",
  });
});
