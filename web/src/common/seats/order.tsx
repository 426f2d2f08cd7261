import type { PositionView } from "../../core/types.ts";
import { seatByPower, seatName } from "../../text/common.ts";
import * as text from "../../text/learn.ts";
import { PowerIcon } from "../icons.tsx";
import { Mark } from "./mark.tsx";

/** The current turn and the coming ones. */
export function TurnOrder({ view }: { view: PositionView }) {
  return (
    <ol class="lesson-order" aria-label={text.turnOrder()}>
      {view.upcoming.map(({ seat, power }, i) => (
        // The same seat may come up several times, so the key is the place in the row.
        <li key={i}>
          <Mark seat={seat} size={i === 0 ? 26 : 20} />
          {power && <PowerIcon size={13} />}
          <span class={i === 0 ? undefined : "unseen"}>
            {power ? seatByPower({ seat }) : seatName({ seat })}
          </span>
        </li>
      ))}
    </ol>
  );
}
