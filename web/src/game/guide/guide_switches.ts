/** The switches for what the page tells of turns. This browser remembers them. */
import type { Signal } from "@preact/signals";
import { like } from "../../common/browser/shape.ts";
import { storedSignal } from "../../common/browser/stored.ts";
import { knownGames } from "../../common/games.ts";
import type { GameStore } from "../game_store.ts";

/** A switch; as long as the user has not set it, the game decides. */
export class GuideSwitch {
  private readonly chosen: Signal<boolean | null>;

  /** A switch that is stored under a key, and which is preset by the game. */
  constructor(
    key: string,
    private readonly preset: (store: GameStore) => boolean,
  ) {
    this.chosen = storedSignal<boolean | null>(key, null, like(true));
  }

  isOn(store: GameStore): boolean {
    return this.chosen.value ?? this.preset(store);
  }

  set(isOn: boolean): void {
    this.chosen.value = isOn;
  }
}

/** Whether the pieces that can move are marked. */
export const showsMovable = new GuideSwitch("djambi.movable", () => false);
/** Whether all pieces in danger are marked; a chief in danger always is. */
export const showsDangers = new GuideSwitch("djambi.dangers", isGentle);
/** Whether the page asks before a turn that walls in the user's own chief. */
export const asksWalledIn = new GuideSwitch("djambi.ask-walled-in", () => true);
/** Whether the page asks before a turn after which another player could kill the user's chief. */
export const asksExposed = new GuideSwitch("djambi.ask-exposed", isGentle);

/** Whether nobody loses by help: all other players are bots, or the user has not finished a game yet. */
function isGentle(store: GameStore): boolean {
  const seats = Object.entries(store.settings.value?.seats ?? {});
  const held: readonly string[] = store.held.value;
  const isAlone = seats.every(([seat, state]) => held.includes(seat) || state?.kind !== "person");
  return isAlone || !knownGames().some(({ outcome }) => outcome);
}
