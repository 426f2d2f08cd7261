// Written by `cargo run -p djambi-protocol --example typescript > web/src/protocol/index.ts`: change the Rust types instead.

/** The version of the protocol that these types describe. */
export const VERSION = 1;

/** The longest message that the service reads, in bytes. */
export const MAX_MESSAGE_BYTES = 16384;

/**
 * A seat at the table, named as everywhere in the project; declared in the order of play.
 */
export type Seat = "red" | "blue" | "yellow" | "green";

/**
 * Names a game, as in its address `/game/ID`: 1 to 32 letters and digits.
 */
export type GameId = string;

/**
 * Names one command of a client, so that it can be sent again without being obeyed twice: 1 to 64 letters, digits
 * and hyphens, in practice a UUID.
 */
export type CommandId = string;

/**
 * What a player does: the same words in a command and in the event that it becomes.
 */
export type Action = { "kind": "turn", 
/**
 * The move in wire form, such as `a3a5` or `c3c4@h7`.
 */
move: string, } | { "kind": "resign" } | { "kind": "agree_draw" };

/**
 * One thing that has happened in a game and is on disk. The state of a game is the fold of its events over its start.
 */
export type Event = { 
/**
 * The event's place in the game.
 */
seq: number, 
/**
 * When the service accepted it, in milliseconds since 1970 (UTC).
 */
at_ms: number, 
/**
 * Who did it.
 */
seat: Seat, } & ({ "kind": "turn", 
/**
 * The move in wire form, such as `a3a5` or `c3c4@h7`.
 */
move: string, } | { "kind": "resign" } | { "kind": "agree_draw" });

/**
 * Why a game ended.
 */
export type OutcomeKind = "win" | "repetition" | "quiet_limit" | "agreement";

/**
 * How a game ended.
 */
export type Outcome = { 
/**
 * Why it ended.
 */
kind: OutcomeKind, 
/**
 * Each starting player's share of the result; they sum to 1.
 */
shares: { [key in Seat]?: number }, };

/**
 * How well a bot plays; declared from the weakest to the strongest.
 */
export type Level = "page" | "squire" | "courtier" | "envoy" | "minister" | "chancellor" | "regent" | "prince";

/** All levels, the weakest first. */
export const LEVELS: readonly Level[] = ["page", "squire", "courtier", "envoy", "minister", "chancellor", "regent", "prince"];

/** The level of a bot when nobody says otherwise. */
export const USUAL_LEVEL: Level = "envoy";

/**
 * Who plays at a seat.
 */
export type SeatKind = { "kind": "human" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "kind": "absent" };

/**
 * How a seat is taken.
 */
export type SeatState = { 
/**
 * The name to show; empty when nobody gave one.
 */
name: string, 
/**
 * Whether somebody sits here: always so for a bot, never for an absent seat.
 */
claimed: boolean, } & ({ "kind": "human" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "kind": "absent" });

/**
 * What a game was created with, and who sits where.
 */
export type Settings = { 
/**
 * The game's id.
 */
id: GameId, 
/**
 * The rule set's name: `classic`, `variants` or `arena`.
 */
rules: string, 
/**
 * The options that differ from the rule set's, by name.
 */
options: { [key in string]: string }, 
/**
 * The position before the first event, as a position string.
 */
start: string, 
/**
 * Every seat of the board.
 */
seats: { [key in Seat]?: SeatState }, };

/**
 * A whole game, as `GET /api/games/{id}` answers it.
 */
export type GameState = { 
/**
 * What the game was created with.
 */
settings: Settings, 
/**
 * Everything that has happened, in order.
 */
events: Array<Event>, 
/**
 * The number of the last event, 0 before the first.
 */
seq: number, 
/**
 * How the game ended, once it has.
 */
outcome: Outcome | null, };

/**
 * What went wrong, for programs; a sentence for people always goes with it.
 */
export type Code = "illegal" | "not_your_turn" | "not_your_seat" | "stale" | "finished" | "command_reused" | "malformed" | "too_large" | "no_hello" | "unsupported_version" | "invalid_settings" | "unsupported_media_type" | "method_not_allowed" | "foreign_origin" | "not_found" | "seat_taken" | "too_slow" | "shutting_down" | "internal";

