import { useState } from "preact/hooks";
import type { Seat } from "../../core/types.ts";
import { giveBack } from "../../net/rest.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

/** Gives a seat of this browser back that has not acted, in a game with seats for several people. */
export function GiveBackButton({ seat, store }: { seat: Seat; store: GameStore }) {
  const [waiting, setWaiting] = useState(false);
  void store.revision.value;
  const settings = store.settings.value;
  if (!settings || !store.held.value.includes(seat) || store.log.hasActed(seat)) return null;
  if (store.latest.value?.outcome) return null;
  const people = Object.values(settings.seats).filter((state) => state.kind === "person");
  if (people.length < 2) return null;
  const give = async () => {
    setWaiting(true);
    try {
      await giveBack(settings.id, seat);
    } catch (error) {
      await store.tell(error as Error);
    }
    setWaiting(false);
  };
  return (
    <button
      type="button"
      class="button button-small"
      disabled={waiting}
      onClick={give}
      title={text.leaveSeat({ seat })}
    >
      {text.giveBack()}
    </button>
  );
}
