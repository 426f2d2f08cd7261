import type { ComponentChildren } from "preact";
import { PowerIcon } from "../../common/icons.tsx";
import { Mark } from "../../common/seats/mark.tsx";
import type { PositionView } from "../../core/types.ts";
import * as common from "../../text/common.ts";
import * as text from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";

/** The current turn and the next five, with the sign of the maze on extra turns; buttons may follow. */
export function TurnOrder({ store, children }: { store: GameStore; children: ComponentChildren }) {
  const position = store.position.value;
  const link = store.connection.value.state;
  return (
    <div class="order">
      <ol class="order-turns" aria-label={text.turnOrder()}>
        {position && !position.outcome && <CurrentTurn position={position} />}
        {position?.upcoming.slice(1).map((coming, index) => (
          // The same seat may come up several times, so the key is the place in the row.
          <li key={index} class={coming.power ? "order-next order-power" : "order-next"}>
            <Mark seat={coming.seat} size={22} />
            {coming.power && <PowerIcon size={13} />}
            <span class="unseen">{coming.power ? common.seatByPower(coming) : common.seatName(coming)}</span>
          </li>
        ))}
        {position?.outcome && <li class="order-over">{common.gameOver()}</li>}
      </ol>
      <p class={`link link-${link}`} role="status">
        {linkText(store)}
      </p>
      {children}
    </div>
  );
}

/** What is wrong with the connection; empty if nothing is. */
function linkText(store: GameStore): string {
  const { state } = store.connection.value;
  if (state !== "waiting" && state !== "connecting") return "";
  if (!navigator.onLine) return text.offline();
  return store.settings.value ? text.reconnecting() : text.connecting();
}

function CurrentTurn({ position }: { position: PositionView }) {
  const seat = position.turn;
  const byPower = position.upcoming[0]?.power === true;
  return (
    <li class="order-now">
      <Mark seat={seat} size={26} />
      <span aria-hidden={byPower}>{common.seatName({ seat })}</span>
      {byPower && (
        <>
          <PowerIcon size={14} />
          <span class="unseen">{common.seatByPower({ seat })}</span>
        </>
      )}
    </li>
  );
}
