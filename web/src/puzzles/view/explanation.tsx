import { SQUARE9 } from "../../../generated/square9.ts";
import { positionAddress } from "../../common/position_address.ts";
import * as text from "../../text/puzzles.ts";
import type { Puzzle } from "../puzzle.ts";
import type { PuzzleRun } from "../puzzle_run.ts";
import type { PuzzleStore } from "../puzzle_store.ts";
import { TurnList } from "./turn_list.tsx";

/** The tags that are told in words. */
type Tag = Parameters<typeof text.tag>[0]["tag"];
const TAGS: readonly Tag[] = [
  ...(["alive2", "alive3", "alive4", "early", "middle", "late"] as const),
  ...(["power_own", "power_other", "decoys", "placement"] as const),
];

/** What there is to know of a puzzle that is over: why its solution is right, the line, and its tags. */
export function Explanation({ store }: { store: PuzzleStore }) {
  const { run } = store;
  const { puzzle, played } = run;
  const { rules, options, position } = puzzle;
  return (
    <section class="puzzle-why">
      <h2>{text.why()}</h2>
      <ul class="puzzle-reasons">
        {reasons(run).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <h2>{text.theLine()}</h2>
      <TurnList turns={played} />
      <p class="lesson-buttons">
        <button type="button" class="button" onClick={() => void store.replay()}>
          {text.replay()}
        </button>
        <a class="button" href={positionAddress(position, rules, options, SQUARE9.name)}>
          {text.analyse()}
        </a>
      </p>
      <h2>{text.tags()}</h2>
      <ul class="puzzle-tags">
        {tagWords(puzzle).map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
      <p>
        <a href={`/puzzles?puzzle=${puzzle.id}`}>{text.thisPuzzle()}</a>
      </p>
    </section>
  );
}

/** The conditions of the theme that the solution meets. */
function reasons({ puzzle, played }: PuzzleRun): string[] {
  const { theme, goal, turns, tags } = puzzle;
  const said: string[] = [];
  if (goal === "win" || goal === "duel") said.push(text.whyWin({ turns }));
  else {
    for (const step of played[0]?.steps ?? []) {
      if (step.kind === "kill" && step.role === "chief") said.push(text.whyChief({ seat: step.army }));
      if (step.kind === "encircled") said.push(text.whyWalledIn({ seat: step.seat }));
    }
    said.push(text.whySafe());
  }
  said.push(text.whyUnique());
  if (goal === "own") said.push(text.whyOwn());
  if (theme === "chief" || tags.includes("decoys")) said.push(text.whyDecoys());
  if (tags.includes("placement")) said.push(text.whyPlacement());
  if (theme === "order") said.push(text.whyOrder());
  return said;
}

/** A puzzle's theme, difficulty and tags in words. */
function tagWords({ theme, level, tags }: Puzzle): string[] {
  const others = TAGS.filter((tag) => tags.includes(tag)).map((tag) => text.tag({ tag }));
  return [text.theme({ theme }), text.difficulty({ level }), ...others];
}
