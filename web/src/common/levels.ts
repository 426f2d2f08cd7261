/** The levels of bots, as people read them. */
import { LEVELS, type Level, USUAL_LEVEL } from "../protocol/index.ts";
import { stored } from "./stored.ts";

const EXPECTATIONS: Readonly<Record<Level, string>> = {
  page: "learns the moves",
  squire: "takes what he sees",
  courtier: "looks before he leaps",
  envoy: "expects your answer",
  minister: "sees a round ahead",
  chancellor: "plans",
  regent: "forgives little",
  prince: "full strength",
};

/** How strong the bots of a new game are, unless a seat has a level of its own. */
export const strength = stored<Level>("djambi.strength", USUAL_LEVEL);
// Whatever this browser remembers from another version.
if (!LEVELS.includes(strength.value)) strength.value = USUAL_LEVEL;

/** A level's name: "Envoy". */
export function levelName(level: Level): string {
  return level.charAt(0).toUpperCase() + level.slice(1);
}

/** A level's number, name, and what to expect of it: "4 Envoy: expects your answer". */
export function levelLine(level: Level): string {
  return `${LEVELS.indexOf(level) + 1} ${levelName(level)}: ${EXPECTATIONS[level]}`;
}
