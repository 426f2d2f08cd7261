/** Progress in the course, in this browser. */

import type * as text from "../text/learn.ts";
import { like, oneOf, orNull, recordOf, withUsual } from "./browser/shape.ts";
import { storedSignal } from "./browser/stored.ts";

/** The name of a lesson, which is that of its file and the key of its texts. */
export type LessonName = Parameters<typeof text.title>[0]["lesson"];

/** The stars of a lesson that is done. */
export type Stars = 1 | 2 | 3;

/** The stars of the lessons that are done, and the number of the first other one; null if there is none. */
export interface Progress {
  stars: Readonly<Partial<Record<LessonName, Stars>>>;
  next: number | null;
}

const NONE: Progress = { stars: {}, next: 1 };

/** The progress; lessons that are no more do no harm. */
export const progress = storedSignal<Progress>(
  "djambi.lessons",
  NONE,
  withUsual(NONE, { stars: recordOf(oneOf<Stars>([1, 2, 3])), next: orNull(like(1)) }),
);

/** The progress after a lesson; a worse result than an earlier one changes nothing. */
export function withStars(
  before: Progress,
  order: readonly LessonName[],
  lesson: LessonName,
  stars: Stars,
): Progress {
  const best = Math.max(before.stars[lesson] ?? 0, stars) as Stars;
  const after = { ...before.stars, [lesson]: best };
  return { stars: after, next: nextNumber(order, after) };
}

/** The number of the first lesson without stars; null if there is none. */
export function nextNumber(order: readonly LessonName[], stars: Progress["stars"]): number | null {
  const index = order.findIndex((name) => !stars[name]);
  return index < 0 ? null : index + 1;
}
