import type { Seat } from "../../core/types.ts";
import type { SeatState } from "../../protocol/index.ts";
import type { GameStore } from "../game_store.ts";
import { PlateTreaties } from "../press/plate_treaties.tsx";
import { GiveBackButton } from "./give_back.tsx";
import { InvitationButton, RenewalLink } from "./invitation.tsx";

interface SeatButtonsProps {
  seat: Seat;
  state: SeatState | undefined;
  store: GameStore;
}

/** The buttons of a seat that may still change hands, and its treaties. */
export function SeatButtons({ seat, state, store }: SeatButtonsProps) {
  return (
    <>
      {state?.kind === "person" && !state.claimed && <InvitationButton seat={seat} store={store} />}
      {state?.claimed && <RenewalLink seat={seat} store={store} />}
      <GiveBackButton seat={seat} store={store} />
      <PlateTreaties seat={seat} store={store} />
    </>
  );
}
