/** The question before a turn that puts the user's own chief out, or lets others kill it. */
import { moveParts } from "../../common/board/move_parts.ts";
import { problemText } from "../../common/problem.ts";
import type { Problem } from "../../protocol/index.ts";
import { sentences } from "../../text/game.ts";
import * as text from "../../text/guide.ts";
import type { GameStore } from "../game_store.ts";
import { asksExposed, asksWalledIn } from "../guide/guide_switches.ts";
import { safeTurns } from "../guide/safe_turns.ts";
import { waitsForBreach } from "../press/breach.ts";

/** How many turns are shown that save the chief. */
const SHOWN_SAFE = 4;

/** What a turn would cost, if the user wants to be asked about that; else null. */
export function riskAskedAbout(store: GameStore, move: string): Problem | null {
  const { rules } = store.log;
  const problem = rules.risk(move);
  if (!problem) return null;
  const asks = problem.code === "walls_in_own_chief" ? asksWalledIn : asksExposed;
  if (!asks.isOn(store)) return null;
  // A chief that cannot be saved is no reason to ask before each turn.
  return problem.code === "leaves_own_chief" && safe(store, 1).length === 0 ? null : problem;
}

/** Whether the user is asked before this turn. A turn is asked about once: the second time it is played. */
export function asksFirst(store: GameStore, move: string): boolean {
  const { risk } = store.guide;
  if (waitsForBreach(store, move)) return true;
  if (risk.peek()?.move === move) return false;
  const problem = riskAskedAbout(store, move);
  if (!problem) return false;
  risk.value = { move, message: "" };
  const isAvoidable = problem.code === "leaves_own_chief";
  void problemText(problem).then((told) => {
    if (risk.peek()?.move !== move) return;
    const message = isAvoidable ? sentences({ sentences: [told, text.playAnywayQuestion()] }) : told;
    risk.value = { move, message, isAvoidable };
  });
  return true;
}

/** Shows the turns that save the user's chief, on the board and in words. */
export function showSafeTurns(store: GameStore): void {
  const { risk } = store.guide;
  const asked = risk.peek();
  if (!asked) return;
  const turns = safe(store, SHOWN_SAFE);
  const message = text.safeTurns({ turns: turns.flatMap(turnOf(store)) });
  risk.value = { move: asked.move, message, safe: turns };
}

/** Turns after which nobody could kill the user's chief, at most this number. */
function safe({ log: { rules } }: GameStore, limit: number): string[] {
  return safeTurns(rules.families(), (move) => rules.risk(move) === undefined, limit);
}

/** A turn in a few words. */
function turnOf(store: GameStore): (move: string) => string[] {
  const pieces = store.latest.peek()?.pieces ?? [];
  return (move) => {
    const parts = moveParts(move);
    const role = pieces.find(({ square }) => square === parts?.from)?.role;
    return parts && role ? [text.safeTurn({ role, from: parts.from, to: parts.to })] : [];
  };
}
