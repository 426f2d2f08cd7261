/** The card with what speaks for a treaty. */
import { useEffect } from "preact/hooks";
import { Icon } from "../../common/icons.tsx";
import { seatNames } from "../../common/seats/seat_names.ts";
import * as text from "../../text/press.ts";
import type { GameStore } from "../game_store.ts";
import { openComposer } from "./composer.tsx";
import { fetchCourt } from "./court.ts";
import { othersOf } from "./sentences.ts";
import { closeSuggestion, mayOffer, suggestionOf } from "./suggestions.ts";

/** The suggestion, while there is one, with a button for the offer that fits. */
export function SuggestionCard({ store }: { store: GameStore }) {
  const isOpen = mayOffer(store) !== undefined;
  useEffect(() => {
    if (isOpen) fetchCourt();
  }, [isOpen]);
  const suggested = suggestionOf(store).value;
  if (!suggested) return null;
  const { said, treaty, act } = suggested;
  const players = seatNames(othersOf(treaty, act.seat));
  return (
    <div class="offer treaty-suggestion">
      <p>{said}</p>
      <button type="button" class="button button-small" onClick={() => openComposer({ treaty, act })}>
        {text.makeOffer({ players })}
      </button>
      <button
        type="button"
        class="coach-close"
        aria-label={text.closeSuggestion()}
        onClick={() => closeSuggestion(store)}
      >
        <Icon d="M6 6l12 12M18 6L6 18" />
      </button>
    </div>
  );
}
