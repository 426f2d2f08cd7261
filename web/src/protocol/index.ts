// Written by `cargo run -p djambi-protocol --example typescript > web/src/protocol/index.ts`: change the types there instead.
import type { BoardPosition, Role, Seat } from "../../board/src/types.ts";

export type { Seat };

/** The version of the protocol that these types describe. */
export const VERSION = 5;

/** The maximum length of a message that the service reads, in bytes. */
export const MAX_MESSAGE_BYTES = 16384;

/** The maximum number of characters of a player's name. */
export const MAX_NAME_CHARACTERS = 40;

/** The maximum number of characters of an account's name. */
export const MAX_ACCOUNT_NAME_CHARACTERS = 20;

/** The minimum number of characters of a password. */
export const MIN_PASSWORD_CHARACTERS = 8;

/** The maximum number of characters of a password. */
export const MAX_PASSWORD_CHARACTERS = 128;

/** For how many days a sign-in undoes the deletion of an account. */
export const DELETION_DAYS = 7;

/** For how many days an account keeps its name before it may have another one. */
export const NAME_DAYS = 30;

/** For how many days a name that was given up leads to its account. */
export const FORMER_NAME_LEADS_DAYS = 90;

/** For how many years nobody else gets a name that was given up. */
export const FORMER_NAME_YEARS = 1;

/** For how many days an invitation to make an account can be used. */
export const INVITATION_DAYS = 14;

/** The maximum number of passkeys of an account. */
export const MAX_PASSKEYS = 20;

/** The maximum number of characters of a passkey's name. */
export const MAX_PASSKEY_NAME_CHARACTERS = 40;

/** For how many minutes a challenge can be answered. */
export const CHALLENGE_MINUTES = 5;

/** The maximum number of games that are listed of a player, those that go on first. */
export const MAX_OWN_GAMES = 120;

/** The name of a board. */
export type BoardName = "square9" | "duel2" | "hex3" | "hex6" | "ngon3" | "ngon4" | "ngon5" | "ngon6";

/** The name of a rule set. */
export type RuleSet = "classic" | "variants" | "arena" | "yang-pi";

/** The name of an option. */
export type RuleOption = "reporter" | "own_kills" | "maze_exit" | "orphans" | "devolution" | "encirclement" | "power_duel" | "maze_corpse" | "maze_militant" | "hostage_encirclement" | "repetition" | "quiet_limit";

/** A rule set and the options that differ from it. */
export type Rules = { set: RuleSet, options: { [key in RuleOption]?: string } };

/** Why a game ended. */
export type Reason = "win" | "repetition" | "quiet_limit" | "agreement" | "length_limit" | "closed";

/** How a game ended, with the share of each player who began it; a closed game has no shares. */
export type Outcome = { kind: Reason, shares: { [key in Seat]?: number } };

/**
 * The id of a game, as in its address `/game/ID`: 1 to 32 letters and digits.
 */
export type GameId = string;

/**
 * The id of a command, by which the service recognises a command that is sent again: 1 to 64 letters, digits
 * and hyphens, in practice a UUID.
 */
export type CommandId = string;

/**
 * A move in wire form, such as `a3a5` or `c3c4@h7`.
 *
 * Squares have names only on a board, and a message does not tell the board of its game. So it carries the
 * text, of which the form that all boards share is checked: 4 to 16 small letters, digits and marks.
 */
export type MoveText = string;

/**
 * What a player offers the others. It comes about once all who are asked accept.
 *
 * A draw is not among these: an agreement to it is an event of its own, which the rules know.
 */
export type Offer = { "what": "take_back" } | { "what": "pause" } | { "what": "resume" } | { "what": "abort" } | { "what": "stand_in", 
/**
 * The seat of the person who is away.
 */
for: Seat, } | { "what": "by_day", 
/**
 * The time of each turn from then on, in days: 1 to 14.
 */
days: number, } | { "what": "return" };

/**
 * What a player asks for in a command; it becomes an event.
 */
export type PlayerAction = { "kind": "turn", 
/**
 * The move in wire form, such as `a3a5` or `c3c4@h7`.
 */
move: MoveText, } | { "kind": "resign" } | { "kind": "agree_draw" } | { "kind": "offer", 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "accept", 
/**
 * The number of the event in which it was offered.
 */
of: number, } | { "kind": "decline", 
/**
 * The number of the event in which it was offered.
 */
of: number, };

/**
 * Why the service closed a game.
 */
export type ClosingCause = "expired" | "not_begun" | "aborted" | "cancelled";

/**
 * How long the players of a game may think.
 */
export type ClockSettings = { "kind": "real_time", 
/**
 * The time at the start, in seconds: 60 to 3600.
 */
base_s: number, 
/**
 * What each turn adds, in seconds: 5 to 30.
 */
increment_s: number, } | { "kind": "by_day", 
/**
 * The time of each turn, in seconds: 3600 (an hour) to 1209600 (14 days).
 */
turn_s: number, 
/**
 * The bank, in seconds: 0 to 2592000 (30 days).
 */
bank_s: number, };

/**
 * What happened in an event: what a player did, or the service.
 */
export type EventKind = { "kind": "started" } | { "kind": "turn", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * The move in wire form.
 */
move: MoveText, } | { "kind": "resign", 
/**
 * The seat that acted.
 */
seat: Seat, } | { "kind": "agree_draw", 
/**
 * The seat that acted.
 */
seat: Seat, } | { "kind": "flag_fall", 
/**
 * The seat whose time ran out.
 */
seat: Seat, } | { "kind": "offer", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "accept", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * The number of the event in which it was offered.
 */
of: number, } | { "kind": "decline", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * The number of the event in which it was offered.
 */
of: number, } | { "kind": "take_back", 
/**
 * How many turns, resignations and flags since the start still count.
 */
to: number, } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "by_day", 
/**
 * The time of each turn, in days.
 */
days: number, } | { "kind": "stand_in", 
/**
 * The seat of that person.
 */
seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "kind": "return", 
/**
 * The seat of that person.
 */
seat: Seat, } | { "kind": "open", 
/**
 * The seat whose time ran out.
 */
seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "kind": "sit", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The newcomer's name.
 */
name: string, } | { "kind": "leave", 
/**
 * The seat of that person.
 */
seat: Seat, 
/**
 * When the leave is over by itself, in milliseconds since 1970.
 */
until_ms: number, } | { "kind": "back", 
/**
 * The seat of that person.
 */
seat: Seat, } | { "kind": "downtime", 
/**
 * How long it was down, in milliseconds.
 */
ms: number, } | { "kind": "length_limit" } | { "kind": "closed", 
/**
 * Why it did.
 */
cause: ClosingCause, };

/** What each player has left, in milliseconds; by the day, of the bank. */
export type Clocks = { [key in Seat]?: number };

/**
 * An event of a game that is on disk. The state of a game is the fold of its events over its start.
 */
export type Event = { 
/**
 * The event's number in the game.
 */
seq: number, 
/**
 * When the service accepted it, in milliseconds since 1970 (UTC).
 */
at_ms: number, 
/**
 * What each player has left after the event, in a game with a clock.
 */
clocks?: Clocks, 
/**
 * What the clock of the seat was charged for a turn, in milliseconds: its time less the way that was given back; by the
 * day, what the bank has paid of it.
 */
charged_ms?: number, } & ({ "kind": "started" } | { "kind": "turn", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * The move in wire form.
 */
move: MoveText, } | { "kind": "resign", 
/**
 * The seat that acted.
 */
seat: Seat, } | { "kind": "agree_draw", 
/**
 * The seat that acted.
 */
seat: Seat, } | { "kind": "flag_fall", 
/**
 * The seat whose time ran out.
 */
seat: Seat, } | { "kind": "offer", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * What is offered.
 */
offer: Offer, } | { "kind": "accept", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * The number of the event in which it was offered.
 */
of: number, } | { "kind": "decline", 
/**
 * The seat that acted.
 */
seat: Seat, 
/**
 * The number of the event in which it was offered.
 */
of: number, } | { "kind": "take_back", 
/**
 * How many turns, resignations and flags since the start still count.
 */
to: number, } | { "kind": "pause" } | { "kind": "resume" } | { "kind": "by_day", 
/**
 * The time of each turn, in days.
 */
days: number, } | { "kind": "stand_in", 
/**
 * The seat of that person.
 */
seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "kind": "return", 
/**
 * The seat of that person.
 */
seat: Seat, } | { "kind": "open", 
/**
 * The seat whose time ran out.
 */
seat: Seat, 
/**
 * How well the bot plays.
 */
level: Level, } | { "kind": "sit", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The newcomer's name.
 */
name: string, } | { "kind": "leave", 
/**
 * The seat of that person.
 */
seat: Seat, 
/**
 * When the leave is over by itself, in milliseconds since 1970.
 */
until_ms: number, } | { "kind": "back", 
/**
 * The seat of that person.
 */
seat: Seat, } | { "kind": "downtime", 
/**
 * How long it was down, in milliseconds.
 */
ms: number, } | { "kind": "length_limit" } | { "kind": "closed", 
/**
 * Why it did.
 */
cause: ClosingCause, });

/**
 * How well a bot plays; declared from the weakest to the strongest.
 */
export type Level = "peasant" | "page" | "squire" | "courtier" | "envoy" | "minister" | "chancellor" | "regent" | "prince";

/**
 * The character of a bot that makes treaties: for what it breaks its word.
 */
export type Character = "loyal" | "grudging" | "opportunist" | "machiavellian";

/** All levels, the weakest first. */
export const LEVELS: readonly Level[] = ["peasant", "page", "squire", "courtier", "envoy", "minister", "chancellor", "regent", "prince"];

/** The levels of bots that make treaties. */
export const TREATY_LEVELS: readonly Level[] = ["envoy", "minister", "chancellor", "regent", "prince"];

/** The levels that a browser plays by itself. */
export const LOCAL_LEVELS: readonly Level[] = ["peasant", "page", "squire", "courtier", "envoy", "minister"];

/** The default level of a bot. */
export const USUAL_LEVEL: Level = "envoy";

/** All characters of bots that make treaties. */
export const CHARACTERS: readonly Character[] = ["loyal", "grudging", "opportunist", "machiavellian"];

/**
 * The kind of player at a seat.
 */
export type SeatKind = { "kind": "person" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "kind": "absent" };

/**
 * The state of a seat.
 */
export type SeatState = { 
/**
 * The name to show; may be empty.
 */
name: string, 
/**
 * Whether the seat is taken: always true for a bot, never for an absent seat.
 */
claimed: boolean, 
/**
 * How well the bot plays that stands in for a person who is away.
 */
stand_in?: Level, 
/**
 * The character of a bot that makes treaties, once the game has a result.
 */
character?: Character, 
/**
 * Whether the name is that of an account, which nobody else can have.
 */
account?: boolean, 
/**
 * Whether the player has deleted their account, and the name with it.
 */
deleted?: boolean, } & ({ "kind": "person" } | { "kind": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "kind": "absent" });

/** The state of each seat of a board. */
export type Seats = { [key in Seat]?: SeatState };

/**
 * When the game of a table begins.
 */
export type Beginning = "when_ready" | "at_once";

/**
 * The people that may watch a game.
 */
export type Watching = "everybody" | "nobody";

/**
 * How players come to their seats.
 */
