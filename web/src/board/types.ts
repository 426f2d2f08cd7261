/** The types that the board shares with its page: positions, legal families and the steps of a story. */

/** A seat of the game, which is also the name of its army; listed in the order of play. */
export type Seat = "red" | "blue" | "yellow" | "green";

/** All seats in the order of play. */
export const SEATS: readonly Seat[] = ["red", "blue", "yellow", "green"];

/** The role of a piece. */
export type Role = "chief" | "assassin" | "reporter" | "militant" | "diplomat" | "necromobile";

/** A piece on a square; without `army` and `role` a corpse. */
export interface PieceView {
  square: string;
  army?: Seat;
  role?: Role;
}

/** The controller of an army: a seat, or none because the army is a hostage or an orphan. */
export type ControllerView = Seat | "hostage" | "orphan";

/** A position as the board needs it; a page may pass more. */
export interface BoardPosition {
  pieces: PieceView[];
  controllers: Record<Seat, ControllerView>;
  turn: Seat;
  alive: Seat[];
  in_power: Seat | null;
  outcome?: object | null;
}

/**
 * Legal turns: all combinations of one square of each non-empty list; a `declinable` victim may be skipped.
 */
export interface Family {
  from: string;
  role?: Role;
  act: "walk" | "kill" | "relocate" | "report" | "report_all" | "pass";
  to: string[];
  exit: string | null;
  victims: string[];
  declinable: boolean;
  placements: string[];
}

/** A step of a turn's story, in the order of events. The board ignores kinds that it does not know. */
export type StoryStep =
  | { kind: "pass"; seat: Seat }
  | { kind: "move"; from: string; to: string; army?: Seat; role?: Role }
  | { kind: "kill"; square: string; army: Seat; role: Role; corpse: string }
  | { kind: "relocate"; from: string; to: string; army?: Seat; role?: Role }
  | { kind: "army_taken"; army: Seat; by: Seat }
  | { kind: "encircled"; seat: Seat; square: string }
  | { kind: "resigned"; seat: Seat; square: string }
  | { kind: "orphaned"; army: Seat }
  | { kind: "power"; seat: Seat }
  | { kind: "power_lost"; seat: Seat }
  | { kind: "won"; seat: Seat };

/** The stages of entering a turn, in order. */
export type Stage = "idle" | "target" | "exit" | "victim" | "placement" | "confirm";

/** The detail of a `stage` event: the stage of the turn being entered, with a text for a banner. */
export interface StageDetail {
  stage: Stage;
  text: string;
  /** Whether a choice can be taken back. */
  canGoBack: boolean;
  declinable: boolean;
}
