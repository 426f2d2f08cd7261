import { useState } from "preact/hooks";
import type { Seat } from "../../core/types.ts";
import { actAtTable } from "../../net/rest.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

/** Gives a seat of the user back, in a game with seats for several people. */
export function GiveBackButton({ seat, store }: { seat: Seat; store: GameStore }) {
  const [waiting, setWaiting] = useState(false);
  const settings = store.settings.value;
  if (!settings || !store.may.value.stand?.includes(seat)) return null;
  const people = Object.values(settings.seats).filter((state) => state.kind === "person");
  if (people.length < 2) return null;
  const give = async () => {
    setWaiting(true);
    try {
      await actAtTable(settings.id, { act: "stand", seat });
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
