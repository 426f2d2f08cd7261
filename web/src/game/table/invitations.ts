/** The invitations to seats of others. */
import { effect } from "@preact/signals";
import { invitations } from "../../net/rest.ts";
import type { GameStore } from "../game_store.ts";

/** Fetches the invitations whenever somebody takes or leaves a seat to which the user may invite; returns how to stop. */
export function loadInvitations(store: GameStore): () => void {
  let known = "";
  return effect(() => {
    const settings = store.settings.value;
    const { invite = [] } = store.may.value;
    const now = invite.map((seat) => `${seat} ${settings?.seats[seat]?.claimed}`).join();
    if (!settings || now === known) return;
    known = now;
    invitations(settings.id).then(
      (found) => {
        store.table.invitations.value = found;
      },
      () => {},
    );
  });
}
