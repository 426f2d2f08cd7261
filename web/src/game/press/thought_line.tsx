/** A line with a thought of a bot about a treaty. */
import { Icon } from "../../common/icons.tsx";
import { Mark } from "../../common/seats/mark.tsx";
import type { Seat } from "../../protocol/index.ts";
import { seatName } from "../../text/common.ts";
import * as text from "../../text/press.ts";

/** A thought of the bot at a seat: a sentence behind a bubble. */
export function ThoughtLine({ seat, thought }: { seat: Seat; thought: string }) {
  return (
    <p class="talk-message talk-thought">
      <Mark seat={seat} size={12} />
      <b>{seatName({ seat })}</b>
      <Icon d={BUBBLE} />
      <span class="unseen">{text.thought()} </span>
      {thought}
    </p>
  );
}

/** The outline of a bubble in which somebody thinks. */
const BUBBLE =
  "M7 15a4 4 0 0 1-1-7.8A5 5 0 0 1 15 5a4.5 4.5 0 0 1 4.6 6A3.5 3.5 0 0 1 17 15zM8 19a1 1 0 1 0 .01 0zM5 22h.01";
