import { oneOf } from "../common/browser/shape.ts";
import { storedSignal } from "../common/browser/stored.ts";
import { AGAINST_BOTS, seatsOf } from "../common/new_game.ts";
import { Mark } from "../common/seats/mark.tsx";
import type { Seat } from "../protocol/index.ts";
import { seatName } from "../text/common.ts";
import * as text from "../text/home.ts";

const SEATS = seatsOf(AGAINST_BOTS.board);

/** The seat that the user takes against bots, or any; this browser remembers it. */
const chosen = storedSignal<Seat | "any">("djambi.army", "red", oneOf(["any", ...SEATS]));

/** The seat that the user takes in a new game against bots. */
export function ownSeat(random: () => number = Math.random): Seat {
  const { value } = chosen;
  return value === "any" ? (SEATS[Math.floor(random() * SEATS.length)] ?? "red") : value;
}

/** The army that the user has chosen, in words. */
export function armyText(): string {
  const { value } = chosen;
  return value === "any" ? text.anyArmy() : seatName({ seat: value });
}

/** The choice of an army for a game against bots. */
export function ArmyChoice() {
  const { value } = chosen;
  return (
    <p class="home-strength">
      <label for="army">{text.ownArmy()}</label>
      <span class="home-pair">
        {value !== "any" && <Mark seat={value} />}
        <select
          id="army"
          value={value}
          onChange={(event) => {
            chosen.value = event.currentTarget.value as Seat | "any";
          }}
        >
          {SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {seatName({ seat })}
            </option>
          ))}
          <option value="any">{text.anyArmy()}</option>
        </select>
      </span>
    </p>
  );
}
