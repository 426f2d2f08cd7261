import { serviceTime } from "../../common/browser/service_time.ts";
import { rememberAgain } from "../../common/games_written.ts";
import { localGame, NEW_LOCAL_GAME } from "../../common/local_game.ts";
import { errorText } from "../../common/problem.ts";
import { playAgain } from "../../net/rest.ts";
import type { Again } from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { againAddress } from "./play_again.ts";

interface AgainButtonProps {
  store: GameStore;
  /** Called with a sentence when the service refuses. */
  onError: (message: string) => void;
  /** Another label of a button that is not the first of its dialog. */
  label?: string;
}

/** The button that asks to play again; once somebody has asked, the link to the new game. */
export function AgainButton({ store, onError, label }: AgainButtonProps) {
  const game = store.settings.value?.id;
  const again = store.ending.again.value;
  if (!game) return null;
  if (localGame.value) {
    return (
      <a class="button button-strong" href={NEW_LOCAL_GAME}>
        {text.newGame()}
      </a>
    );
  }
  if (again) return <AgainLink game={game} again={again} joins={store.held.value.length > 0} />;
  if (!store.may.value.again) return null;
  const ask = async () => {
    const created = await playAgain(game);
    rememberAgain(game, created.id, serviceTime());
    location.assign(created.url);
  };
  return (
    <button
      type="button"
      class={label ? "button" : "button button-strong"}
      onClick={() => ask().catch(async (error) => onError(await errorText(error)))}
    >
      {label ?? text.playAgain()}
    </button>
  );
}

function AgainLink({ game, again, joins }: { game: string; again: Again; joins: boolean }) {
  return (
    <a
      class="button button-strong"
      href={againAddress(again)}
      onClick={() => rememberAgain(game, again.game, serviceTime())}
    >
      {joins ? text.join() : text.watchAgain()}
    </a>
  );
}