export type Seating = "chosen" | "drawn";

/**
 * Whether players see each other's names.
 */
export type Names = "shown" | "hidden";

/**
 * What may be said at a table.
 */
export type TalkRule = "all" | "signs" | "none";

/**
 * What becomes of a player whose time runs out.
 */
export type FlagRule = "resign" | "open";

/**
 * Whether players can be on leave in a game by the day.
 */
export type LeaveRule = "granted" | "none";

/**
 * The settings of a table: how its players find each other, when their game begins, and how they treat each
 * other. Every game has a table.
 */
export type TableSettings = { 
/**
 * When the game begins.
 */
begins: Beginning, 
/**
 * Whether the lobby shows the table; otherwise people come by its address.
 */
listed: boolean, 
/**
 * Which people may watch the game.
 */
watching: Watching, 
/**
 * How the players come to their seats.
 */
seating: Seating, 
/**
 * Whether the players see each other's names.
 */
names: Names, 
/**
 * What may be said at the table.
 */
talk: TalkRule, 
/**
 * What becomes of a player whose time runs out.
 */
flag: FlagRule, 
/**
 * After how many seconds of waiting bots take the free seats, from the first person who waits; `None`
 * for never.
 */
fill_s?: number, 
/**
 * The time at which the game begins, in milliseconds since 1970, within 14 days of the creation of a table that waits;
 * `None` for as soon as all are ready.
 */
appointed_ms?: number, 
/**
 * Whether time stands still by the day for players who are on leave.
 */
leave?: LeaveRule, 
/**
 * Whether the game counts for the ratings of its players.
 */
rated?: boolean, };

/**
 * The treaties that the players of a game may make.
 */
export type TreatyRule = "public" | "secret" | "none";

/**
 * The readers of private channels once a game has a result. Notebooks stay their players'.
 */
export type Reveal = "players" | "everybody";

/**
 * With whom bots make treaties.
 */
export type BotDealings = "with_people" | "all" | "none";

/**
 * The settings of press: what players may whisper and promise, beside their talk.
 */
export type PressSettings = { 
/**
 * Which treaties the players may make. Games of two players have none.
 */
treaties: TreatyRule, 
/**
 * Whether players may talk in private channels, and keep a notebook.
 */
whispers: boolean, 
/**
 * Who reads the private channels once the game has a result.
 */
reveal: Reveal, 
/**
 * With whom bots make treaties.
 */
bots: BotDealings, };

/** The talk of tables whose players may whisper. */
export const WHISPER_TALK: readonly TalkRule[] = ["all","signs"];

/** The treaties of tables whose players do not whisper. */
export const OPEN_TREATIES: readonly TreatyRule[] = ["public","none"];

/** The minimum number of players who make treaties. */
export const TREATY_PLAYERS = 3;

/**
 * The body of `POST /api/v1/games/{id}/table`: what a person does at a table. Seats are taken and left before the
 * game begins; in a game that began at once, as long as they have not acted.
 */
export type TableAct = { "act": "sit", 
/**
 * The seat; by default the first free one, or that of the ticket.
 */
seat?: Seat, 
/**
 * The ticket to a seat: the last part of the address of an invitation.
 */
ticket?: string, } | { "act": "stand", 
/**
 * The seat; by default all seats of the person.
 */
seat?: Seat, } | { "act": "invite", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name that the host has seen at the seat, empty for nobody's: if there is another one by now, the act is
 * refused. Without it, any player at the seat is meant.
 */
name?: string, } | { "act": "ready", 
/**
 * Whether the person is ready.
 */
ready: boolean, } | { "act": "remove", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The name that the host has seen at the seat, empty for nobody's: if there is another one by now, the act is
 * refused. Without it, any player at the seat is meant.
 */
name?: string, } | { "act": "fill", 
/**
 * How well the bots play.
 */
level?: Level, } | { "act": "cancel" };

/**
 * The answer to `POST /api/v1/games/{id}/table`.
 */
export type Held = { 
/**
 * The seats that this player holds now.
 */
held: Array<Seat>, };

/**
 * How far a game is.
 */
export type Phase = "waiting" | "playing" | "paused" | "over";

/**
 * Whether a person is here.
 */
export type Presence = "here" | "away" | "gone";

/**
 * Whether a person is here.
 */
export type PresenceState = { 
/**
 * Whether the person is here.
 */
state: Presence, 
/**
 * Since when, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * From when a bot may play for the person, in milliseconds since 1970; only while nothing of theirs is
 * connected.
 */
stand_in_from_ms?: number, 
/**
 * As what the others are to count the person, if not as what `state` says. Only in real time is somebody
 * expected to stay: elsewhere no connection counts as a hidden page, and who is ready to begin as here.
 */
counts_as?: Presence, };

/**
 * An offer that stands.
 */
export type OfferState = { 
/**
 * The number of the event in which it was offered.
 */
of: number, 
/**
 * The seat that offers.
 */
seat: Seat, 
/**
 * What is offered.
 */
offer: Offer, 
/**
 * The seats that have not answered yet.
 */
asked: Array<Seat>, };

/**
 * A draw that is offered: the agreements of some players that stand, as one offer.
 */
export type DrawState = { 
/**
 * The number of the event in which the last of the agreements was given.
 */
of: number, 
/**
 * The number of the event in which the first was given.
 */
since: number, 
/**
 * The seats that have agreed.
 */
by: Array<Seat>, 
/**
 * The seats of persons who have not answered yet.
 */
asked: Array<Seat>, };

/**
 * The clocks at a moment.
 */
export type ClockState = { 
/**
 * What each player has left at this moment, in milliseconds; by the day, of the bank.
 */
left: Clocks, 
/**
 * What the running player has left of the present turn before the bank runs down, in milliseconds; only
 * by the day.
 */
turn_left?: number, 
/**
 * The seat whose clock runs, if one does.
 */
running?: Seat, 
/**
 * The seat to move whose clock stands still because its person is on leave; `turn_left` is told of it too.
 */
stopped?: Seat, };

/**
 * The state of a table beside its events. It is told anew whenever something of it changes but the clocks,
 * which come with each event.
 */
export type TableState = { 
/**
 * How far the game is.
 */
phase: Phase, 
/**
 * The seats whose persons are ready to begin.
 */
ready?: Array<Seat>, 
/**
 * When bots take the free seats, in milliseconds since 1970.
 */
fill_at_ms?: number, 
/**
 * Whether the person of each seat is here.
 */
presence: { [key in Seat]?: PresenceState }, 
/**
 * The number of players without a seat that follow the game.
 */
watchers: number, 
/**
 * The offers that stand.
 */
offers?: Array<OfferState>, 
/**
 * The draw that is offered, if one is.
 */
draw?: DrawState, 
/**
 * How the game ended, once it is over.
 */
outcome?: Outcome, 
/**
 * The clocks at this moment.
 */
clock?: ClockState, 
/**
 * When the seat to move must have played its first turn, in milliseconds since 1970.
 */
first_turn_by_ms?: number, 
/**
 * Until when the persons are on leave who are, in milliseconds since 1970.
 */
leave?: { [key in Seat]?: number }, 
/**
 * The bot that is thinking, if one is.
 */
thinking?: Seat, };

/** A channel that every game has. */
export type PublicChannel = "table" | "dead" | "watchers";

/** A private channel: its seats, in their order. One seat alone is its player's notebook. */
export type PrivateChannel = Seat | `${Seat}+${string}`;

/** The name of a channel of a game's talk. */
export type Channel = PublicChannel | PrivateChannel;

/** The public channels, in the order in which they are shown. */
export const PUBLIC_CHANNELS: readonly PublicChannel[] = ["table", "dead", "watchers"];

/**
 * Something to say that needs no common language.
 */
export type Sign = "well_played" | "thanks" | "sorry" | "hurry" | "oops" | "hello";

/**
 * Something to say to somebody with whom one deals.
 */
export type Phrase = { "kind": "agreed" } | { "kind": "no" } | { "kind": "later" } | { "kind": "trust_me" } | { "kind": "spare_me" } | { "kind": "i_regret" } | { "kind": "farewell" } | { "kind": "beware", 
/**
 * The seat that it is about.
 */
seat: Seat, } | { "kind": "threatens_us", 
/**
 * The seat that it is about.
 */
seat: Seat, } | { "kind": "strike_together", 
/**
 * The seat that it is about.
 */
seat: Seat, } | { "kind": "leave_power", 
/**
 * The seat that it is about.
 */
seat: Seat, } | { "kind": "you_lied", 
/**
 * The seat that it is about.
 */
seat: Seat, };

/**
 * Arrows and circles on the board of a game, [`Drawing::MAX_SHAPES`] at most, each once.
 */
export type Drawing = { 
/**
 * The arrows, each from the first square to the second.
 */
arrows?: Array<[string, string]>, 
/**
 * The squares with a circle.
 */
circles?: Array<string>, };

/**
 * Why words are gone.
 */
export type Gone = "unreadable" | "blanked" | "removed";

/**
 * What is wrong with what somebody reports.
 */
export type ReportCause = "abuse" | "spam" | "person" | "collusion" | "help" | "stalling" | "other";

/**
 * The body of `POST /api/v1/games/{id}/reports`: what a player shows the host.
 */
export type ReportRequest = { 
/**
 * The channel.
 */
channel: Channel, 
/**
 * The number of the message in its channel.
 */
seq: number, 
/**
 * What is wrong with it.
 */
cause: ReportCause, 
/**
 * Why it is reported, a text as in the talk.
 */
reason: string, };

/** The maximum number of arrows and circles of a drawing. */
export const MAX_SHAPES = 12;

/** The maximum number of lines of a plan. */
export const MAX_PLAN_LINES = 8;

/** The maximum number of conditions of a line. */
export const MAX_PLAN_CONDITIONS = 4;

/** For how many turns a plan has lines at most. */
export const MAX_PLAN_DEPTH = 4;

/** The maximum number of lines of a plan with those that go on after others. */
export const MAX_PLAN_SIZE = 32;

/** The pieces of an army with these roles. */
export interface PiecesForm {
  army: Seat;
  roles: Role[];
}

/** The condition under which a clause binds: while a player is in power, or once the k-th duty of the treaty is kept. */
export type ClauseCondition = { power: Seat } | { duty: number };

/** A promise of a party: prohibitions, and duties that have a number of turns. */
export type ClauseForm = (
  | { kind: "peace" | "hands_off"; seats: Seat[] }
  | { kind: "leave" | "hold"; army: Seat; roles: Role[] }
  | { kind: "keep_out" | "no_corpse"; squares: string[] }
  | { kind: "no_power" }
  | { kind: "leave_power"; turns: number }
  | { kind: "strike"; seat: Seat; turns: number }
  | { kind: "do"; from?: string[]; to?: string[]; victim?: PiecesForm; place?: string[]; turns: number }
) & { condition?: ClauseCondition };

/** A party of a treaty, with its promises. */
export interface PartyForm {
  seat: Seat;
  clauses: ClauseForm[];
}

/** The end of a treaty: after rounds, a round after notice, when a player leaves power, or when one is out. */
export type TreatyEnd = { rounds: number } | "notice" | { power: Seat } | { out: Seat };

/** A treaty as programs send it, parties in seat order. */
export interface TreatyForm {
  parties: PartyForm[];
  end: TreatyEnd;
}

