/** The types that the board shares with its page: positions, legal families and the steps of a story. */

/** A seat of the game, which is also the name of its army. */
export type Seat = "red" | "blue" | "yellow" | "green" | "purple" | "orange";

/** The roles of pieces, in the order of notation. */
export const ROLES = ["chief", "assassin", "reporter", "militant", "diplomat", "necromobile"] as const;

/** The role of a piece. */
export type Role = (typeof ROLES)[number];

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
  controllers: Partial<Record<Seat, ControllerView>>;
  turn: Seat;
  alive: Seat[];
  in_power: Seat | null;
  /** The current turn and the next ones, and which of them are extra ones by power. */
  upcoming?: readonly { seat: Seat; power: boolean }[];
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
  /** What becomes of the pieces that are reached or reported: corpses, or they stay what they are. */
  victim: "corpse" | "alive" | null;
  /** The square to which the piece goes that is reached, or a choice among the placements. */
  goes_to: string | "placement" | null;
}

/** A board for the eye. Lengths are in thousandths of a square's width, from the middle right and up. */
export interface BoardGeometry {
  name: string;
  /** The seats around the board, in the order of play. */
  seats: Seat[];
  /** The armies on the board. */
  armies: Seat[];
  /** The square of the maze. */
  maze: string;
  squares: SquareGeometry[];
  /** The corners of the board, as `x, y, x, y …`. */
  rim: number[];
  /** The squares on which the pieces of each army begin. */
  camps: Partial<Record<Seat, string[]>>;
  /** The board as seen from each seat. */
  views: Partial<Record<Seat, BoardView>>;
}

/** A square for the eye. */
export interface SquareGeometry {
  name: string;
  /** The middle. */
  x: number;
  y: number;
  /** The corners, as `x, y, x, y …`, from the middle. */
  outline: number[];
  /** The lines that lead away from here: the way to each square in `squares`, from the one before it. */
  lines: number[][];
}

/** The board with a seat at the bottom. */
export interface BoardView {
  /** The angle by which the drawing is turned anticlockwise, in degrees. */
  rotation: number;
  /** Parts of the names of squares beside the board, in the drawing before it is turned. */
  labels: { text: string; x: number; y: number }[];
  /** For each square the ways in `squares` to the right, upwards, to the left and downwards; 0 at the rim. */
  steps: number[];
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

/** A turn that is marked: its squares get the colour of the army that played it, and its way an arrow. */
export interface MarkedTurn {
  /** Without an army the marks have a colour of their own. */
  army?: Seat;
  /** All squares that the turn touched. */
  squares: readonly string[];
  /** The squares on which the piece stood, from the first to the last. */
  way?: readonly string[];
}

/** A ring round a piece, as a warning. */
export interface Ring {
  square: string;
  /** A chief in danger has a stronger ring than other pieces; a note alone has none. */
  kind: "piece" | "chief" | "note";
  /** A few characters beside the ring. */
  note?: string;
}

/** The stages of entering a turn, in order. */
export type Stage = "idle" | "target" | "exit" | "victim" | "placement" | "confirm";

/** The detail of a `stage` event: the stage of the turn being entered, with a text for a banner. */
export interface StageDetail {
  stage: Stage;
  text: string;
  /** The square of the piece that was chosen to move; null before. */
  from: string | null;
  /** Whether a choice can be taken back. */
  canGoBack: boolean;
  declinable: boolean;
}

/** The detail of a `refused` event: a choice that is none. */
export interface RefusedDetail {
  /** The stage of the turn being entered; `idle` while nothing can be entered, too. */
  stage: Stage;
  /** The square that was chosen; null if the piece was dropped beside the board. */
  square: string | null;
  /** The turn as far as it would be entered; null without a piece that moves or without a square. */
  move: string | null;
}
