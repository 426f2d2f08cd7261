import init, { DjambiGame } from "../../generated/djambi_puzzles.js";
import address from "../../generated/djambi_puzzles_bg.wasm";
import type { RulesCore } from "../core/types.ts";

/** A game with its rules that also finds what refutes a turn. */
export type PuzzleCore = RulesCore & Pick<DjambiGame, "refutation">;

/** Creates a game from its rule set, options and start, on the 9 × 9 board. */
export type PuzzleCoreFactory = (
  rules: string,
  options: Readonly<Partial<Record<string, string>>>,
  start: string,
) => PuzzleCore;

/** Fetches the rules core with refutations, and returns the factory of games. */
export async function loadPuzzleCore(): Promise<PuzzleCoreFactory> {
  await init({ module_or_path: address });
  return (rules, options, start) => new DjambiGame(rules, options, start);
}
