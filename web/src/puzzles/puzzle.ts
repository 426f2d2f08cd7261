/** The puzzles as data; `docs/PUZZLES.md` says what the columns mean. Pure. */

/** All themes, in the order of the page. */
export const THEMES = ["chief", "save", "win", "cage", "duel", "order"] as const;

/** What a puzzle is about. */
export type Theme = (typeof THEMES)[number];

/** What a puzzle asks for. */
export type Goal = "chief" | "save" | "win" | "duel" | "enemy" | "own";

/** A puzzle. */
export interface Puzzle {
  id: string;
  theme: Theme;
  goal: Goal;
  /** The rule set. */
  rules: string;
  /** The options that differ from it. */
  options: Readonly<Record<string, string>>;
  /** The position string; the solver is to move. */
  position: string;
  /** The solver's turns, each with all that are right, and the replies, in order of play. */
  line: readonly string[];
  /** The number of the solver's turns. */
  turns: number;
  /** The number of the first level that finds the first turn; 9 if none does. */
  level: number;
  /** What may be said of it besides its goal. */
  tags: readonly string[];
}

/** Parses the lines of the corpus. */
export function parsePuzzles(text: string): Puzzle[] {
  return text.split("\n").map(parsePuzzle);
}

function parsePuzzle(text: string): Puzzle {
  const [id = "", theme = "", rules = "", position = "", line = "", turns, level, tags = ""] =
    text.split("\t");
  const [set = "", ...options] = rules.split(" ");
  const all = tags.split(",").filter(Boolean);
  // A theme with several goals tells the goal as the first tag.
  const hasGoalTag = theme === "cage" || theme === "order";
  return {
    id,
    theme: theme as Theme,
    goal: (hasGoalTag ? all[0] : theme) as Goal,
    rules: set,
    options: Object.fromEntries(options.map((option) => option.split("="))),
    position,
    line: line.split(" "),
    turns: Number(turns),
    level: Number(level),
    tags: hasGoalTag ? all.slice(1) : all,
  };
}
