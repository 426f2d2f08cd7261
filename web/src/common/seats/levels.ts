/** The bots' levels for people, and the level that this browser prefers. */
import { LEVELS, type Level, USUAL_LEVEL } from "../../protocol/index.ts";
import * as text from "../../text/choices.ts";
import { like, oneOf } from "../browser/shape.ts";
import { readStored, storedSignal } from "../browser/stored.ts";
import { hasFinishedGame } from "../games.ts";

/** The level for a person who has not finished a game yet. */
export const FIRST_LEVEL: Level = "peasant";

/** The key of the storage in which the chosen level is. */
const KEY = "djambi.strength";

/** The level that a page presets: the chosen one, else the first one until a game is finished. */
export function presetLevel(): Level {
  const chosen = readStored(KEY, like(""));
  if (chosen === null) return hasFinishedGame() ? USUAL_LEVEL : FIRST_LEVEL;
  // The stored level may be of another version.
  return oneOf(LEVELS)(chosen) ?? USUAL_LEVEL;
}

const preset = presetLevel();
/** The level of the bots of a new game, unless a seat has its own. The preset lasts until a choice. */
export const strength = storedSignal<Level>(KEY, preset, oneOf(LEVELS));

/** A level's number, name and description: "4 Envoy: expects your answer". */
export function levelLine(level: Level): string {
  return text.levelLine({ rank: LEVELS.indexOf(level), level });
}
