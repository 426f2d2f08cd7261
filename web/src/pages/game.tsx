import "../board/board.ts";
import { effect } from "@preact/signals";
import { render } from "preact";
import { noteGame } from "../common/games.ts";
import { loadCore } from "../core/load.ts";
import { Table } from "../game/table.ts";
import { GameView } from "../game/view/game.tsx";
import { endingHeadline, seatNames } from "../game/words.ts";
import { invitations } from "../net/rest.ts";
import { GameSocket, socketAddress } from "../net/socket.ts";

/** Brings the game page to life. */
async function start(place: HTMLElement): Promise<void> {
  const game = place.dataset.game ?? "";
  const table = new Table(await loadCore());
  const socket = new GameSocket(socketAddress(game), table);
  addEventListener("online", () => socket.hurry());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) socket.hurry();
  });
  addEventListener("pageshow", (event) => {
    if (event.persisted) socket.restart();
  });
  table.join(socket);
  effect(() => remember(table));
  effect(() => invite(table));
  place.replaceChildren();
  render(<GameView table={table} />, place);
}

/** Finds the ways to free seats, as long as there are any. */
function invite(table: Table): void {
  const settings = table.settings.value;
  const free =
    settings && Object.values(settings.seats).some((seat) => seat.kind === "human" && !seat.claimed);
  if (!settings || !free || table.invitations.peek().length > 0) return;
  invitations(settings.id).then(
    (found) => {
      table.invitations.value = found;
    },
    () => {},
  );
}

/** Keeps this browser's list of games true. */
function remember(table: Table): void {
  const settings = table.settings.value;
  const position = table.newest.value;
  if (!settings || !position || table.pending.value) return;
  const held = table.held.value;
  const who = held.length === 0 ? "Watching" : `You as ${seatNames(held)}`;
  const how = position.outcome ? endingHeadline(position.outcome) : `turn ${position.turn_number}`;
  const line = `${who}: ${how}`;
  noteGame({ id: settings.id, at: Date.now(), line });
}

const place = document.getElementById("game");
if (place) {
  start(place).catch((error: unknown) => {
    console.error(error);
    place.textContent =
      "This browser could not load the rules of the game. It may be too old, or the connection broke.";
  });
}
