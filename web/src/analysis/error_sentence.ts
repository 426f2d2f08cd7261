import { errorText } from "../common/errors.ts";

/** An error as a sentence for people. */
export async function errorSentence(error: unknown): Promise<string> {
  const text = errorText(error);
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalised) ? capitalised : `${capitalised}.`;
}
