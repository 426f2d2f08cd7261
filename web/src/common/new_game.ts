/** The form of the home page, and the request that creates its game. */

import {
  BOARDS,
  type BoardName,
  type Character,
  type Level,
  type NewGameRequest,
  RATED,
  type Seat,
  type SeatRequest,
  TREATY_LEVELS,
  TREATY_PLAYERS,
  USUAL_LEVEL,
  USUAL_PRESS,
} from "../protocol/index.ts";
import * as text from "../text/home.ts";
import { OPTION_CHOICES } from "./rules/rule_texts.ts";
import { valueIn } from "./rules/rule_values.ts";
import type { BotPace } from "./seats/pace.ts";
import { type TableForm, USUAL_FORM } from "./table/table_form.ts";

/** The player of a seat: the user, a bot, another person, or nobody. */
export type PlayerKind = "me" | "bot" | "friend" | "nobody";

/** With whom the user plays: at once against bots, or at a table that waits for people. */
export type Company = "bots" | "people";

/** The values of the form. */
export interface NewGameForm {
  company: Company;
  board: BoardName;
  rules: string;
  /** The values that the user has chosen, by option. */
  options: Readonly<Record<string, string>>;
  /** The players of the board's seats. */
  players: Readonly<Partial<Record<Seat, PlayerKind>>>;
  /** The level of the bots. */
  strength: Level;
  /** The levels that the user has chosen for single bots, by seat. */
  levels: Readonly<Partial<Record<Seat, Level>>>;
  /** The characters that the user has named for single bots, by seat. */
  characters: Readonly<Partial<Record<Seat, Character>>>;
  pace: BotPace;
  /** The table, for a game with people. */
  table: TableForm;
}

/** The usual game: one person, three bots, classic rules. */
export const AGAINST_BOTS: NewGameForm = {
  company: "bots",
  board: "square9",
  rules: "classic",
  options: {},
  players: { red: "me", blue: "bot", yellow: "bot", green: "bot" },
  strength: USUAL_LEVEL,
  levels: {},
  characters: {},
  pace: "calm",
  table: USUAL_FORM,
};

/** The kind of each player in the request for a game. */
const SEAT_KINDS: Readonly<Record<PlayerKind, SeatRequest["kind"]>> = {
  me: "person",
  bot: "bot",
  friend: "person",
  nobody: "absent",
};

/** The delay of each pace at tables, in milliseconds; without one the service chooses it. */
const DELAYS: Readonly<Record<BotPace, number | undefined>> = { quick: 120, calm: undefined, slow: 1600 };

/** The delay in games against bots only, in milliseconds: the page shows their turns at the user's pace. */
const ALONE_DELAY = 120;

/** The level of a seat's bot, if a bot plays it. */
export function levelAt(form: NewGameForm, seat: Seat): Level {
  return form.levels[seat] ?? form.strength;
}

/** Whether a bot of the game makes treaties. */
export function makesTreaties(form: NewGameForm, seat: Seat): boolean {
  const { treaties, bots } = form.company === "people" ? form.table.press : USUAL_PRESS;
  const isAllowed = treaties !== "none" && bots !== "none" && playerCount(form) >= TREATY_PLAYERS;
  return isAllowed && form.players[seat] === "bot" && TREATY_LEVELS.includes(levelAt(form, seat));
}

/** The seats of two players on a board, of three, and so on. */
function seatsByCount(board: BoardName): readonly (readonly Seat[])[] {
  return BOARDS.find(({ name }) => name === board)?.players ?? [];
}

/** The seats of a board that can have players, in the order of play. */
export function seatsOf(board: BoardName): readonly Seat[] {
  return seatsByCount(board).at(-1) ?? [];
}

/** The numbers of players that a board is for. */
export function playerCounts(board: BoardName): number[] {
  return seatsByCount(board).map((seats) => seats.length);
}

/** The number of players. */
export function playerCount({ board, players }: NewGameForm): number {
  return seatsOf(board).filter((seat) => players[seat] !== "nobody").length;
}

/** The number of seats that are left to other people. */
export function freeSeats({ board, players }: NewGameForm): number {
  return seatsOf(board).filter((seat) => players[seat] === "friend").length;
}

/** The form for other company: bots and other people change places. */
export function withCompany(form: NewGameForm, company: Company): NewGameForm {
  const others = othersOf(company);
  const change = (player: PlayerKind) => (player === "bot" || player === "friend" ? others : player);
  const players = Object.entries(form.players).map(([seat, player]) => [seat, change(player)] as const);
  return { ...form, company, players: Object.fromEntries(players) };
}

