/** The first call of the home page: to learn, to go on learning, or to play. */
import { knownGames } from "../common/games.ts";
import { type Progress, progress } from "../common/lesson_progress.ts";
import * as text from "../text/home.ts";

/** What the page calls for first, and the words of the link to the lessons; none: those that it has. */
export interface LearnCall {
  first: "learn" | "play";
  words: string | null;
}

/** The call for a user with this progress, who has or has not played. */
export function learnCall(progress: Partial<Progress> | null, hasPlayed: boolean): LearnCall {
  const hasBegun = Object.keys(progress?.stars ?? {}).length > 0;
  if (!hasBegun) return { first: hasPlayed ? "play" : "learn", words: null };
  const next = progress?.next ?? null;
  if (next === null) return { first: "play", words: text.lessonsAgain() };
  return { first: hasPlayed ? "play" : "learn", words: text.continueLesson({ lesson: next }) };
}

/** Shows the call that fits this browser's user. */
export function showLearnCall(): void {
  const [learn, play] = ["[data-learn]", "[data-play-now]"].map((name) => document.querySelector(name));
  const { first, words } = learnCall(progress.value, knownGames().length > 0);
  if (learn && words !== null) learn.textContent = words;
  learn?.classList.toggle("button-strong", first === "learn");
  play?.classList.toggle("button-strong", first === "play");
}
