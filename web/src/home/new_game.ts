/** The form of the home page, and the request that creates its game. */
import { SEATS } from "../core/types.ts";
import {
  type Level,
  type NewGameRequest,
  type Seat,
  type SeatRequest,
  USUAL_LEVEL,
} from "../protocol/index.ts";
import { OPTIONS, ruleSet, valueIn } from "./rule_sets.ts";

/** The player of a seat: the user, a bot, an invited friend, or nobody. */
export type PlayerKind = "me" | "bot" | "friend" | "nobody";

/** How fast bots play: at once, so that a person can follow, or slowly. */
export type BotPace = "quick" | "calm" | "slow";

/** The values of the form. */
export interface NewGameForm {
  rules: string;
  /** The values that the user has chosen, by option. */
  options: Readonly<Record<string, string>>;
  players: Readonly<Partial<Record<Seat, PlayerKind>>>;
  /** The level of the bots. */
  strength: Level;
  /** The levels that the user has chosen for single bots, by seat. */
  levels: Readonly<Partial<Record<Seat, Level>>>;
  name: string;
  pace: BotPace;
}

/** The usual game: one person, three bots, classic rules. */
export const AGAINST_BOTS: NewGameForm = {
  rules: "classic",
  options: {},
  players: { red: "me", blue: "bot", yellow: "bot", green: "bot" },
  strength: USUAL_LEVEL,
  levels: {},
  name: "",
  pace: "calm",
};

/** The delay of each pace in milliseconds; without one the service chooses it. */
const DELAYS: Readonly<Record<BotPace, number | undefined>> = { quick: 120, calm: undefined, slow: 1600 };

/** The level of a seat's bot, if a bot plays it. */
export function levelAt(form: NewGameForm, seat: Seat): Level {
  return form.levels[seat] ?? form.strength;
}

/** The number of players. */
export function playerCount({ players }: NewGameForm): number {
  return SEATS.filter((seat) => players[seat] !== "nobody").length;
}

/** The form with another number of players; the absent seats are those that the rules name. */
export function withPlayerCount(form: NewGameForm, count: number): NewGameForm {
  const absent: readonly Seat[] = count === 4 ? [] : count === 3 ? ["green"] : ["blue", "green"];
  const players = { ...form.players };
  for (const seat of SEATS) {
    if (absent.includes(seat)) players[seat] = "nobody";
    else if (players[seat] === "nobody") players[seat] = "bot";
  }
  return { ...form, players };
}

/** What is wrong with the form, as a sentence; null when a game can be created. */
export function formError(form: NewGameForm): string | null {
  return playerCount(form) < 2 ? "A game needs at least two players." : null;
}

/** The request that creates the game. */
export function newGameRequest(form: NewGameForm): NewGameRequest {
  const seats: Partial<Record<Seat, SeatRequest>> = {};
  for (const seat of SEATS) seats[seat] = seatRequest(form, seat);
  const delay = DELAYS[form.pace];
  const options = changedOptions(form);
  return {
    rules: form.rules,
    players: playerCount(form),
    seats,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(delay === undefined ? {} : { bot_delay_ms: delay }),
  };
}

function seatRequest(form: NewGameForm, seat: Seat): SeatRequest {
  const player = form.players[seat];
  const name = form.name.trim();
  if (player === "bot") return { kind: "bot", level: levelAt(form, seat) };
  if (player === "nobody") return { kind: "absent" };
  if (player === "friend") return { kind: "human" };
  return name === "" ? { kind: "human", mine: true } : { kind: "human", mine: true, name };
}

/** The chosen values that differ from the rule set's. */
function changedOptions(form: NewGameForm): Record<string, string> {
  const set = ruleSet(form.rules);
  const changed = OPTIONS.filter((option) => {
    const value = form.options[option.name];
    return set && value !== undefined && value !== valueIn(set, option);
  });
  return Object.fromEntries(changed.map(({ name }) => [name, form.options[name] ?? ""]));
}
