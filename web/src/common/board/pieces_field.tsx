import * as text from "../../text/common.ts";
import { chosen, SETS } from "./pieces.ts";

/** The field to choose the set. */
export function PiecesField() {
  return (
    <label class="toggle">
      {text.pieces()}
      <select
        value={chosen.value}
        onChange={(event) => (chosen.value = event.currentTarget.value as (typeof SETS)[number])}
      >
        {SETS.map((set) => (
          <option key={set} value={set}>
            {text.pieceSet({ set })}
          </option>
        ))}
      </select>
    </label>
  );
}
