/** The entry point of the game page. */
import "../board/board.ts";
import { effect } from "@preact/signals";
import { render } from "preact";
import { rememberGame } from "../common/games.ts";
import { startPage } from "../common/start_page.ts";
import { loadCore } from "../core/load.ts";
import { GameStore } from "../game/game_store.ts";
import { endingHeadline, seatNames } from "../game/text.ts";
import { GameView } from "../game/view/game.tsx";
import { invitations } from "../net/rest.ts";
import { GameSocket, socketAddress } from "../net/socket.ts";

async function start(root: HTMLElement): Promise<void> {
  const game = root.dataset.game ?? "";
  const store = new GameStore(await loadCore());
  const socket = new GameSocket(socketAddress(game), store);
  addEventListener("online", () => socket.retryNow());
  addEventListener("offline", () => socket.doubt());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) socket.retryNow();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) socket.reconnect();
  });
  store.connect(socket);
  effect(() => rememberProgress(store));
  effect(() => loadInvitations(store));
  root.replaceChildren();
  render(<GameView store={store} />, root);
}

/** Fetches the invitations while the game has free seats. */
function loadInvitations(store: GameStore): void {
  const settings = store.settings.value;
  const hasFreeSeat =
    settings && Object.values(settings.seats).some((seat) => seat.kind === "human" && !seat.claimed);
  if (!settings || !hasFreeSeat || store.invitations.peek().length > 0) return;
  invitations(settings.id).then(
    (found) => {
      store.invitations.value = found;
    },
    () => {},
  );
}

/** Updates the game's line in this browser's list of games. */
function rememberProgress(store: GameStore): void {
  const settings = store.settings.value;
  const position = store.latest.value;
  if (!settings || !position || store.pending.value) return;
  const held = store.held.value;
  const who = held.length === 0 ? "Watching" : `You as ${seatNames(held)}`;
  const how = position.outcome ? endingHeadline(position.outcome) : `turn ${position.turn_number}`;
  const line = `${who}: ${how}`;
  rememberGame({ id: settings.id, at: Date.now(), line });
}

startPage("game", start);
