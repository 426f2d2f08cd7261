/** The room of a game without a service, which is compiled to WebAssembly. */
import { initSync, Room } from "../../generated/djambi_room.js";
import address from "../../generated/djambi_room_bg.wasm";
import { localId } from "../common/local_game.ts";
import { compiled } from "../core/compiled.ts";
import type { Event, Level, NewGameRequest, Seat } from "../protocol/index.ts";
import type { GameStart } from "./kept_games.ts";

/** A bot that is to move, or to answer the agreement to a draw in the event `of`, after the event `at`. */
export interface Question {
  at: number;
  seat: Seat;
  level: Level;
  of?: number;
}

/** The room of a game: it answers what the page sends as a room of the service does. Tests bring their own. */
export type LocalRoom = Pick<Room, "follow" | "command" | "question" | "found">;

/** How to begin a game, and how to go on with one that was kept; both throw if that is none. */
export interface Rooms {
  begin(start: GameStart): LocalRoom;
  restore(start: GameStart, events: readonly Event[]): LocalRoom;
}

/** Fetches the rooms. */
export async function loadRooms(): Promise<Rooms> {
  initSync({ module: await compiled(address) });
  return bridgedRooms;
}

/** The rooms of the WebAssembly module, once it is there. */
export const bridgedRooms: Rooms = {
  begin: ({ request, at }) => Room.begin(request, localId(at), at),
  restore: ({ request, at }, events) => Room.restore(request, localId(at), at, events),
};

/** The seats of persons in a request. */
export function personsIn({ seats }: NewGameRequest): Seat[] {
  const all = Object.entries(seats ?? {}) as [Seat, { kind: string }][];
  return all.flatMap(([seat, { kind }]) => (kind === "person" ? [seat] : []));
}
