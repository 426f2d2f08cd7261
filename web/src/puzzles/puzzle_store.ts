import { type Signal, signal } from "@preact/signals";
import type { DjambiBoard, StageDetail } from "../../board/src/index.ts";
import { words } from "../../board/src/words/en.ts";
import { SQUARE9 } from "../../generated/square9.ts";
import { turnMark } from "../common/board/move_squares.ts";
import { BoardRefusals } from "../common/rules/board_refusals.ts";
import type { PositionView } from "../core/types.ts";
import type { PuzzleCoreFactory } from "./core.ts";
import type { Failure } from "./failure.ts";
import type { Grade } from "./grading.ts";
import type { PlayedTurn } from "./played_turn.ts";
import type { Outcome } from "./progress.ts";
import type { Puzzle } from "./puzzle.ts";
import { PuzzleRun } from "./puzzle_run.ts";

/** How long the board rests before a turn that it plays, in milliseconds. */
const REST_MS = 500;

/**
 * What happens: a turn is to be found, the others reply, the line is shown, what refutes a try is on the
 * board, or nothing, after the puzzle.
 */
export type Phase = "open" | "replying" | "showing" | "refuted" | "lost" | "over";

/** What a mistake leaves: another try, the end of the puzzle, or at once the next one. */
export type AfterMistake = "again" | "end" | "next";

/** What is said of the last try. */
export type Feedback = Grade | "replaced";

/** A puzzle being solved, and the board that shows it. */
export class PuzzleStore {
  readonly run: PuzzleRun;
  readonly phase = signal<Phase>("open");
  readonly feedback = signal<Feedback | null>(null);
  /** Why the last try fails, as soon as the board has shown it. */
  readonly failure = signal<Failure | null>(null);
  /** How the puzzle was solved, as soon as it is decided. */
  readonly outcome = signal<Outcome | null>(null);
  /** Whether the line has been played to its end. */
  readonly isDone = signal(false);
  /** Grows with each try, so that the same words are heard again. */
  readonly tries = signal(0);
  readonly isHinted = signal(false);
  /** The position that is shown. */
  readonly view: Signal<PositionView>;
  readonly stage = signal<StageDetail | null>(null);
  readonly refusals = new BoardRefusals((detail) =>
    this.phase.peek() === "open" ? this.run.refusal(detail) : null,
  );
  /** What screen readers are told of the solver's turn. */
  readonly announcement = signal("");
  #board: DjambiBoard | null = null;
  #wasHinted = false;

  constructor(
    puzzle: Puzzle,
    createCore: PuzzleCoreFactory,
    /** What a mistake leaves, and what is called when the outcome is decided. */
    private readonly settings: { afterMistake: AfterMistake; onOutcome: (outcome: Outcome) => void },
  ) {
    this.run = new PuzzleRun(puzzle, createCore);
    this.view = signal(this.run.start);
  }

  /** Shows the puzzle on a board, and grades what is entered there. */
  connect(board: DjambiBoard): void {
    this.#board = board;
    this.refusals.follow(board);
    board.addEventListener("turn", ({ detail }) => void this.#try(detail.move));
    board.addEventListener("stage", ({ detail }) => {
      this.stage.value = detail;
    });
    board.set({
      geometry: SQUARE9,
      view: this.run.solver,
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

  /** Marks the piece that makes the next right turn. */
  hint(): void {
    this.isHinted.value = true;
    this.#wasHinted = true;
    this.#board?.set({ lastTurns: [{ squares: [this.run.hint] }] });
  }

  /** Plays the rest of the line on the board. */
  async solve(): Promise<void> {
    this.#decide("failed");
    this.phase.value = "showing";
    this.#forget();
    this.#board?.set({ position: this.run.view, families: [] });
    await this.#watch(this.run.solve());
    this.#finish();
  }

  /** Takes a refuted try back, for another one. */
  tryAgain(): void {
    this.#forget();
    this.#takeBack();
  }

  /** Plays the line on the board again, from the start. */
  async replay(): Promise<void> {
    if (this.phase.peek() !== "over") return;
    this.phase.value = "showing";
    this.#board?.set({ position: this.run.start, families: [], lastTurns: [] });
    this.view.value = this.run.start;
    await this.#watch(this.run.played);
    this.#finish();
  }

  async #try(move: string): Promise<void> {
    const { run } = this;
    const { grade, turns, isReplaced } = run.try(move);
    this.tries.value++;
    this.feedback.value = isReplaced ? "replaced" : grade;
    this.failure.value = null;
    const [own, ...replies] = turns;
    if (!own) return this.#mistake(move);
    this.isHinted.value = false;
    this.phase.value = "replying";
    this.announcement.value = words.story(own.steps);
    this.#showOwn(own);
    await this.#watch(replies);
    if (!this.#board) return;
    if (run.isOver) {
      this.#decide(this.#wasHinted ? "hinted" : "clean");
      this.#finish();
    } else {
      this.phase.value = "open";
      this.#board.set({ families: run.families() });
    }
  }

  #finish(): void {
    this.isDone.value = true;
    this.phase.value = "over";
  }

  async #mistake(move: string): Promise<void> {
    const { afterMistake } = this.settings;
    this.#decide("failed");
    if (afterMistake === "next") return this.#takeBack();
    const failure = this.run.failure(move);
    const { own, replies } = failure;
    if (replies.length > 0) {
      this.phase.value = "replying";
      this.#showOwn(own);
      await this.#watch(replies);
      if (!this.#board) return;
      this.phase.value = afterMistake === "end" ? "lost" : "refuted";
    } else this.#takeBack();
    this.failure.value = failure;
  }

  /** Shows the position in which the next turn is to be found. */
  #takeBack(): void {
    const { played, solver, view } = this.run;
    const isOpen = this.settings.afterMistake === "again";
    this.phase.value = isOpen ? "open" : "lost";
    const replies = played.slice(played.findLastIndex(({ seat }) => seat === solver) + 1);
    const lastTurns = replies.map(({ seat, move }) => turnMark(seat, move));
    this.#board?.set({ position: view, families: isOpen ? this.run.families() : [], lastTurns });
    this.view.value = view;
  }

  #forget(): void {
    this.feedback.value = null;
    this.failure.value = null;
  }

  #showOwn({ seat, move, after }: PlayedTurn): void {
    this.#board?.set({ families: [], position: after, lastTurns: [turnMark(seat, move)] });
    this.view.value = after;
  }

  #decide(outcome: Outcome): void {
    if (this.outcome.peek() !== null) return;
    this.outcome.value = outcome;
    this.settings.onOutcome(outcome);
  }

  async #watch(turns: readonly PlayedTurn[]): Promise<void> {
    for (const { seat, move, before, steps, after } of turns) {
      await new Promise((done) => setTimeout(done, REST_MS));
      if (!this.#board) return;
      this.#board.set({ lastTurns: [turnMark(seat, move)] });
      await this.#board.showTurn(before, steps, after);
      if (!this.#board) return;
      this.view.value = after;
    }
  }
}
