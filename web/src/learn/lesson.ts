/** The types of the lessons in `corpus/lessons`; `corpus/README.md` says what their fields mean. */
import type { LessonName } from "../common/lesson_progress.ts";
import type { Role, Seat } from "../core/types.ts";
import type * as text from "../text/learn.ts";

/** The name of a chapter, which is the key of its title. */
export type ChapterName = Parameters<typeof text.chapter>[0]["chapter"];

/** The name of what went wrong, which is the key of its sentence. */
export type MistakeName = Parameters<typeof text.mistake>[0]["mistake"];

/** What can be said of a position and of the turns that led to it. */
export type Condition =
  /** A piece of this kind was killed since the lesson began. */
  | { is: "killed"; army: Seat; role: Role }
  /** A piece of this kind is on the square. */
  | { is: "at"; square: string; army: Seat; role: Role }
  /** A corpse is on the square. */
  | { is: "corpse"; square: string }
  | { is: "alive"; seat: Seat }
  | { is: "out"; seat: Seat }
  /** The seat's chief was encircled since the lesson began. */
  | { is: "encircled"; seat: Seat }
  | { is: "in_power"; seat: Seat }
  | { is: "not_in_power"; seat: Seat }
  /** The army obeys the seat. */
  | { is: "commands"; seat: Seat; army: Seat }
  /** The seat is the last one alive. */
  | { is: "wins"; seat: Seat };

/** A way to fail. */
export interface Mistake {
  name: MistakeName;
  /** When the lesson has failed so; a mistake without conditions is to run out of turns. */
  when: readonly Condition[];
  /** The conditions count only once the turns are used up. */
  at?: "end";
  /** The learner's turns of an example. */
  example: readonly string[];
}

/** A lesson. */
export interface Lesson {
  name: LessonName;
  chapter: ChapterName;
  /** Two corners of the part of the board that is drawn. */
  part: readonly [string, string];
  position: string;
  learner: Seat;
  /** The roles of the pieces that may move; all if left out. */
  roles?: readonly Role[];
  /** Squares to be marked. */
  marks?: readonly string[];
  /** Whether the coming turns are shown. */
  order?: "shown";
  /** The turns of the others: the first one in this list that is legal is played. */
  replies: readonly string[];
  /** Whether success is judged after the learner's turn, or after the replies to it. */
  judged: "at_once" | "after_replies";
  success: readonly Condition[];
  mistakes: readonly Mistake[];
  /** The most turns for three stars, for two and for one. */
  stars: readonly [number, number, number];
  /** The learner's turns of a best solution. */
  solution: readonly string[];
}
