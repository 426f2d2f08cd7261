import type { GameEntry } from "../src/core/types.ts";
