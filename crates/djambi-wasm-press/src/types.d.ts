import type { Occasion, Problem, Seat, TreatyNote } from "../src/protocol/index.ts";
