import { levelLine, strength } from "../common/levels.ts";
import { LEVELS, type Level } from "../protocol/index.ts";
import * as text from "../text/home.ts";

/** The level of all bots, which this browser remembers. */
export function StrengthChoice() {
  return (
    <p class="home-strength">
      <label for="strength">{text.strength()}</label>
      <select
        id="strength"
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
    </p>
  );
}
