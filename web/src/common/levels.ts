/** The bots' levels for people, and the level that this browser prefers. */
import { LEVELS, type Level, USUAL_LEVEL } from "../protocol/index.ts";
import * as text from "../text/choices.ts";
import { storedSignal } from "./stored.ts";

/** The level of the bots of a new game, unless a seat has its own. */
export const strength = storedSignal<Level>("djambi.strength", USUAL_LEVEL);
// The stored level may be of another version.
if (!LEVELS.includes(strength.value)) strength.value = USUAL_LEVEL;

/** A level's name: "Envoy". */
export function levelName(level: Level): string {
  return text.level({ level });
}

/** A level's number, name and description: "4 Envoy: expects your answer". */
export function levelLine(level: Level): string {
  return text.levelLine({ rank: LEVELS.indexOf(level) + 1, level });
}