/** The largest number of rounds of a treaty. */
export const MAX_ROUNDS = 8;

/** The largest number of turns in which a duty is due. */
export const MAX_TURNS = 4;

/** The largest number of promises of a party. */
export const MAX_CLAUSES = 4;

/** The minimum number of persons in a game where it counts who has kept their word. */
export const MIN_PERSONS = 3;

/** A remark on a promise, for parties who may not see it. */
export type TreatyNote = "excused" | "no_pieces" | "never_binds" | "not_in_power" | "contradicts" | "not_now" | "outlives" | "only_chance";

/** Why the board speaks for a treaty. */
export type Occasion = "chief_in_danger" | "ends" | "common_threat" | "power" | "chief_within_reach";

/**
 * The kinds of acts about a treaty. Treaties are known by the number of the message, in the same channel, in
 * which they were proposed.
 */
export type ActKind = { "kind": "propose", 
/**
 * The treaty.
 */
treaty: TreatyForm, } | { "kind": "accept", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "refuse", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "withdraw", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "notice", 
/**
 * The number of the proposal.
 */
of: number, };

/**
 * The manner in which a bot speaks: that of its character.
 */
export type Manner = "courteous" | "short" | "friendly" | "eloquent";

/**
 * How a bot says an act, which each reader sees in their own language.
 */
export type Voice = { 
/**
 * The bot's manner.
 */
manner: Manner, 
/**
 * Which of the [`Voice::WORDINGS`] of this act and manner, from 1.
 */
wording: number, 
/**
 * A player who could kill pieces of the bot and of the one to whom it makes an offer, other than militants.
 */
about?: Seat, 
/**
 * Whether the bot refuses because it never makes such a treaty: one that lasts too long, or that has a duty and no
 * number of rounds.
 */
never?: boolean, };

/**
 * An act: a message of a channel that the program understands. Its `Debug` form leaves the treaty out, so that
 * no log has it.
 */
export type Act = { 
/**
 * The seat that acts.
 */
seat: Seat, 
/**
 * How a bot says it; people have none.
 */
voice?: Voice, } & ({ "kind": "propose", 
/**
 * The treaty.
 */
treaty: TreatyForm, } | { "kind": "accept", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "refuse", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "withdraw", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "notice", 
/**
 * The number of the proposal.
 */
of: number, });

/**
 * A reason for which a bot does not even weigh a treaty.
 */
export type Objection = "terms" | "another" | "impossible" | "partners" | "unknown" | "at_peace" | "breaker" | "surrounded" | "won";

/**
 * What a bot did about a treaty, and why.
 */
export type Deed = { "deed": "offered", 
/**
 * The gain that it expected.
 */
gain: number, 
/**
 * The gain that it expected for its partner.
 */
theirs: number, } | { "deed": "accepted", 
/**
 * The gain that it expected.
 */
gain: number, } | { "deed": "refused", 
/**
 * The gain that it expected.
 */
gain: number, } | { "deed": "declined", 
/**
 * The reason.
 */
why: Objection, } | { "deed": "gave_notice", 
/**
 * The gain that it expected of keeping the treaty on; absent if it was at peace with everybody.
 */
gain?: number, } | { "deed": "broke", 
/**
 * The gain over the best turn that would have kept its word.
 */
gain: number, };

/**
 * A bot's reason for what it did about a treaty, noted in the notebook of its seat. Gains are thousandths of a game:
 * of the share that the bot, or the partner, expects of it. Its `Debug` form leaves them out, so that no log has them.
 */
export type Thought = { 
/**
 * The channel of the treaty.
 */
channel: Channel, 
/**
 * The number of the treaty's proposal.
 */
of: number, } & ({ "deed": "offered", 
/**
 * The gain that it expected.
 */
gain: number, 
/**
 * The gain that it expected for its partner.
 */
theirs: number, } | { "deed": "accepted", 
/**
 * The gain that it expected.
 */
gain: number, } | { "deed": "refused", 
/**
 * The gain that it expected.
 */
gain: number, } | { "deed": "declined", 
/**
 * The reason.
 */
why: Objection, } | { "deed": "gave_notice", 
/**
 * The gain that it expected of keeping the treaty on; absent if it was at peace with everybody.
 */
gain?: number, } | { "deed": "broke", 
/**
 * The gain over the best turn that would have kept its word.
 */
gain: number, });

/**
 * What is said in a message. Its `Debug` form leaves a text out, so that no log has it.
 */
export type Words = { "text": string } | { "sign": Sign } | { "phrase": Phrase } | { "drawing": Drawing } | { "act": Act } | { "thought": Thought } | { "gone": Gone };

/**
 * A message of a channel, which is on disk.
 */
export type TalkMessage = { 
/**
 * The message's number in its channel.
 */
seq: number, 
/**
 * When the service accepted it, in milliseconds since 1970 (UTC).
 */
at_ms: number, 
/**
 * The number of the last event of the game before it.
 */
after: number, 
/**
 * The author's seat, or the one that acts; absent for a watcher.
 */
seat?: Seat, 
/**
 * The author's name; empty while names are hidden.
 */
name: string, 
/**
 * What is said.
 */
words: Words, };

/**
 * The messages of a channel, in order.
 */
export type TalkPage = { 
/**
 * The channel.
 */
channel: Channel, 
/**
 * Its messages after the last one that the client has seen.
 */
messages: Array<TalkMessage>, };

/** The numbers of the last messages that a client has seen, by channel. */
export type TalkSince = { [key in Channel]?: number };

/**
 * The player at a seat, in short.
 */
export type LobbySeat = "free" | { "person": string } | { "bot": Level };

/** The seats that have a player in a game. */
export type LobbySeats = { [key in Seat]?: LobbySeat };

/**
 * A table that waits for players.
 */
export type LobbyTable = { 
/**
 * The id of the table and of its game.
 */
id: GameId, 
/**
 * The board.
 */
board: BoardName, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * How long the players may think; absent for as long as they like.
 */
clock?: ClockSettings, 
/**
 * The settings of the table.
 */
table: TableSettings, 
/**
 * The name of the player who opened the table; empty while names are hidden.
 */
host: string, 
/**
 * The seats that have a player in this game.
 */
seats: LobbySeats, 
/**
 * The number of people who sit there and are connected at this moment.
 */
here: number, 
/**
 * When the table was opened, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * When bots take the free seats, in milliseconds since 1970.
 */
fill_at_ms?: number, };

/**
 * A game that is played and may be watched.
 */
export type LobbyGame = { 
/**
 * The id of the game.
 */
id: GameId, 
/**
 * The board.
 */
board: BoardName, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * How long the players may think; absent for as long as they like.
 */
clock?: ClockSettings, 
/**
 * The position at this moment, as a position string.
 */
position: string, 
/**
 * The seat to move.
 */
turn: Seat, 
/**
 * The seats that have a player in this game. A free one waits for a newcomer.
 */
seats: LobbySeats, 
/**
 * The number of people who watch.
 */
watchers: number, 
/**
 * When the game began, in milliseconds since 1970.
 */
since_ms: number, };

/**
 * The whole lobby. Each [`LobbyChange`] after it says what is different.
 */
export type Lobby = { 
/**
 * A number that is another one after each start of the service. A `seq` counts within its epoch.
 */
epoch: number, 
/**
 * The number of the last change, 0 before the first.
 */
seq: number, 
/**
 * The tables that wait for players, the newest first.
 */
tables: Array<LobbyTable>, 
/**
 * The games that are played, those with most watchers first, then the newest.
 */
games: Array<LobbyGame>, 
/**
 * The number of people who play at this moment, at tables that are not listed too.
 */
playing: number, 
/**
 * The number of people who watch at this moment.
 */
watching: number, };

/**
 * What has changed in the lobby. An id in `tables` or `games` replaces all that the list had of this id: a
 * table becomes a game.
 */
export type LobbyChange = { 
/**
 * The number of this change, or of the last of several that are told at once.
 */
seq: number, 
/**
 * The tables that are new or have changed.
 */
tables?: Array<LobbyTable>, 
/**
 * The games that are new or have changed.
 */
games?: Array<LobbyGame>, 
/**
 * The tables and games that the lobby does not show any more.
 */
gone?: Array<GameId>, 
/**
 * The number of people who play at this moment.
 */
playing: number, 
/**
 * The number of people who watch at this moment.
 */
watching: number, };

/**
 * The body of `POST /api/v1/play`. The player sits down at the open table that fits best, or at a new one. What
 * is absent has the default of a new game.
 */
export type PlayNow = { 
/**
 * How long the players may think; absent for as long as they like.
 */
clock?: ClockSettings, 
/**
 * The number of players; absent for any number at a table that is open, and for a player at every seat
 * of a new one.
 */
players?: number, 
/**
 * The board's name.
 */
board?: string, 
/**
 * The rule set's name.
 */
rules?: string, 
/**
 * After how many seconds of waiting bots take the free seats of a new table; absent for never.
 */
fill_s?: number, };

/**
 * The answer to `POST /api/v1/play`.
 */
export type Seated = { 
/**
 * The id of the table and of its game.
 */
id: GameId, 
/**
 * The address of its page, relative to the service.
 */
url: string, 
/**
 * The seat that the player has taken.
 */
seat: Seat, };

/**
 * Why a player should look at a game.
 */
export type NoticeKind = "your_turn" | "started" | "flag" | "over" | "again" | "removed" | "offer" | "appointment" | "missed" | "cancelled";

/**
 * A game that waits for a player, and why.
 */
export type Notice = { 
/**
 * The game.
 */
game: GameId, 
/**
 * Why the player should look at it.
 */
kind: NoticeKind, };

/**
 * All games that wait for a player.
 */
export type Notices = { 
/**
 * A number that is another one after each start of the service. A `seq` counts within its epoch.
 */
epoch: number, 
/**
 * The number of the last notice, 0 before the first. With the same `epoch` and `seq` there is nothing
 * that a page has not told its user already.
 */
seq: number, 
/**
 * The games, those that have waited longest first.
 */
games: Array<Notice>, 
/**
 * How many of the kept notices the player has not read.
 */
unread: number, };

/**
 * What has changed of the games that wait for a player.
 */
export type NoticeChange = { 
/**
 * The number of this change.
 */
seq: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * Why the player should look at it; absent once the game waits for the player no more.
 */
kind?: NoticeKind, };

/**
 * A notice that is kept.
 */
export type PastNotice = { 
/**
 * The number of the notice, from 1; later ones have higher numbers.
 */
number: number, 
/**
 * The game.
 */
game: GameId, 
/**
 * Why the player was to look at it.
 */
kind: NoticeKind, 
/**
 * When it happened, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Whether the player has read it, or looked at the game since.
 */
read: boolean, };

/**
 * A game of a notice.
 */
export type NoticeGame = { 
/**
 * The board.
 */
board: BoardName, 
/**
 * The seats that the player holds.
 */
held: Array<Seat>, 
/**
 * The players of all seats. Names may be hidden until the end.
 */
seats: Seats, };

/**
 * That something concerns a player that is no game: an act of the host or a moderator, or a report of theirs that was looked
 * at.
 */
export type Concern = { 
/**
 * Since when, in milliseconds since 1970.
 */
at_ms: number, 
/**
 * Whether the player has read that there is something.
 */
read: boolean, };

