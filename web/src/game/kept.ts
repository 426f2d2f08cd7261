/** The commands that an earlier page of a game could not send. */
import { takeKeptCommands } from "../net/kept_commands.ts";
import type { GameStore } from "./game_store.ts";

/** Sends the commands that an earlier page has kept, once the game has come. */
export function sendKeptCommands(store: GameStore): void {
  const { id } = store.settings.value ?? {};
  if (id === undefined) return;
  for (const command of takeKeptCommands(id)) store.sendCommand(command);
}