/** The usual player of a seat that is not the user's. */
function othersOf(company: Company): PlayerKind {
  return company === "people" ? "friend" : "bot";
}

/** Whether the board and the company are those of rated games. */
export function mayBeRated({ company, board }: NewGameForm): boolean {
  return SEAT_KINDS[othersOf(company)] === RATED.others && board === RATED.board;
}

/** The form as its game will be: a rated one as it must be, another one without that wish. */
export function asWished(form: NewGameForm): NewGameForm {
  const { rated, ...table } = form.table.table;
  if (!rated || !mayBeRated(form)) return { ...form, table: { ...form.table, table } };
  const mine = seatsOf(form.board).find((seat) => form.players[seat] === "me") ?? "red";
  const { rules, options, clock } = RATED;
  const settings = { ...table, ...RATED.table };
  return {
    ...withOwnSeat(form, mine),
    ...{ rules, options },
    table: { ...form.table, clock: form.table.clock ?? clock, table: settings },
  };
}

/** The form with another number of players; the absent seats are those that the rules name. */
export function withPlayerCount(form: NewGameForm, count: number): NewGameForm {
  const present = seatsByCount(form.board).find((seats) => seats.length === count) ?? [];
  const others = othersOf(form.company);
  const players: Partial<Record<Seat, PlayerKind>> = {};
  for (const seat of seatsOf(form.board)) {
    const before = form.players[seat];
    players[seat] = !present.includes(seat) ? "nobody" : before === "nobody" ? others : (before ?? others);
  }
  // The user's only seat may be one of the absent ones.
  const [first] = present;
  if (first && hasMe(form.players) && !hasMe(players)) players[first] = "me";
  return { ...form, players };
}

function hasMe(players: NewGameForm["players"]): boolean {
  return Object.values(players).includes("me");
}

/** The form for another board, with the user at the first seat, and bots or free seats around. */
export function withBoard(form: NewGameForm, board: BoardName): NewGameForm {
  const seats = seatsOf(board).map((seat, i) => [seat, i === 0 ? "me" : othersOf(form.company)] as const);
  return { ...form, board, players: Object.fromEntries(seats) };
}

/** The form with the user at one seat, and bots or free seats around. */
export function withOwnSeat(form: NewGameForm, seat: Seat): NewGameForm {
  const others = othersOf(form.company);
  const players = seatsOf(form.board).map((other) => [other, other === seat ? "me" : others] as const);
  return { ...form, players: Object.fromEntries(players) };
}

/** What is wrong with the form, as a sentence; null when a game can be created. */
export function formError(form: NewGameForm): string | null {
  if (playerCount(form) < 2) return text.tooFewPlayers();
  return form.company === "people" && freeSeats(form) === 0 ? text.noFreeSeat() : null;
}

/** The request that creates the game. */
export function newGameRequest(wished: NewGameForm): NewGameRequest {
  const form = asWished(wished);
  const seats: Partial<Record<Seat, SeatRequest>> = {};
  for (const seat of seatsOf(form.board)) seats[seat] = seatRequest(form, seat);
  const delay = isAlone(form) ? ALONE_DELAY : DELAYS[form.pace];
  const options = changedOptions(form);
  return {
    board: form.board,
    rules: form.rules,
    players: playerCount(form),
    seats,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(delay === undefined ? {} : { bot_delay_ms: delay }),
    ...(form.company === "people" ? form.table : {}),
  };
}

/** Whether nobody plays but the user and bots. */
function isAlone({ company, players }: NewGameForm): boolean {
  const all = Object.values(players);
  return company === "bots" && all.includes("me") && all.includes("bot") && !all.includes("friend");
}

function seatRequest(form: NewGameForm, seat: Seat): SeatRequest {
  const player = form.players[seat] ?? "me";
  const kind = SEAT_KINDS[player];
  if (kind === "bot") {
    const character = makesTreaties(form, seat) ? form.characters[seat] : undefined;
    return { kind, level: levelAt(form, seat), ...(character ? { character } : {}) };
  }
  return kind === "person" && player === "me" ? { kind, mine: true } : { kind };
}

/** The chosen values that differ from the rule set's. */
function changedOptions({ rules, options }: NewGameForm): Record<string, string> {
  const chosen = OPTION_CHOICES.flatMap(({ name }) => {
    const value = options[name];
    return value === undefined || value === valueIn(rules, name) ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}
