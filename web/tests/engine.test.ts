/** The engine behind the page: its slices, its worker without a worker, and the module in WebAssembly. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Analyst, initSync, readRecord, writeRecord } from "../generated/djambi_engine.js";
import module from "../generated/djambi_engine_bg.wasm";
import { type Channel, Engine } from "../src/engine/engine.ts";
import type { Answer, Question, Request, Transcript } from "../src/engine/messages.ts";
import { Pace } from "../src/engine/pace.ts";
import { type Tools, Work } from "../src/engine/work.ts";

const START: Question = { rules: "classic", options: [], position: "start", past: [] };
const GAME: Transcript = { rules: "classic", options: [], start: "start", entries: [], names: [] };

test("slices grow until they take as long as they should", () => {
  const pace = new Pace();
  let [nodes, longest] = [0, 0];
  for (let slice = 0; slice < 40; slice++) {
    const goal = pace.next(nodes);
    const ms = (goal - nodes) / 50;
    pace.took(goal - nodes, ms);
    nodes = goal;
    longest = Math.max(longest, ms);
  }
  assert.ok(longest > 40 && longest < 80, `${longest} ms`);
  assert.equal(new Pace(10).next(0), 10);
});

/** A clock and an analyst that looks at ten positions a millisecond, up to as many as there are, and remembers the last ones. */
function world(most = Number.POSITIVE_INFINITY) {
  const said: Answer[] = [];
  let now = 0;
  let done = 0;
  const considered: string[] = [];
  const analyst = {
    consider: (_: string, __: string[], position: string) => {
      if (position === "bad") throw new Error("a bad position");
      if (position !== considered.at(-1)) done = 0;
      considered.push(position);
    },
    search: (nodes: number) => {
      const goal = Math.max(done, Math.min(nodes, most));
      now += (goal - done) / 10;
      done = goal;
      return done;
    },
    findings: () => [
      {
        moves: ["a3a5"],
        readings: ["Ma3-a5"],
        seats: ["red"],
        shares: new Float64Array([1, 0, 0, 0]),
        free: () => {},
      },
    ],
    free: () => {},
  };
  const tools: Tools = { analyst: () => analyst, read: () => GAME, write: () => "text" };
  const breathe = () => new Promise<void>((resolve) => setTimeout(resolve, 0));
  const work = new Work({
    load: async () => tools,
    answer: (answer) => said.push(answer),
    breathe,
    now: () => now,
  });
  const think = (id: number, limits: { nodes?: number; ms?: number }, position = "start") =>
    work.hear({
      kind: "think",
      id,
      question: { ...START, position },
      limits: { lines: 1, ...limits },
      memory: 1,
    });
  return { work, said, think, considered };
}

test("a thought ends at its nodes, at its time, or when the engine has seen enough", async () => {
  const { think, said } = world();
  await think(1, { nodes: 5000 });
  await think(2, { ms: 300 });
  const few = world(700);
  await few.think(3, {});
  const [first, second] = said.filter(({ kind }) => kind === "done");
  assert.ok(first?.kind === "done" && first.info.nodes === 5000);
  assert.ok(second?.kind === "done" && second.info.ms >= 300 && second.info.ms < 420);
  assert.equal(first.info.known, 0);
  assert.equal(second.info.known, 5000, "the second goes on from the first");
  assert.equal(second.info.nodes - second.info.known, 10 * second.info.ms);
  const third = few.said.at(-1);
  assert.ok(third?.kind === "done" && third.info.nodes === 700 && third.info.lines.length === 1);
  assert.ok(said.some(({ kind }) => kind === "info"));
});

test("a thought without end is stopped, or ended by the next one", async () => {
  const { work, think, said, considered } = world();
  const endless = think(1, {});
  await new Promise((done) => setTimeout(done, 20));
  await work.hear({ kind: "stop" });
  await endless;
  assert.equal(said.at(-1)?.kind, "done");
  const replaced = think(2, {});
  const next = think(3, { nodes: 2000 }, "next");
  await Promise.all([replaced, next]);
  assert.deepEqual(
    said
      .filter(({ kind }) => kind === "done")
      .map((answer) => answer.id)
      .sort(),
    [1, 2, 3],
  );
  assert.equal(considered.at(-1), "next");
});

