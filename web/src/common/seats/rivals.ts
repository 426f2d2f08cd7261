/** The others who play in a game. Pure. */

import type { Seat } from "../../protocol/index.ts";
import { bot, seatName } from "../../text/common.ts";
import type { KnownGame } from "../games.ts";
import { isolated } from "../isolated.ts";
import { levelName } from "./level_name.ts";

/** The players of a game, and the seats of the user. */
export type Players = Pick<KnownGame, "seats" | "held">;

/** The other players of a game, by name, level or army. */
export function rivals(game: Players): string[] {
  const others = (Object.keys(game.seats ?? {}) as Seat[]).filter((seat) => !game.held?.includes(seat));
  return [...new Set(others.map((seat) => rival(game, seat)).filter(Boolean))];
}

/** The player at a seat, by name, level or army; empty for a seat without one. */
export function rival({ seats }: Players, seat: Seat): string {
  const player = seats?.[seat];
  if (!player || player.kind === "absent") return "";
  if (player.name) return isolated(player.name);
  return player.kind === "bot" ? bot({ level: levelName(player.level) }) : seatName({ seat });
}
