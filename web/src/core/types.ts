/** The types of the rules core, which is compiled to WebAssembly. */
import type { BoardGeometry } from "../../board/src/types.ts";
import type { DjambiGame } from "../../generated/djambi.js";

export type { Family, Role, Seat, StoryStep } from "../../board/src/types.ts";
export type { GameEntry, PositionView, UpcomingTurn } from "../protocol/index.ts";

/** A game with its rules: a start, and what players and the host have done since. Tests bring their own. */
export type RulesCore = Pick<
  DjambiGame,
  | "play"
  | "apply"
  | "timesSeen"
  | "threatened"
  | "length"
  | "view"
  | "families"
  | "story"
  | "attackers"
  | "reading"
  | "explain"
  | "explainStill"
  | "risk"
  | "dangers"
  | "free"
>;

/** Creates a game from its rule set, options, start and board; without a board on the 9 × 9 one. */
export type CoreFactory = (
  rules: string,
  options: Readonly<Partial<Record<string, string>>>,
  start: string,
  board?: string,
) => RulesCore;

/** Gives the drawing of a board; throws if there is none with this name. */
export type BoardFactory = (board: string) => BoardGeometry;
