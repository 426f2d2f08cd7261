import { Mark } from "../common/seats/mark.tsx";
import { BOARDS, type BoardName, type LobbySeats } from "../protocol/index.ts";

/** The seats of a game in the board's order, filled where somebody sits; words beside them say how many. */
export function SeatMarks({ board, seats }: { board: BoardName; seats: LobbySeats }) {
  const order = BOARDS.find(({ name }) => name === board)?.players.at(-1) ?? [];
  return (
    <span class="seat-marks" aria-hidden="true">
      {order
        .filter((seat) => seats[seat] !== undefined)
        .map((seat) => (
          <span key={seat} class={seats[seat] === "free" ? "seat-free" : "seat-taken"}>
            <Mark seat={seat} size={22} />
          </span>
        ))}
    </span>
  );
}
