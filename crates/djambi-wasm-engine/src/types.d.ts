/** The types of the package, each of which is declared once. */
import type { EndingVerdict, EnginePosition, GameRecord, Reason } from "../rules/src/engine/messages.ts";
