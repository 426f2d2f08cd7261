// Writes the lessons of `corpus/lessons` to `generated/lessons.ts`, in order. As a program they are held to
// their types by the compiler.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(here, "..", "corpus", "lessons");

/** Writes `generated/lessons.ts`. */
export function writeLessons() {
  const names = readdirSync(folder).sort();
  const lessons = names.map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")));
  const type = 'import type { Lesson } from "../src/learn/lesson.ts";';
  const value = lessons.map((lesson) => `  ${JSON.stringify(lesson)},\n`).join("");
  const source = `${type}\n\n/** All lessons, in order. */\nexport const LESSONS: readonly Lesson[] = [\n${value}];\n`;
  writeFileSync(join(here, "generated", "lessons.ts"), source);
}
