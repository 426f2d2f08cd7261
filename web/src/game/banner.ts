import { storyWords } from "../board/words.ts";
import type { PositionView, Seat } from "../core/types.ts";
import type { Settings } from "../protocol/index.ts";
import type { Table } from "./table.ts";
import { endingHeadline, endingReason, seatName, seatNames } from "./words.ts";

/** What stands in the banner under the board. */
export interface Banner {
  /** What kind of message it is, which gives it its colour. */
  tone: "mine" | "wait" | "look" | "over" | "trouble";
  /** The army whose mark stands before it. */
  seat: Seat | null;
  title: string;
  text: string;
}

/** The banner for the table as it stands. */
export function banner(table: Table): Banner {
  const settings = table.settings.value;
  const shown = table.position.value;
  const newest = table.newest.value;
  if (!settings || !shown || !newest)
    return { tone: "wait", seat: null, title: "Joining the game", text: "One moment." };
  const trouble = table.trouble.value;
  if (trouble) {
    const rule = trouble.section ? ` (rules, ${trouble.section})` : "";
    return { tone: "trouble", seat: null, title: "That did not work", text: trouble.message + rule };
  }
  if (table.looking.value !== null) return lookingBack(table, table.looking.value);
  if (!table.current.value) return playing(table);
  if (newest.outcome) {
    const reason = endingReason(newest.outcome, table.log.rules.story(table.count.value), newest);
    return { tone: "over", seat: winner(newest), title: endingHeadline(newest.outcome), text: reason };
  }
  if (table.pending.value && table.connection.value.link !== "open") return unsent(newest);
  if (table.mover.value) return own(table, newest, table.mover.value);
  const waited = waiting(settings, newest, table.held.value);
  return { ...waited, text: withOffers(table, waited.text) };
}

function lookingBack(table: Table, at: number): Banner {
  if (at === 0)
    return { tone: "look", seat: null, title: "Looking back", text: "The position at the start." };
  const seat = table.log.plies[at - 1]?.seat ?? null;
  const title = `Looking back: turn ${at} of ${table.count.value}`;
  return { tone: "look", seat, title, text: storyWords(table.log.rules.story(at)) };
}

/** Another's turn is being shown. */
function playing(table: Table): Banner {
  const at = table.shown.value + 1;
  const seat = table.log.plies[at - 1]?.seat ?? null;
  const title = `${seat ? seatName(seat) : "Somebody"} plays ${table.log.reading(at)}`;
  return { tone: "wait", seat, title, text: storyWords(table.log.rules.story(at)) };
}

/** A turn was entered while there is no connection. */
function unsent(newest: PositionView): Banner {
  const title = `${seatName(newest.turn)} is next`;
  return { tone: "wait", seat: newest.turn, title, text: "Sent as soon as the connection is back." };
}

function own(table: Table, newest: PositionView, seat: Seat): Banner {
  const alone = table.held.value.length === 1;
  const extra = newest.in_power === seat && newest.cursor !== seat;
  const whose = alone ? `Your turn, ${seatName(seat)}` : `${seatName(seat)}’s turn`;
  const title = extra ? `${whose} – an extra one, by power` : whose;
  const text = table.step.value?.text || "Choose one of your pieces.";
  return { tone: "mine", seat, title, text: table.step.value?.canGoBack ? text : withOffers(table, text) };
}

function waiting(settings: Settings, newest: PositionView, held: readonly Seat[]): Banner {
  const seat = newest.turn;
  const state = settings.seats[seat];
  const title = `${seatName(seat)}’s turn`;
  const watching = standing(newest, held);
  const who = state?.name || seatName(seat);
  if (held.includes(seat)) return { tone: "wait", seat, title, text: "One moment." };
  if (state?.kind === "bot") return { tone: "wait", seat, title, text: `${watching}The bot is thinking.` };
  if (state && !state.claimed) {
    return { tone: "wait", seat, title, text: `${watching}Nobody has taken this seat yet.` };
  }
  return { tone: "wait", seat, title, text: `${watching}Waiting for ${who}.` };
}

/** A text, followed by whose agreement to a draw stands. */
function withOffers(table: Table, text: string): string {
  const agreed = table.agreed.value;
  return agreed.length === 0
    ? text
    : `${text.replace(/\.?$/, ".")} ${seatNames(agreed)} would agree to a draw.`;
}

/** What this person is, if not a player whose turn is still to come. */
function standing(newest: PositionView, held: readonly Seat[]): string {
  if (held.length === 0) return "You are watching. ";
  return held.some((seat) => newest.alive.includes(seat)) ? "" : "You are out. ";
}

function winner(newest: PositionView): Seat | null {
  return newest.outcome?.kind === "win" ? (newest.alive[0] ?? null) : null;
}
