/** The grading of tries by their wire form; `docs/PUZZLES.md` has the patterns. Pure. */

/** What a try is: right, wrong only in its placement, or wrong. */
export type Grade = "right" | "misplaced" | "wrong";

/** Grades a turn in wire form against a step of a solution, which lists all that are right. */
export function grade(step: string, move: string): Grade {
  const patterns = step.split("|");
  if (patterns.some((pattern) => matches(pattern, move))) return "right";
  return patterns.some((pattern) => kindOf(pattern) === kindOf(move)) ? "misplaced" : "wrong";
}

/** The turn of a step with which the line goes on. */
export function mainTurn(step: string): string {
  return step.split("|", 1)[0] ?? "";
}

/** Whether a turn is one that a pattern stands for; a turn is a pattern that stands for itself. */
function matches(pattern: string, move: string): boolean {
  if (kindOf(pattern) !== kindOf(move)) return false;
  const [places, place] = [placementOf(pattern), placementOf(move)];
  if (places === undefined || place === undefined) return places === place;
  if (places === "*") return true;
  const squares: readonly string[] = places.match(/[a-z]\d+/g) ?? [];
  const named = squares.includes(place);
  return places.startsWith("!") ? !named : named;
}

/** A turn or a pattern without the placement. */
function kindOf(move: string): string {
  return move.split("@", 1)[0] ?? "";
}

function placementOf(move: string): string | undefined {
  return move.split("@")[1];
}
