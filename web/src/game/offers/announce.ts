/** Says to a screen reader what others offer, and what became of it. */
import { effect } from "@preact/signals";
import type { Seat } from "../../core/types.ts";
import * as text from "../../text/game.ts";
import { againSentence } from "../ending/again.ts";
import type { GameStore } from "../game_store.ts";
import { drawOffers } from "./draw_offers.ts";

/** Announces draws that are offered, who wants to play again, and turns taken back; returns how to stop that. */
export function announceOffers(store: GameStore): () => void {
  let agreed: readonly Seat[] = [];
  let again = store.ending.again.peek();
  const before = store.table.lastEvent.peek();
  const stopTakeBacks = effect(() => {
    const { value: last } = store.table.lastEvent;
    if (last !== before && last?.kind === "take_back")
      store.announcement.value = text.goesBack({ turn: store.plyCount.peek() + 1 });
  });
  const stopOffers = effect(() => {
    const before = agreed;
    agreed = store.table.agreed.value;
    const fresh = agreed.filter((seat) => !before.includes(seat));
    if (fresh.length > 0) store.announcement.value = drawOffers(fresh);
    const { value: asked } = store.ending.again;
    if (asked && !again) store.announcement.value = againSentence(store);
    again = asked;
  });
  return () => {
    stopTakeBacks();
    stopOffers();
  };
}
