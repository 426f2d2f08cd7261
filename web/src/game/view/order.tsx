import { Mark } from "../../common/mark.tsx";
import type { PositionView } from "../../core/types.ts";
import type { Table } from "../table.ts";
import { seatName } from "../words.ts";
import { PowerSign } from "./signs.tsx";

/** Whose turn it is and the five turns after it; those played by right of power carry the maze's sign. */
export function Order({ table }: { table: Table }) {
  const position = table.position.value;
  const link = table.connection.value.link;
  return (
    <div class="order">
      <ol class="order-turns" aria-label="Order of turns: now, then the next five">
        {position && !position.outcome && <Now position={position} />}
        {position?.upcoming.slice(1).map((coming, index) => (
          // The same seat may come up several times: its place in the row is what it is.
          <li key={index} class={coming.power ? "order-next order-power" : "order-next"}>
            <Mark seat={coming.seat} size={22} />
            {coming.power && <PowerSign size={13} />}
            <span class="unseen">
              {seatName(coming.seat)}
              {coming.power ? ", by power" : ""}
            </span>
          </li>
        ))}
        {position?.outcome && <li class="order-over">The game is over</li>}
      </ol>
      <p class={`link link-${link}`} role="status">
        {link === "waiting" || link === "connecting"
          ? table.settings.value
            ? "Reconnecting…"
            : "Connecting…"
          : ""}
      </p>
    </div>
  );
}

function Now({ position }: { position: PositionView }) {
  return (
    <li class="order-now">
      <Mark seat={position.turn} size={26} />
      <span>{seatName(position.turn)}</span>
      {position.upcoming[0]?.power && (
        <>
          <PowerSign size={14} />
          <span class="unseen">, by power</span>
        </>
      )}
    </li>
  );
}
