/** The order of the user's games. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { KnownGame } from "../src/common/games.ts";
import { rivals } from "../src/common/seats/rivals.ts";
import { ordered, resultOf } from "../src/home/game_order.ts";
import { listedGames } from "../src/home/own_games.ts";
import type { OwnGame } from "../src/protocol/index.ts";

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

const still: OwnGame = {
  ...{ id: "far", board: "square9", rules: { set: "classic", options: {} }, held: ["red"], phase: "playing" },
  play: ["red"],
  ...{ seats: {}, turn: 4, position: "there", at_ms: 20 },
};
const going: OwnGame = { ...still, to_move: "red", due_ms: 500 };

test("the service tells how games stand, and this browser of those that only it knows", () => {
  const known = [
    game("far", { at: 30, turn: 3, due: 7, scene: { pieces: [], controllers: {}, in_power: null } }),
    game("watched", { at: 40, held: [], due: 7 }),
  ];
  const [first, second] = listedGames(known, [going], []);
  assert.deepEqual([first?.id, first?.due], ["watched", undefined], "nothing old counts as due");
  assert.deepEqual([second?.id, second?.at, second?.turn, second?.due], ["far", 20, 4, 500]);
  assert.deepEqual(
    [second?.scene, second?.now?.position],
    [undefined, "there"],
    "the board has changed since",
  );
  const seen = listedGames([game("far", { ...known[0], turn: 4 })], [going], []);
  assert.deepEqual(seen[0]?.scene, known[0]?.scene, "what the user has just seen needs no rules");
  assert.deepEqual(listedGames([], [going], ["far"]), [], "what was taken out stays out");
  assert.equal(listedGames(known, null, []), known, "without an answer memory counts");
  const lost = listedGames([game("lost"), game("won", { outcome: WON })], [going], []);
  const held = lost.map(({ id, held }) => [id, held?.length]);
  assert.deepEqual(
    held.sort(),
    [
      ["far", 1],
      ["lost", 0],
      ["won", 1],
    ],
    "a seat that was lost is no more",
  );
  const [resting] = listedGames([], [{ ...going, play: [] }], []);
  assert.deepEqual([resting?.isMine, resting?.waitsFor], [false, undefined], "nobody waits for oneself");
});

test("twenty games come as the service tells them, in another browser too", () => {
  const own = Array.from({ length: 20 }, (_, index): OwnGame => {
    const own = { ...still, id: `g${index}`, at_ms: index };
    if (index % 4 === 0) return { ...own, to_move: "red", due_ms: 1000 - index };
    if (index % 4 === 1) return { ...own, to_move: "blue", due_ms: 1 };
    if (index % 4 === 2) return { ...own, to_move: "red" };
    return { ...own, phase: "over", outcome: WON };
  });
  const list = ordered(listedGames([], own, []), new Map());
  const numbers = list.map(({ id }) => Number(id.slice(1)));
  const mine = [16, 12, 8, 4, 0, 18, 14, 10, 6, 2];
  assert.deepEqual(numbers, [...mine, 17, 13, 9, 5, 1, 19, 15, 11, 7, 3]);
  assert.equal(resultOf(list.at(-1) ?? game("none")), "won");
});

test("a game that goes on tells who is out, one that is over does not", () => {
  const [going] = listedGames([], [{ ...still, out: ["blue"] }], []);
  assert.deepEqual(going?.out, ["blue"]);
  const [over] = listedGames([], [{ ...still, out: ["blue"], phase: "over", outcome: WON }], []);
  assert.deepEqual(over?.out, []);
});

test("rivals are called by name, level or army, and nobody by an empty seat", () => {
  const seatOfPerson = { kind: "person", claimed: true } as const;
  const seats = {
    red: { ...seatOfPerson, name: "Me" },
    blue: { ...seatOfPerson, name: "Bianca" },
    yellow: { kind: "bot", level: "page", name: "", claimed: true },
    green: { kind: "absent", name: "", claimed: false },
  } as const;
  assert.deepEqual(rivals(game("a", { seats })), ["Bianca", "Page (bot)"]);
  assert.deepEqual(rivals(game("a", { seats: { blue: { ...seatOfPerson, name: "" } } })), ["Blue"]);
});

test("a result is marked for those who played", () => {
  assert.equal(resultOf(game("a", { outcome: WON })), "won");
  assert.equal(resultOf(game("a", { outcome: WON, held: ["blue"] })), "lost");
  const draw = { kind: "agreement", shares: { red: 0.5, blue: 0.5 } } as const;
  assert.equal(resultOf(game("a", { outcome: draw })), "shared");
  assert.equal(resultOf(game("a", { outcome: WON, held: [] })), null);
  assert.equal(resultOf(game("a")), null);
});
