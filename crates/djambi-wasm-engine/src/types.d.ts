/** The types of the package, each of which is declared once. */
import type { BotTurn, EndingVerdict, EnginePosition, GameRecord, Reason } from "../rules/src/engine/messages.ts";
import type { Level, Seat } from "../src/protocol/index.ts";
