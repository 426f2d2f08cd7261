import { useSignal } from "@preact/signals";
import { levelName } from "../../common/seats/level_name.ts";
import { Mark } from "../../common/seats/mark.tsx";
import { noAccountOf, playerName } from "../../common/seats/seat_names.ts";
import type {
  Seat,
  Seats,
  Settings,
  ShownRating,
  TableAct,
  TableSettings,
  TableState,
  You,
} from "../../protocol/index.ts";
import { bot, noAccount, seatName } from "../../text/common.ts";
import * as text from "../../text/table.ts";
import { seatsToTake } from "./open_seats.ts";
import { countsAs } from "./presence.ts";
import { ratingText } from "./ratings.ts";

interface SeatRowProps {
  seat: Seat;
  settings: Settings;
  table: TableSettings;
  state: TableState;
  you: You;
  isActing: boolean;
  /** The rating of who sits there, at a rated table. */
  rating: ShownRating | undefined;
  onAct: (act: TableAct) => Promise<void>;
}

/** A seat of a waiting room: who sits there and is ready, or how to sit down. */
export function SeatRow(props: SeatRowProps) {
  const { seat, settings, table, state, you, isActing, rating, onAct } = props;
  const { held, may } = you;
  const player = settings.seats[seat];
  const account = player ? noAccountOf(player) : null;
  const isMine = held.includes(seat);
  const isPerson = player?.kind === "person" && player.claimed;
  const standing = isPerson ? standingAt(seat, state) : null;
  const classes = ["waiting-seat", player?.claimed ? "" : "waiting-free", isMine ? "waiting-mine" : ""];
  return (
    <li class={classes.filter(Boolean).join(" ")} data-state={standing}>
      <span class={player?.claimed ? "seat-taken" : "seat-free"}>
        <Mark seat={seat} size={28} />
      </span>
      <div class="waiting-words">
        <p class="waiting-name">
          <span class="unseen">{seatName({ seat })}: </span>
          <span translate={!player?.name}>{sitterName(settings.seats, seat)}</span>
          {rating && <span class="waiting-note">{ratingText(rating)}</span>}
          {account && <span class="waiting-note">{noAccount({ account })}</span>}
          {isMine && <span class="waiting-note">{text.you()}</span>}
          {isMine && you.host && <span class="waiting-note">{text.host()}</span>}
        </p>
        {standing && (
          <p class="waiting-state">
            {standing === "ready" && <span aria-hidden="true">✓ </span>}
            {text.sitter({ state: standing })}
          </p>
        )}
      </div>
      {table.seating === "chosen" && seatsToTake(may).includes(seat) && (
        <button
          type="button"
          class={held.length === 0 ? "button button-small button-strong" : "button button-small"}
          disabled={isActing}
          aria-label={held.length === 0 ? text.sitDownAs({ seat }) : text.moveTo({ seat })}
          onClick={() => onAct({ act: "sit", seat })}
        >
          {held.length === 0 ? text.sitDown() : text.moveHere()}
        </button>
      )}
      {may.remove?.includes(seat) && <Removal key={player?.name} {...props} isPerson={isPerson === true} />}
    </li>
  );
}

/** Whether the person of a seat is ready, or why nobody should wait for them. */
function standingAt(seat: Seat, state: TableState): "ready" | "busy" | "away" | "gone" {
  const as = countsAs(state.presence[seat]) ?? "here";
  if (as !== "here") return as;
  return state.ready?.includes(seat) ? "ready" : "busy";
}

/** The button with which the host makes a seat free. A person is removed for good, so it asks first. */
function Removal({ seat, settings, isActing, onAct, isPerson }: SeatRowProps & { isPerson: boolean }) {
  const isAsking = useSignal(false);
  const name = settings.seats[seat]?.name;
  const remove = () => onAct({ act: "remove", seat, ...(isPerson && { name }) });
  const ask = () => {
    isAsking.value = true;
  };
  if (!isAsking.value) {
    return (
      <button
        type="button"
        class="button button-small"
        disabled={isActing}
        aria-label={text.removeFrom({ seat })}
        onClick={isPerson ? ask : remove}
      >
        {text.remove()}
      </button>
    );
  }
  return (
    <p class="waiting-removal" role="alert">
      <span>{text.removeAsks({ name: sitterName(settings.seats, seat) })}</span>
      <button type="button" class="button button-small" disabled={isActing} onClick={remove}>
        {text.removeForGood()}
      </button>
      <button type="button" class="button button-small" onClick={() => (isAsking.value = false)}>
        {text.keepPlayer()}
      </button>
    </p>
  );
}

function sitterName(seats: Seats, seat: Seat): string {
  const player = seats[seat];
  if (!player?.claimed) return text.free();
  if (player.kind === "bot") return bot({ level: levelName(player.level) });
  return player.name ? playerName(seats, seat) : text.anonymous();
}
