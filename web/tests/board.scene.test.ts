import assert from "node:assert/strict";
import { test } from "node:test";
import { animationFrames } from "../board/src/anim.ts";
import { DEFAULTS } from "../board/src/config.ts";
import { squareFacts, stageFacts } from "../board/src/facts.ts";
import { compose } from "../board/src/scene.ts";
import { begin, choose, type Staging } from "../board/src/staging.ts";
import type { BoardPosition, Family, PieceView } from "../board/src/types.ts";
import { words } from "../board/src/words/en.ts";

const POSITION: BoardPosition = {
  pieces: [
    { square: "c3", army: "red", role: "militant" },
    { square: "d4", army: "blue", role: "necromobile" },
    { square: "a1", army: "red", role: "diplomat" },
    { square: "h8", army: "green", role: "reporter" },
    { square: "e5", army: "yellow", role: "chief" },
    { square: "g7" },
  ],
  controllers: { red: "red", blue: "blue", yellow: "yellow", green: "red" },
  turn: "red",
  alive: ["red", "blue", "yellow"],
  in_power: "yellow",
  outcome: null,
};

function family(from: string, act: Family["act"], to: string[], rest: Partial<Family> = {}): Family {
  const victim = act === "walk" ? null : act === "relocate" ? "alive" : "corpse";
  const goes_to = rest.placements ? "placement" : act === "kill" ? from : null;
  const base = { exit: null, victims: [], declinable: false, placements: [] };
  return { from, act, to, ...base, victim, goes_to, ...rest };
}

function scene(families: Family[], ...squares: string[]) {
  return compose(POSITION, squares.reduce(choose, begin(families)), "e5");
}

function at(pieces: PieceView[], square: string): string[] {
  return pieces.filter((p) => p.square === square).map((p) => (p.army ? `${p.army} ${p.role}` : "corpse"));
}

test("a kill shows the mover on its target, and the corpse held and then placed", () => {
  const families = [family("c3", "kill", ["d4"], { placements: ["c3", "f6"] })];
  assert.equal(scene(families, "c3").marks.get("d4"), "kill");
  const placing = scene(families, "c3", "d4");
  assert.deepEqual(at(placing.tokens, "d4"), ["red militant"]);
  assert.deepEqual(at(placing.tokens, "c3"), []);
  assert.equal(placing.held?.army, undefined);
  assert.equal(placing.marks.get("f6"), "place");
  assert.deepEqual(at(scene(families, "c3", "d4", "f6").tokens, "f6"), ["corpse"]);
});

test("a diplomat takes up the piece itself, also in the maze, where power then ends", () => {
  const exits = ["e1", "e9"].map((exit) =>
    family("a1", "relocate", ["e5"], { exit, placements: ["a1", "b7"] }),
  );
  assert.equal(scene(exits, "a1").marks.get("e5"), "relocate");
  assert.equal(scene(exits, "a1").power, "yellow");
  const leaving = scene(exits, "a1", "e5");
  assert.equal(leaving.held?.role, "chief");
  assert.equal(leaving.power, null);
  const done = scene(exits, "a1", "e5", "e9", "b7");
  assert.deepEqual(at(done.tokens, "b7"), ["yellow chief"]);
  assert.deepEqual(at(done.tokens, "e9"), ["red diplomat"]);
});

test("an assassin leaves the corpse where it came from", () => {
  const position = {
    ...POSITION,
    pieces: [...POSITION.pieces, { square: "a4", army: "red", role: "assassin" } as const],
  };
  const state = ["a4", "d4"].reduce(choose, begin([family("a4", "kill", ["d4"])]));
  const tokens = compose(position, state, "e5").tokens;
  assert.deepEqual(at(tokens, "a4"), ["corpse"]);
  assert.deepEqual(at(tokens, "d4"), ["red assassin"]);
});

test("the reporter's own square is the choice to kill no one", () => {
  const shots = [family("h8", "report", ["d5"], { victims: ["d4", "e5"], declinable: true })];
  const choosing = scene(shots, "h8", "d5");
  assert.equal(choosing.marks.get("d5"), "spare");
  assert.equal(choosing.marks.get("d4"), "victim");
  assert.deepEqual(at(scene(shots, "h8", "d5", "d4").tokens, "d4"), ["corpse"]);
  assert.deepEqual(at(scene(shots, "h8", "d5", "d5").tokens, "d4"), ["blue necromobile"]);
});

test("squares have labels", () => {
  const noted = (lastTurns: string[], ringed: string[] = []) => ({
    lastTurns: [{ squares: ["a9"] }, { squares: lastTurns }],
    rings: ringed.map((square) => ({ square, kind: "piece" as const })),
  });
  const text = (square: string, ...last: string[]) =>
    words.square(squareFacts(square, shown, noted(last), "e5"));
  const shown = scene([family("c3", "kill", ["d4"], { placements: ["c3", "f6"] })], "c3");
  assert.equal(text("d4"), "d4, blue necromobile, legal target: kill");
  assert.equal(text("c3", "c3"), "c3, red militant, selected, last turn");
  assert.equal(words.square(squareFacts("g7", shown, noted([], ["g7"]), "e5")), "g7, corpse, in danger");
  assert.equal(text("h8"), "h8, green reporter commanded by red");
  assert.equal(text("g7"), "g7, corpse");
  assert.equal(text("e5"), "e5, yellow chief, the maze, yellow is in power");
  assert.equal(text("b2"), "b2, empty");
});

test("the banner has a text for each stage", () => {
  const stageText = (position: BoardPosition, staging: Staging) => words.stage(stageFacts(position, staging));
  const kill = begin([family("c3", "kill", ["d4"], { placements: ["c3", "f6"] })]);
  assert.equal(stageText(POSITION, kill), "Choose a piece to move");
  assert.equal(stageText(POSITION, choose(kill, "c3")), "Choose where the militant goes");
  assert.equal(stageText(POSITION, choose(choose(kill, "c3"), "d4")), "Place the corpse on an empty square");
  const move = begin([family("a1", "relocate", ["d4"], { placements: ["c3", "f6"] })]);
  const text = stageText(POSITION, choose(choose(move, "a1"), "d4"));
  assert.equal(text, "Place the blue necromobile on an empty square");
});

test("a story becomes frames that end with the turn's last position", () => {
  const frames = animationFrames(
    POSITION,
    [
      { kind: "move", from: "c3", to: "d4", army: "red", role: "militant" },
      { kind: "kill", square: "d4", army: "blue", role: "necromobile", corpse: "f6" },
      { kind: "army_taken", army: "blue", by: "red" },
    ],
    DEFAULTS.animation,
  );
  assert.deepEqual(at(frames[0]?.position.pieces ?? [], "d4").sort(), ["blue necromobile", "red militant"]);
  assert.deepEqual(at(frames[1]?.position.pieces ?? [], "d4").sort(), ["corpse", "red militant"]);
  assert.deepEqual(at(frames[2]?.position.pieces ?? [], "f6"), ["corpse"]);
  assert.equal(frames.at(-1)?.position.controllers.blue, "red");
});

test("a story has a sentence for each step", () => {
  assert.equal(
    words.story([
      { kind: "move", from: "c3", to: "d4", army: "red", role: "militant" },
      { kind: "kill", square: "d4", army: "blue", role: "necromobile", corpse: "f6" },
    ]),
    "Red militant moves from c3 to d4. Blue necromobile is killed on d4; corpse on f6.",
  );
});
