/** The memory of a game in this browser, for the list of games. */
import { untracked } from "@preact/signals";
import { serviceTime } from "../common/browser/service_time.ts";
import { rememberGame } from "../common/games_written.ts";
import type { GameStore } from "./game_store.ts";
import { wholeTimeLeft } from "./table/table_store.ts";

/** Updates the game in this browser's list of games. */
export function rememberProgress(store: GameStore): void {
  const settings = store.settings.value;
  const position = store.latest.value;
  if (!settings || !position || store.pending.value) return;
  const { turn_number: turn, outcome, pieces, controllers, in_power } = position;
  const held = store.held.value;
  const scene = outcome ? undefined : { pieces, controllers, in_power };
  const { id, board, seats } = settings;
  const at = serviceTime();
  rememberGame({ id, at, board, held, turn, outcome, scene, seats, due: dueOf(store, at) });
}

/** By when the user must play, if their clock runs. */
function dueOf({ table, held }: GameStore, now: number): number | undefined {
  const { running } = table.clock.value ?? {};
  const left =
    running && held.value.includes(running) ? untracked(() => wholeTimeLeft(table, running)) : null;
  return left === null ? undefined : now + left;
}
