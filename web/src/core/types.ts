/** The types of the rules core, which is compiled to WebAssembly. Pieces and steps are the board's types. */
import type { BoardGeometry, BoardPosition, Family, Seat, StoryStep } from "../../board/src/types.ts";
import type { Outcome } from "../protocol/index.ts";

export type { Family, Role, Seat, StoryStep } from "../../board/src/types.ts";

/** A coming turn, and whether it is an extra one by power. */
export interface UpcomingTurn {
  seat: Seat;
  power: boolean;
}

/** A position as the page shows it. */
export interface PositionView extends BoardPosition {
  dfen: string;
  cursor: Seat;
  upcoming: UpcomingTurn[];
  quiet_turns: number;
  turn_number: number;
  outcome: Outcome | null;
}

/** What a player or the host does in a game, as data. The events of the service have these forms too. */
export type GameEntry =
  | { kind: "turn"; move: string }
  | { kind: "resign" | "flag_fall" | "agree_draw"; seat: Seat }
  | { kind: "draw" | "closed" }
  | { kind: "take_back"; to: number };

/** A game with its rules: a start, and what players and the host have done since. */
export interface RulesCore {
  play(move: string): void;
  apply(entry: GameEntry): void;
  /** The living players whose agreement to a draw stands. */
  readonly agreements: Seat[];
  /** The number of events: the entries that changed the position or ended the game. */
  readonly length: number;
  /** The position after the first `ply` of them. */
  view(ply: number): PositionView;
  /** The legal turns of the last position. */
  families(): Family[];
  /** The story of one of them, counted from 1. */
  story(ply: number): StoryStep[];
  /** The squares of the pieces that could kill or take the piece on a square of the last position. */
  attackers(square: string): string[];
  /** The reading form of one of them, counted from 1. */
  reading(ply: number): string;
  /** The reason why a move is illegal now; undefined when it is legal. */
  explain(move: string): string | undefined;
  /** Frees its memory. */
  free(): void;
}

/** Creates a game from its rule set, options, start and board; without a board on the 9 × 9 one. */
export type CoreFactory = (
  rules: string,
  options: Record<string, string>,
  start: string,
  board?: string,
) => RulesCore;

/** Gives the drawing of a board; throws if there is none with this name. */
export type BoardFactory = (board: string) => BoardGeometry;
