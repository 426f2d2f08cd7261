/** What a player or the host does in a game, as data. The events of the service have these forms too. */
export type GameEntry =
  | { kind: "turn"; move: string }
  | { kind: "resign" | "flag_fall" | "agree_draw"; seat: "red" | "blue" | "yellow" | "green" | "purple" | "orange" }
  | { kind: "draw" | "closed" }
  | { kind: "take_back"; to: number };
