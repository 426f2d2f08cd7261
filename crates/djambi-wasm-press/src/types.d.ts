import type { Problem, TreatyNote } from "../src/protocol/index.ts";
