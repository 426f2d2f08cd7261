import { type Signal, signal } from "@preact/signals";
import type { DjambiBoard, StageDetail } from "../../board/src/index.ts";
import { words } from "../../board/src/words/en.ts";
import { moveSquares } from "../common/board/move_squares.ts";
import { progress, withStars } from "../common/lesson_progress.ts";
import { BoardRefusals } from "../common/rules/board_refusals.ts";
import type { CoreFactory, PositionView } from "../core/types.ts";
import type { Lesson } from "./lesson.ts";
import { ORDER } from "./lesson_list.ts";
import { LessonRun, type PlayedTurn, type Verdict } from "./lesson_run.ts";

/** How long the board rests before the turn of another player, in milliseconds. */
const REST_MS = 500;

/** A try at a lesson, and the board that shows it. */
export class LessonStore {
  readonly run: LessonRun;
  /** What the try has come to, as far as it is shown. */
  readonly verdict = signal<Verdict>({ kind: "open" });
  /** The position that is shown, and the one at the start. */
  readonly view: Signal<PositionView>;
  readonly start: PositionView;
  readonly stage = signal<StageDetail | null>(null);
  readonly refusals = new BoardRefusals((detail) => this.run.refusal(detail));
  /** What screen readers are told of the learner's turn. */
  readonly announcement = signal("");
  #board: DjambiBoard | null = null;

  constructor(
    readonly lesson: Lesson,
    createCore: CoreFactory,
  ) {
    this.run = new LessonRun(lesson, createCore);
    this.start = this.run.view;
    this.view = signal(this.start);
  }

  /** Shows the lesson on a board, and plays what is entered there. */
  connect(board: DjambiBoard): void {
    this.#board = board;
    this.refusals.follow(board);
    board.addEventListener("turn", ({ detail }) => void this.#play(detail.move));
    board.addEventListener("stage", ({ detail }) => {
      this.stage.value = detail;
    });
    board.set({
      geometry: this.run.board,
      view: this.lesson.learner,
      attackers: (square) => this.run.attackers(square),
      position: this.run.view,
      families: this.run.families(),
    });
  }

  /** Ends the try: nothing more is shown, and the memory of the rules is free. */
  disconnect(): void {
    this.#board?.remove();
    this.#board = null;
    this.run.free();
  }

  async #play(move: string): Promise<void> {
    const { turns, verdict } = this.run.play(move);
    const families = this.run.families();
    for (const [i, turn] of turns.entries()) {
      if (i === 0) this.#showOwn(turn);
      else await this.#showReply(turn);
      if (!this.#board) return;
      this.view.value = turn.after;
    }
    this.#board?.set({ families });
    if (verdict.kind === "done")
      progress.value = withStars(progress.peek(), ORDER, this.lesson.name, verdict.stars);
    this.verdict.value = verdict;
  }

  #showOwn({ move, steps, after }: PlayedTurn): void {
    this.announcement.value = words.story(steps);
    this.#board?.set({ families: [], position: after, lastTurns: [{ squares: moveSquares(move) }] });
  }

  /** Shows a reply: as a turn on the board, or as a change in the order of turns. */
  async #showReply(turn: PlayedTurn): Promise<void> {
    const isDrawn = this.run.isDrawn(turn);
    if (isDrawn || this.lesson.order) await new Promise((done) => setTimeout(done, REST_MS));
    if (!isDrawn) {
      this.#board?.set({ position: turn.after });
      return;
    }
    this.#board?.set({ lastTurns: [{ squares: moveSquares(turn.move) }] });
    await this.#board?.showTurn(turn.before, turn.steps, turn.after);
  }
}
