/** The invitations to seats of others. */
import { effect } from "@preact/signals";
import { invitations } from "../../net/rest.ts";
import type { GameStore } from "../game_store.ts";

/**
 * Fetches the invitations whenever somebody takes or leaves a seat, if seats of others are people's; returns
 * how to stop that.
 */
export function loadInvitations(store: GameStore): () => void {
  let known = "";
  return effect(() => {
    const settings = store.settings.value;
    const held = store.held.value;
    if (!settings) return;
    const others = store.board.seats.filter(
      (seat) => settings.seats[seat]?.kind === "person" && !held.includes(seat),
    );
    const now = others.map((seat) => `${seat} ${settings.seats[seat]?.claimed}`).join();
    if (now === known) return;
    known = now;
    invitations(settings.id).then(
      (found) => {
        store.invitations.value = found;
      },
      () => {},
    );
  });
}
