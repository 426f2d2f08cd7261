/** What the page and the engine's worker say to each other. */
import type { Seat } from "../board/types.ts";

/** A position to think about, and the rules it is played by. */
export interface Question {
  rules: string;
  /** The options that differ from the rule set, each as `option=value`. */
  options: string[];
  /** A position string, or `start`. */
  position: string;
  /** The position strings that came before it in the game: the engine must know what would be a repetition. */
  past: string[];
}

/** How long to think, whichever comes first, and how many lines to tell. Without `nodes` and `ms`: until it is stopped. */
export interface Limits {
  lines: number;
  nodes?: number;
  ms?: number;
}

/** Some turns and what they lead to. */
export interface Line {
  /** In wire form. */
  moves: string[];
  /** In reading form. */
  readings: string[];
  /** Who plays each of them. */
  seats: Seat[];
  /** What each seat may expect of the result, in seat order; they sum to 1. */
  shares: number[];
}

/** What has been found so far, the best line first. There is none when the game is over. */
export interface Info {
  lines: Line[];
  /** How many positions have been searched, and how many of them in earlier thoughts about the same position. */
  nodes: number;
  known: number;
  /** For how many milliseconds this thought has gone on. */
  ms: number;
}

/** A game as a record tells it. */
export interface Transcript {
  rules: string;
  options: string[];
  start: string;
  /** Turns in wire form, `red resigns`, and `draw agreed`. */
  entries: string[];
  /** The players in seat order; empty where the name is not known. */
  names: string[];
}

/** What the page asks. A new `think` ends the one before; every request but `stop` is answered in the end, under its number. */
export type Request =
  | { kind: "think"; id: number; question: Question; limits: Limits; memory: number }
  | { kind: "stop" }
  | { kind: "read"; id: number; text: string }
  | { kind: "write"; id: number; game: Transcript };

/** What the worker answers: any number of `info`, then one of the others. */
export type Answer =
  | { kind: "info"; id: number; info: Info }
  | { kind: "done"; id: number; info: Info }
  | { kind: "read"; id: number; game: Transcript }
  | { kind: "written"; id: number; text: string }
  | { kind: "failed"; id: number; message: string };
