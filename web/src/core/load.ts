import init, { DjambiGame } from "../../generated/djambi.js";
import address from "../../generated/djambi_bg.wasm";
import type { CoreFactory, RulesCore } from "./types.ts";

/** Fetches the rules core and returns the factory of games. */
export async function loadCore(): Promise<CoreFactory> {
  await init({ module_or_path: address });
  return (rules, options, start) => new DjambiGame(rules, options, start) as unknown as RulesCore;
}
