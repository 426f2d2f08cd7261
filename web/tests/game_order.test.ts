/** The order of the user's games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { KnownGame } from "../src/common/games.ts";
import { ordered, resultOf, rivals } from "../src/home/game_order.ts";

const game = (id: string, more: Partial<KnownGame> = {}): KnownGame => ({
  ...{ id, at: 1, held: ["red"], turn: 3, outcome: null },
  ...more,
});
const WON = { kind: "win", shares: { red: 1 } } as const;

test("games that wait come first, by their deadlines, and games that are over last", () => {
  const games = [
    game("over", { at: 9, outcome: WON }),
    game("open", { at: 5 }),
    game("newer", { at: 6 }),
    game("late", { due: 900 }),
    game("soon", { due: 100 }),
    game("told"),
  ];
  const ids = ordered(games, new Map([["told", "your_turn"]])).map(({ id }) => id);
  assert.deepEqual(ids, ["soon", "late", "told", "newer", "open", "over"]);
});

test("rivals are called by name, level or army, and nobody by an empty seat", () => {
  const human = { kind: "human", claimed: true } as const;
  const seats = {
    red: { ...human, name: "Me" },
    blue: { ...human, name: "Bianca" },
    yellow: { kind: "bot", level: "page", name: "", claimed: true },
    green: { kind: "absent", name: "", claimed: false },
  } as const;
  assert.deepEqual(rivals(game("a", { seats })), ["Bianca", "Page (bot)"]);
  assert.deepEqual(rivals(game("a", { seats: { blue: { ...human, name: "" } } })), ["Blue"]);
});

test("a result is marked for those who played", () => {
  assert.equal(resultOf(game("a", { outcome: WON })), "won");
  assert.equal(resultOf(game("a", { outcome: WON, held: ["blue"] })), "lost");
  const draw = { kind: "agreement", shares: { red: 0.5, blue: 0.5 } } as const;
  assert.equal(resultOf(game("a", { outcome: draw })), "shared");
  assert.equal(resultOf(game("a", { outcome: WON, held: [] })), null);
  assert.equal(resultOf(game("a")), null);
});
