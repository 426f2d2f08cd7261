import type { GameEntry } from "../src/protocol/index.ts";
