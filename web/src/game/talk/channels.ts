/** The names of channels, and of the people who read them. */
import { playerName } from "../../common/seats/seat_names.ts";
import {
  type Channel,
  type PrivateChannel,
  PUBLIC_CHANNELS,
  type PublicChannel,
  type Seat,
} from "../../protocol/index.ts";
import * as text from "../../text/beside.ts";
import type { GameStore } from "../game_store.ts";

/** Whether a channel is one that every game has. */
export function isPublic(channel: Channel): channel is PublicChannel {
  return PUBLIC_CHANNELS.some((name) => name === channel);
}

/** The seats of a private channel; none of a public one. */
export function seatsOf(channel: Channel): Seat[] {
  return isPublic(channel) ? [] : (channel.split("+") as Seat[]);
}

/** The private channel of these seats, in the order of the board's. */
export function privateChannel(order: readonly Seat[], seats: readonly Seat[]): PrivateChannel {
  return order.filter((seat) => seats.includes(seat)).join("+") as PrivateChannel;
}

/** Whether the user may whisper with the players of these seats, their own one among them. */
export function mayWhisper({ may }: GameStore, seats: readonly Seat[]): boolean {
  const whisper = may.value.talk?.whisper;
  if (!whisper || seats.length > whisper.max_seats || !seats.includes(whisper.seat)) return false;
  return seats.every((seat) => seat === whisper.seat || whisper.with.includes(seat));
}

/** The name of a channel: that of a private one has its people, without the user. */
export function channelName(store: GameStore, channel: Channel): string {
  if (isPublic(channel)) return text.channel({ channel });
  const players = othersIn(store, channel);
  return players.length === 0 ? text.notebook() : text.channelOf({ players });
}

/** The names of the people in a private channel, without the user. */
export function othersIn(store: GameStore, channel: Channel): string[] {
  const seats = store.settings.value?.seats ?? {};
  const held = store.held.value;
  return seatsOf(channel)
    .filter((seat) => !held.includes(seat))
    .map((seat) => playerName(seats, seat));
}

/** Whether the user is one of the people of a private channel. */
export function isOwn({ held }: GameStore, channel: Channel): boolean {
  return seatsOf(channel).some((seat) => held.value.includes(seat));
}