/**
 * The answer to `GET /api/v1/me/notices`: what the caller was to hear of their games while they did not look.
 */
export type NoticeHistory = { 
/**
 * The notices, the newest first.
 */
notices: Array<PastNotice>, 
/**
 * The games of these notices that the caller may see.
 */
games: { [key in GameId]: NoticeGame }, 
/**
 * What concerns the caller beside their games; the page `/concerns` says what it is.
 */
concern?: Concern, };

/**
 * The body of `POST /api/v1/me/notices`: the caller has read notices.
 */
export type NoticesRead = { 
/**
 * The number of the last notice that was read; those before it are read, too.
 */
read: number, };

/**
 * The thing on a square.
 */
export type OnSquare = "empty" | "corpse" | { "piece": { army: Seat, role: Role } };

/**
 * A condition of a line of a plan.
 */
export type PlanCondition = { "kind": "last", 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The turn.
 */
move: MoveText, } | { "kind": "at", 
/**
 * The name of the square, such as `e5`.
 */
square: string, 
/**
 * The thing on the square.
 */
on: OnSquare, } | { "kind": "quiet" } | { "kind": "safe" };

/**
 * A line of a plan.
 */
export type PlanLine = { 
/**
 * The conditions, 4 at most. The line fits if all of them hold.
 */
when: Array<PlanCondition>, 
/**
 * The complete turn that is played then, in wire form.
 */
move: MoveText, 
/**
 * The lines for the turn after it, which are the plan once this one is played. Plans are four lines deep at most, and have 32
 * lines in all.
 */
next?: Array<PlanLine>, };

/**
 * The body of `POST /api/v1/games/{id}/plan`: what is played for a seat at its next turn. A plan without lines is none.
 */
export type PlanRequest = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number of the last event that the player has seen, 0 for none.
 */
expect: number, 
/**
 * The lines, 8 at most. The first one that fits and whose turn is legal is played.
 */
lines: Array<PlanLine>, };

/**
 * What is played for a seat at its next turn.
 */
export type TurnPlan = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The number of turns and departures that had counted when the plan was made. What conditions look back to begins there.
 */
after: number, 
/**
 * The lines, 8 at most. The first one that fits and whose turn is legal is played.
 */
lines: Array<PlanLine>, };

/**
 * The answer to `GET` and `POST /api/v1/games/{id}/plan`: the plans of the caller, who alone sees them.
 */
export type TurnPlans = { 
/**
 * The plans for the seats of the caller that have one.
 */
plans: Array<TurnPlan>, };

/**
 * The answer to `GET /api/v1/me/leave`: the leave of the caller, in milliseconds.
 */
export type LeaveState = { 
/**
 * The rest of the leave.
 */
left_ms: number, 
/**
 * When the leave is over by itself on which the player is, since 1970; absent if they are not.
 */
until_ms?: number, };

/**
 * The body of `POST /api/v1/me/leave`: the caller goes on leave, or is back.
 */
export type LeaveWish = { 
/**
 * Whether they want to be on leave.
 */
leave: boolean, };

/**
 * How many of the kept notices a player has not read.
 */
export type UnreadNotices = { 
/**
 * Their number.
 */
unread: number, };

/**
 * The settings of a game, and the state of its seats.
 */
export type Settings = { 
/**
 * The game's id.
 */
id: GameId, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * The board.
 */
board: BoardName, 
/**
 * The position before the first event, as a position string.
 */
start: string, 
/**
 * How long the players may think, in a game with a clock.
 */
clock?: ClockSettings, 
/**
 * The clock that the game was created with, if its players go on by the day since.
 */
first_clock?: ClockSettings, 
/**
 * How the players find each other and treat each other.
 */
table: TableSettings, 
/**
 * The agreements that the program keeps for the players; absent where it keeps none.
 */
press?: PressSettings, 
/**
 * The seats of the board, those without a player included.
 */
seats: Seats, };

/**
 * The game in which the players of an ended game play again.
 */
export type Again = { 
/**
 * The id of that game.
 */
game: GameId, 
/**
 * The seat whose player asked for it.
 */
seat: Seat, };

/**
 * A position, who is to move in it, and what that player may play.
 */
export type Situation = { 
/**
 * The position, as a position string.
 */
position: string, 
/**
 * The seat to move; absent once the game is over.
 */
to_move?: Seat, 
/**
 * Every legal move of that seat in wire form, for a client that has asked for them; none once the game is over.
 */
legal?: Array<string>, };

/**
 * The answer to `GET /api/v1/games/{id}`: a whole game.
 */
export type GameState = { 
/**
 * The settings that the game was created with.
 */
settings: Settings, 
/**
 * All events, in order.
 */
events: Array<Event>, 
/**
 * The number of the last event, 0 before the first.
 */
seq: number, 
/**
 * How the game ended; null until it is over.
 */
outcome: Outcome | null, 
/**
 * The position after the last event and what may be played in it, if the request asks for it by `?legal`.
 */
situation?: Situation, 
/**
 * The treaties that everybody may know of, in the order of their proposals, with their states.
 */
treaties?: Array<KnownTreaty>, 
/**
 * The game in which the players play again, once somebody has asked for it.
 */
again?: Again, };

/** A code of what the service refuses. */
export type ServiceCode = "not_your_turn" | "not_your_seat" | "stale" | "finished" | "command_reused" | "not_started" | "paused" | "not_paused" | "stood_in" | "no_stand_in" | "offer_stands" | "too_many_offers" | "no_offer" | "cannot_answer" | "no_treaties" | "no_secret_treaties" | "not_in_channel" | "treaty_offered" | "too_many_proposals" | "treaty_refused" | "too_many_treaties" | "makes_no_treaties" | "no_own_turn" | "no_time_left" | "too_late_to_abort" | "not_away" | "no_clock" | "started" | "removed" | "seat_reserved" | "no_cookies" | "no_free_seat" | "not_seated" | "own_seat" | "sitter_is_ready" | "fill_out_of_range" | "appointment_out_of_range" | "no_appointment" | "rated_table" | "rated_needs_account" | "rated_strangers" | "secret_needs_whispers" | "whispers_need_talk" | "whispers_need_players" | "nobody_watches" | "no_talk" | "signs_only" | "not_your_channel" | "words_stand" | "not_your_words" | "too_many_reports" | "text_too_long" | "drawing_empty" | "drawing_too_large" | "drawing_square" | "text_empty" | "too_much_talk" | "no_such_event" | "seat_taken" | "seat_acted" | "seat_changed" | "invitation_replaced" | "not_your_game" | "not_a_player" | "unfinished" | "name_too_long" | "name_hidden" | "name_mixed" | "name_of_bot" | "name_taken" | "name_form" | "name_changed" | "password_length" | "password_guessable" | "wrong_sign_in" | "wrong_password" | "code_wanted" | "wrong_code" | "proof_wanted" | "wrong_passkey" | "no_passkeys" | "too_many_passkeys" | "last_passkey" | "no_second_factor" | "link_used" | "mail_address" | "mail_hours" | "no_mail" | "push_receiver" | "no_push" | "too_many_daily_games" | "no_plan" | "plan_form" | "no_leave" | "no_account" | "has_account" | "registration_closed" | "banned" | "silenced" | "warned" | "no_listed_tables" | "no_rated_tables" | "invitation_wanted" | "no_invitations" | "signed_out" | "too_many_tries" | "busy" | "bot_delay_too_long" | "repetition_out_of_range" | "quiet_limit_out_of_range" | "clock_out_of_range" | "over_at_start" | "start_players" | "start_has_player" | "start_lacks_player" | "board_players" | "too_few_players" | "seats_players" | "seat_is_absent" | "no_character" | "not_found" | "method_not_allowed" | "unsupported_media_type" | "foreign_origin" | "malformed" | "too_large" | "too_slow" | "too_many" | "no_hello" | "not_followed" | "too_many_topics" | "unsupported_version" | "shutting_down" | "internal" | "failed" | "timed_out";

/** A code: of the service, or of the rules, whose codes are the names in the catalogue's file `problems`. */
export type Code = ServiceCode | (string & {});

/** The arguments of a code's sentence by name. A problem among them is a sentence in the sentence. */
export type Arguments = { [name: string]: string | number | readonly string[] | Problem };

/** What is wrong: a code with arguments, from which the page makes a sentence in its language. */
export interface Problem {
  code: Code;
  args?: Arguments;
  /** The sentence in English, if who found the problem writes one. */
  message?: string;
  /** The section of the rules concerned, such as `§3`. */
  section?: string;
}

/**
 * What is wrong: a code with arguments, from which the page makes a sentence in its language, and the same
 * in English. It is the body of a REST answer that is an error, and a part of messages.
 */
export type Failure = { 
/**
 * The reason, for programs.
 */
code: Code, 
/**
 * The arguments of the code's sentence, by name: texts, numbers, lists of texts, and problems, which
 * have a code and arguments themselves.
 */
args?: Arguments, 
/**
 * The reason, as an English sentence.
 */
message: string, 
/**
 * The section of the rules concerned, such as `§3`.
 */
section?: string, };

/**
 * An offer that a seat may make.
 */
export type OpenOffer = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The offer.
 */
offer: Offer, 
/**
 * The seats of persons whom it would ask; a take-back asks those of them whose turns or fall it would
 * undo.
 */
asks?: Array<Seat>, 
/**
 * The code of the refusal that it would meet for now, such as `offer_stands`; absent if it would be
 * taken.
 */
not_yet?: ServiceCode, 
/**
 * From when it would be taken, in milliseconds since 1970; absent for now.
 */
from_ms?: number, };

/**
 * An offer that waits for the answer of a seat.
 */
export type OpenAnswer = { 
/**
 * The seat that is asked.
 */
seat: Seat, 
/**
 * The number of the event in which it was offered.
 */
of: number, };

/**
 * A seat at which a player may sit down.
 */
export type OpenSeat = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The code of the refusal that the player would meet for now, `rated_needs_account`; absent if they would sit down.
 */
not_yet?: ServiceCode, 
/**
 * Until when it is kept for the player who has lost it, in milliseconds since 1970; absent for that
 * player, and where it is free for all.
 */
from_ms?: number, };

/**
 * The consequence when bots take the free seats of a table.
 */
export type Filling = "alone" | "together";

/**
 * The private channels in which a seat writes: those of the seat with any of the others, as many as there may be
 * together, and the seat's notebook.
 */
export type OpenWhispers = { 
/**
 * The seat of the player.
 */
seat: Seat, 
/**
 * The seats of the others, in seat order.
 */
with: Array<Seat>, 
/**
 * The maximum number of seats of a channel, this one included.
 */
max_seats: number, 
/**
 * Whether treaties are made there too, among the seats of a channel.
 */
treaties?: boolean, };

/**
 * The part of a game's talk that is open to a player.
 */
export type OpenTalk = { 
/**
 * The public channels that the player reads.
 */
read: Array<Channel>, 
/**
 * The public channels in which the player writes.
 */
write?: Array<Channel>, 
/**
 * The private channels in which the player writes; absent for none.
 */
whisper?: OpenWhispers, 
/**
 * Whether the player may take their own words out.
 */
blank?: boolean, 
/**
 * The maximum number of characters of a text; 0 where only signs are said.
 */
max_characters: number, };

/**
 * The kinds of acts that are open to a seat.
 */
