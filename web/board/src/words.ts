/** The words of the board: what an object of words must answer. `words/en.ts` has them in English. */
import type { Keys } from "./commands.ts";
import type { Mark, Token } from "./scene.ts";
import type { BoardPosition, PieceView, Role, Seat, Stage, StoryStep } from "./types.ts";

/** All words of the board, for screen readers and prompts. Each function gets facts and returns a text. */
export interface Words {
  /** The name of the whole board. */
  board(): string;
  /** The letter of a role, for sets of pieces with letters. */
  letter(role: Role): string;
  /** The label of a square: its name, its pieces, and whether it can be chosen. */
  square(facts: SquareFacts): string;
  /** The prompt for the next choice; empty if there is none to make. */
  stage(facts: StageFacts): string;
  /** What happened in a turn. */
  story(steps: readonly StoryStep[]): string;
  /** The pieces on the lines that lead away from a square. */
  lines(square: string, lines: readonly LineFacts[]): string;
  /** The pieces that could kill or take a chief. */
  attackers(chief: PieceView, attackers: readonly PieceView[]): string;
  /** A seat commands no piece of this role. */
  nothing(seat: Seat, role: Role): string;
  /** The coming turns. */
  turns(position: BoardPosition): string;
  /** The keys of the board. */
  keys(keys: Keys): string;
}

/** The facts of a square. */
export interface SquareFacts {
  square: string;
  /** The pieces that are shown there. */
  tokens: readonly Token[];
  isMaze: boolean;
  /** The seat in power, if this is the maze. */
  power: Seat | null;
  isSelected: boolean;
  /** What choosing this square would mean; null if it cannot be chosen. */
  mark: Mark | null;
  /** Whether one of the last turns touched this square. */
  isLast: boolean;
  /** Whether a ring warns of a danger here. */
  isInDanger: boolean;
}

/** The facts of the next choice. */
export interface StageFacts {
  stage: Stage;
  /** The piece that moves; in the first stage there is none. */
  mover: PieceView | undefined;
  /** The piece that waits for its placement; without army a corpse. */
  held: PieceView | null;
  /** Whether there is anything to choose. */
  isOpen: boolean;
  /** Whether the reporter may kill no one. */
  declinable: boolean;
  /** Whether the only legal turn is to pass. */
  mustPass: boolean;
}

/** A line of squares that leads away from a square. */
export interface LineFacts {
  /** Its direction on the screen, as the hour of a clock. */
  hour: number;
  /** The pieces on it, the nearest first. */
  pieces: readonly PieceView[];
}
