import { useSignal } from "@preact/signals";
import { noAccountOf } from "../../common/seats/seat_names.ts";
import { SignUpForm } from "../../common/sign_up.tsx";
import * as text from "../../text/account.ts";
import { Dialog } from "../dialog.tsx";
import type { GameStore } from "../game_store.ts";

/** The button with which a guest makes an account without leaving the game; nothing for others. */
export function KeepGames({ store }: { store: GameStore }) {
  const state = useSignal<"closed" | "open" | "done">("closed");
  const [own] = store.held.value;
  const seat = own && store.settings.value?.seats[own];
  if (state.value === "done") return <p role="status">{text.keptGames()}</p>;
  if (!seat || noAccountOf(seat) !== "none") return null;
  const close = () => {
    state.value = "closed";
  };
  return (
    <>
      <button type="button" class="button button-quiet" onClick={() => (state.value = "open")}>
        {text.keepGames()}
      </button>
      {state.value === "open" && (
        <Dialog title={text.makeAccount()} shape="panel" onClose={close}>
          <p>{text.keepGamesText()}</p>
          <SignUpForm name={seat.name} onDone={() => (state.value = "done")} />
          <div class="account-ways">
            <button type="button" class="button" onClick={close}>
              {text.cancel()}
            </button>
            <a href="/account">{text.signIn()}</a>
          </div>
        </Dialog>
      )}
    </>
  );
}
