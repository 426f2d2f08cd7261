import { type Signal, signal } from "@preact/signals";
import { dayNumber, nextPuzzle, puzzleOfTheDay, type Random, risingPuzzle } from "./choice.ts";
import { type Outcome, progress, withOutcome } from "./progress.ts";
import { type Puzzle, THEMES, type Theme } from "./puzzle.ts";
import type { AfterMistake } from "./puzzle_store.ts";

/** What the puzzles of a session are: of a theme, of all, that of the day, a certain one, or a contest. */
export type Mode =
  | { kind: "theme"; theme: Theme }
  | { kind: "mixed" | "day" | "streak" | "storm" }
  | { kind: "single"; id: string };

/** The address of the list of all. */
export const ALL = "#all";
/** The length of a storm. */
export const STORM_MS = 3 * 60 * 1000;
/** How long a storm shows a puzzle that is over. */
const STORM_REST_MS = 700;

/** The mode that an address asks for; null for the list of all. */
export function modeAt(hash: string): Mode | null {
  const word = hash.slice(1);
  if (word === "mixed" || word === "day" || word === "streak" || word === "storm") return { kind: word };
  const theme = THEMES.find((theme) => word === `theme-${theme}`);
  if (theme) return { kind: "theme", theme };
  const id = /^puzzle-(\w{6})$/.exec(word)?.[1];
  return id === undefined ? null : { kind: "single", id };
}

/** A series of puzzles. */
export class Session {
  readonly puzzle: Signal<Puzzle | null>;
  /** Grows with each puzzle. */
  readonly number = signal(1);
  /** What a streak or a storm has come to so far. */
  readonly solved = signal(0);
  /** The puzzles of a storm that were not solved. */
  readonly missed = signal<readonly Puzzle[]>([]);
  readonly isOver = signal(false);
  /** What the puzzle has brought to the user's rating; null if it was not rated. */
  readonly ratingChange = signal<number | null>(null);
  /** When a storm ends; null before it begins. */
  readonly deadline = signal<number | null>(null);
  readonly #used = new Set<string>();
  readonly #day: number;

  constructor(
    readonly mode: Mode,
    readonly puzzles: readonly Puzzle[],
    private readonly env: { random: Random; now: () => number },
  ) {
    this.#day = dayNumber(env.now());
    this.puzzle = signal(this.#choose());
  }

  /** Whether a mistake ends a puzzle, and nothing is rated. */
  get isContest(): boolean {
    return this.mode.kind === "streak" || this.mode.kind === "storm";
  }

  /** What a mistake leaves. */
  get afterMistake(): AfterMistake {
    if (this.mode.kind === "storm") return "next";
    return this.mode.kind === "streak" ? "end" : "again";
  }

  /** Begins a storm. */
  begin(): void {
    this.deadline.value = this.env.now() + STORM_MS;
  }

  /** How much time a storm has left, in milliseconds. */
  timeLeft(): number {
    const { value } = this.deadline;
    return value === null ? STORM_MS : Math.max(0, value - this.env.now());
  }

  /** Takes in what became of the puzzle; it is called once for each. */
  record(outcome: Outcome): void {
    const puzzle = this.puzzle.value;
    if (!puzzle || this.isOver.value) return;
    if (!this.isContest) this.#rate(puzzle, outcome);
    else if (outcome !== "failed") this.#count();
    else if (this.mode.kind === "streak") this.isOver.value = true;
    else this.missed.value = [...this.missed.value, puzzle];
    if (this.mode.kind === "storm") setTimeout(() => this.next(), STORM_REST_MS);
  }

  /** Goes on to the next puzzle. */
  next(): void {
    if (this.isOver.value) return;
    const { kind } = this.mode;
    this.puzzle.value = kind === "day" || kind === "single" ? this.#another() : this.#choose();
    this.number.value++;
  }

  /** Ends the session: nothing more counts. */
  end(): void {
    this.isOver.value = true;
  }

  #choose(): Puzzle | null {
    const { mode, puzzles } = this;
    if (mode.kind === "day") return puzzleOfTheDay(puzzles, this.#day);
    if (mode.kind === "single") return puzzles.find(({ id }) => id === mode.id) ?? null;
    if (mode.kind === "theme" || mode.kind === "mixed") return this.#another();
    const found = risingPuzzle(puzzles, this.#used, progress.peek(), this.env.random);
    if (found) this.#used.add(found.id);
    return found;
  }

  #another(): Puzzle | null {
    const { mode, puzzles } = this;
    const pool = mode.kind === "theme" ? puzzles.filter(({ theme }) => theme === mode.theme) : puzzles;
    return nextPuzzle(pool, progress.peek(), this.env.random);
  }

  #rate(puzzle: Puzzle, outcome: Outcome): void {
    const before = progress.peek();
    const after = withOutcome(before, puzzle, outcome);
    const change = Math.round(after.player.rating) - Math.round(before.player.rating);
    this.ratingChange.value = after.player === before.player ? null : change;
    const isOfTheDay = this.mode.kind === "day" && this.number.value === 1;
    progress.value = isOfTheDay ? { ...after, day: { number: this.#day, outcome } } : after;
  }

  #count(): void {
    const solved = ++this.solved.value;
    const best = this.mode.kind === "streak" ? "bestStreak" : "bestStorm";
    const before = progress.peek();
    if (solved > before[best]) progress.value = { ...before, [best]: solved };
  }
}
