/** Dangers, on the board and in words. */
import type { DjambiBoard } from "../../../board/src/index.ts";
import type { Ring } from "../../../board/src/types.ts";
import { words } from "../../../board/src/words/en.ts";
import type { Dangers } from "../../../generated/djambi.js";
import type { PositionView, Seat } from "../../core/types.ts";
import { sentences } from "../../text/game.ts";
import * as text from "../../text/guide.ts";
import type { GameStore } from "../game_store.ts";
import { showsDangers, showsMovable } from "./guide_switches.ts";

/** From how many squares left to the chief on the page warns. */
const FEW_SQUARES = 2;

/** The dangers of a seat in the position that is shown. */
interface Seen {
  dangers: Dangers;
  position: PositionView;
  /** Whether the user sees all dangers, not only that of the chief. */
  isFull: boolean;
}

/** Puts the rings round pieces in danger, and marks pieces that can move; an effect runs it again. */
export function showGuide(store: GameStore, board: DjambiBoard): void {
  const seen = seenDangers(store);
  board.set({ rings: seen ? rings(seen) : [], showMovable: showsMovable.isOn(store) });
}

/** The danger of the user's chief, as sentences; empty without one. */
export function chiefText(store: GameStore): string {
  const seen = seenDangers(store);
  return seen ? sentences({ sentences: chiefSentences(seen) }) : "";
}

/** All dangers at the user's turn, as sentences, and whose power it is. */
export function dangerText(store: GameStore): string {
  const seen = store.mover.value ? seenDangers(store) : null;
  if (!seen) return "";
  const { position, isFull } = seen;
  const told = chiefSentences(seen);
  const others = isFull ? endangered(seen) : [];
  if (others.length > 0) told.push(text.piecesInDanger({ pieces: others }));
  if (isFull && position.in_power) told.push(words.story([{ kind: "power", seat: position.in_power }]));
  return sentences({ sentences: told });
}

/** What is in danger while the board shows how the game stands; null for a person who does not play. */
function seenDangers(store: GameStore): Seen | null {
  const position = store.position.value;
  if (!position || position.outcome || !store.upToDate.value) return null;
  const seat = seatOf(store, position);
  const dangers = seat && store.log.rules.dangers(seat, store.ply.value);
  return dangers ? { dangers, position, isFull: showsDangers.isOn(store) } : null;
}

/** The seat whose dangers are told: the one that plays now if it is the user's, else the user's only one. */
function seatOf({ held }: GameStore, { turn }: PositionView): Seat | null {
  const seats = held.value;
  if (seats.includes(turn)) return turn;
  return seats.length === 1 ? (seats[0] ?? null) : null;
}

function rings({ dangers, isFull }: Seen): Ring[] {
  const { chief, killers, free } = dangers;
  const pieces = isFull ? dangers.pieces.filter((square) => square !== chief) : [];
  const found: Ring[] = pieces.map((square) => ({ square, kind: "piece" }));
  const note = isFew(free) && isFull ? { note: String(free) } : {};
  if (killers.length > 0) found.push({ square: chief, kind: "chief", ...note });
  else if (note.note) found.push({ square: chief, kind: "note", ...note });
  return found;
}

function chiefSentences({ dangers: { killers, free }, isFull }: Seen): string[] {
  const told = [];
  if (killers.length > 0) told.push(text.chiefInDanger({ killers: killers.map(text.killer) }));
  if (isFew(free) && isFull) told.push(text.freeSquares({ n: free }));
  return told;
}

function endangered({ dangers: { pieces, chief }, position }: Seen): string[] {
  const others = position.pieces.filter(({ square }) => square !== chief && pieces.includes(square));
  return others.flatMap(({ role, square }) => (role ? text.endangered({ role, square }) : []));
}

function isFew(free: number | null | undefined): free is number {
  return typeof free === "number" && free <= FEW_SQUARES;
}