/**
 * The body of every REST answer that is an error.
 */
export type Failure = { 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people.
 */
message: string, 
/**
 * The section of the rules concerned, such as `§10`.
 */
section?: string, };

/**
 * A wish to act. Sent again with the same id it is acknowledged again and changes nothing.
 */
export type Command = { 
/**
 * A fresh id for each wish.
 */
id: CommandId, 
/**
 * The last event the client has seen: the command is refused as stale when the game is further on.
 */
expect: number, 
/**
 * The seat it is for.
 */
seat: Seat, 
/**
 * What to do.
 */
action: Action, };

/**
 * What a client says on a game's socket: one JSON object a text frame.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The protocol version the client speaks.
 */
version: number, 
/**
 * The last event the client has seen, if it has seen any; `null` and 0 ask for all of them.
 */
since: number | null, } | { "type": "command" } & Command | { "type": "ping" };

/**
 * What the service says on a game's socket: one JSON object a text frame.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The protocol version of this connection.
 */
version: number, 
/**
 * The game.
 */
settings: Settings, 
/**
 * The seats that this browser holds; none for a watcher.
 */
held: Array<Seat>, 
/**
 * The events after `since`, in order.
 */
events: Array<Event>, 
/**
 * The number of the last event, 0 before the first.
 */
seq: number, 
/**
 * The bot that is thinking, if one is.
 */
thinking?: Seat, } | { "type": "event", 
/**
 * What has happened.
 */
event: Event, } | { "type": "ack", 
/**
 * The command.
 */
id: CommandId, 
/**
 * The event it became.
 */
seq: number, } | { "type": "refused", 
/**
 * The command.
 */
id: CommandId, 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people.
 */
message: string, 
/**
 * The section of the rules that forbids it, such as `§3`.
 */
section?: string, 
/**
 * The number of the last event.
 */
seq: number, } | { "type": "seats", 
/**
 * All seats as they are now.
 */
seats: { [key in Seat]?: SeatState }, } | { "type": "error", 
/**
 * Why, for programs.
 */
code: Code, 
/**
 * Why, for people.
 */
message: string, } | { "type": "pong" };

/**
 * Who shall play at a seat of a new game.
 */
export type SeatWish = { "kind": "human", 
/**
 * The name to show.
 */
name?: string, 
/**
 * Whether the browser that creates the game sits here; else the seat gets an invitation.
 */
mine?: boolean, } | { "kind": "bot", 
/**
 * How well it plays.
 */
level?: Level, } | { "kind": "absent", };

/**
 * The body of `POST /api/games`. Everything but the rule set has a default.
 */
export type CreateGame = { 
/**
 * The rule set's name: `classic`, `variants` or `arena`.
 */
rules: string, 
/**
 * Options that differ from the rule set's, by name.
 */
options?: { [key in string]: string }, 
/**
 * The position to begin with, as a position string; the usual start when left out.
 */
start?: string, 
/**
 * How many play: 2, 3 or 4 (the default). Which seats are then absent follows the rules, unless `seats` says so.
 */
players?: number, 
/**
 * Who plays where; a seat that is not named is a bot of the usual level.
 */
seats?: { [key in Seat]?: SeatWish }, 
/**
 * How long a bot waits before it plays, in milliseconds; a humane 400 to 1000 when left out.
 */
bot_delay_ms?: number, };

/**
 * The way to a free seat: whoever opens the address first sits there.
 */
export type Invitation = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The address, relative to the service; secret until it is given away.
 */
url: string, };

/**
 * The answer to `POST /api/games`.
 *
 * It carries the invitations' secret addresses, so it has no `Debug`.
 */
export type Created = { 
/**
 * The game's id.
 */
id: GameId, 
/**
 * Where the game is played, relative to the service.
 */
url: string, 
/**
 * The seats that this browser holds now.
 */
held: Array<Seat>, 
/**
 * One invitation for each human seat that is still free.
 */
invitations: Array<Invitation>, };
