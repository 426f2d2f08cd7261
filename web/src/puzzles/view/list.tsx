import { useEffect, useRef } from "preact/hooks";
import * as text from "../../text/puzzles.ts";
import { dayNumber } from "../choice.ts";
import type { PuzzleCoreFactory } from "../core.ts";
import { type Progress, progress } from "../progress.ts";
import { type Puzzle, THEMES } from "../puzzle.ts";
import { PuzzleOfTheDay } from "./day.tsx";

/** What takes the focus when a view appears. */
export type Focus = "nothing" | "heading";

/** The ways to solve puzzles that are not themes, in the order of the page. */
const MODES = ["mixed", "day", "streak", "storm"] as const;

interface PuzzleListProps {
  puzzles: readonly Puzzle[];
  createCore: PuzzleCoreFactory;
  focus: Focus;
}

/** The list of all ways to solve puzzles, with what the user has done. */
export function PuzzleList({ puzzles, createCore, focus }: PuzzleListProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus === "heading") heading.current?.focus({ preventScroll: true });
  }, []);
  const { player } = progress.value;
  return (
    <div class="lessons">
      <h1 ref={heading} tabIndex={-1}>
        {text.heading()}
      </h1>
      <p class="lessons-intro">{text.intro()}</p>
      <p class="puzzles-rating">{text.yourRating({ rating: Math.round(player.rating) })}</p>
      <PuzzleOfTheDay puzzles={puzzles} createCore={createCore} />
      <ul class="puzzles-ways puzzles-modes">
        {MODES.map((mode) => (
          <li key={mode}>
            <a href={`#${mode}`}>{text.mode({ mode })}</a>
            <p>{text.modeSentence({ mode })}</p>
            <ModeResult mode={mode} progress={progress.value} />
          </li>
        ))}
      </ul>
      <h2>{text.themes()}</h2>
      <ul class="puzzles-ways">
        {THEMES.map((theme) => (
          <li key={theme}>
            <a href={`#theme-${theme}`}>{text.theme({ theme })}</a>
            <p>{text.themeSentence({ theme })}</p>
            <ThemeResult puzzles={puzzles.filter((puzzle) => puzzle.theme === theme)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ThemeResult({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const solved = new Set(progress.value.solved);
  const count = puzzles.filter(({ id }) => solved.has(id)).length;
  return (
    <>
      <progress class="puzzles-bar" value={count} max={puzzles.length} aria-hidden="true" />
      <p class="soft">{text.themeSolved({ solved: count, puzzles: puzzles.length })}</p>
    </>
  );
}

function ModeResult({ mode, progress }: { mode: (typeof MODES)[number]; progress: Progress }) {
  const words = resultWords(mode, progress);
  return words === null ? null : <p class="soft">{words}</p>;
}

/** What the user has done in a mode; null: nothing to tell. */
function resultWords(mode: (typeof MODES)[number], { day, bestStreak, bestStorm }: Progress): string | null {
  if (mode === "mixed") return null;
  if (mode === "day") {
    if (day?.number !== dayNumber(Date.now())) return null;
    return day.outcome === "failed" ? text.dayTried() : text.daySolved();
  }
  const count = mode === "streak" ? bestStreak : bestStorm;
  return count > 0 ? text.best({ count }) : null;
}
