import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";
import { KeepGames } from "../table/keep_games.tsx";
import { AgainButton } from "./again_button.tsx";
import { endAsked } from "./end_asked.ts";

/** After the end: how it was, and playing again. */
export function OverActions({ store }: { store: GameStore }) {
  const onError = (message: string) => {
    store.error.value = { message, section: null };
  };
  return (
    <>
      <button type="button" class="button" onClick={() => (endAsked.value = true)}>
        {text.howItEnded()}
      </button>
      <AgainButton store={store} onError={onError} />
      <KeepGames store={store} />
    </>
  );
}
