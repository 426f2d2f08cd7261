import { useSignal } from "@preact/signals";
import { copied } from "../../common/browser/clipboard.ts";
import { endingHeadline } from "../../common/ending/endings.ts";
import { localGame } from "../../common/local_game.ts";
import { levelName } from "../../common/seats/level_name.ts";
import { playerName } from "../../common/seats/seat_names.ts";
import type { Outcome } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import * as coachText from "../../text/coach.ts";
import { bot, seatName } from "../../text/common.ts";
import type { GameStore } from "../game_store.ts";
import { standingsAt } from "./standings.ts";

/** A button that shares how the game ended, by the system's dialog where there is one, else by the clipboard. */
export function ShareResult({ store, outcome }: { store: GameStore; outcome: Outcome }) {
  const isCopied = useSignal(false);
  const shown = useSignal("");
  const share = async () => {
    const words = resultText(store, outcome);
    // Nobody else finds a game that this browser plays by itself.
    const path = localGame.peek() ? "/" : `/game/${store.settings.peek()?.id ?? ""}`;
    const url = new URL(path, location.href).href;
    // A user who closes the system's dialog has not made a mistake.
    if (typeof navigator.share === "function") return navigator.share({ text: words, url }).catch(() => {});
    const all = `${words}\n${url}`;
    isCopied.value = await copied(all);
    if (!isCopied.value) shown.value = all;
  };
  return (
    <>
      <button type="button" class="button" onClick={share}>
        <span aria-live="polite">{isCopied.value ? text.linkCopied() : text.shareResult()}</span>
      </button>
      {shown.value && (
        <textarea
          class="ending-shared"
          readOnly
          rows={6}
          value={shown.value}
          aria-label={text.shareResult()}
          ref={(area) => area?.select()}
        />
      )}
    </>
  );
}

/** How a game ended, and the place of each player in a line. */
export function resultText(store: GameStore, outcome: Outcome): string {
  const seats = store.settings.peek()?.seats ?? {};
  const lines = standingsAt(store.log, store.plyCount.peek()).map((standing) => {
    const player = seats[standing.seat];
    const army = seatName(standing);
    const name =
      player?.kind === "bot" ? bot({ level: levelName(player.level) }) : playerName(seats, standing.seat);
    return `${coachText.place(standing)} ${army === name ? army : `${army} – ${name}`}`;
  });
  return [endingHeadline(outcome), ...lines].join("\n");
}
