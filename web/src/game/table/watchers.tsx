import { Icon } from "../../common/icons.tsx";
import * as text from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";

/** How many people watch, in a corner. */
export function Watchers({ store }: { store: GameStore }) {
  const count = store.table.state.value?.watchers ?? 0;
  if (count === 0) return null;
  const said = text.watchers({ n: count });
  return (
    <p class="watchers" title={said}>
      <Icon d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0z" />
      <span aria-hidden="true">{count}</span>
      <span class="unseen">{said}</span>
    </p>
  );
}
