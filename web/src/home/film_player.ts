/** Plays a recorded game on a board, again and again. */
import type { DjambiBoard } from "../../board/src/index.ts";
import type { BoardPosition } from "../../board/src/types.ts";
import { turnMark } from "../common/board/move_squares.ts";
import { type Film, positions } from "./film.ts";

/** How long the player shows things, in milliseconds. */
export interface FilmTimes {
  /** A turn, its movement included, at least. */
  turn: number;
  /** The start, and the end. */
  pause: number;
}

const TIMES: FilmTimes = { turn: 2600, pause: 6000 };

/** Plays a film on a board. */
export class FilmPlayer {
  private readonly shown: readonly BoardPosition[];
  /** The number of turns that the board shows. */
  private ply: number;
  /** Grows whenever the film is stopped or goes on; what ran before ends when it does. */
  private run = 0;

  constructor(
    private readonly board: Pick<DjambiBoard, "set" | "showTurn">,
    private readonly film: Film,
    /** Hears how many turns the board shows. */
    private readonly tell: (ply: number) => void,
    private readonly times = TIMES,
  ) {
    this.shown = positions(film);
    this.ply = film.cover;
    this.show();
  }

  /** Plays on until the film is stopped; after the end it begins anew. */
  async play(): Promise<void> {
    const mine = ++this.run;
    while (mine === this.run) {
      const [began, isEnd] = [performance.now(), this.ply === this.film.turns.length];
      if (isEnd) this.ply = 0;
      this.ply += isEnd ? 0 : 1;
      if (isEnd) this.show();
      else await this.showTurn(this.ply);
      if (mine !== this.run) return;
      const isStill = this.ply === 0 || this.ply === this.film.turns.length;
      await sleep(isStill ? this.times.pause : this.times.turn - (performance.now() - began));
    }
  }

  /** Stops, and shows the turn that is being played as it ends. */
  stop(): void {
    this.run++;
    this.show();
  }

  private async showTurn(ply: number): Promise<void> {
    const [before, after] = [this.shown[ply - 1], this.shown[ply]];
    const turn = this.film.turns[ply - 1];
    if (!before || !after || !turn) return;
    this.tell(ply);
    this.board.set({ lastTurns: [turnMark(before.turn, turn.move)] });
    await this.board.showTurn(before, turn.steps, after);
  }

  private show(): void {
    const turn = this.film.turns[this.ply - 1];
    const mover = this.shown[this.ply - 1]?.turn;
    this.tell(this.ply);
    this.board.set({
      position: this.shown[this.ply] ?? this.film.start,
      lastTurns: turn && mover ? [turnMark(mover, turn.move)] : [],
    });
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
