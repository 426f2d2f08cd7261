/** A coming turn, and whether it is an extra one by power. */
export interface UpcomingTurn {
  seat: Seat;
  power: boolean;
}

/** A position as the bridge shows it to a page. */
export interface PositionView extends BoardPosition {
  /** The position string. */
  dfen: string;
  /** The seat whose place in the regular round was played last. */
  cursor: Seat;
  /** The current turn and the next five; empty when the game is over. */
  upcoming: UpcomingTurn[];
  quiet_turns: number;
  turn_number: number;
  outcome: Outcome | null;
}

/** What a player or the host does in a game, as data. The events of the service have these forms too. */
export type GameEntry =
  | { kind: "turn"; move: string }
  | { kind: "resign" | "flag_fall" | "agree_draw"; seat: Seat }
  | { kind: "draw" | "length_limit" | "closed" }
  | { kind: "take_back"; to: number };
