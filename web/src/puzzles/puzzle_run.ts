import type { RefusedDetail } from "../../board/src/types.ts";
import { ruleReason } from "../common/rules/rule_refusal.ts";
import type { Family, PositionView, Seat } from "../core/types.ts";
import type { Problem } from "../protocol/index.ts";
import type { PuzzleCore, PuzzleCoreFactory } from "./core.ts";
import { type Failure, failureOf } from "./failure.ts";
import { type Grade, grade, mainTurn } from "./grading.ts";
import { type PlayedTurn, playTurn } from "./played_turn.ts";
import type { Puzzle } from "./puzzle.ts";

/** The result of a try. */
export interface Answer {
  grade: Grade;
  /** The solver's turn and the replies to it; none after a wrong try. */
  turns: PlayedTurn[];
  /** Whether another right turn than the one tried was played, because the line goes on with it. */
  isReplaced: boolean;
}

/** A puzzle being solved: grades the solver's tries, and plays the line by the rules. */
export class PuzzleRun {
  readonly start: PositionView;
  /** The turns played so far. */
  readonly played: PlayedTurn[] = [];
  readonly #core: PuzzleCore;
  readonly #rules: Record<string, string>;

  constructor(
    readonly puzzle: Puzzle,
    private readonly createCore: PuzzleCoreFactory,
  ) {
    // A puzzle is only about its position: no draw ends it.
    this.#rules = { ...puzzle.options, repetition: "0", quiet_limit: "0" };
    this.#core = createCore(puzzle.rules, this.#rules, puzzle.position);
    this.start = this.#core.view(0);
  }

  /** The player who solves the puzzle. */
  get solver(): Seat {
    return this.start.turn;
  }

  /** The position after the turns played so far. */
  get view(): PositionView {
    return this.played.at(-1)?.after ?? this.start;
  }

  /** Whether the line has been played to its end. */
  get isOver(): boolean {
    return this.#step === undefined;
  }

  /** The number of own turns that are still to be found. */
  get turnsLeft(): number {
    return this.puzzle.turns - this.played.filter(({ seat }) => seat === this.solver).length;
  }

  /** The square of the piece that makes the next right turn. */
  get hint(): string {
    return mainTurn(this.#step ?? "").match(/[a-z]\d+/)?.[0] ?? "";
  }

  /** The turns that the solver may try. */
  families(): Family[] {
    return this.isOver ? [] : this.#core.families();
  }

  /** The squares of the pieces that could kill or take the piece on a square. */
  attackers(square: string): string[] {
    return this.#core.attackers(square);
  }

  /** The rule that refuses a choice; null without one. */
  refusal(detail: RefusedDetail): Partial<Problem> | string | null {
    return ruleReason(this.#core, this.view, detail);
  }

  /** Grades a try; a right one is played, and answered by the line. */
  try(move: string): Answer {
    const step = this.#step ?? "";
    const result = grade(step, move);
    if (result !== "right") return { grade: result, turns: [], isReplaced: false };
    const isLast = this.played.length + 1 === this.puzzle.line.length;
    const isReplaced = !isLast && move !== mainTurn(step);
    const turns = [this.#turn(isReplaced ? mainTurn(step) : move), ...this.#replies()];
    return { grade: result, turns, isReplaced };
  }

  /** Tells why a wrong try fails. It is played on a game of its own. */
  failure(move: string): Failure {
    const core = this.createCore(this.puzzle.rules, this.#rules, this.view.dfen);
    const failure = failureOf(core, move, this.puzzle.goal, this.turnsLeft);
    core.free();
    return failure;
  }

  /** Plays the rest of the line. */
  solve(): PlayedTurn[] {
    const turns: PlayedTurn[] = [];
    while (this.#step !== undefined) turns.push(this.#turn(mainTurn(this.#step)));
    return turns;
  }

  /** Frees the memory of the rules. */
  free(): void {
    this.#core.free();
  }

  get #step(): string | undefined {
    return this.puzzle.line[this.played.length];
  }

  #replies(): PlayedTurn[] {
    const turns: PlayedTurn[] = [];
    while (this.#step !== undefined && this.view.turn !== this.solver) turns.push(this.#turn(this.#step));
    return turns;
  }

  #turn(move: string): PlayedTurn {
    const turn = playTurn(this.#core, move);
    this.played.push(turn);
    return turn;
  }
}
