/** Plans on the game page: who may plan, lines and their words, and what the rules say of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, initSync as initRules } from "../generated/djambi.js";
import rules from "../generated/djambi_bg.wasm";
import { initSync as initJudge } from "../generated/djambi_press.js";
import judge from "../generated/djambi_press_bg.wasm";
import { SQUARE9 } from "../generated/square9.ts";
import { GameStore } from "../src/game/game_store.ts";
import {
  amongSiblings,
  draftLine,
  lineOf,
  lineStates,
  numberOf,
  pathTo,
  plainLines,
  renewed,
  sizeOf,
  thingAt,
  toggled,
  whoIsDone,
  withLineAfter,
  withLineAt,
  withoutLine,
} from "../src/game/plan/plan_lines.ts";
import { lineText } from "../src/game/plan/plan_sentences.ts";
import { isHeld, planStore, seatToPlan } from "../src/game/plan/plan_store.ts";
import { checksOf } from "../src/game/plan/planner.ts";
import { positionAfter, sketchAfter, withPlayer, withTheirs } from "../src/game/plan/sketch.ts";
import { fetchCourt } from "../src/game/press/court.ts";
import type { Event, PlanLine, Settings } from "../src/protocol/index.ts";
import { settings as table } from "./table_settings.ts";

const wasm = (name: unknown) => ({ module: readFileSync(new URL(String(name), import.meta.url)) });
initRules(wasm(rules));

const person = (name: string) => ({ name, claimed: true, kind: "person" }) as const;
const settings: Settings = {
  ...table,
  start: "9/9/2rR6/9/9/9/9/2yM4yM1/rC7yC r-y- r r 0 9",
  seats: { ...table.seats, red: person("Ada"), yellow: person("Bob") },
};

/** A game in which the user has the second turn, after these turns. */
async function game(...moves: string[]): Promise<GameStore> {
  fetchCourt(async () => initJudge(wasm(judge)));
  await Promise.resolve();
  await Promise.resolve();
  const store = new GameStore((...given) => new DjambiGame(...given), SQUARE9);
  const events = moves.map((move, index): Event => {
    const seat = index % 2 === 0 ? "red" : "yellow";
    return { seq: index + 1, at_ms: 0, kind: "turn", seat, move };
  });
  const state = { phase: "playing", presence: {}, offers: [] } as const;
  store.onMessage({ type: "game", settings, events, you: { held: ["yellow"], may: {} }, state } as never);
  return store;
}

const ANSWER: PlanLine = lineOf([{ seat: "red", move: "c7b6" }], "c2c3");

test("who plays a game with another person can plan, but not where there are treaties or the game is over", async () => {
  const store = await game();
  const position = store.latest.value;
  assert.equal(planStore(store).seat.value, "yellow");
  assert.equal(seatToPlan(settings, position, []), null);
  assert.equal(seatToPlan(settings, position, ["red", "yellow"]), null, "nobody else plays");
  const bot = { ...person(""), kind: "bot", level: "page" } as const;
  assert.equal(
    seatToPlan({ ...settings, seats: { ...settings.seats, red: bot } }, position, ["yellow"]),
    null,
  );
  const press = { treaties: "public", whispers: false, reveal: "players", bots: "none" } as const;
  assert.equal(seatToPlan({ ...settings, press }, position, ["yellow"]), null);
});

test("a variation on the board becomes a line", async () => {
  const store = await game();
  const first = sketchAfter(store, "yellow", []);
  assert.ok(first);
  assert.equal(first.position.turn, "red");
  const next = withTheirs(store, first, "c7b6", "yellow");
  assert.ok(next);
  assert.equal(next.position.turn, "yellow");
  assert.deepEqual(next.theirs, [{ seat: "red", move: "c7b6" }]);
  assert.ok(next.families.some(({ from, to }) => from === "c2" && to.includes("c3")));
  const position = store.latest.value;
  assert.ok(position);
  assert.equal(lineText(ANSWER, position), "If Red plays reporter c7–b6: militant c2–c3");
  assert.equal(lineText({ when: [], move: "pass" }, position), "In any case: pass");
});

test("others play in a variation in any order, each as if it were their turn", async () => {
  await game();
  const three = { ...settings, start: "8yC/9/9/9/9/2bM6/2rM6/9/rC7bC rby- r r 3 9" };
  const seats = { ...three.seats, blue: person("Cleo") };
  const you = { held: ["yellow"], may: {} };
  const of3 = new GameStore((...given) => new DjambiGame(...given), SQUARE9);
  const state = { phase: "playing", presence: {}, offers: [] } as const;
  of3.onMessage({ type: "game", settings: { ...three, seats }, events: [], you, state } as never);
  const start = sketchAfter(of3, "yellow", []);
  assert.equal(start?.who, "red");
  const blue = start && withPlayer(of3, start, "blue");
  assert.ok(blue);
  assert.ok(blue.families.every(({ from }) => from === "c4" || from === "i1"));
  const answer = withTheirs(of3, blue, "c4c5", "yellow");
  assert.deepEqual(answer && [answer.who, answer.theirs], ["yellow", [{ seat: "blue", move: "c4c5" }]]);
  // An army without a player has no turn.
  const red = answer && withPlayer(of3, answer, "red");
  assert.equal(red && withPlayer(of3, red, "green"), null);
});

