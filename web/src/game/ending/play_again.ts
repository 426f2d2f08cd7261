/** Playing again: where the new game is. */
import type { Again } from "../../protocol/index.ts";

/** The address of the game in which the players play again. */
export function againAddress(again: Again): string {
  return `/game/${encodeURIComponent(again.game)}`;
}
