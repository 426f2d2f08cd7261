/** Problems as sentences in the page's language. */
import type { Arguments, Problem } from "../protocol/index.ts";
import * as text from "../text/refusals.ts";
import { importPart } from "./browser/import_part.ts";

/** The sentences of all codes, by the names of their functions. */
type Sentences = Readonly<Record<string, (facts: never) => string>>;

/** The sentences of the page's language; they are fetched when the first is needed. */
let sentences: Promise<Sentences> | null = null;

/** Something wrong to show, with the section of the rules that it concerns, if any. */
export interface GameError {
  message: string;
  section: string | null;
}

/**
 * What is wrong, as a sentence in the page's language. Without a sentence for the code, or for a problem
 * within the problem, it is the message, and without a message a general sentence.
 */
export async function problemText(
  problem: Partial<Problem>,
  load: () => Promise<Sentences> = pageSentences,
): Promise<string> {
  // The message of an error that a bridge throws is its code.
  const message = problem.message === problem.code ? undefined : problem.message;
  return sentence(problem, await load()) ?? (message || text.unexplained());
}

/** A problem, or a sentence, as it is shown. */
export async function shownError(problem: Partial<Problem> | string): Promise<GameError> {
  if (typeof problem === "string") return { message: problem, section: null };
  return { message: await problemText(problem), section: problem.section ?? null };
}

/** An error, or anything else that was thrown, as a sentence in the page's language. */
export async function errorText(error: unknown): Promise<string> {
  return problemText(error instanceof Error ? error : {});
}

/** Fetches the sentences at the address that the page gives. Without them, messages are shown. */
async function pageSentences(): Promise<Sentences> {
  const address = globalThis.document?.documentElement.dataset.problems;
  if (!address) return {};
  sentences ??= importPart<{ sentences: Sentences }>(address).then((module) => module.sentences);
  try {
    return await sentences;
  } catch {
    // The next problem tries again.
    sentences = null;
    return {};
  }
}

/** The sentence of a problem; undefined if it has none. */
function sentence({ code, args = {} }: Partial<Problem>, sentences: Sentences): string | undefined {
  if (code === undefined) return undefined;
  const name = code.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  if (!Object.hasOwn(sentences, name)) return undefined;
  const facts: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    const fact = isProblem(value) ? sentence(value, sentences) : value;
    if (fact === undefined) return undefined;
    facts[name] = fact;
  }
  return sentences[name]?.(facts as never);
}

function isProblem(value: Arguments[string]): value is Problem {
  return typeof value === "object" && "code" in value;
}