export type OpenActKind = { "kind": "propose", 
/**
 * The seats that can be parties of it beside the author: their players are alive and answer offers.
 */
to: Array<Seat>, } | { "kind": "accept", 
/**
 * The number of its proposal.
 */
of: number, } | { "kind": "refuse", 
/**
 * The number of its proposal.
 */
of: number, } | { "kind": "withdraw", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "notice", 
/**
 * The number of its proposal.
 */
of: number, };

/**
 * An act about treaties that is open to a seat.
 */
export type OpenAct = { 
/**
 * The seat that may act.
 */
seat: Seat, 
/**
 * The channel.
 */
channel: Channel, } & ({ "kind": "propose", 
/**
 * The seats that can be parties of it beside the author: their players are alive and answer offers.
 */
to: Array<Seat>, } | { "kind": "accept", 
/**
 * The number of its proposal.
 */
of: number, } | { "kind": "refuse", 
/**
 * The number of its proposal.
 */
of: number, } | { "kind": "withdraw", 
/**
 * The number of the proposal.
 */
of: number, } | { "kind": "notice", 
/**
 * The number of its proposal.
 */
of: number, });

/**
 * The acts that are open to a player, as the service would judge them now; which turns are legal, and whose turn it is, say the rules. Another one
 * would be refused, or would change nothing: who says again what is so already gets the answer that it is. Limits over several
 * games are not told.
 */
export type YouMay = { 
/**
 * The seats of the player whose turns they play: not those that are out, nor those for which a bot plays. Empty
 * while nobody plays.
 */
play?: Array<Seat>, 
/**
 * The seats of the player that may resign.
 */
resign?: Array<Seat>, 
/**
 * The seats of the player that may agree to a draw and have not.
 */
agree_draw?: Array<Seat>, 
/**
 * The offers that the player's seats may make.
 */
offer?: Array<OpenOffer>, 
/**
 * The offers that wait for an answer of the player's seats.
 */
answer?: Array<OpenAnswer>, 
/**
 * The acts about treaties that are open to the player's seats.
 */
act?: Array<OpenAct>, 
/**
 * The seats at which the player may sit down.
 */
sit?: Array<OpenSeat>, 
/**
 * The seats that the player may leave.
 */
stand?: Array<Seat>, 
/**
 * How the player may change whether they are ready to begin: `true` if they may say so, `false` if they may say
 * that they are not any more. Absent if neither is asked.
 */
ready?: boolean, 
/**
 * The seats of others to which the player may invite anew.
 */
invite?: Array<Seat>, 
/**
 * The seats of others whom the player may remove from the table.
 */
remove?: Array<Seat>, 
/**
 * The consequence if the player let bots take the free seats; absent if they may not.
 */
fill?: Filling, 
/**
 * Whether the player may cancel the appointment of the table.
 */
cancel?: boolean, 
/**
 * Whether the player may ask to play again.
 */
again?: boolean, 
/**
 * The talk of the game; absent where nobody talks.
 */
talk?: OpenTalk, };

/**
 * The place of a player, or of a watcher, in a game.
 */
export type You = { 
/**
 * The seats that this player holds; none for a watcher.
 */
held: Array<Seat>, 
/**
 * Whether this player has opened the game.
 */
host?: boolean, 
/**
 * Whether the host has removed this player from the table.
 */
removed?: boolean, 
/**
 * The seat that this player has lost by time and may take again.
 */
lost?: Seat, 
/**
 * The acts that are open to this player.
 */
may: YouMay, };

/**
 * Notice of a treaty.
 */
export type GivenNotice = { 
/**
 * The party that has given it.
 */
seat: Seat, 
/**
 * The number of the last event of the line before it.
 */
after: number, };

/**
 * Where in a game a treaty came into force. From there on clients with the rules can judge each turn.
 */
export type TreatyBegin = { 
/**
 * The number of the last event of the line before it; 0 at the start.
 */
after: number, 
/**
 * The notice that a party has given.
 */
notice?: GivenNotice, };

/**
 * The cause for which a treaty ended without being kept or broken.
 */
export type Dissolution = "crossed" | "impossible" | "party_out" | "two_left" | "new_player";

/**
 * The state of a treaty.
 */
export type TreatyStanding = { "state": "proposed" } | { "state": "refused" } | { "state": "withdrawn" } | { "state": "lapsed" } | { "state": "in_force" } | { "state": "kept" } | { "state": "broken", 
/**
 * The party.
 */
by: Seat, 
/**
 * The number of the event of the turn.
 */
event: number, } | { "state": "dissolved", 
/**
 * The cause.
 */
cause: Dissolution, };

/**
 * A treaty of a game: what it says, and what has become of it. It is known by the channel and the number of
 * the message that proposed it.
 */
export type KnownTreaty = { 
/**
 * The channel of all its acts.
 */
channel: Channel, 
/**
 * The number of its proposal.
 */
of: number, 
/**
 * The seat that has proposed it.
 */
author: Seat, 
/**
 * The treaty.
 */
treaty: TreatyForm, 
/**
 * The parties that have accepted it, its author among them, in seat order.
 */
accepted: Array<Seat>, 
/**
 * Where it was proposed: the number of the last event of the line before it; 0 at the start.
 */
proposed: number, 
/**
 * When it came into force; absent before.
 */
begun?: TreatyBegin, 
/**
 * Where it ended: the number of the last event of the line then; absent while it is proposed or in force.
 */
ended?: number, } & ({ "state": "proposed" } | { "state": "refused" } | { "state": "withdrawn" } | { "state": "lapsed" } | { "state": "in_force" } | { "state": "kept" } | { "state": "broken", 
/**
 * The party.
 */
by: Seat, 
/**
 * The number of the event of the turn.
 */
event: number, } | { "state": "dissolved", 
/**
 * The cause.
 */
cause: Dissolution, });

/**
 * What a connection follows. Each topic has messages of its own.
 */
export type Topic = { "kind": "game", 
/**
 * The id of the game.
 */
game: GameId, } | { "kind": "lobby" } | { "kind": "notices" };

/**
 * Extras that a client of a game may ask for beside its events.
 */
export type Extra = "position" | "legal";

/**
 * A request to act for a seat. A repeated command, with the same id, is acknowledged again and changes
 * nothing.
 */
export type Command = { 
/**
 * The command's id, a new one for each command.
 */
id: CommandId, 
/**
 * The number of the last event that the client has seen. The command is stale if a later one has changed what it is
 * about: whose turn it is, and what has been played, for most commands; the turn itself for a wish to take it back.
 */
expect: number, 
/**
 * The numbers of the last messages of the talk that the client has seen; without it, all of them. A turn
 * that breaks a treaty whose acceptance its player could not have seen ends the treaty without blame.
 */
seen?: TalkSince, 
/**
 * The seat to act for.
 */
seat: Seat, 
/**
 * The action.
 */
action: PlayerAction, };

/**
 * Something to say in a channel of a game's talk. A repeated one, with the same id, is acknowledged again
 * and changes nothing.
 */
export type Say = { 
/**
 * An id that the client chooses, a new one for each message.
 */
id: CommandId, 
/**
 * The channel.
 */
channel: Channel, 
/**
 * What is said.
 */
words: Words, };

/**
 * A wish for the messages of a topic, with what has been seen of it.
 */
export type Follow = { 
/**
 * An id that the answer repeats, be it the game or an error.
 */
id?: CommandId, 
/**
 * The topic.
 */
topic: Topic, 
/**
 * The number of the last event that the client has seen, or of the last change of the lobby; without
 * it, or with 0, everything comes.
 */
since?: number, 
/**
 * The epoch of that change of the lobby.
 */
epoch?: number, 
/**
 * The numbers of the last messages of the talk that the client has seen; without it, all come.
 */
talk?: TalkSince, 
/**
 * The extras that the client asks for beside the events of a game.
 */
with?: Array<Extra>, };

/**
 * A message of a client on a socket: one JSON object in a text frame.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The protocol version that the client speaks.
 */
version: number, 
/**
 * Whether the page of this connection is shown; without it, it is.
 */
presence?: Presence, 
/**
 * The topics that the client follows from the beginning, as if each were a `follow` behind this message.
 */
follow?: Array<Follow>, } | { "type": "follow" } & Follow | { "type": "unfollow", 
/**
 * An id that an error repeats.
 */
id?: CommandId, 
/**
 * The topic.
 */
topic: Topic, } | { "type": "command", 
/**
 * The game, which the connection follows.
 */
game: GameId, 
/**
 * The command's id, a new one for each command.
 */
id: CommandId, 
/**
 * The number of the last event that the client has seen. The command is stale if a later one has changed what it is
 * about: whose turn it is, and what has been played, for most commands; the turn itself for a wish to take it back.
 */
expect: number, 
/**
 * The numbers of the last messages of the talk that the client has seen; without it, all of them. A turn
 * that breaks a treaty whose acceptance its player could not have seen ends the treaty without blame.
 */
seen?: TalkSince, 
/**
 * The seat to act for.
 */
seat: Seat, 
/**
 * The action.
 */
action: PlayerAction, } | { "type": "presence", 
/**
 * `here` if it is shown, `away` if it is hidden.
 */
state: Presence, } | { "type": "say", 
/**
 * The game, which the connection follows.
 */
game: GameId, 
/**
 * An id that the client chooses, a new one for each message.
 */
id: CommandId, 
/**
 * The channel.
 */
channel: Channel, 
/**
 * What is said.
 */
words: Words, } | { "type": "ping", 
/**
 * An id that the answer repeats.
 */
id?: CommandId, };

/**
 * A message of a game's room. The room does not repeat the id of its game, which [`OfGame`] adds.
 */
export type GameMessage = { "type": "game", 
/**
 * The id of the `follow`, if it has one.
 */
id?: CommandId, 
/**
 * The settings of the game.
 */
settings: Settings, 
/**
 * The place of this player in the game.
 */
you: You, 
/**
 * The events after `since`, in order.
 */
events: Array<Event>, 
/**
 * The messages of the talk after the last ones that the client has seen, of the channels that this
 * player may read.
 */
talk?: Array<TalkPage>, 
/**
 * The treaties that this player may know of, in the order of their proposals, with their states.
 */
treaties?: Array<KnownTreaty>, 
/**
 * The number of the last event, 0 before the first.
 */
seq: number, 
/**
 * The state of its table.
 */
state: TableState, 
/**
 * When the game was created, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * The game in which the players play again, once somebody has asked for it.
 */
again?: Again, } | { "type": "event", 
/**
 * The event.
 */
event: Event, } | { "type": "position", 
/**
 * The number of the last event before it.
 */
seq: number, 
/**
 * The position, as a position string.
 */
position: string, 
/**
 * The seat to move; absent once the game is over.
 */
to_move?: Seat, 
/**
 * Every legal move of that seat in wire form, for a client that has asked for them; none once the game is over.
 */
legal?: Array<string>, } | { "type": "ack", 
/**
 * The id of the command.
 */
id: CommandId, 
/**
 * The number of the event that it became.
 */
seq: number, } | { "type": "refused", 
/**
 * The id of the command or the message.
 */
id: CommandId, 
/**
 * The number of the last event.
 */
seq: number, 
/**
 * The reason, for programs.
 */
code: Code, 
/**
 * The arguments of the code's sentence, by name: texts, numbers, lists of texts, and problems, which
 * have a code and arguments themselves.
 */
args?: Arguments, 
/**
 * The reason, as an English sentence.
 */
message: string, 
/**
 * The section of the rules concerned, such as `§3`.
 */
section?: string, } | { "type": "seats", 
/**
 * The state of all seats now.
 */
seats: Seats, } | { "type": "state", 
/**
 * The state now.
 */
state: TableState, } | { "type": "you", 
/**
 * The place now.
 */
you: You, } | { "type": "talk", 
/**
 * The channel.
 */
channel: Channel, 
/**
 * Its messages after the last one that the client has seen.
 */
messages: Array<TalkMessage>, } | { "type": "treaties", 
/**
 * The treaties with their states now.
 */
treaties: Array<KnownTreaty>, } | { "type": "said", 
/**
 * The id that the client gave the message.
 */
id: CommandId, 
/**
 * The channel.
 */
channel: Channel, 
/**
 * The message's number in its channel.
 */
seq: number, } | { "type": "again", 
/**
 * The new game.
 */
again: Again, };

