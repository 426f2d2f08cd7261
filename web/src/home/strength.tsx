import { hasFinishedGame } from "../common/games.ts";
import { levelName } from "../common/seats/level_name.ts";
import { FIRST_LEVEL, levelLine, strength } from "../common/seats/levels.ts";
import { LEVELS, type Level } from "../protocol/index.ts";
import * as text from "../text/home.ts";

/** The level of all bots, which this browser remembers; before the first game is over, the level for it. */
export function StrengthChoice() {
  const isFirst = !hasFinishedGame();
  return (
    <p class="home-strength">
      <label for="strength">{text.strength()}</label>
      <select
        id="strength"
        aria-describedby={isFirst ? "strength-hint" : undefined}
        value={strength.value}
        onChange={(event) => {
          strength.value = event.currentTarget.value as Level;
        }}
      >
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {levelLine(level)}
          </option>
        ))}
      </select>
      {isFirst && <small id="strength-hint">{text.strengthHint({ level: levelName(FIRST_LEVEL) })}</small>}
    </p>
  );
}