test("what goes wrong is said under the number of the request", async () => {
  const { think, said } = world();
  await think(7, {}, "bad");
  assert.deepEqual(said, [{ kind: "failed", id: 7, message: "a bad position" }]);
});

test("the page's engine starts its worker at the first request, and matches answers to requests", async () => {
  const sent: Request[] = [];
  let opened = 0;
  const channel: Channel = {
    onmessage: null,
    onerror: null,
    terminate: () => {},
    postMessage: (request: Request) => void sent.push(request),
  };
  const say = (data: Answer) => (channel.onmessage as ((event: { data: Answer }) => void) | null)?.({ data });
  const open = () => {
    opened++;
    return channel;
  };
  const engine = new Engine(open, 8);
  engine.stop();
  assert.equal(opened, 0);
  const heard: number[] = [];
  const thought = engine.think(START, { lines: 1 }, ({ nodes }) => heard.push(nodes));
  const read = engine.read("text");
  assert.equal(opened, 1);
  assert.deepEqual(
    sent.map(({ kind }) => kind),
    ["think", "read"],
  );
  say({ kind: "info", id: 1, info: { lines: [], nodes: 5, known: 0, ms: 1 } });
  say({ kind: "failed", id: 2, message: "line 1: no" });
  say({ kind: "done", id: 1, info: { lines: [], nodes: 9, known: 0, ms: 2 } });
  await assert.rejects(read, /line 1: no/);
  assert.equal((await thought).nodes, 9);
  assert.deepEqual(heard, [5]);
  const lost = engine.think(START, { lines: 1 });
  (channel.onerror as (() => void) | null)?.();
  await assert.rejects(lost, /could not be loaded/);
});

test("the module thinks and tells its lines", () => {
  initSync({ module: readFileSync(new URL(String(module), import.meta.url)) });
  const analyst = new Analyst(16);
  analyst.consider("classic", [], "8yC/9/9/9/9/9/9/9/rArC7 r-y- r r 0 40", [], 2);
  analyst.search(500);
  const [best] = analyst.findings();
  assert.equal(best?.moves[0], "a1i9");
  assert.equal(best?.readings[0], "Aa1xi9");
  assert.deepEqual(best?.seats[0], "red");
  const sum = [...(best?.shares ?? [])].reduce((total, share) => total + share, 0);
  assert.ok(Math.abs(sum - 1) < 1e-9);
  assert.throws(() => analyst.consider("chess", [], "start", [], 1), /classic/);
  assert.throws(() => analyst.consider("classic", [], "9/9", [], 1), /six fields/);
  assert.throws(() => analyst.consider("classic", ["reporter=never"], "start", [], 1), /reporter/);
  analyst.free();
});

test("the module reads and writes records, and says where one is wrong", () => {
  const text = '[Red "Ada"]\n[Rules "arena"]\n[Options "repetition=0"]\n\n1. Ma3-a5 {blue resigns} Mi7-i6\n';
  const read = readRecord(text);
  assert.deepEqual(
    [read.rules, read.options, read.entries, read.names],
    ["arena", ["repetition=0"], ["a3a5", "blue resigns", "i7i6"], ["Ada", "", "", ""]],
  );
  const written = writeRecord(read.rules, read.options, read.start, read.entries, read.names);
  assert.match(written, /\[Red "Ada"\]/);
  assert.deepEqual(readRecord(written).entries, read.entries);
  assert.throws(() => readRecord("1. Ma3-a9"), /line 1, column 4/);
  assert.throws(() => readRecord('[Board "hex3"]\n\n1. Mc1-e1'), /usual board/);
  assert.throws(() => writeRecord("classic", [], "start", ["pink resigns"], []), /no such seat/);
});
