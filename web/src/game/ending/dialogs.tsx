/** The dialogs at the end of the game and of the user's part in it. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameStore } from "../game_store.ts";
import { NotBegunDialog } from "../table/not_begun.tsx";
import { endAsked } from "./end_asked.ts";
import { EliminatedDialog, EndingDialog } from "./ending.tsx";
import { missedFirstTurn } from "./fall.ts";

/** The dialogs at the end of the game and of the user's part in it; each opens once. */
export function GameDialogs({ store }: { store: GameStore }) {
  const opened = useSignal<PlayerStatus | null>(null);
  const before = useRef<PlayerStatus | null>(null);
  const status = playerStatus(store);
  useEffect(() => {
    if (status === null) return;
    // Of the fall the page tells after a reload too; of the end the banner does.
    const isNews = before.current !== status && (before.current !== null || status === "eliminated");
    before.current = status;
    if (isNews && status !== "playing") opened.value = status;
    // The turn by which the user fell was taken back.
    if (status === "playing" && (opened.value !== null || endAsked.value)) close();
  }, [status]);
  const open = opened.value;
  useEffect(() => {
    if (open) store.showing.pause();
  }, [open]);
  const close = () => {
    opened.value = null;
    store.showing.goOn();
    endAsked.value = false;
  };
  if (open === "over" || endAsked.value) {
    const Ending = missedFirstTurn(store.log) ? NotBegunDialog : EndingDialog;
    return <Ending store={store} onClose={close} />;
  }
  if (open === "eliminated") return <EliminatedDialog store={store} onClose={close} />;
  return null;
}

type PlayerStatus = "playing" | "eliminated" | "over";

/** The user's status in the game, as far as the board has shown it; null while they look back. */
function playerStatus(store: GameStore): PlayerStatus | null {
  const position = store.position.value;
  if (!position || store.reviewedPly.value !== null) return null;
  if (position.outcome) return "over";
  const held = store.held.value;
  const out = held.length > 0 && !held.some((seat) => position.alive.includes(seat));
  return out ? "eliminated" : "playing";
}