/**
 * A message of a game's room, with the id of its game.
 */
export type OfGame = { 
/**
 * The id of the game.
 */
game: GameId, } & ({ "type": "game", 
/**
 * The id of the `follow`, if it has one.
 */
id?: CommandId, 
/**
 * The settings of the game.
 */
settings: Settings, 
/**
 * The place of this player in the game.
 */
you: You, 
/**
 * The events after `since`, in order.
 */
events: Array<Event>, 
/**
 * The messages of the talk after the last ones that the client has seen, of the channels that this
 * player may read.
 */
talk?: Array<TalkPage>, 
/**
 * The treaties that this player may know of, in the order of their proposals, with their states.
 */
treaties?: Array<KnownTreaty>, 
/**
 * The number of the last event, 0 before the first.
 */
seq: number, 
/**
 * The state of its table.
 */
state: TableState, 
/**
 * When the game was created, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * The game in which the players play again, once somebody has asked for it.
 */
again?: Again, } | { "type": "event", 
/**
 * The event.
 */
event: Event, } | { "type": "position", 
/**
 * The number of the last event before it.
 */
seq: number, 
/**
 * The position, as a position string.
 */
position: string, 
/**
 * The seat to move; absent once the game is over.
 */
to_move?: Seat, 
/**
 * Every legal move of that seat in wire form, for a client that has asked for them; none once the game is over.
 */
legal?: Array<string>, } | { "type": "ack", 
/**
 * The id of the command.
 */
id: CommandId, 
/**
 * The number of the event that it became.
 */
seq: number, } | { "type": "refused", 
/**
 * The id of the command or the message.
 */
id: CommandId, 
/**
 * The number of the last event.
 */
seq: number, 
/**
 * The reason, for programs.
 */
code: Code, 
/**
 * The arguments of the code's sentence, by name: texts, numbers, lists of texts, and problems, which
 * have a code and arguments themselves.
 */
args?: Arguments, 
/**
 * The reason, as an English sentence.
 */
message: string, 
/**
 * The section of the rules concerned, such as `§3`.
 */
section?: string, } | { "type": "seats", 
/**
 * The state of all seats now.
 */
seats: Seats, } | { "type": "state", 
/**
 * The state now.
 */
state: TableState, } | { "type": "you", 
/**
 * The place now.
 */
you: You, } | { "type": "talk", 
/**
 * The channel.
 */
channel: Channel, 
/**
 * Its messages after the last one that the client has seen.
 */
messages: Array<TalkMessage>, } | { "type": "treaties", 
/**
 * The treaties with their states now.
 */
treaties: Array<KnownTreaty>, } | { "type": "said", 
/**
 * The id that the client gave the message.
 */
id: CommandId, 
/**
 * The channel.
 */
channel: Channel, 
/**
 * The message's number in its channel.
 */
seq: number, } | { "type": "again", 
/**
 * The new game.
 */
again: Again, });

/**
 * A message of the service on a socket: one JSON object in a text frame.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The protocol version of this connection.
 */
version: number, 
/**
 * The time of the service, on the timeline of events: clocks of devices may be wrong.
 */
now_ms: number, } | { "type": "error", 
/**
 * The id of the refused message, if it has one that can be read.
 */
id?: CommandId, 
/**
 * The game that the refused message names.
 */
game?: GameId, 
/**
 * The reason, for programs.
 */
code: Code, 
/**
 * The arguments of the code's sentence, by name: texts, numbers, lists of texts, and problems, which
 * have a code and arguments themselves.
 */
args?: Arguments, 
/**
 * The reason, as an English sentence.
 */
message: string, 
/**
 * The section of the rules concerned, such as `§3`.
 */
section?: string, } | { "type": "pong", 
/**
 * The id of the `ping`, if it has one.
 */
id?: CommandId, } | { "type": "lobby" } & Lobby | { "type": "lobby_change" } & LobbyChange | { "type": "notices" } & Notices | { "type": "notice" } & NoticeChange | { "type": "unread_notices" } & UnreadNotices | OfGame;

/**
 * The player of a seat in the request for a new game.
 */
export type SeatRequest = { "kind": "person", 
/**
 * The name to show; by default the player's own at a seat that is `mine`, else none.
 */
name?: string, 
/**
 * Whether the player who creates the game sits here; else the seat gets an invitation.
 */
mine?: boolean, } | { "kind": "bot", 
/**
 * How well it plays.
 */
level?: Level, 
/**
 * For what it breaks its word, if it makes treaties; by default drawn.
 */
character?: Character, } | { "kind": "absent", };

/**
 * The body of `POST /api/v1/games`. Everything but the rule set has a default.
 *
 * Names are text here, as people write them: what they name is checked together, so that a refusal says what
 * there is instead.
 */
export type NewGameRequest = { 
/**
 * The rule set's name: `classic`, `variants`, `arena` or `yang-pi`.
 */
rules: string, 
/**
 * The options that differ from the rule set's, by name.
 */
options?: { [key in string]: string }, 
/**
 * The board's name: `square9` (the default), `duel2`, `hex3`, `hex6`, `ngon3` to `ngon6`, or `penta5`,
 * which is `ngon5`.
 */
board?: string, 
/**
 * The first position, as a position string; by default the usual start.
 */
start?: string, 
/**
 * The number of players, from 2 to the number of the board's seats (the default). `seats` may say which
 * seats are absent; else the rules do.
 */
players?: number, 
/**
 * The player of each seat; a seat that is not named is a bot of the usual level.
 */
seats?: { [key in Seat]?: SeatRequest }, 
/**
 * How long a bot waits before it plays, in milliseconds; by default a random 400 to 1000.
 */
bot_delay_ms?: number, 
/**
 * How long the players may think; by default as long as they like.
 */
clock?: ClockSettings, 
/**
 * The settings of the table; by default those of a game that begins at once.
 */
table?: TableSettings, 
/**
 * The agreements that the program keeps for the players; by default treaties that everybody sees.
 */
press?: PressSettings, };

/**
 * The answer to `GET /api/v1/me`, and to all that changes who the caller is: who that is to others.
 */
export type Me = { 
/**
 * The name of the player; null for a stranger, whose request has no valid cookie.
 */
name: string | null, 
/**
 * Whether the player has an account, under this name, and is signed in.
 */
account: boolean, 
/**
 * The number of games in which the guest of this browser sits, which an account could take along.
 */
guest_games: number, 
/**
 * Whether the account was to be deleted and is kept, since its player has signed in.
 */
kept?: boolean, 
/**
 * Whether the player is kept out; the page `/concerns` says why.
 */
banned?: boolean, };

/**
 * The body of `POST /api/v1/me`.
 */
export type NameBody = { 
/**
 * The name that the player chooses; an empty one for the name that the service gives.
 */
name: string, };

/**
 * A password as somebody has typed it. It is never shown, not even to developers.
 */
export type Password = string;

/**
 * The proof, beside the password, that somebody is who they say: the six digits that an app shows now, or one of the
 * recovery codes. It is never shown, not even to developers.
 */
export type FactorCode = string;

/**
 * A passkey of an account.
 */
export type Passkey = { 
/**
 * Its id, by which browsers know it.
 */
id: string, 
/**
 * Its name, as its player calls it.
 */
name: string, 
/**
 * When it was added, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * The day on which it was last used, as its first moment in milliseconds since 1970.
 */
used_ms: number, 
/**
 * Whether it is kept on several devices.
 */
is_synced: boolean, };

/**
 * The body of `POST /api/v1/passkey-challenge`: the use of a passkey that the browser is to make or to ask for.
 */
export type PasskeyUse = { "use": "sign_in" } | { "use": "prove" } | { "use": "add" } | { "use": "sign_up", 
/**
 * The name of the account.
 */
name: string, 
/**
 * The invitation, where accounts are made by invitation.
 */
invitation?: string, };

/**
 * An account as passkeys know it.
 */
export type PasskeyUser = { 
/**
 * A number that stays when the name changes.
 */
id: string, 
/**
 * The name.
 */
name: string, };

/**
 * The answer to `POST /api/v1/passkey-challenge`: what a browser is told.
 */
export type PasskeyChallenge = { 
/**
 * The challenge, for one answer within 5 minutes.
 */
challenge: string, 
/**
 * The relying party: the host of the service's address.
 */
rp: string, 
/**
 * The name of the site.
 */
site: string, 
/**
 * Whose passkey it is to be; absent where one is asked for.
 */
user?: PasskeyUser, 
/**
 * The ids of the account's passkeys: one of them is asked for, or none of their devices makes a second one.
 */
passkeys: Array<string>, };

/**
 * A passkey that a browser has made: the body of `POST /api/v1/account/passkeys`, and a part of that of
 * `POST /api/v1/account`.
 */
export type NewPasskey = { 
/**
 * The data of the client (`clientDataJSON`).
 */
client_data: string, 
/**
 * The data of the authenticator (`getAuthenticatorData()`).
 */
authenticator_data: string, 
/**
 * The public key (`getPublicKey()`): ES256, EdDSA or RS256.
 */
public_key: string, };

/**
 * The answer of a passkey: the body of `POST /api/v1/account/proof/passkey`, and a part of that of
 * `POST /api/v1/session/passkey`.
 */
export type PasskeyProof = { 
/**
 * The id of the passkey.
 */
id: string, 
/**
 * The data of the client (`clientDataJSON`).
 */
client_data: string, 
/**
 * The data of the authenticator (`authenticatorData`).
 */
authenticator_data: string, 
/**
 * The signature.
 */
signature: string, 
/**
 * The number of the account (`userHandle`), if the authenticator says it.
 */
user?: string, };

/**
 * The body of `POST /api/v1/session/passkey`: signs in.
 */
export type PasskeySignIn = { 
/**
 * The answer of the passkey.
 */
passkey: PasskeyProof, 
/**
 * Whether the seats of the guest of this browser become those of the account, in all games where the account
 * has none.
 */
take_games: boolean, };

/**
 * The body of `POST /api/v1/account/passkeys/{id}`: another name for a passkey.
 */
export type PasskeyName = { 
/**
 * The name; empty for none.
 */
name: string, };

/**
 * The body of `POST /api/v1/account`: makes an account of the caller, who keeps every game.
 */
