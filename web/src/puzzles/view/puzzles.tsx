import { useSignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import * as text from "../../text/puzzles.ts";
import type { PuzzleCoreFactory } from "../core.ts";
import type { Puzzle } from "../puzzle.ts";
import { ALL, type Mode, modeAt, Session } from "../session.ts";
import { PuzzleList } from "./list.tsx";
import { SessionView } from "./session_panel.tsx";

interface PuzzlesViewProps {
  puzzles: readonly Puzzle[];
  createCore: PuzzleCoreFactory;
}

/** The page of the puzzles: the list of all ways to solve them, or the one that the address names. */
export function PuzzlesView({ puzzles, createCore }: PuzzlesViewProps) {
  const hash = useSignal(addressed());
  const attempt = useSignal(0);
  /** Nothing takes the focus when the page opens. */
  const opened = useRef(false);
  // Before the first paint, so that no change of the address is missed.
  useLayoutEffect(() => {
    const onChange = () => {
      // Links within the page, such as the one to its content, lead to no other puzzle.
      if (location.hash.length > 1 && location.hash !== ALL && !modeAt(location.hash)) return;
      opened.current = true;
      hash.value = addressed();
      scrollTo(0, 0);
    };
    addEventListener("hashchange", onChange);
    return () => removeEventListener("hashchange", onChange);
  }, []);
  const mode = modeAt(hash.value);
  const title = mode ? modeTitle(mode, puzzles) : text.heading();
  useEffect(() => {
    document.title = `${title} – Djambi`;
  }, [title]);
  const key = `${hash.value} ${attempt.value}`;
  const session = useMemo(
    () => mode && new Session(mode, puzzles, { random: Math.random, now: Date.now }),
    [key],
  );
  const focus = opened.current ? "heading" : "nothing";
  if (!session) return <PuzzleList puzzles={puzzles} createCore={createCore} focus={focus} />;
  return (
    <SessionView
      key={key}
      session={session}
      title={title}
      createCore={createCore}
      focus={focus}
      onAgain={() => {
        opened.current = true;
        attempt.value++;
      }}
    />
  );
}

/** What the address asks for: as its fragment, or as a puzzle whose link is sent to others. */
function addressed(): string {
  const id = new URLSearchParams(location.search).get("puzzle");
  return location.hash.length > 1 || !id ? location.hash : `#puzzle-${id}`;
}

/** What a way to solve puzzles is called; a certain puzzle has the title of its theme. */
function modeTitle(mode: Mode, puzzles: readonly Puzzle[]): string {
  if (mode.kind === "theme") return text.theme({ theme: mode.theme });
  if (mode.kind !== "single") return text.mode({ mode: mode.kind });
  const puzzle = puzzles.find(({ id }) => id === mode.id);
  return puzzle ? text.theme({ theme: puzzle.theme }) : text.heading();
}
