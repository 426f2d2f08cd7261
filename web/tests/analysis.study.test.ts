/** A study led by the real rules, and what is thought about it by an engine that is none. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { DjambiGame, initSync } from "../generated/djambi.js";
import bridge from "../generated/djambi_bg.wasm";
import { Desk } from "../src/analysis/desk.ts";
import { position } from "../src/analysis/opening.ts";
import { Study } from "../src/analysis/study.ts";
import type { CoreMaker, RulesCore } from "../src/core/types.ts";
import type { Info, Limits, Question, Transcript } from "../src/engine/messages.ts";
import type { GameState } from "../src/protocol/index.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });
const make: CoreMaker = (rules, options, start) =>
  new DjambiGame(rules, options, start) as unknown as RulesCore;

const FOUR = ["a3a5", "g1g3", "i7i5", "a7a6"];

function study(entries: string[] = [], start = "start"): Study {
  return new Study(make, { ...position(start), entries });
}

test("a study begins at the start of its game and walks through it", () => {
  const one = study(FOUR.slice(0, 1));
  assert.equal(one.at.value, one.tree.root);
  one.walk("on");
  assert.equal(one.reading(one.at.value), "Ma3-a5");
  assert.equal(one.seat(one.at.value), "red");
  one.walk("on");
  one.walk("end");
  assert.equal(one.at.value.depth, 1);
  one.walk("start");
  assert.equal(one.view(one.at.value).turn_number, 1);
});

test("another turn is a variation, with its own families and story", () => {
  const one = study(["a3a5"]);
  one.play("a3a4");
  assert.equal(one.tree.isMain(one.at.value), false);
  assert.equal(
    one.families().some((family) => family.from === "i3"),
    true,
  );
  assert.deepEqual(one.story(one.at.value)[0], {
    kind: "move",
    from: "a3",
    to: "a4",
    army: "red",
    role: "militant",
  });
  assert.deepEqual(one.transcript().entries, ["a3a4"]);
  one.walk("back");
  one.play("a3a5");
  assert.equal(one.tree.root.children.length, 2, "the same turn again goes where it was");
  assert.throws(() => one.play("a3a4"), Error);
  assert.equal(one.view(one.at.value).turn, "blue");
});

test("resignations and agreements are entries like others", () => {
  const one = study(["a3a5", "red resigns", "draw agreed"]);
  one.walk("end");
  const at = one.at.value;
  assert.equal(one.view(at).outcome?.kind, "agreement");
  assert.deepEqual(
    one.tree.path(at).map((turn) => one.seat(turn)),
    [null, "red", "red", null],
  );
  assert.deepEqual(one.families(), []);
});

test("the engine is told what came before, back to the last kill", () => {
  const one = study(["a3a5", "i3i5"]);
  one.walk("end");
  const { past, position } = one.question(one.at.value);
  assert.equal(past.length, 2);
  assert.match(position, / y y 0 3$| y y 2 3$/);
  assert.deepEqual(one.question(one.tree.root).past, []);
});

test("a game that cannot be is refused with the reason", () => {
  assert.throws(() => study(["a3a9"]), /§2/);
  assert.throws(() => study([], "9/9/9"), /six fields/);
});

/** An engine that finds a3a4 at once, and remembers what it was asked. */
class FakeEngine {
  asked: { question: Question; limits: Limits }[] = [];
  /** Whether a thought goes on until it is stopped. */
  endless = false;
  private end: (() => void) | null = null;

  async think(question: Question, limits: Limits, info?: (info: Info) => void): Promise<Info> {
    this.asked.push({ question, limits });
    const line = {
      moves: ["a3a4"],
      readings: ["Ma3-a4"],
      seats: ["red" as const],
      shares: [0.4, 0.2, 0.2, 0.2],
    };
    const found = { lines: [line], nodes: limits.nodes ?? 9, known: 0, ms: 1 };
    info?.(found);
    if (this.endless) await new Promise<void>((resolve) => (this.end = resolve));
    return found;
  }
  stop(): void {
    this.end?.();
  }
  close(): void {}
  async read(): Promise<Transcript> {
    return { ...position("start"), entries: ["a3a5", "i3i5"] };
  }
  async write(game: Transcript): Promise<string> {
    return game.entries.join(" ");
  }
}

