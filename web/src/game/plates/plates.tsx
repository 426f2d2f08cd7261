import { PowerIcon } from "../../common/icons.tsx";
import { levelName } from "../../common/seats/level_name.ts";
import { Mark } from "../../common/seats/mark.tsx";
import { noAccountOf, playerName, seatNames } from "../../common/seats/seat_names.ts";
import type { PositionView, Seat } from "../../core/types.ts";
import type { SeatState, Settings } from "../../protocol/index.ts";
import * as common from "../../text/common.ts";
import * as text from "../../text/game.ts";
import { PlateClock } from "../clock/plate_clock.tsx";
import type { GameStore } from "../game_store.ts";
import { late } from "../late.ts";
import { countsAs } from "../table/presence.ts";

/** The players: names, pieces left, power, danger, and the armies that each commands. */
export function PlayerPlates({ store }: { store: GameStore }) {
  const settings = store.settings.value;
  const position = store.position.value;
  const threatened = threatenedIn(store, position);
  return (
    <section class="plates" aria-label={text.players()}>
      <ul>
        {store.board.seats.map((seat) => (
          <li
            key={seat}
            class={plateClass(seat, position, settings)}
            aria-current={isTurn(seat, position) ? "true" : undefined}
          >
            {settings && position && (
              <Plate
                seat={seat}
                settings={settings}
                position={position}
                isThreatened={threatened.includes(seat)}
                store={store}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The living seats whose chief could be killed next in the position that the board shows. */
function threatenedIn(store: GameStore, position: PositionView | null): readonly Seat[] {
  return position && !position.outcome ? store.log.rules.threatened(store.ply.value) : [];
}

function plateClass(seat: Seat, position: PositionView | null, settings: Settings | null): string {
  const classes = ["plate", `plate-${seat}`];
  if (isTurn(seat, position)) classes.push("plate-turn");
  if (position && !position.alive.includes(seat)) {
    classes.push(settings && settings.seats[seat]?.kind === "absent" ? "plate-absent" : "plate-out");
  }
  if (position?.in_power === seat) classes.push("plate-power");
  return classes.join(" ");
}

function isTurn(seat: Seat, position: PositionView | null): boolean {
  return position?.turn === seat && !position.outcome;
}

interface PlateProps {
  seat: Seat;
  settings: Settings;
  position: PositionView;
  isThreatened: boolean;
  store: GameStore;
}

function Plate({ seat, settings, position, isThreatened, store }: PlateProps) {
  const state = settings.seats[seat];
  const part = late.value;
  return (
    <>
      <span class="plate-mark">
        <Mark seat={seat} size={28} />
        {position.in_power === seat && <PowerIcon size={14} />}
        {isThreatened && (
          <span class="plate-danger" title={text.chiefAttacked()}>
            <span class="unseen">{text.chiefAttacked()}</span>
          </span>
        )}
        <PresenceSign seat={seat} store={store} />
      </span>
      <div class="plate-words">
        <p class="plate-name">
          <span translate={!state?.name}>{playerName(settings.seats, seat)}</span>
          <span class="plate-kind">{playerText(seat, state, store.held.value)}</span>
        </p>
        <PlateState seat={seat} state={state} position={position} store={store} />
      </div>
      {settings.clock && state?.kind !== "absent" && (
        <PlateClock seat={seat} table={store.table} settings={settings.clock} />
      )}
      {part && <part.SeatButtons seat={seat} state={state} store={store} />}
    </>
  );
}

/** What the player has left, or how the seat and its army are without them, and what they offer. */
function PlateState({
  seat,
  state,
  position,
  store,
}: Omit<PlateProps, "settings" | "isThreatened"> & { state: SeatState | undefined }) {
  const commands = store.board.armies.filter((army) => army !== seat && position.controllers[army] === seat);
  const offersDraw = store.upToDate.value && !position.outcome && store.table.agreed.value.includes(seat);
  const facts = [statusText(seat, state, position), offersDraw && text.offersADraw()].filter(Boolean);
  return (
    <p class="plate-state">
      {facts.join(" · ")}
      {commands.length > 0 && " · "}
      {commands.length > 0 && (
        <span class="plate-armies">
          <span class="unseen">{text.commandsArmies({ names: seatNames(commands) })}</span>
          <span aria-hidden="true">{text.commands()} </span>
          {commands.map((army) => (
            <Mark key={army} seat={army} size={16} />
          ))}
        </span>
      )}
    </p>
  );
}

/** A dot for whether another player's person is here; its form tells too. */
function PresenceSign({ seat, store }: { seat: Seat; store: GameStore }) {
  const state = countsAs(store.table.state.value?.presence[seat]);
  if (!state || store.held.value.includes(seat)) return null;
  const said = text.presence({ state });
  return (
    <span class={`plate-presence plate-${state}`} title={said}>
      <span class="unseen">{said}</span>
    </span>
  );
}

function playerText(seat: Seat, state: SeatState | undefined, held: readonly Seat[]): string {
  if (!state || state.kind === "absent") return text.gone({ player: "absent" });
  if (state.stand_in) return text.stoodIn({ level: levelName(state.stand_in) });
  if (held.includes(seat)) return text.you();
  if (state.kind === "bot") return common.bot({ level: levelName(state.level) });
  if (!state.claimed) return text.waitingForFriend();
  const account = noAccountOf(state);
  return account ? common.noAccount({ account }) : text.player();
}

/** The pieces of a living player and their power, or the state of a seat without one, in a few words. */
export function statusText(seat: Seat, state: SeatState | undefined, position: PositionView): string {
  if (position.alive.includes(seat)) {
    const left = text.piecesLeft({ pieces: pieceCount(seat, position) });
    return position.in_power === seat ? `${left} · ${text.inPower()}` : left;
  }
  const controller = position.controllers[seat];
  if (controller === "hostage") return text.hostageArmy();
  const player = state?.kind === "absent" ? "absent" : "out";
  if (controller === "orphan") return text.armyOrphaned({ player });
  if (controller !== undefined && controller !== seat) return text.armyOf({ player, seat: controller });
  return text.gone({ player });
}

/** The number of living pieces that a player commands. */
function pieceCount(seat: Seat, { pieces, controllers }: PositionView): number {
  return pieces.filter(({ army }) => army !== undefined && controllers[army] === seat).length;
}
