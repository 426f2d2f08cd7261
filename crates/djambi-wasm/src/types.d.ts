/** The types of the page and of its board, each of which is declared once. */
import type { BoardGeometry, Family, Role, StoryStep } from "../board/src/types.ts";
import type { PositionView, Problem, Seat } from "../src/protocol/index.ts";

/** What the other players could kill before a player's next turn. */
export interface Dangers {
  /** The squares of the player's pieces that one turn of another player could kill. */
  pieces: string[];
  /** The square of the player's chief. */
  chief: string;
  /** The pieces that could kill the chief, if their players had the next turn: whose they are, and what. */
  killers: { seat: Seat; role: Role }[];
  /** How many squares next to the chief have no corpse; null in the maze, where no chief is encircled. */
  free: number | null;
}
