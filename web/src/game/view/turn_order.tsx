import { PowerIcon } from "../../common/icons.tsx";
import { Mark } from "../../common/mark.tsx";
import type { PositionView } from "../../core/types.ts";
import type { GameStore } from "../game_store.ts";
import { seatName } from "../text.ts";

/** The current turn and the next five; extra turns by power carry the sign of the maze. */
export function TurnOrder({ store }: { store: GameStore }) {
  const position = store.position.value;
  const link = store.connection.value.state;
  return (
    <div class="order">
      <ol class="order-turns" aria-label="Order of turns: now, then the next five">
        {position && !position.outcome && <CurrentTurn position={position} />}
        {position?.upcoming.slice(1).map((coming, index) => (
          // The same seat may come up several times, so the key is the place in the row.
          <li key={index} class={coming.power ? "order-next order-power" : "order-next"}>
            <Mark seat={coming.seat} size={22} />
            {coming.power && <PowerIcon size={13} />}
            <span class="unseen">
              {seatName(coming.seat)}
              {coming.power ? ", by power" : ""}
            </span>
          </li>
        ))}
        {position?.outcome && <li class="order-over">The game is over</li>}
      </ol>
      <p class={`link link-${link}`} role="status">
        {linkText(store)}
      </p>
    </div>
  );
}

/** What is wrong with the connection; empty if nothing is. */
function linkText(store: GameStore): string {
  const { state } = store.connection.value;
  if (state !== "waiting" && state !== "connecting") return "";
  if (!navigator.onLine) return "Offline";
  return store.settings.value ? "Reconnecting…" : "Connecting…";
}

function CurrentTurn({ position }: { position: PositionView }) {
  return (
    <li class="order-now">
      <Mark seat={position.turn} size={26} />
      <span>{seatName(position.turn)}</span>
      {position.upcoming[0]?.power && (
        <>
          <PowerIcon size={14} />
          <span class="unseen">, by power</span>
        </>
      )}
    </li>
  );
}
