import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { storyWords } from "../../board/words.ts";
import { knownGame, noteCreated } from "../../common/games.ts";
import { Mark } from "../../common/mark.tsx";
import { SEATS, type Seat } from "../../core/types.ts";
import { createGame } from "../../net/rest.ts";
import type { NewGameRequest, SeatRequest, Settings } from "../../protocol/index.ts";
import type { Table } from "../table.ts";
import { endingHeadline, endingReason } from "../words.ts";
import { Dialog } from "./dialog.tsx";

interface EndingProps {
  table: Table;
  onClose: () => void;
}

/** Who won and how, once the board has shown it, with the ways to go on. */
export function EndingView({ table, onClose }: EndingProps) {
  const position = table.newest.value;
  const settings = table.settings.value;
  if (!position?.outcome || !settings) return null;
  const winners = SEATS.filter((seat) => (position.outcome?.shares[seat] ?? 0) > 0);
  const turns = table.count.value;
  return (
    <Dialog title={endingHeadline(position.outcome)} onClose={onClose}>
      <Marks seats={winners} />
      <p>{endingReason(position.outcome, table.log.rules.story(turns), position)}</p>
      <p class="soft">{turns === 1 ? "After one turn." : `After ${turns} turns.`}</p>
      <Ways table={table} onClose={onClose} stay="See the board">
        <a class="button" href={`/api/games/${settings.id}/record`} download={`djambi-${settings.id}.pgn`}>
          Record
        </a>
      </Ways>
    </Dialog>
  );
}

/** Tells somebody that he is out, by the ply `at`, while others play on. */
export function FallenView({ table, at, onClose }: EndingProps & { at: number }) {
  return (
    <Dialog title="You are out" onClose={onClose}>
      <Marks seats={table.held.value} />
      <p>{storyWords(table.log.rules.story(at))}</p>
      <p class="soft">The others play on.</p>
      <Ways table={table} onClose={onClose} stay="Watch on">
        <a class="button" href="/">
          Title page
        </a>
      </Ways>
    </Dialog>
  );
}

function Marks({ seats }: { seats: readonly Seat[] }) {
  return (
    <p class="ending-marks">
      {seats.map((seat) => (
        <Mark key={seat} seat={seat} size={56} />
      ))}
    </p>
  );
}

/** The ways to go on: stay at this board, look back, something else, or another game like this one. */
function Ways(props: EndingProps & { stay: string; children: ComponentChildren }) {
  const { table, onClose } = props;
  const [trouble, setTrouble] = useState("");
  const lookBack = () => {
    onClose();
    table.look(0);
  };
  return (
    <>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="dialog-actions dialog-four">
        <button type="button" class="button" onClick={onClose}>
          {props.stay}
        </button>
        <button type="button" class="button" onClick={lookBack} disabled={table.count.value === 0}>
          Look back
        </button>
        {props.children}
        <button
          type="button"
          class="button button-strong"
          onClick={() => again(table).catch(tell(setTrouble))}
        >
          Again
        </button>
      </div>
    </>
  );
}

function tell(setTrouble: (words: string) => void): (error: unknown) => void {
  return (error) => setTrouble(error instanceof Error ? error.message : "That did not work.");
}

/** Creates a game with the same settings and goes there. */
async function again(table: Table): Promise<void> {
  const settings = table.settings.value;
  if (!settings) return;
  const wish = knownGame(settings.id)?.wish ?? sameAgain(settings, table.held.value);
  const created = await createGame(wish);
  noteCreated(created, wish, Date.now());
  location.assign(created.url);
}

/** A game like this one, as far as this browser can tell. */
export function sameAgain(settings: Settings, held: Table["held"]["value"]): NewGameRequest {
  const seats: NewGameRequest["seats"] = {};
  for (const seat of SEATS) {
    const state = settings.seats[seat];
    const mine = held.includes(seat);
    const human: SeatRequest = { kind: "human", mine, ...(state?.name ? { name: state.name } : {}) };
    if (state?.kind === "human") seats[seat] = human;
    else if (state?.kind === "bot") seats[seat] = { kind: "bot", level: state.level };
    else if (state) seats[seat] = { kind: "absent" };
  }
  return { rules: settings.rules, options: settings.options, start: settings.start, seats };
}