export type SignUp = { 
/**
 * The name, which nobody else has from now on.
 */
name: string, 
/**
 * The password; absent for an account with a passkey alone.
 */
password?: Password, 
/**
 * The passkey that the browser has made.
 */
passkey?: NewPasskey, 
/**
 * The invitation, the last part of its link, where accounts are made by invitation.
 */
invitation?: string, };

/**
 * The body of `POST /api/v1/session`: signs in.
 */
export type SignIn = { 
/**
 * The name of the account.
 */
name: string, 
/**
 * The password.
 */
password: Password, 
/**
 * The second factor, where the account has one: `code_wanted` asks for it.
 */
code?: FactorCode, 
/**
 * Whether the seats of the guest of this browser become those of the account, in all games where the account
 * has none.
 */
take_games: boolean, };

/**
 * The body of `POST /api/v1/account/password`: another password. All other sessions end.
 */
export type NewPassword = { 
/**
 * The password of today; absent if there is none, or a second factor or a passkey was given in this session within
 * 10 minutes.
 */
password?: Password, 
/**
 * The one from now on.
 */
new_password: Password, 
/**
 * The second factor, where the account has one: `code_wanted` asks for it.
 */
code?: FactorCode, };

/**
 * The body of `POST /api/v1/account/name`: another name, once in 30 days.
 */
export type NewName = { 
/**
 * The name from now on.
 */
name: string, 
/**
 * The password; absent if who the player is was proven in this session within 10 minutes.
 */
password?: Password, 
/**
 * The second factor, where the account has one: `code_wanted` asks for it.
 */
code?: FactorCode, };

/**
 * The body of `POST /api/v1/reset/{token}`: a new password by a link from the host.
 */
export type ResetPassword = { 
/**
 * The password from now on.
 */
new_password: Password, 
/**
 * The second factor, where the account has one: `code_wanted` asks for it.
 */
code?: FactorCode, };

/**
 * The body of `POST /api/v1/account/proof`, and of what asks for a proof and nothing else: players prove who they are.
 */
export type Proof = { 
/**
 * The password; absent if who the player is was proven in this session within 10 minutes.
 */
password?: Password, 
/**
 * The second factor, where the account has one: `code_wanted` asks for it.
 */
code?: FactorCode, };

/**
 * Hours in which nothing is sent.
 */
export type QuietHours = { 
/**
 * The hour at which they begin, from 0 to 23.
 */
from: number, 
/**
 * The hour at which they end, which may be the next day.
 */
to: number, };

/**
 * What a player wants to be told by mail, and when; the body of `POST /api/v1/account/mail/wishes`.
 */
export type MailWishes = { 
/**
 * That it is their turn in a game by the day: once for a game until they have looked.
 */
your_turn: boolean, 
/**
 * That their time in a game by the day runs out: when a fifth of it is left, 1 to 12 hours before the end.
 */
alarm: boolean, 
/**
 * Once a day, what they have not seen.
 */
digest: boolean, 
/**
 * The hour at which that is told, from 0 to 23.
 */
digest_hour: number, 
/**
 * When nothing is sent.
 */
quiet?: QuietHours, 
/**
 * The time zone of these hours, by its name in the database of IANA.
 */
time_zone: string, };

/**
 * What the service knows of the mail of an account.
 */
export type MailState = { 
/**
 * Whether the service sends mail at all.
 */
sends: boolean, 
/**
 * The address, which the player has confirmed.
 */
address?: string, 
/**
 * The one that the player is asked to confirm by a letter that was sent there.
 */
asked?: string, 
/**
 * What the player wants to be told there.
 */
wishes?: MailWishes, };

/**
 * The wishes of a player for push, and their hours; the body of `POST /api/v1/account/push/wishes`. Quiet hours and time
 * zone are those of mail.
 */
export type PushWishes = { 
/**
 * That it is their turn in a game by the day: once for a game until they have looked.
 */
your_turn: boolean, 
/**
 * That their time in a game by the day runs out: when a fifth of it is left, 1 to 12 hours before the end.
 */
alarm: boolean, 
/**
 * When nothing is sent.
 */
quiet?: QuietHours, 
/**
 * The time zone of these hours, by its name in the database of IANA.
 */
time_zone: string, };

/**
 * The push of an account, as the service knows it. Which browsers are told is in its sessions.
 */
export type PushState = { 
/**
 * Whether the service pushes at all.
 */
sends: boolean, 
/**
 * The wishes of the player.
 */
wishes: PushWishes, };

/**
 * The answer to `GET /api/v1/account/push/key`: the key by which push services know the service.
 */
export type PushServiceKey = { 
/**
 * The key as browsers want it (RFC 8292): an uncompressed point of P-256, in Base64 for addresses.
 */
key: string, };

/**
 * The body of `POST /api/v1/account/push`: where the browser of the session is told of games.
 */
export type NewPush = { 
/**
 * The address of the browser's push service.
 */
endpoint: string, 
/**
 * The public key of the browser, in Base64 for addresses.
 */
p256dh: string, 
/**
 * The secret of the browser, in Base64 for addresses.
 */
auth: string, };

/**
 * The fate of a message that was pushed.
 */
export type PushFate = "taken" | "ended" | "later" | "refused";

/**
 * The answer to `POST /api/v1/account/push/test`.
 */
export type PushTest = { 
/**
 * The fate of the message.
 */
fate: PushFate, };

/**
 * The body of `POST /api/v1/account/mail`: an address, which a letter there asks to confirm, or none any more.
 */
export type NewAddress = { 
/**
 * The address; empty for none.
 */
address: string, 
/**
 * The password; absent if who the player is was proven in this session within 10 minutes.
 */
password?: Password, 
/**
 * The second factor, where the account has one: `code_wanted` asks for it.
 */
code?: FactorCode, };

/**
 * The body of `POST /api/v1/forgotten`: somebody has forgotten a password.
 */
export type Forgotten = { 
/**
 * The name of the account, or its mail address.
 */
who: string, };

/**
 * The second factor of an account: an app that shows a code of six digits, another one every 30 seconds.
 */
export type SecondFactor = { 
/**
 * Since when it is asked for, in milliseconds since 1970.
 */
since_ms: number, 
/**
 * The number of recovery codes that are left.
 */
recovery_codes: number, };

/**
 * The answer to `POST /api/v1/account/second-factor`: what an app is told once. It holds from the confirmation on.
 */
export type NewSecondFactor = { 
/**
 * The secret, in Base32, to be typed into an app.
 */
secret: string, 
/**
 * The same as an address, `otpauth://totp/…`, which an app opens.
 */
address: string, 
/**
 * The address as a picture that a phone reads: SVG.
 */
picture: string, };

/**
 * The body of `POST /api/v1/account/second-factor/confirmation`: the app shows codes.
 */
export type Confirmation = { 
/**
 * What the app shows now.
 */
code: FactorCode, };

/**
 * The answer to `POST /api/v1/account/second-factor/confirmation` and to `POST /api/v1/account/recovery-codes`: what stands
 * in for the app, each once. They are told this once; those of before are worth nothing any more.
 */
export type RecoveryCodes = { 
/**
 * The codes.
 */
codes: Array<string>, };

/**
 * The answer to `POST /api/v1/account/invitations`: a link by which somebody makes an account, once.
 */
export type AccountInvitation = { 
/**
 * The whole address.
 */
url: string, 
/**
 * How many people the caller may invite after this.
 */
left: number, };

/**
 * A browser that is signed in.
 */
export type Session = { 
/**
 * Its id. Nobody can sign in by it.
 */
id: string, 
/**
 * The browser and the system, such as `Firefox, Linux`; empty if they are unknown.
 */
device: string, 
/**
 * The day on which it was last used, as its first moment in milliseconds since 1970.
 */
used_ms: number, 
/**
 * Whether the caller uses it now.
 */
is_this: boolean, 
/**
 * Whether its browser is told of games by push.
 */
is_told: boolean, };

/**
 * The answer to `GET /api/v1/account`: the account of the caller.
 */
export type Account = { 
/**
 * The name.
 */
name: string, 
/**
 * When the account was made, in milliseconds since 1970.
 */
created_ms: number, 
/**
 * When its name may be changed, in milliseconds since 1970.
 */
name_from_ms: number, 
/**
 * Whether it has a password.
 */
has_password: boolean, 
/**
 * Its passkeys, the first one first.
 */
passkeys: Array<Passkey>, 
/**
 * Its second factor; null if there is none.
 */
second_factor: SecondFactor | null, 
/**
 * Its sessions, the one that was used last first.
 */
sessions: Array<Session>, 
/**
 * Its mail.
 */
mail: MailState, 
/**
 * Its push.
 */
push: PushState, 
/**
 * How many people it may still invite; absent where nobody needs that to make an account.
 */
invitations?: number, };

/**
 * A game in which a player holds seats, as it stands.
 */
export type OwnGame = { 
/**
 * The game.
 */
id: GameId, 
/**
 * The board.
 */
board: BoardName, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * The seats that the player holds.
 */
held: Array<Seat>, 
/**
 * The seats of the player whose turns they play, as in [`YouMay`](crate::YouMay).
 */
play?: Array<Seat>, 
/**
 * The players of all seats. Names may be hidden until the end.
 */
seats: Seats, 
/**
 * How far the game is.
 */
phase: Phase, 
/**
 * The number of the turn that comes next, from 1.
 */
turn: number, 
/**
 * The seat whose turn it is; absent before the start and after the end.
 */
to_move?: Seat, 
/**
 * The seats whose players are out, in the order of play; absent while everybody plays.
 */
out?: Array<Seat>, 
/**
 * When the time of the seat to move runs out, in milliseconds since 1970; absent without a clock.
 */
due_ms?: number, 
/**
 * The position, as a position string; absent after the end.
 */
position?: string, 
/**
 * How the game ended; absent until it is over.
 */
outcome?: Outcome, 
/**
 * When something last happened in the game, in milliseconds since 1970.
 */
at_ms: number, };

/**
 * The answer to `GET /api/v1/me/games`: the games in which the caller holds seats.
 */
export type OwnGames = { 
/**
 * The games, those that go on first, then the newest.
 */
games: Array<OwnGame>, };

/**
 * The kinds of clocks.
 */
export type ClockKind = "none" | "real_time" | "by_day";

/** How a player fell. */
export type FallCause = "killed" | "encircled" | "resigned" | "flag_fall";

/**
 * A rating as people see it, in points.
 */
export type ShownRating = { 
/**
 * The points; those who have not played have 1500.
 */
points: number, 
/**
 * The points to either side between which the strength lies in 19 of 20 cases.
 */
margin: number, 
/**
 * The number of rated games.
 */
games: number, 
/**
 * Whether it still is a guess, before the tenth game: it is shown with a question mark.
 */
provisional?: boolean, };

/**
 * The change of a rating by a game, in points.
 */
export type RatingChange = { 
/**
 * The points before the game.
 */
before: number, 
/**
 * The points after it.
 */
after: number, };

/**
 * A player on the ladder.
 */
export type LadderPlayer = { 
/**
 * The rank, from 1.
 */
rank: number, 
/**
 * The name of the account.
 */
name: string, 
/**
 * When the last rated game ended, in milliseconds since 1970.
 */
last_ms: number, 
/**
 * The points; those who have not played have 1500.
 */
points: number, 
/**
 * The points to either side between which the strength lies in 19 of 20 cases.
 */
margin: number, 
/**
 * The number of rated games.
 */
games: number, 
/**
 * Whether it still is a guess, before the tenth game: it is shown with a question mark.
 */
provisional?: boolean, };

