import { levelName } from "../../common/levels.ts";
import { Mark } from "../../common/mark.tsx";
import { type PositionView, SEATS, type Seat } from "../../core/types.ts";
import type { SeatState, Settings } from "../../protocol/index.ts";
import type { Table } from "../table.ts";
import { seatName, seatNames } from "../words.ts";
import { InvitationButton } from "./invitation.tsx";
import { PowerSign } from "./signs.tsx";

/** The four players: who they are, whether they live, who is in power, and whose armies they command. */
export function Plates({ table }: { table: Table }) {
  const settings = table.settings.value;
  const position = table.position.value;
  return (
    <section class="plates" aria-label="Players">
      <ul>
        {SEATS.map((seat) => (
          <li key={seat} class={plateClass(seat, position, settings)}>
            {settings && position && (
              <Plate seat={seat} settings={settings} position={position} table={table} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function plateClass(seat: Seat, position: PositionView | null, settings: Settings | null): string {
  const classes = ["plate", `plate-${seat}`];
  if (position?.turn === seat && !position.outcome) classes.push("plate-turn");
  if (position && !position.alive.includes(seat)) {
    classes.push(settings?.seats[seat]?.kind === "absent" ? "plate-absent" : "plate-out");
  }
  if (position?.in_power === seat) classes.push("plate-power");
  return classes.join(" ");
}

interface PlateProps {
  seat: Seat;
  settings: Settings;
  position: PositionView;
  table: Table;
}

function Plate({ seat, settings, position, table }: PlateProps) {
  const state = settings.seats[seat];
  const held = table.held.value.includes(seat);
  const commands = SEATS.filter((army) => army !== seat && position.controllers[army] === seat);
  return (
    <>
      <Mark seat={seat} size={28} />
      <div class="plate-words">
        <p class="plate-name">
          <span>{state?.name || seatName(seat)}</span>
          <span class="plate-kind">{kindWords(state, held)}</span>
        </p>
        <p class="plate-state">
          {statusWords(seat, state, position)}
          {table.agreed.value.includes(seat) && !position.outcome ? " · offers a draw" : ""}
          {commands.length > 0 && (
            <span class="plate-armies">
              {" · commands "}
              <span class="unseen">{seatNames(commands)}</span>
              {commands.map((army) => (
                <Mark key={army} seat={army} size={13} />
              ))}
            </span>
          )}
        </p>
      </div>
      {position.in_power === seat && <PowerSign size={20} />}
      {state?.kind === "human" && !state.claimed && <InvitationButton seat={seat} table={table} />}
    </>
  );
}

function kindWords(state: SeatState | undefined, held: boolean): string {
  if (!state || state.kind === "absent") return "nobody";
  if (held) return "you";
  if (state.kind === "bot") return `${levelName(state.level)} (bot)`;
  return state.claimed ? "guest" : "free seat";
}

/** What has become of a seat, in a few words. */
export function statusWords(seat: Seat, state: SeatState | undefined, position: PositionView): string {
  if (position.in_power === seat) return "in power";
  if (position.alive.includes(seat)) return "alive";
  const controller = position.controllers[seat];
  if (controller === "hostage") return "hostage army";
  const lost = state?.kind === "absent" ? "no player" : "out";
  if (controller === "orphan") return `${lost}, army orphaned`;
  return controller === seat ? lost : `${lost}, army to ${seatName(controller)}`;
}
