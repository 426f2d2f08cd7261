import { useState } from "preact/hooks";
import { knownGame, noteCreated } from "../../common/games.ts";
import { Mark } from "../../common/mark.tsx";
import { SEATS } from "../../core/types.ts";
import { createGame } from "../../net/rest.ts";
import type { CreateGame, SeatWish, Settings } from "../../protocol/index.ts";
import type { Table } from "../table.ts";
import { endingHeadline, endingReason } from "../words.ts";
import { Dialog } from "./dialog.tsx";

/** Who won and how, once the board has shown it, with the ways to go on. */
export function EndingView({ table, onClose }: { table: Table; onClose: () => void }) {
  const position = table.newest.value;
  const settings = table.settings.value;
  const [trouble, setTrouble] = useState("");
  if (!position?.outcome || !settings) return null;
  const winners = SEATS.filter((seat) => (position.outcome?.shares[seat] ?? 0) > 0);
  const again = async () => {
    const wish = knownGame(settings.id)?.wish ?? sameAgain(settings, table.held.value);
    try {
      const created = await createGame(wish);
      noteCreated(created, wish, Date.now());
      location.assign(created.url);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : "That did not work.");
    }
  };
  const lookBack = () => {
    onClose();
    table.look(0);
  };
  return (
    <Dialog title={endingHeadline(position.outcome)} onClose={onClose}>
      <p class="ending-marks">
        {winners.map((seat) => (
          <Mark key={seat} seat={seat} size={56} />
        ))}
      </p>
      <p>{endingReason(position.outcome, table.log.rules.story(table.count.value), position)}</p>
      <p class="soft">{table.count.value === 1 ? "After one turn." : `After ${table.count.value} turns.`}</p>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="dialog-actions dialog-four">
        <button type="button" class="button" onClick={onClose}>
          See the board
        </button>
        <button type="button" class="button" onClick={lookBack} disabled={table.count.value === 0}>
          Look back
        </button>
        <a class="button" href={`/api/games/${settings.id}/record`} download={`djambi-${settings.id}.pgn`}>
          Record
        </a>
        <button type="button" class="button button-strong" onClick={again}>
          Again
        </button>
      </div>
    </Dialog>
  );
}

/** A game like this one, as far as this browser can tell. */
export function sameAgain(settings: Settings, held: Table["held"]["value"]): CreateGame {
  const seats: CreateGame["seats"] = {};
  for (const seat of SEATS) {
    const state = settings.seats[seat];
    const mine = held.includes(seat);
    const human: SeatWish = { kind: "human", mine, ...(state?.name ? { name: state.name } : {}) };
    seats[seat] = state?.kind === "human" ? human : { kind: state?.kind ?? "bot" };
  }
  return { rules: settings.rules, options: settings.options, start: settings.start, seats };
}
