/** The film of the home page shows what the rules say, turn by turn, and plays until it is stopped. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { BoardOptions } from "../board/src/config.ts";
import type { BoardPosition, PieceView } from "../board/src/types.ts";
import { DjambiGame, initSync } from "../generated/djambi_boards.js";
import bridge from "../generated/djambi_boards_bg.wasm";
import { FILM } from "../generated/film.ts";
import { positions } from "../src/home/film.ts";
import { FilmPlayer } from "../src/home/film_player.ts";

initSync({ module: readFileSync(new URL(String(bridge), import.meta.url)) });

/** The pieces in an order that does not depend on how they came to their squares. */
function sorted(pieces: readonly PieceView[]): string[] {
  return pieces.map(({ square, army, role }) => [square, army, role].join(" ")).sort();
}

test("the film shows after each turn what the rules say, and ends with a win", () => {
  const game = new DjambiGame("classic", {}, "start", "square9");
  for (const [ply, shown] of positions(FILM).entries()) {
    const move = FILM.turns[ply - 1]?.move;
    if (move) game.play(move);
    const { pieces, controllers, in_power, turn, alive } = game.view(ply);
    assert.deepEqual(sorted(shown.pieces), sorted(pieces), `turn ${ply}`);
    assert.deepEqual([shown.controllers, shown.in_power], [controllers, in_power], `turn ${ply}`);
    assert.deepEqual([shown.turn, shown.alive], [turn, alive], `turn ${ply}`);
  }
  assert.equal(game.view(game.length).outcome?.kind, "win");
  assert.equal(game.view(FILM.cover).in_power, "red", "the still picture shows a chief in the maze");
});

/** A board that shows turns at once, and lets other tasks run in between. */
class FakeBoard {
  shown: BoardPosition | null = null;
  set({ position }: Partial<BoardOptions>): void {
    if (position) this.shown = position;
  }
  async showTurn(_before: BoardPosition, _steps: unknown, after: BoardPosition): Promise<void> {
    await Promise.resolve();
    this.shown = after;
  }
}

test("the film begins at its cover, begins anew after its end, and stands still when it is stopped", async () => {
  const board = new FakeBoard();
  const told: number[] = [];
  let finish = () => {};
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const tell = (ply: number) => {
    told.push(ply);
    if (told.includes(0) && ply === 2) finish();
  };
  const player = new FilmPlayer(board, FILM, tell, { turn: 0, pause: 0 });
  const all = positions(FILM);
  assert.deepEqual(board.shown, all[FILM.cover]);
  const playing = player.play();
  await done;
  player.stop();
  await playing;
  const end = FILM.turns.length;
  assert.deepEqual(told.slice(0, end - FILM.cover + 3), [...range(FILM.cover, end), 0, 1]);
  assert.deepEqual(board.shown, all[2]);
});

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
