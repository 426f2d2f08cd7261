/** Names beside other words, whatever their direction. */

/**
 * A name that keeps its place in a sentence: one with letters that run from right to left is isolated, so
 * that numbers and marks beside it stay where they are. All languages of the pages run from left to right.
 */
export function isolated(name: string): string {
  return /[\u0590-\u08ff\ufb1d-\ufefc\u{10800}-\u{1efff}]/u.test(name) ? `\u2068${name}\u2069` : name;
}
