/** The types of what the rules take and give. */
export type {
  BoardGeometry,
  BoardView,
  ControllerView,
  Family,
  PieceView,
  Role,
  SquareGeometry,
  StoryStep,
} from "../../board/src/types.ts";
export type { Dangers } from "../../generated/djambi_boards.js";
export type {
  GameEntry,
  Outcome,
  PositionView,
  Problem,
  Reason,
  Seat,
  UpcomingTurn,
} from "../../src/protocol/index.ts";
