import { type Settings, USUAL_TABLE } from "../src/protocol/index.ts";

const seatOfPerson = { kind: "person", name: "", claimed: true } as const;

/** The settings of a game whose table has waited, with a clock, three persons and a bot. */
export const settings: Settings = {
  id: "g",
  rules: { set: "classic", options: {} },
  board: "square9",
  start: "start",
  clock: { kind: "real_time", base_s: 60, increment_s: 5 },
  table: USUAL_TABLE,
  seats: {
    red: seatOfPerson,
    blue: seatOfPerson,
    yellow: seatOfPerson,
    green: { kind: "bot", level: "envoy", name: "", claimed: true },
  },
};
