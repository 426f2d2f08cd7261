import type { PieceView, RefusedDetail } from "../../board/src/types.ts";
import { SQUARE9 } from "../../generated/square9.ts";
import { moveSquares } from "../common/board/move_squares.ts";
import type { Stars } from "../common/lesson_progress.ts";
import { ruleReason } from "../common/rules/rule_refusal.ts";
import type { CoreFactory, Family, PositionView, RulesCore, Seat, StoryStep } from "../core/types.ts";
import type { Problem } from "../protocol/index.ts";
import * as text from "../text/learn.ts";
import { allHold, type Facts } from "./condition.ts";
import type { Lesson, Mistake, MistakeName } from "./lesson.ts";
import { familiesWithin, partOf } from "./part.ts";

/** What a try has come to. */
export type Verdict =
  | { kind: "open" }
  | { kind: "done"; stars: Stars }
  | { kind: "failed"; mistake: MistakeName };

/** A turn that was played. */
export interface PlayedTurn {
  seat: Seat;
  move: string;
  steps: readonly StoryStep[];
  before: PositionView;
  after: PositionView;
}

/** The result of a learner's turn: it and the replies, and what the try has come to. */
export interface Answer {
  turns: PlayedTurn[];
  verdict: Verdict;
}

/** A try at a lesson: plays the learner's turns and the replies by the rules, and judges them. */
export class LessonRun {
  /** The part of the board that is drawn. */
  readonly board;
  readonly #squares: ReadonlySet<string>;
  readonly #core: RulesCore;
  readonly #steps: StoryStep[] = [];
  #ownTurns = 0;
  #verdict: Verdict = { kind: "open" };

  constructor(
    readonly lesson: Lesson,
    createCore: CoreFactory,
  ) {
    // A learner who walks to and fro makes no draw.
    this.#core = createCore("classic", { repetition: "0", quiet_limit: "0" }, lesson.position);
    const own = this.#core
      .families()
      .find(({ role }) => !lesson.roles || (role && lesson.roles.includes(role)));
    this.board = partOf(SQUARE9, lesson.part, own?.from ?? lesson.part[0]);
    this.#squares = new Set(this.board.squares.map(({ name }) => name));
  }

  /** The position as it is drawn. */
  get view(): PositionView {
    return this.#drawn(this.#core.view(this.#core.length));
  }

  /** How many turns the learner has played. */
  get ownTurns(): number {
    return this.#ownTurns;
  }

  /** The turns that the learner may play. */
  families(): Family[] {
    if (this.#verdict.kind !== "open") return [];
    const { roles } = this.lesson;
    const allowed = this.#core.families().filter(({ role }) => !roles || (role && roles.includes(role)));
    return familiesWithin(allowed, this.#squares);
  }

  /** Why a choice is refused: by the rules, or as the lesson is about other turns; null after the try. */
  refusal(detail: RefusedDetail): Partial<Problem> | string | null {
    if (this.#verdict.kind !== "open") return null;
    const view = this.#core.view(this.#core.length);
    const piece = view.pieces.find(({ square }) => square === detail.square);
    if (piece && this.#rests(piece, view)) return text.otherPiece();
    const drawn = this.#drawn(view);
    const pieces = drawn.pieces.filter((piece) => !this.#rests(piece, view));
    return ruleReason(this.#core, { ...drawn, pieces }, detail) ?? text.otherTurn();
  }

  /** Whether a piece of the learner has no part in the lesson. */
  #rests({ army, role }: PieceView, { controllers }: PositionView): boolean {
    const { learner, roles } = this.lesson;
    if (!army || !role || !roles) return false;
    return controllers[army] === learner && !roles.includes(role);
  }

  /** The squares of the pieces that could kill or take the piece on a square. */
  attackers(square: string): string[] {
    return this.#core.attackers(square).filter((from) => this.#squares.has(from));
  }

  /** Whether all squares of a turn are drawn. */
  isDrawn({ move }: PlayedTurn): boolean {
    return move !== "pass" && moveSquares(move).every((square) => this.#squares.has(square));
  }

  /** Plays a turn of the learner and the replies to it, and judges. */
  play(move: string): Answer {
    const { lesson } = this;
    const turns = [this.#turn(move)];
    this.#ownTurns++;
    this.#judge("at_once");
    while (this.#verdict.kind === "open" && !this.#isLearnersTurn()) {
      const reply = lesson.replies.find((reply) => this.#core.explain(reply) === undefined);
      if (reply === undefined) break;
      turns.push(this.#turn(reply));
      this.#judge("replying");
    }
    this.#judge("after_replies");
    return { turns, verdict: this.#verdict };
  }

  /** Frees the memory of the rules. */
  free(): void {
    this.#core.free();
  }

  #turn(move: string): PlayedTurn {
    const core = this.#core;
    const before = core.view(core.length);
    core.play(move);
    const steps = core.story(core.length);
    this.#steps.push(...steps);
    const after = this.#drawn(core.view(core.length));
    return { seat: before.turn, move, steps, before: this.#drawn(before), after };
  }

  #isLearnersTurn(): boolean {
    const { turn, outcome } = this.#core.view(this.#core.length);
    return outcome !== null || turn === this.lesson.learner;
  }

  /** Judges the position: mistakes at any moment, success at the lesson's, and the turns at the end. */
  #judge(moment: "at_once" | "replying" | "after_replies"): void {
    if (this.#verdict.kind !== "open") return;
    const { lesson } = this;
    const facts: Facts = { view: this.#core.view(this.#core.length), steps: this.#steps };
    const mistake = lesson.mistakes.find(
      ({ when, at }) => at !== "end" && when.length > 0 && allHold(when, facts),
    );
    if (mistake) this.#verdict = { kind: "failed", mistake: mistake.name };
    else if (moment === lesson.judged && allHold(lesson.success, facts))
      this.#verdict = { kind: "done", stars: this.#stars() };
    else if (moment === "after_replies" && this.#ownTurns >= lesson.stars[2])
      this.#verdict = { kind: "failed", mistake: this.#outOfTurns(facts) };
  }

  #stars(): Stars {
    const [three, two] = this.lesson.stars;
    return this.#ownTurns <= three ? 3 : this.#ownTurns <= two ? 2 : 1;
  }

  #outOfTurns(facts: Facts): MistakeName {
    const isSo = ({ when, at }: Mistake) => (at === "end" || when.length === 0) && allHold(when, facts);
    return this.lesson.mistakes.find(isSo)?.name ?? "too_many_turns";
  }

  /** A position without what is not drawn. */
  #drawn(view: PositionView): PositionView {
    return { ...view, pieces: view.pieces.filter(({ square }) => this.#squares.has(square)) };
  }
}
