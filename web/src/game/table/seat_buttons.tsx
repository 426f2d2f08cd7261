import type { Seat } from "../../core/types.ts";
import type { SeatState } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { GiveBackButton } from "./give_back.tsx";
import { InvitationButton, RenewalLink } from "./invitation.tsx";

interface SeatButtonsProps {
  seat: Seat;
  state: SeatState | undefined;
  store: GameStore;
}

/** The buttons of a seat that may still change hands. */
export function SeatButtons({ seat, state, store }: SeatButtonsProps) {
  return (
    <>
      {state?.kind === "person" && !state.claimed && <InvitationButton seat={seat} store={store} />}
      {state?.claimed && <RenewalLink seat={seat} store={store} />}
      <GiveBackButton seat={seat} store={store} />
    </>
  );
}
