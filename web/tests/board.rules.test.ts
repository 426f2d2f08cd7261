/** The board against the real rules: what it can enter is what is legal, what it shows is what happens. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DjambiGame, initSync } from "../generated/djambi.js";
import bridge from "../generated/djambi_bg.wasm";
import { film } from "../src/board/film.ts";
import { compose } from "../src/board/scene.ts";
import { begin, choose, decline, type Staging } from "../src/board/staging.ts";
import type { Family, PieceView, PositionView, Step } from "../src/board/types.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

const GAMES: readonly [rules: string, options: Record<string, string>][] = [
  ["classic", {}],
  ["variants", {}],
  ["arena", {}],
  ["classic", { reporter: "must", orphans: "exposed" }],
];

/** A small generator with a seed, so that a failure can be repeated. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * sides);
  };
}

function legal(families: readonly Family[]): Set<string> {
  const turns = families.flatMap((family) => {
    if (family.act === "pass") return ["pass"];
    const victims = family.act === "report_all" ? [] : family.victims.map((square) => `x${square}`);
    const kills = victims.length === 0 || family.declinable ? [...victims, ""] : victims;
    const places = family.placements.length > 0 ? family.placements.map((square) => `@${square}`) : [""];
    const exit = family.exit ? `>${family.exit}` : "";
    return family.to.flatMap((to) =>
      kills.flatMap((kill) => places.map((place) => family.from + to + exit + kill + place)),
    );
  });
  return new Set(turns);
}

function enterable(state: Staging): string[] {
  if (state.turn !== null) return [state.turn];
  const next = [...state.options].map((square) => choose(state, square));
  if (state.declinable) next.push(decline(state));
  return next.flatMap(enterable);
}

function enter(families: readonly Family[], turn: string): Staging {
  const squares = turn.match(/[a-i]\d/g) ?? [];
  const pick = (state: Staging, square: string) =>
    state.options.has(square) ? choose(state, square) : state;
  return decline(squares.reduce(pick, begin(families)));
}

function picture(pieces: readonly PieceView[]): string[] {
  return pieces.map((piece) => `${piece.square} ${piece.army} ${piece.role}`).sort();
}

for (const [rules, options] of GAMES) {
  test(`random games of ${rules} ${JSON.stringify(options)}`, () => {
    const roll = dice(7);
    const game = new DjambiGame(rules, options, "start");
    for (let turn = 0; turn < 250; turn++) {
      const before = game.view(game.length) as PositionView;
      if (before.outcome) break;
      const families = game.families() as Family[];
      const turns = [...legal(families)];
      if (turn % 10 === 0) assert.deepEqual(enterable(begin(families)).sort(), [...turns].sort());

      const telling = turns.filter((text) => /[x@>]/.test(text));
      const pool = telling.length > 0 && roll(3) > 0 ? telling : turns;
      const chosen = pool[roll(pool.length)] ?? "pass";
      const state = enter(families, chosen);
      assert.equal(state.turn, chosen);
      game.play(chosen);
      const after = game.view(game.length) as PositionView;
      const steps = game.story(game.length) as Step[];
      const shown = film(before, steps).at(-1)?.position ?? before;
      assert.deepEqual(picture(shown.pieces), picture(after.pieces), chosen);
      assert.deepEqual(shown.controllers, after.controllers, chosen);
      if (steps.some((step) => step.kind === "encircled")) continue;
      assert.deepEqual(picture(compose(before, state).tokens), picture(after.pieces), chosen);
    }
    game.free();
  });
}
