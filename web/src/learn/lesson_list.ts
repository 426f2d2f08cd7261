/** The order of lessons and chapters. */
import { LESSONS } from "../../generated/lessons.ts";
import type { LessonName } from "../common/lesson_progress.ts";
import type { ChapterName, Lesson } from "./lesson.ts";

export { LESSONS };

/** The names of the lessons, in order. */
export const ORDER: readonly LessonName[] = LESSONS.map(({ name }) => name);

/** A chapter, and its lessons. */
export interface Chapter {
  name: ChapterName;
  lessons: Lesson[];
}

/** The chapters, in order. */
export function chapters(): Chapter[] {
  const found: Chapter[] = [];
  for (const lesson of LESSONS) {
    const last = found.at(-1);
    if (last?.name === lesson.chapter) last.lessons.push(lesson);
    else found.push({ name: lesson.chapter, lessons: [lesson] });
  }
  return found;
}

/** The lesson that an address asks for. */
export function lessonAt(hash: string): Lesson | null {
  return LESSONS.find(({ name }) => `#${name}` === hash) ?? null;
}

/** The number of a lesson, counted from 1. */
export function numberOf({ name }: Lesson): number {
  return ORDER.indexOf(name) + 1;
}
