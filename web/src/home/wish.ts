import { SEATS, type Seat } from "../board/types.ts";
import { type Level, type NewGameRequest, type SeatRequest, USUAL_LEVEL } from "../protocol/index.ts";
import { OPTIONS, RULE_SETS, valueIn } from "./rule_sets.ts";

/** Who shall sit at a seat: this person, a bot, somebody invited, or nobody. */
export type Sitter = "me" | "bot" | "friend" | "nobody";

/** How long bots take: at once, as long as a person can follow, or slowly. */
export type Pace = "quick" | "calm" | "slow";

/** What the form of the home page says. */
export interface Choice {
  rules: string;
  /** Values that were chosen by hand, by option. */
  options: Readonly<Record<string, string>>;
  sitters: Readonly<Record<Seat, Sitter>>;
  /** How strong bots are. */
  strength: Level;
  /** The levels of bots that were chosen by hand, by seat. */
  levels: Readonly<Partial<Record<Seat, Level>>>;
  name: string;
  pace: Pace;
}

/** One person, three bots, the usual rules. */
export const AGAINST_BOTS: Choice = {
  rules: "classic",
  options: {},
  sitters: { red: "me", blue: "bot", yellow: "bot", green: "bot" },
  strength: USUAL_LEVEL,
  levels: {},
  name: "",
  pace: "calm",
};

const DELAYS: Readonly<Record<Pace, number | undefined>> = { quick: 120, calm: undefined, slow: 1600 };

/** How strong the bot at a seat is, or would be. */
export function levelAt(choice: Choice, seat: Seat): Level {
  return choice.levels[seat] ?? choice.strength;
}

/** How many play. */
export function players({ sitters }: Choice): number {
  return SEATS.filter((seat) => sitters[seat] !== "nobody").length;
}

/** The same choice for another number of players; who is absent follows the rules' usual way. */
export function withPlayers(choice: Choice, count: number): Choice {
  const absent: readonly Seat[] = count === 4 ? [] : count === 3 ? ["green"] : ["blue", "green"];
  const sitters = { ...choice.sitters };
  for (const seat of SEATS) {
    if (absent.includes(seat)) sitters[seat] = "nobody";
    else if (sitters[seat] === "nobody") sitters[seat] = "bot";
  }
  return { ...choice, sitters };
}

/** What is wrong with a choice, as a sentence; nothing when a game can be made of it. */
export function faultOf(choice: Choice): string | null {
  return players(choice) < 2 ? "A game needs at least two players." : null;
}

/** The request that creates the game. */
export function wishOf(choice: Choice): NewGameRequest {
  const seats: Partial<Record<Seat, SeatRequest>> = {};
  for (const seat of SEATS) seats[seat] = seatWish(choice, seat);
  const delay = DELAYS[choice.pace];
  const options = differing(choice);
  return {
    rules: choice.rules,
    players: players(choice),
    seats,
    ...(Object.keys(options).length > 0 ? { options } : {}),
    ...(delay === undefined ? {} : { bot_delay_ms: delay }),
  };
}

function seatWish(choice: Choice, seat: Seat): SeatRequest {
  const sitter = choice.sitters[seat];
  const name = choice.name.trim();
  if (sitter === "bot") return { kind: "bot", level: levelAt(choice, seat) };
  if (sitter === "nobody") return { kind: "absent" };
  if (sitter === "friend") return { kind: "human" };
  return name === "" ? { kind: "human", mine: true } : { kind: "human", mine: true, name };
}

/** The chosen values that are not the rule set's own. */
function differing(choice: Choice): Record<string, string> {
  const set = RULE_SETS.find((one) => one.name === choice.rules);
  const differing = OPTIONS.filter((option) => {
    const value = choice.options[option.name];
    return set && value !== undefined && value !== valueIn(set, option);
  });
  return Object.fromEntries(differing.map(({ name }) => [name, choice.options[name] ?? ""]));
}
