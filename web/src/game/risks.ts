/** The question before a turn that puts the user's own chief out, or lets others kill it. */
import { problemText } from "../common/problem.ts";
import type { Problem } from "../protocol/index.ts";
import type { GameStore } from "./game_store.ts";
import { asksExposed, asksWalledIn } from "./guide_switches.ts";

/** What a turn would cost, if the user wants to be asked about that; else null. */
export function riskAskedAbout(store: GameStore, move: string): Problem | null {
  const problem = store.log.rules.risk(move);
  if (!problem) return null;
  const asks = problem.code === "walls_in_own_chief" ? asksWalledIn : asksExposed;
  return asks.isOn(store) ? problem : null;
}

/** Whether the user is asked before this turn. A turn is asked about once: the second time it is played. */
export function asksFirst(store: GameStore, move: string): boolean {
  const { risk } = store.guide;
  if (risk.peek()?.move === move) return false;
  const problem = riskAskedAbout(store, move);
  if (!problem) return false;
  risk.value = { move, message: "" };
  void problemText(problem).then((message) => {
    if (risk.peek()?.move === move) risk.value = { move, message };
  });
  return true;
}
