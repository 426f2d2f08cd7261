/** What the rules core, compiled to WebAssembly, tells the page. The shapes of pieces and steps are the board's own. */
import type { PositionView as BoardView, Family, Seat, Step } from "../board/types.ts";

export type { Family, Role, Seat, Step } from "../board/types.ts";
export { SEATS } from "../board/types.ts";

/** A coming turn, and whether it is played by right of power. */
export interface ComingTurn {
  seat: Seat;
  power: boolean;
}

/** How a game ended, with each starting player's share of the result. */
export interface Ending {
  kind: "win" | "repetition" | "quiet_limit" | "agreement";
  shares: Partial<Record<Seat, number>>;
}

/** A position as the page sees it. */
export interface PositionView extends BoardView {
  dfen: string;
  cursor: Seat;
  upcoming: ComingTurn[];
  quiet_turns: number;
  turn_number: number;
  outcome: Ending | null;
}

/** A game that knows the rules: the fold of turns, resignations and agreements over a start. */
export interface RulesCore {
  play(move: string): void;
  resign(seat: Seat): void;
  agree_draw(): void;
  /** How many turns, resignations and agreements have been applied. */
  readonly length: number;
  /** The position after the first `at` of them. */
  view(at: number): PositionView;
  /** The legal turns of the last position. */
  families(): Family[];
  /** What happened in the `at`th, counted from 1. */
  story(at: number): Step[];
  /** The reading form of the `at`th, counted from 1. */
  reading(at: number): string;
  /** Why a move is illegal now; nothing when it is legal. */
  explain(move: string): string | undefined;
  /** Gives its memory back. */
  free(): void;
}

/** Makes a game from the settings the service sent. */
export type CoreMaker = (rules: string, options: Record<string, string>, start: string) => RulesCore;
