import { PowerIcon } from "../../common/icons.tsx";
import { levelName } from "../../common/levels.ts";
import { Mark } from "../../common/mark.tsx";
import { seatNames } from "../../common/seat_names.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import type { SeatState, Settings } from "../../protocol/index.ts";
import * as common from "../../text/common.ts";
import * as text from "../../text/game.ts";
import type { GameStore } from "../game_store.ts";
import { GiveBackButton } from "./give_back.tsx";
import { InvitationButton, RenewalLink } from "./invitation.tsx";

/** The players: names, states, the seat in power, and the armies that each commands. */
export function PlayerPlates({ store }: { store: GameStore }) {
  const settings = store.settings.value;
  const position = store.position.value;
  return (
    <section class="plates" aria-label={text.players()}>
      <ul>
        {store.board.seats.map((seat) => (
          <li key={seat} class={plateClass(seat, position, settings)}>
            {settings && position && (
              <Plate seat={seat} settings={settings} position={position} store={store} />
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
    classes.push(settings && settings.seats[seat]?.kind === "absent" ? "plate-absent" : "plate-out");
  }
  if (position?.in_power === seat) classes.push("plate-power");
  return classes.join(" ");
}

interface PlateProps {
  seat: Seat;
  settings: Settings;
  position: PositionView;
  store: GameStore;
}

function Plate({ seat, settings, position, store }: PlateProps) {
  const state = settings.seats[seat];
  const commands = store.board.armies.filter((army) => army !== seat && position.controllers[army] === seat);
  const status = statusText(seat, state, position);
  const offersDraw = store.upToDate.value && !position.outcome && store.agreed.value.includes(seat);
  return (
    <>
      <Mark seat={seat} size={28} />
      <div class="plate-words">
        <p class="plate-name">
          <span>{state?.name || common.seatName({ seat })}</span>
          <span class="plate-kind">{playerText(seat, state, store.held.value)}</span>
        </p>
        <p class="plate-state">
          {offersDraw ? text.offering({ status }) : status}
          {commands.length > 0 && " · "}
          {commands.length > 0 && (
            <span class="plate-armies">
              <span class="unseen">{text.commandsArmies({ names: seatNames(commands) })}</span>
              <span aria-hidden="true">{text.commands()} </span>
              {commands.map((army) => (
                <Mark key={army} seat={army} size={13} />
              ))}
            </span>
          )}
        </p>
      </div>
      {position.in_power === seat && <PowerIcon size={20} />}
      {state?.kind === "human" && !state.claimed && <InvitationButton seat={seat} store={store} />}
      {state?.claimed && <RenewalLink seat={seat} store={store} />}
      <GiveBackButton seat={seat} store={store} />
    </>
  );
}

function playerText(seat: Seat, state: SeatState | undefined, held: readonly Seat[]): string {
  if (!state || state.kind === "absent") return text.gone({ player: "absent" });
  if (held.includes(seat)) return text.you();
  if (state.kind === "bot") return common.bot({ level: levelName(state.level) });
  return state.claimed ? text.player() : text.waitingForFriend();
}

/** The state of a seat and its army, in a few words. */
export function statusText(seat: Seat, state: SeatState | undefined, position: PositionView): string {
  if (position.in_power === seat) return text.inPower();
  if (position.alive.includes(seat)) return text.alive();
  const controller = position.controllers[seat];
  if (controller === "hostage") return text.hostageArmy();
  const player = state?.kind === "absent" ? "absent" : "out";
  if (controller === "orphan") return text.armyOrphaned({ player });
  if (controller !== undefined && controller !== seat) return text.armyOf({ player, seat: controller });
  return text.gone({ player });
}
