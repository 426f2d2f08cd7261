import { momentText } from "../../common/browser/moment.ts";
import type { Seat } from "../../core/types.ts";
import type { SeatState } from "../../protocol/index.ts";
import { onLeave } from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { PlateTreaties } from "../press/plate_treaties.tsx";
import { GiveBackButton } from "./give_back.tsx";
import { InvitationButton, RenewalLink } from "./invitation.tsx";

interface SeatButtonsProps {
  seat: Seat;
  state: SeatState | undefined;
  store: GameStore;
}

/** The buttons of a seat that may still change hands, its leave, and its treaties. */
export function SeatButtons({ seat, state, store }: SeatButtonsProps) {
  return (
    <>
      {state?.kind === "person" && !state.claimed && <InvitationButton seat={seat} store={store} />}
      {state?.claimed && <RenewalLink seat={seat} store={store} />}
      <GiveBackButton seat={seat} store={store} />
      <LeaveNote seat={seat} store={store} />
      <PlateTreaties seat={seat} store={store} />
    </>
  );
}

/** Until when the person of a seat is on leave. */
function LeaveNote({ seat, store }: Pick<SeatButtonsProps, "seat" | "store">) {
  const until = store.table.state.value?.leave?.[seat];
  if (until === undefined || store.position.value?.outcome || store.table.until(until) <= 0) return null;
  return <p class="plate-leave">{onLeave({ date: momentText(until) })}</p>;
}