function desk(fetch: () => Promise<GameState> = () => Promise.reject(new Error("no such game"))) {
  const [front, back, seen] = [new FakeEngine(), new FakeEngine(), signal(true)];
  return { desk: new Desk({ make, engines: { front, back }, clerk: back, fetch, seen }), front, back, seen };
}

const settle = () => new Promise((done) => setTimeout(done, 5));

test("nothing is asked of the engine before it is wanted", async () => {
  const { desk: one, front, back } = desk();
  one.play("a3a5");
  await settle();
  assert.deepEqual([front.asked.length, back.asked.length], [0, 0]);
  one.work.value.thinking.on.value = true;
  await settle();
  assert.equal(front.asked.length, 1);
  assert.equal(one.work.value.thinking.info.value?.nodes, 9);
  one.work.value.study.walk("back");
  await settle();
  assert.equal(front.asked.length, 2);
  one.work.value.thinking.on.value = false;
  assert.equal(one.work.value.thinking.info.value, null);
});

test("the engine rests while nobody sees the page, and goes on when somebody does", async () => {
  const { desk: one, front, seen } = desk();
  const { thinking } = one.work.value;
  front.endless = true;
  seen.value = false;
  seen.value = true;
  await settle();
  assert.equal(front.asked.length, 0, "it was not thinking");
  thinking.on.value = true;
  await settle();
  assert.equal(thinking.busy.value, true);
  seen.value = false;
  await settle();
  assert.equal(thinking.busy.value, false);
  assert.equal(thinking.info.value?.nodes, 9, "what was found stays");
  seen.value = true;
  await settle();
  assert.equal(thinking.busy.value, true);
  assert.deepEqual(front.asked[1], front.asked[0]);
  thinking.on.value = false;
  seen.value = false;
  seen.value = true;
  await settle();
  assert.equal(front.asked.length, 2, "it was switched off meanwhile");
});

test("a hint is drawn on the board until one goes on", async () => {
  const { desk: one } = desk();
  const { thinking, study: game } = one.work.value;
  await thinking.ask();
  assert.equal(thinking.hint.value?.move, "a3a4");
  game.play("a3a4");
  assert.equal(thinking.hint.value, null);
});

test("a pasted record is opened, and every position of it is looked at", async () => {
  const { desk: one, back } = desk();
  assert.equal(await one.paste("1. Ma3-a5 Mi3-i5", "classic"), true);
  await settle();
  assert.equal(back.asked.length, 3);
  const { study: game, thinking } = one.work.value;
  assert.deepEqual(thinking.shares(game.tree.root), [0.4, 0.2, 0.2, 0.2]);
  assert.equal(thinking.left.value, 0);
  assert.equal(await one.record(), "a3a5 i3i5");
});

test("what cannot be opened is said, and what was there stays", async () => {
  const { desk: one } = desk();
  one.play("a3a5");
  const before = one.work.value;
  assert.equal(await one.paste("9/9/9/9 rbyg r r 0 1", "classic"), false);
  assert.match(one.trouble.value, /[.]$/);
  assert.equal(await one.paste("  ", "classic"), false);
  await one.visit(new URLSearchParams("game=nosuch"));
  assert.equal(one.trouble.value, "No such game.");
  assert.equal(one.work.value, before);
  assert.equal(await one.paste("start", "arena"), true);
  assert.equal(one.trouble.value, "");
});

test("a game of the service is opened when it is over", async () => {
  const human = { kind: "human", name: "Ada", claimed: true } as const;
  const seats = {
    red: human,
    blue: human,
    yellow: human,
    green: { ...human, kind: "bot", level: "page" } as const,
  };
  const settings = { id: "g", rules: "classic", options: { quiet_limit: "1" }, start: "start", seats };
  const event = { seq: 1, at_ms: 0, seat: "red", kind: "turn", move: "a3a5" } as const;
  const state: GameState = { settings, events: [event], seq: 1, outcome: null };
  const running = desk(async () => state).desk;
  await running.visit(new URLSearchParams("game=g"));
  assert.match(running.trouble.value, /still going on/);
  const over: GameState = { ...state, outcome: { kind: "quiet_limit", shares: {} } };
  const { desk: one } = desk(async () => over);
  await one.visit(new URLSearchParams("game=g"));
  const { game } = one.work.value.study;
  assert.deepEqual(game.entries, ["a3a5"]);
  assert.deepEqual(game.names, ["Ada", "Ada", "Ada", "Djambi page"]);
  assert.deepEqual(game.options, ["quiet_limit=1"]);
});
