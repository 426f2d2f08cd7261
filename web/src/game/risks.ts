/** The question before a turn that puts the user's own chief out, or lets others kill it. */
import { problemText } from "../common/problem.ts";
import type { GameStore } from "./game_store.ts";
import { asksExposed, asksWalledIn } from "./guide_switches.ts";

/** Whether the user is asked before this turn. A turn is asked about once: the second time it is played. */
export function asksFirst(store: GameStore, move: string): boolean {
  const { risk } = store.guide;
  if (risk.peek()?.move === move) return false;
  const problem = store.log.rules.risk(move);
  if (!problem) return false;
  const asks = problem.code === "walls_in_own_chief" ? asksWalledIn : asksExposed;
  if (!asks.isOn(store)) return false;
  risk.value = { move, message: "" };
  void problemText(problem).then((message) => {
    if (risk.peek()?.move === move) risk.value = { move, message };
  });
  return true;
}
