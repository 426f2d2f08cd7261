import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat, StoryStep } from "../src/core/types.ts";
import { standings, type ToldPly } from "../src/game/ending/standings.ts";

const SEATS: readonly Seat[] = ["red", "blue", "yellow", "green"];
const controllers = { red: "red", blue: "blue", yellow: "yellow", green: "green" } as const;

function told(mover: Seat, ...story: StoryStep[]): ToldPly {
  return { mover, story, before: { controllers } };
}

function kill(army: Seat, role: "chief" | "militant"): StoryStep {
  return { kind: "kill", square: "a1", corpse: "a1", army, role };
}

test("places go by the order of the falls, and each fall has its author", () => {
  const found = standings(SEATS, [
    told("red", kill("blue", "militant")),
    told("blue", kill("green", "chief"), { kind: "army_taken", army: "green", by: "blue" }),
    told("yellow", { kind: "encircled", seat: "yellow", square: "i9" }),
    told("red", kill("green", "militant"), { kind: "encircled", seat: "blue", square: "i1" }),
  ]);
  assert.deepEqual(
    found.map(({ seat, place, kills, armies, fall }) => [seat, place, kills, armies, fall?.how, fall?.mover]),
    [
      ["red", 1, 2, 0, undefined, undefined],
      ["blue", 2, 1, 1, "walled_in", "red"],
      ["yellow", 3, 0, 0, "by_own_turn", "yellow"],
      ["green", 4, 0, 0, "killed", "blue"],
    ],
  );
  assert.equal(found[3]?.fall?.ply, 2);
});

test("those who are alive share the first place, and those who fall together share theirs", () => {
  const both: StoryStep[] = [
    { kind: "encircled", seat: "red", square: "a1" },
    { kind: "encircled", seat: "blue", square: "i1" },
  ];
  const found = standings(SEATS, [told("yellow", ...both), told("green")]);
  assert.deepEqual(
    found.map(({ seat, place }) => [seat, place]),
    [
      ["yellow", 1],
      ["green", 1],
      ["red", 3],
      ["blue", 3],
    ],
  );
});

test("own pieces are no kills, and the chief of a hostage is nobody’s fall", () => {
  const found = standings(
    ["red", "yellow"],
    [
      told("red", kill("red", "militant")),
      told("red", kill("green", "chief")),
      told("yellow", { kind: "resigned", seat: "yellow", square: "i9" }),
    ],
  );
  assert.deepEqual(
    found.map(({ seat, kills, fall }) => [seat, kills, fall?.how]),
    [
      ["red", 1, undefined],
      ["yellow", 0, "resigned"],
    ],
  );
});
