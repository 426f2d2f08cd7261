/** A seat of the game, which is also the name of its army. */
export type Seat = "red" | "blue" | "yellow" | "green";

/** The role of a piece. */
export type Role = "chief" | "assassin" | "reporter" | "militant" | "diplomat" | "necromobile";

/** A piece on a square; without `army` and `role` a corpse. */
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
  /** The current turn and the next five; empty when the game is over. */
  upcoming: { seat: Seat; power: boolean }[];
  quiet_turns: number;
  turn_number: number;
  outcome: Ending | null;
}

/** How a game ended, with the share of each player who began it; a closed game has no shares. */
export interface Ending {
  kind: "win" | "repetition" | "quiet_limit" | "agreement" | "closed";
  shares: Partial<Record<Seat, number>>;
}

/** Legal moves: each combination of one square of each non-empty list. A `declinable` victim may be none. */
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

/** A step of the story of a turn or a resignation, in the order of events. */
export type StoryStep =
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
