/** The words the board shares with its page: the shapes of a position, of legal families and of told steps. */

/** A player's place at the table, which is also the name of his army; listed in the order of play. */
export type Seat = "red" | "blue" | "yellow" | "green";

/** All seats in the order of play. */
export const SEATS: readonly Seat[] = ["red", "blue", "yellow", "green"];

/** The six kinds of pieces. */
export type Role = "chief" | "assassin" | "reporter" | "militant" | "diplomat" | "necromobile";

/** A thing on a square; without `army` and `role` it is a corpse. */
export interface PieceView {
  square: string;
  army?: Seat;
  role?: Role;
}

/** Who commands an army: a seat, or nobody because it is a hostage or an orphan. */
export type ControllerView = Seat | "hostage" | "orphan";

/** What the board needs to know of a position; a page may pass more. */
export interface PositionView {
  pieces: PieceView[];
  controllers: Record<Seat, ControllerView>;
  turn: Seat;
  alive: Seat[];
  in_power: Seat | null;
  outcome?: object | null;
}

/** Legal turns: every combination of one square of each list that is not empty; of no victim too, if `declinable`. */
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

/** One thing that happened in a turn, in the order of happening. Kinds the board does not know are ignored. */
export type Step =
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

/** The steps of entering a turn, in order. */
export type Stage = "idle" | "target" | "exit" | "victim" | "placement" | "confirm";

/** The detail of a `step` event: where the entering of a turn stands, in words for a banner. */
export interface StepDetail {
  stage: Stage;
  text: string;
  canGoBack: boolean;
  declinable: boolean;
}
