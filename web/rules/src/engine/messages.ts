/** The messages between the page and the engine's worker. */
import type { Role, Seat } from "../../../board/src/types.ts";
import type { GameEntry, Level, Problem } from "../../../src/protocol/index.ts";

/** A position to search, and its rules. */
export interface EnginePosition {
  /** The name of the board. */
  board: string;
  /** The name of the rule set. */
  rules: string;
  /** The options that differ from the rule set. */
  options: Readonly<Partial<Record<string, string>>>;
  /** A position string, or `start`. */
  position: string;
  /** The position strings of the game before this one, from which the engine knows repetitions. */
  history: readonly string[];
}

/** The number of lines to find, and the limits of a search; one without limits runs until it is stopped. */
export interface SearchLimits {
  lines: number;
  nodes?: number;
  ms?: number;
}

/** A line: a sequence of turns, and the shares that the engine expects after it. */
export interface EngineLine {
  /** The turns in wire form. */
  moves: string[];
  /** The turns in reading form. */
  readings: string[];
  /** The seat that plays each turn. */
  seats: Seat[];
  /** The expected share of each seat of the board, in seat order; they sum to 1. */
  shares: Readonly<Partial<Record<Seat, number>>>;
}

/** The proven result of an ending: the winner, and the turns of both players until the win, or at most. */
export interface EndingVerdict {
  result: "won" | "won_within" | "drawn";
  winner?: Seat;
  turns?: number;
}

/** The result of a search so far; without lines when the game is over. */
export interface SearchInfo {
  /** The best line first. */
  lines: EngineLine[];
  /** The proven result, if the position is an ending that the engine has solved. */
  verdict?: EndingVerdict | undefined;
  /** The number of positions searched, earlier searches of the same position included. */
  nodes: number;
  /** The number of positions that were searched by earlier searches of the same position. */
  reused: number;
  /** The time of this search, in milliseconds. */
  ms: number;
}

/** What a bot does: its turn in wire form, and what each player makes of a draw. */
export interface BotTurn {
  move: string;
  draws: Readonly<Partial<Record<Seat, "refuses" | "accepts" | "offers">>>;
}

/** A bot that is to play in a position; `people` are the seats of persons. */
export interface BotRequest {
  position: EnginePosition;
  level: Level;
  people: readonly Seat[];
  seed: number;
}

/** A fact of the rules in favour of a turn. */
export type Reason =
  | { code: "wins" | "takes_power" | "chief_safe" }
  | { code: "kills_chief" | "walls_in" | "ends_power" | "takes_army" | "threatens_chief"; seat: Seat }
  | { code: "saves_chief" | "kills" | "leads_away"; army: Seat; role: Role }
  | { code: "rescues"; role: Role };

/** A variation of a game: the number of the game's entries before it, and its own. */
export interface RecordedVariation {
  at: number;
  entries: GameEntry[];
}

/** A game as its record describes it. */
export interface GameRecord {
  /** The name of the board. */
  board: string;
  /** The name of the rule set. */
  rules: string;
  /** The options that differ from the rule set. */
  options: Readonly<Partial<Record<string, string>>>;
  /** The position string of the start. */
  start: string;
  /** The entries of the line that counts; each led to one event. */
  entries: GameEntry[];
  variations: RecordedVariation[];
  /** The names of the players that are known. */
  names: Readonly<Partial<Record<Seat, string>>>;
}

/** A request to search a position. */
export interface SearchRequest {
  kind: "search";
  id: number;
  position: EnginePosition;
  limits: SearchLimits;
  /** The memory that the engine may use, in mebibytes. */
  memory: number;
}

/** A message from the page. A `search` ends the one before it; all but `stop` get a response. */
export type WorkerRequest =
  | SearchRequest
  | { kind: "stop" }
  | { kind: "reasons"; id: number; position: EnginePosition; move: string }
  | ({ kind: "bot"; id: number } & BotRequest)
  | { kind: "read"; id: number; text: string }
  | { kind: "write"; id: number; game: GameRecord };

/** A message from the worker: any number of `info`, then one of the others. */
export type WorkerResponse =
  | { kind: "info"; id: number; info: SearchInfo }
  | { kind: "done"; id: number; info: SearchInfo }
  | { kind: "reasons"; id: number; reasons: Reason[] }
  | { kind: "played"; id: number; turn: BotTurn | null }
  | { kind: "read"; id: number; game: GameRecord }
  | { kind: "written"; id: number; text: string }
  | { kind: "failed"; id: number; problem: Partial<Problem> };
