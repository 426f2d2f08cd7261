/** The board with the real rules: exactly the legal turns can be entered, and it shows what they do. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { animationFrames } from "../board/src/anim.ts";
import { DEFAULTS } from "../board/src/config.ts";
import { compose } from "../board/src/scene.ts";
import { begin, choose, decline, type Staging } from "../board/src/staging.ts";
import type { BoardPosition, Family, PieceView } from "../board/src/types.ts";
import { DjambiGame, geometry, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

const GAMES: readonly [board: string, rules: string, options: Record<string, string>][] = [
  ["square9", "classic", {}],
  ["square9", "variants", {}],
  ["square9", "arena", {}],
  ["square9", "classic", { reporter: "must", orphans: "exposed" }],
  ["duel2", "classic", {}],
  ["hex3", "classic", {}],
  ["hex6", "arena", {}],
  ["ngon3", "classic", {}],
  ["ngon5", "variants", {}],
  ["ngon6", "classic", {}],
  [
    "square9",
    "yang-pi",
    { reporter: "all_own", maze_corpse: "any", maze_militant: "kill", hostage_encirclement: "judged" },
  ],
];

/** A seeded generator of numbers below a limit. */
function newRng(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
}

function legalTurns(families: readonly Family[]): Set<string> {
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

function enterableTurns(state: Staging): string[] {
  if (state.turn !== null) return [state.turn];
  const next = [...state.options].map((square) => choose(state, square));
  if (state.declinable) next.push(decline(state));
  return next.flatMap(enterableTurns);
}

function enter(families: readonly Family[], turn: string): Staging {
  const squares = turn.match(/[a-z]\d+/g) ?? [];
  const pick = (state: Staging, square: string) =>
    state.options.has(square) ? choose(state, square) : state;
  return decline(squares.reduce(pick, begin(families)));
}

function sortedPieces(pieces: readonly PieceView[]): string[] {
  return pieces.map((piece) => `${piece.square} ${piece.army} ${piece.role}`).sort();
}

for (const [board, rules, options] of GAMES) {
  test(`random games on ${board} by ${rules} ${JSON.stringify(options)}`, () => {
    const below = newRng(7);
    const game = new DjambiGame(rules, options, "start", board);
    const { maze } = geometry(board);
    for (let turn = 0; turn < 250; turn++) {
      const before: BoardPosition = game.view(game.length);
      if (before.outcome) break;
      const families = game.families();
      const turns = [...legalTurns(families)];
      if (turn % 10 === 0) assert.deepEqual(enterableTurns(begin(families)).sort(), [...turns].sort());

      const complex = turns.filter((text) => /[x@>]/.test(text));
      const pool = complex.length > 0 && below(3) > 0 ? complex : turns;
      const chosen = pool[below(pool.length)] ?? "pass";
      const state = enter(families, chosen);
      assert.equal(state.turn, chosen);
      game.play(chosen);
      const after = game.view(game.length);
      const steps = game.story(game.length);
      const shown = animationFrames(before, steps, DEFAULTS.animation).at(-1)?.position ?? before;
      assert.deepEqual(sortedPieces(shown.pieces), sortedPieces(after.pieces), chosen);
      assert.deepEqual(shown.controllers, after.controllers, chosen);
      if (steps.some((step) => step.kind === "encircled")) continue;
      assert.deepEqual(sortedPieces(compose(before, state, maze).tokens), sortedPieces(after.pieces), chosen);
    }
    game.free();
  });
}
