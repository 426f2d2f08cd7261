/** Explanations of turns by the state of the game: refusals, and the question before a risky turn. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SQUARE9 } from "../generated/square9.ts";
import { bannerContent } from "../src/game/banner/banner_content.ts";
import { explainRefusal, refuseLookingBack } from "../src/game/board/refusals.ts";
import { asksFirst } from "../src/game/board/risks.ts";
import { GameStore } from "../src/game/game_store.ts";
import { asksExposed, asksWalledIn } from "../src/game/guide/guide_switches.ts";
import type { OfGame, Seat } from "../src/protocol/index.ts";
import { FakeCore } from "./fake_core.ts";

const seatOfPerson = { kind: "person", name: "", claimed: true } as const;
const bot = { kind: "bot", level: "envoy", name: "", claimed: true } as const;

function storeOf(held: Seat[], turns: string[] = []): GameStore {
  const store = new GameStore(() => new FakeCore(), SQUARE9);
  const seats = { red: seatOfPerson, blue: bot, yellow: bot, green: bot };
  const rules = { set: "classic", options: {} };
  const settings = { id: "g", rules, board: "square9", start: "start", seats };
  const order: Seat[] = ["red", "blue", "yellow", "green"];
  const events = turns.map((move, i) => {
    const seat = order[i % 4] ?? "red";
    return { seq: i + 1, at_ms: 0, seat, kind: "turn", move } as const;
  });
  const state = { phase: "playing", presence: {}, watchers: 0 } as const;
  store.onMessage({
    game: "g",
    type: "game",
    settings,
    you: { held, may: { play: held } },
    created_ms: 0,
    state,
    events,
    seq: events.length,
  } as OfGame);
  return store;
}

/** What the page answers to a refused choice, on the screen and aloud. */
async function answerTo(store: GameStore, square: string | null, move: string | null): Promise<string> {
  const said: string[] = [];
  const board = { say: (text: string) => void said.push(text) };
  await explainRefusal(store, board, { stage: move ? "target" : "idle", square, move });
  const shown = store.guide.refusal.value?.message ?? "";
  assert.deepEqual(said, shown ? [shown] : []);
  if (shown) assert.equal(bannerContent(store).text, shown);
  return shown;
}

test("the rules explain a refused choice", async () => {
  assert.equal(await answerTo(storeOf(["red"]), "a1", null), "No way out.");
  const store = storeOf(["red"]);
  assert.equal(await answerTo(store, "c3", "bad"), "A bad move.");
  assert.equal(store.guide.refusal.value?.section, "§2");
  assert.equal(await answerTo(storeOf(["red"]), null, null), "A piece cannot leave the board.");
});

test("the state of the game explains it, where nothing can be chosen", async () => {
  const others = storeOf(["red"], ["a"]);
  assert.equal(await answerTo(others, "a1", null), "It is not your turn: Blue plays.");
  assert.equal(await answerTo(storeOf([], ["a"]), "a1", null), "", "a watcher chooses nothing");
  others.review(0);
  assert.equal(await answerTo(others, "a1", null), "You are looking back. Go back to now to play.");
  const sending = storeOf(["red"]);
  sending.play("a");
  assert.equal(await answerTo(sending, "a1", null), "Your turn is on its way to the service.");
});

test("only the sentence of the latest refusal is shown", async () => {
  const store = storeOf(["red"]);
  const first = explainRefusal(store, { say() {} }, { stage: "idle", square: "a1", move: null });
  refuseLookingBack(store, { say() {} });
  const halfEntered = store.guide.refusal.value?.message;
  await first;
  assert.equal(store.guide.refusal.value?.message, halfEntered);
  assert.ok(halfEntered?.includes("Esc"));
  store.guide.clear();
  assert.equal(store.guide.refusal.value, null);
});

test("a risky turn is asked about once, if its switch is on", async () => {
  const store = storeOf(["red"]);
  assert.equal(asksFirst(store, "safe"), false);
  assert.equal(asksFirst(store, "risky"), true);
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(bannerContent(store).text, "You would be out.");
  assert.equal(asksFirst(store, "risky"), false, "the answer is to play it");
  store.guide.clear();
  asksWalledIn.set(false);
  assert.equal(asksFirst(store, "risky"), false);
  asksWalledIn.set(true);
});

test("a switch is preset by the game, until the user sets it", () => {
  assert.ok(asksExposed.isOn(storeOf(["red"])), "against bots");
  asksExposed.set(false);
  assert.ok(!asksExposed.isOn(storeOf(["red"])), "what the user has chosen counts");
});
