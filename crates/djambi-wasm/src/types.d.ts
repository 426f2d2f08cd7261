/** A player's place at the table, which is also the name of his army. */
export type Seat = "red" | "blue" | "yellow" | "green";

/** The six kinds of pieces. */
export type Role = "chief" | "assassin" | "reporter" | "militant" | "diplomat" | "necromobile";

/** A thing on a square; without `army` and `role` it is a corpse. */
export interface PieceView {
  square: string;
  army?: Seat;
  role?: Role;
}

/** A position as a page shows it. */
export interface PositionView {
  /** The position string. */
  dfen: string;
  pieces: PieceView[];
  controllers: Record<Seat, Seat | "hostage" | "orphan">;
  turn: Seat;
  cursor: Seat;
  alive: Seat[];
  in_power: Seat | null;
  /** The present turn and the next five; none when the game is over. */
  upcoming: { seat: Seat; power: boolean }[];
  quiet_turns: number;
  turn_number: number;
  outcome: Ending | null;
}

/** How a game ended, and the share of each player who began it. */
export interface Ending {
  kind: "win" | "repetition" | "quiet_limit" | "agreement";
  shares: Partial<Record<Seat, number>>;
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

/** One thing that happened in a turn or by a resignation. */
export type Step =
  | { kind: "pass"; seat: Seat }
  | { kind: "move"; from: string; to: string; army: Seat; role: Role }
  | { kind: "kill"; square: string; army: Seat; role: Role; corpse: string }
  | { kind: "relocate"; from: string; to: string; army?: Seat; role?: Role }
  | { kind: "army_taken"; army: Seat; by: Seat }
  | { kind: "encircled"; seat: Seat; square: string }
  | { kind: "resigned"; seat: Seat; square: string }
  | { kind: "orphaned"; army: Seat }
  | { kind: "power"; seat: Seat }
  | { kind: "power_lost"; seat: Seat }
  | { kind: "won"; seat: Seat };