/**
 * The answer to `GET /api/v1/ladder`: a page of the ladder.
 */
export type Ladder = { 
/**
 * The players, the highest first, by the points that they have at least: those less the margin.
 */
players: Array<LadderPlayer>, 
/**
 * The parameter `after` of the next page; absent on the last one.
 */
next?: string, };

/**
 * The rating of a player at a seat.
 */
export type SeatRating = { 
/**
 * The rating of today.
 */
rating: ShownRating, 
/**
 * The change by this game, once there is one.
 */
change?: RatingChange, };

/**
 * The answer to `GET /api/v1/games/{id}/ratings`: the ratings of those who play a rated game.
 */
export type GameRatings = { 
/**
 * The seats; none of a game that is not rated, or while names are hidden.
 */
seats: { [key in Seat]?: SeatRating }, };

/**
 * How a game ended for a seat.
 */
export type FinishedSeat = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The place, from 1; absent in a game that was closed.
 */
place?: number, 
/**
 * How its player fell; absent for those who were alive at the end.
 */
fall?: FallCause, 
/**
 * The seat of the other player who did it.
 */
fallen_by?: Seat, 
/**
 * The change of its player's rating by the game, if it is rated.
 */
rating?: RatingChange, };

/**
 * A finished game, as a list has it.
 */
export type FinishedGame = { 
/**
 * The game.
 */
id: GameId, 
/**
 * The board.
 */
board: BoardName, 
/**
 * The rules.
 */
rules: Rules, 
/**
 * The kind of clock.
 */
clock: ClockKind, 
/**
 * The players of all seats.
 */
seats: Seats, 
/**
 * How the game ended.
 */
outcome: Outcome, 
/**
 * How it ended for each seat that had a player at the start.
 */
results: Array<FinishedSeat>, 
/**
 * The number of turns that count.
 */
turns: number, 
/**
 * The position at the end, as a position string.
 */
position: string, 
/**
 * When it ended, in milliseconds since 1970.
 */
ended_ms: number, };

/**
 * The answer to `GET /api/v1/games`: a page of finished games.
 */
export type FinishedGames = { 
/**
 * The games, the newest first.
 */
games: Array<FinishedGame>, 
/**
 * The parameter `before` of the next page; absent on the last one.
 */
next?: string, };

/**
 * The games of which an opening is made.
 */
export type OpeningGames = "all" | "people" | "rated" | "bots" | "mine";

/**
 * A turn that was played in a position.
 */
export type OpeningTurn = { 
/**
 * The turn.
 */
move: MoveText, 
/**
 * The turn as people read it.
 */
reading: string, 
/**
 * The number of games.
 */
games: number, 
/**
 * The mean share of the result of each seat, from 0 to 1.
 */
shares: Partial<Record<Seat, number>>, };

/**
 * The answer to `GET /api/v1/openings`: the turns that were played in a position, and in its rotations, among the first
 * 16 turns of finished games. Games without a result don't count.
 */
export type Opening = { 
/**
 * The number of games that came to the position.
 */
games: number, 
/**
 * The turns, the one of most games first: at most 50.
 */
turns: Array<OpeningTurn>, 
/**
 * The number of further turns that were played.
 */
more: number, };

/**
 * The number of games that ended at a place.
 */
export type PlaceGames = { 
/**
 * The place, from 1.
 */
place: number, 
/**
 * How many.
 */
games: number, };

/**
 * The number of games that ended in one way.
 */
export type KindGames = { 
/**
 * The way.
 */
kind: Outcome["kind"], 
/**
 * How many.
 */
games: number, };

/**
 * The number of games on a board.
 */
export type BoardGames = { 
/**
 * The board.
 */
board: BoardName, 
/**
 * How many.
 */
games: number, };

/**
 * The games with bots of a level.
 */
export type LevelGames = { 
/**
 * The level.
 */
level: Level, 
/**
 * How many.
 */
games: number, 
/**
 * How many of them the player has won alone.
 */
won: number, 
/**
 * The sum of the player's shares.
 */
share: number, };

/**
 * The answer to `GET /api/v1/players/{name}`: a player's finished games, added up as far as the caller finds them.
 */
export type PlayerProfile = { 
/**
 * The name of the account today.
 */
name: string, 
/**
 * The rating, from the first rated game on.
 */
rating?: ShownRating, 
/**
 * The number of games; who plays several seats of a game counts as often.
 */
games: number, 
/**
 * The games by place.
 */
places: Array<PlaceGames>, 
/**
 * The games by the way in which they ended.
 */
kinds: Array<KindGames>, 
/**
 * The games by board.
 */
boards: Array<BoardGames>, 
/**
 * The games with bots, by level.
 */
levels: Array<LevelGames>, };

/**
 * An invitation to a seat: its address ends with the ticket that lets its bearer sit down there.
 */
export type Invitation = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The address, relative to the service; a secret until the creator shares it.
 */
url: string, };

/**
 * The answer to `POST /api/v1/games`.
 *
 * It has no `Debug`, because it carries the secret addresses of the invitations.
 */
export type Created = { 
/**
 * The game's id.
 */
id: GameId, 
/**
 * The address of the game's page, relative to the service.
 */
url: string, 
/**
 * The seats that this player holds now.
 */
held: Array<Seat>, 
/**
 * One invitation for each seat of a person that is still free.
 */
invitations: Array<Invitation>, };

/** A coming turn, and whether it is an extra one by power. */
export interface UpcomingTurn {
  seat: Seat;
  power: boolean;
}

/** A position as the bridge shows it to a page. */
export interface PositionView extends BoardPosition {
  /** The position string. */
  dfen: string;
  /** The seat whose place in the regular round was played last. */
  cursor: Seat;
  /** The current turn and the next five; empty when the game is over. */
  upcoming: UpcomingTurn[];
  quiet_turns: number;
  turn_number: number;
  outcome: Outcome | null;
}

/** What a player or the host does in a game, as data. The events of the service have these forms too. */
export type GameEntry =
  | { kind: "turn"; move: string }
  | { kind: "resign" | "flag_fall" | "agree_draw"; seat: Seat }
  | { kind: "draw" | "length_limit" | "closed" }
  | { kind: "take_back"; to: number };

/** All rule sets, the default first, with the values that differ from the options' defaults. */
export const RULE_SETS = [
  { name: "classic", differs: {} },
  { name: "variants", differs: {reporter: "all", devolution: "reign"} },
  { name: "arena", differs: {own_kills: "pieces", maze_exit: "master"} },
  { name: "yang-pi", differs: {} },
] as const;

/** All options with their values; a number has none. */
export const RULE_OPTIONS = [
  { name: "reporter", values: ["one", "must", "all", "all_own"], default: "one" },
  { name: "own_kills", values: ["never", "pieces"], default: "never" },
  { name: "maze_exit", values: ["quiet", "master"], default: "quiet" },
  { name: "orphans", values: ["untouchable", "exposed"], default: "untouchable" },
  { name: "devolution", values: ["forever", "reign"], default: "forever" },
  { name: "encirclement", values: ["no_necromobile", "strict"], default: "no_necromobile" },
  { name: "power_duel", values: ["double", "single"], default: "double" },
  { name: "maze_corpse", values: ["never", "chief", "any"], default: "never" },
  { name: "maze_militant", values: ["never", "kill"], default: "never" },
  { name: "hostage_encirclement", values: ["never", "judged"], default: "never" },
  { name: "repetition", values: [], default: "3" },
  { name: "quiet_limit", values: [], default: "200" },
] as const;

/** All boards with the seats that two players take there, three, and so on. */
export const BOARDS = [
  { name: "square9", players: [["red", "yellow"], ["red", "blue", "yellow"], ["red", "blue", "yellow", "green"]] },
  { name: "duel2", players: [["red", "yellow"]] },
  { name: "hex3", players: [["red", "blue"], ["red", "blue", "yellow"]] },
  { name: "hex6", players: [["red", "green"], ["red", "yellow", "purple"], ["red", "blue", "green", "purple"], ["red", "blue", "yellow", "green", "purple"], ["red", "blue", "yellow", "green", "purple", "orange"]] },
  { name: "ngon3", players: [["red", "blue"], ["red", "blue", "yellow"]] },
  { name: "ngon4", players: [["red", "yellow"], ["red", "blue", "yellow"], ["red", "blue", "yellow", "green"]] },
  { name: "ngon5", players: [["red", "yellow"], ["red", "blue", "green"], ["red", "blue", "yellow", "green"], ["red", "blue", "yellow", "green", "purple"]] },
  { name: "ngon6", players: [["red", "green"], ["red", "yellow", "purple"], ["red", "blue", "green", "purple"], ["red", "blue", "yellow", "green", "purple"], ["red", "blue", "yellow", "green", "purple", "orange"]] },
] as const;

/** The part of the request for a rated game without any choice. Whoever asks has one seat of the board, and players of the kind `others` the rest;
 * `clock` is for those who wish none, and what is undefined is left out. */
export const RATED = {
  board: "square9",
  rules: "classic",
  options: {},
  others: "person",
  clock: {"kind":"real_time","base_s":300,"increment_s":10},
  table: { begins: "when_ready", flag: "resign", fill_s: undefined, rated: true },
} as const;

/** The ranges of the times of clocks, in seconds. */
export const CLOCK_RANGES = { base_s: [60, 3600], increment_s: [5, 30], turn_s: [3600, 1209600], bank_s: [0, 2592000] } as const;

/** The range of the time after which bots take free seats, in seconds. */
export const FILL_RANGE = [15, 600] as const;

/** For how many days before its time a game can be appointed at most. */
export const APPOINTMENT_DAYS = 14 as const;

/** The settings of a table that have a few values each, the usual one first. */
export const TABLE_CHOICES = {
  listed: [true,false],
  watching: ["everybody","nobody"],
  seating: ["chosen","drawn"],
  names: ["shown","hidden"],
  talk: ["all","signs","none"],
  flag: ["resign","open"],
  leave: ["granted","none"],
} as const;

/** The settings of the press that have a few values each, the usual one first. */
export const PRESS_CHOICES = {
  treaties: ["public","secret","none"],
  reveal: ["players","everybody"],
  bots: ["with_people","all","none"],
} as const;

/** All signs, in the order in which they are shown. */
export const SIGNS = ["well_played","thanks","sorry","hurry","oops","hello"] as const;

/** The usual settings of a table. */
export const USUAL_TABLE: TableSettings = {"begins":"when_ready","listed":true,"watching":"everybody","seating":"chosen","names":"shown","talk":"all","flag":"resign"};

/** The usual settings of the press. */
export const USUAL_PRESS: PressSettings = {"treaties":"public","whispers":false,"reveal":"players","bots":"with_people"};

/** The rule of leave at a table that names none. */
export const USUAL_LEAVE: LeaveRule = "granted";

/** The settings of a table that mean nothing in games with such a clock. */
export const IDLE_SETTINGS: { [key in ClockKind]: readonly (keyof TableSettings)[] } = {
  none: ["flag","leave"],
  real_time: ["leave"],
  by_day: [],
};