test("the rules say what would be played if the turn came now", async () => {
  const any = lineOf([], "h2h3");
  const impossible = lineOf([], "e5e6");
  const lines = [impossible, ANSWER, any, any];
  const before = checksOf(await game(), { seat: "yellow", after: 0, lines });
  assert.deepEqual(before && lineStates(before), ["illegal", "waits", "plays", "later"]);
  const after = checksOf(await game("c7b6"), { seat: "yellow", after: 0, lines });
  assert.deepEqual(after && lineStates(after), ["illegal", "plays", "later", "later"]);
});

test("an older plan that is changed waits for nothing that has been played", async () => {
  const store = await game("c7b6");
  const lines = [ANSWER, lineOf([{ seat: "red", move: "c7a7" }], "h2h3"), lineOf([], "h2h3")];
  const checks = checksOf(store, { seat: "yellow", after: 0, lines });
  assert.ok(checks);
  assert.deepEqual(renewed(lines, checks, new Set(["red"])), [lineOf([], "c2c3"), lineOf([], "h2h3")]);
  assert.deepEqual(renewed(lines, checks, new Set()), lines);
});

test("who is in power plays again, so what waits for them waits on", async () => {
  const turns = [{ seat: "red" }, { seat: "blue" }, { seat: null }] as const;
  assert.deepEqual([...whoIsDone(turns, { in_power: "red" })], ["blue"]);
  assert.deepEqual([...whoIsDone(turns, { in_power: null })], ["red", "blue"]);
  const lines = [ANSWER, lineOf([{ seat: "red", move: "c7a7" }], "h2h3")];
  const checks = checksOf(await game("c7b6"), { seat: "yellow", after: 0, lines });
  assert.deepEqual(checks && renewed(lines, checks, whoIsDone(turns, { in_power: "red" })), lines);
});

test("a plan is held while its player has offered something or agrees to a draw", async () => {
  const store = await game("c7b6");
  assert.equal(isHeld(store, "yellow"), false);
  const tell = (state: object) =>
    store.onMessage({
      type: "state",
      state: { phase: "playing", presence: {}, offers: [], ...state },
    } as never);
  tell({ offers: [{ of: 1, seat: "red", offer: { what: "abort" }, asked: ["yellow"] }] });
  assert.equal(isHeld(store, "yellow"), false, "another's");
  tell({ offers: [{ of: 1, seat: "yellow", offer: { what: "abort" }, asked: ["red"] }] });
  assert.equal(isHeld(store, "yellow"), true);
  tell({ draw: { of: 1, since: 1, by: ["yellow"], asked: ["red"] } });
  assert.equal(isHeld(store, "yellow"), true);
  const checks = checksOf(store, { seat: "yellow", after: 0, lines: [ANSWER, lineOf([], "h2h3")] });
  assert.deepEqual(checks && lineStates(checks, true), ["held", "later"]);
  assert.deepEqual(checks && lineStates(checks, false), ["plays", "later"]);
});

test("lines keep their names while they are moved, and are sent without them", () => {
  const lines = [ANSWER, lineOf([], "h2h3"), lineOf([], "h2h4")].map(draftLine);
  const moved = withLineAt(lines, 2, 0);
  assert.deepEqual(
    moved.map(({ id }) => id),
    [lines[2]?.id, lines[0]?.id, lines[1]?.id],
  );
  assert.deepEqual(withLineAt(lines, 0, -1), lines);
  assert.deepEqual(plainLines(lines)[0], ANSWER);
  assert.deepEqual(toggled(toggled([], "safe"), "quiet"), [{ kind: "safe" }, { kind: "quiet" }]);
  assert.deepEqual(toggled([{ kind: "safe" }], "safe"), []);
});

test("a plan goes on after its lines, which have numbers of their own", async () => {
  const store = await game();
  const first = [ANSWER, lineOf([], "h2h3")].map(draftLine);
  const [, second] = first;
  assert.ok(second);
  const next = lineOf([{ seat: "red", move: "b6b5" }], "c3c4");
  const lines = withLineAfter(first, first[0]?.id ?? null, next);
  const inner = lines[0]?.next[0];
  assert.ok(inner);
  assert.deepEqual([sizeOf(lines), numberOf(lines, inner.id), numberOf(lines, second.id)], [3, "1.1", "2"]);
  assert.deepEqual(plainLines(lines), [{ ...ANSWER, next: [next] }, lineOf([], "h2h3")]);
  assert.deepEqual(plainLines(plainLines(lines).map(draftLine)), plainLines(lines));
  const removed = amongSiblings(lines, inner.id, withoutLine);
  assert.deepEqual(plainLines(removed), plainLines(first));
  // The board goes on in the position to which the lines lead.
  const position = positionAfter(store, "yellow", pathTo(lines, inner.id));
  assert.deepEqual(position && thingAt(position, "c4"), { piece: { army: "yellow", role: "militant" } });
  assert.equal(sketchAfter(store, "yellow", pathTo(lines, inner.id))?.who, "red");
  assert.equal(positionAfter(store, "yellow", [next]), null, "red has no reporter there yet");
});

test("a square is pointed at with what is on it", async () => {
  const position = (await game()).latest.value;
  assert.ok(position);
  assert.equal(thingAt(position, "e5"), "empty");
  assert.deepEqual(thingAt(position, "c2"), { piece: { army: "yellow", role: "militant" } });
});
