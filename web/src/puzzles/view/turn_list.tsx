import { words } from "../../../board/src/words/en.ts";
import { Mark } from "../../common/seats/mark.tsx";
import type { PlayedTurn } from "../played_turn.ts";

/** Turns in words, each with the mark of its player. */
export function TurnList({ turns }: { turns: readonly PlayedTurn[] }) {
  return (
    <ol class="puzzle-line">
      {turns.map(({ seat, steps }, i) => (
        // A line may repeat a turn, so the key is its place.
        <li key={i}>
          <Mark seat={seat} /> <span>{words.story(steps)}</span>
        </li>
      ))}
    </ol>
  );
}
