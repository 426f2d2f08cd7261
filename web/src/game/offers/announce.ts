/** Says to a screen reader what others offer. */
import { effect } from "@preact/signals";
import type { Seat } from "../../core/types.ts";
import { againSentence } from "../ending/again.ts";
import type { GameStore } from "../game_store.ts";
import { drawOffers } from "./draw_offers.ts";

/** Announces draws that are offered, and who wants to play again; returns how to stop that. */
export function announceOffers(store: GameStore): () => void {
  let agreed: readonly Seat[] = [];
  let again = store.again.peek();
  return effect(() => {
    const before = agreed;
    agreed = store.table.agreed.value;
    const fresh = agreed.filter((seat) => !before.includes(seat));
    if (fresh.length > 0) store.announcement.value = drawOffers(fresh);
    const { value: asked } = store.again;
    if (asked && !again) store.announcement.value = againSentence(store);
    again = asked;
  });
}
