import type { NewGameRequest, Seat } from "../../src/protocol/index.ts";

/** The seats of each board, and the number of its squares. */
export const KINDS = {
  square9: { seats: ["red", "blue", "yellow", "green"], squares: 81 },
  duel2: { seats: ["red", "yellow"], squares: 81 },
  hex3: { seats: ["red", "blue", "yellow"], squares: 61 },
  hex6: { seats: ["red", "blue", "yellow", "green", "purple", "orange"], squares: 127 },
  ngon3: { seats: ["red", "blue", "yellow"], squares: 61 },
  ngon4: { seats: ["red", "blue", "yellow", "green"], squares: 81 },
  ngon5: { seats: ["red", "blue", "yellow", "green", "purple"], squares: 101 },
  ngon6: { seats: ["red", "blue", "yellow", "green", "purple", "orange"], squares: 121 },
} as const satisfies Readonly<Record<string, { seats: readonly Seat[]; squares: number }>>;

/** A game of red against quick bots of the lowest level on a board. */
export function againstBots(board: keyof typeof KINDS): Partial<NewGameRequest> {
  const bot = { kind: "bot", level: "page" } as const;
  const seats = Object.fromEntries(KINDS[board].seats.map((seat) => [seat, bot]));
  return { board, seats: { ...seats, red: { kind: "person", mine: true } } };
}

/** A game in which one browser plays all seats of a board. */
export function hotSeat(board: keyof typeof KINDS): Partial<NewGameRequest> {
  const mine = { kind: "person", mine: true } as const;
  return { board, seats: Object.fromEntries(KINDS[board].seats.map((seat) => [seat, mine])) };
}
