/** The texts of the bots' levels, and the level that this browser prefers. */
import { LEVELS, type Level, USUAL_LEVEL } from "../protocol/index.ts";
import { storedSignal } from "./stored.ts";

const EXPECTATIONS: Readonly<Record<Level, string>> = {
  page: "learns the moves",
  squire: "takes what it sees",
  courtier: "looks before it leaps",
  envoy: "expects your answer",
  minister: "sees a round ahead",
  chancellor: "plans",
  regent: "forgives little",
  prince: "full strength",
};

/** The level of the bots of a new game, unless a seat has its own. */
export const strength = storedSignal<Level>("djambi.strength", USUAL_LEVEL);
// The stored level may be of another version.
if (!LEVELS.includes(strength.value)) strength.value = USUAL_LEVEL;

/** A level's name: "Envoy". */
export function levelName(level: Level): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}

/** A level's number, name and description: "4 Envoy: expects your answer". */
export function levelLine(level: Level): string {
  return `${LEVELS.indexOf(level) + 1} ${levelName(level)}: ${EXPECTATIONS[level]}`;
}
