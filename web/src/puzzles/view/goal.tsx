import { SQUARE9 } from "../../../generated/square9.ts";
import { kindText } from "../../common/rules/kind_text.ts";
import type { PositionView } from "../../core/types.ts";
import type { BoardName, Rules } from "../../protocol/index.ts";
import * as text from "../../text/puzzles.ts";
import type { Puzzle } from "../puzzle.ts";

/** What a puzzle asks for: who the solver is, what is to be reached, who is in power, and by which rules. */
export function Goal({ puzzle, start }: { puzzle: Puzzle; start: PositionView }) {
  const { in_power: power, turn } = start;
  const isUsual = puzzle.rules === "classic" && Object.keys(puzzle.options).length === 0;
  return (
    <div id="goal">
      <p class="lesson-goal">
        <strong>{text.youAre({ seat: turn })}</strong> {goalWords(puzzle)}{" "}
        {puzzle.theme === "order" && `${text.goalOrder()} `}
        {power !== null && (power === turn ? text.youInPower() : text.inPower({ seat: power }))}
      </p>
      {!isUsual && <p class="soft">{rulesWords(puzzle)}</p>}
    </div>
  );
}

function goalWords({ goal, turns }: Puzzle): string {
  if (goal === "win") return text.goalWin({ turns });
  return goal === "duel" ? text.goalDuel({ turns }) : text.goal({ goal });
}

function rulesWords({ rules, options }: Puzzle): string {
  // The corpus is proven by the rules, so its names are those of the protocol.
  const names = { set: rules, options } as Rules;
  return kindText(SQUARE9.name as BoardName, names);
}
